/** The skill language as types (docs/skill-language.md). Verbs, costs and rules say their own shape in their own file. */
export type * from './body.ts';
export type * from './card-filter.ts';
export type * from './character.ts';
export type * from './choice.ts';
export type * from './condition.ts';
export type * from './number.ts';
export type * from './stones.ts';
export type * from './trigger.ts';
export type * from './words.ts';
