/** The door to the checks beside verbs, costs and rules. */
export { COST_CHECKS } from '../costs/costs.check.ts';
export { RULE_CHECKS } from '../rules/rules.check.ts';
export { VERB_CHECKS } from '../verbs/checks.ts';
export type { Cost } from '../costs/index.ts';
export type { Rule } from '../rules/index.ts';
export type { Effect, Verb } from '../verbs/index.ts';
export * from './check.ts';
