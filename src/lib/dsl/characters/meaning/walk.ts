/**
 * The walk through a skill: every string of every part is looked at in its scope, and every verb, cost and rule is shown
 * to the checks that stand beside it. Names are bound in the order in which the game learns them.
 */
import {
  COST_CHECKS,
  RULE_CHECKS,
  VERB_CHECKS,
  type Check,
  type CheckContext,
  type Cost,
  type Effect,
  type Rule,
} from '../../../grail/effects/language/checks.ts';
import type { Ability, Body, Time, Trigger } from '../../../grail/effects/language/index.ts';
import { joined } from '../place.ts';
import { bindChoices, bindCosts, bindNumbers, narrowed, timesWithout } from './bindings.ts';
import { checkBound, checkChoice } from './numbers.ts';
import type { NameKind } from './names.ts';
import { defAt, type Reading, type Scope } from './scope.ts';
import { points, readWord, thing } from './words.ts';

type Plain = Readonly<Record<string, unknown>>;

export const timesOf = (on: Trigger | Trigger[]): Time[] => [on].flat().map(({ time }) => time);

export function walkAbility(ability: Ability, pointer: string, scope: Scope, reading: Reading): void {
  const holder = ability.card !== undefined;
  const inside: Scope = { ...scope, times: timesOf(ability.on), holder };
  body(ability, pointer, inside, reading, ['on', 'asks', 'form', 'card', 'locks']);
}

export function walkRule(rule: Rule, pointer: string, scope: Scope, reading: Reading): void {
  const inside: Scope = {
    ...scope,
    holder: scope.holder || rule.card !== undefined,
    rule: rule.rule === 'attack' ? 'attack' : 'other',
  };
  const bound = bindNumbers(rule.where, joined(pointer, 'where'), inside, reading);
  parts(rule, pointer, inside, reading);
  runCheck(RULE_CHECKS[rule.rule] as Check<Rule> | undefined, rule, pointer, inside, reading);
  inside.names.close(bound);
}

/** Everything of a body: all that is declared is known to all of it, and what is done follows in order. */
function body(
  part: Body,
  pointer: string,
  outer: Scope,
  reading: Reading,
  more: readonly string[] = [],
  after?: (scope: Scope) => void,
): void {
  const scope: Scope = { ...narrowed(outer, part.if), costs: [...outer.costs, ...(part.pay ?? [])] };
  const bound = [
    ...bindChoices(part.choose, joined(pointer, 'choose'), scope),
    ...bindNumbers(part.where, joined(pointer, 'where'), scope, reading),
    ...bindCosts(part.pay, joined(pointer, 'pay'), scope),
  ];
  for (const key of ['if', 'choose', 'where', ...more]) field(part, key, pointer, scope, reading);
  part.pay?.forEach((cost, at) => walkCost(cost, joined(joined(pointer, 'pay'), at), scope, reading));
  checkChoices(part, pointer, reading);
  const modes = part.modes ?? [];
  modes.forEach((mode, at) => body(mode, joined(joined(pointer, 'modes'), at), scope, reading));
  // What every mode pays is paid before the common rest, too.
  const paid = { ...scope, costs: [...scope.costs, ...modes.flatMap(({ pay = [] }) => pay)] };
  effects(part.do, joined(pointer, 'do'), paid, reading);
  after?.(scope);
  scope.names.close(bound);
}

function checkChoices(part: Body, pointer: string, reading: Reading): void {
  for (const [name, choice] of Object.entries(part.choose ?? {}))
    checkChoice(name, choice, joined(joined(pointer, 'choose'), name), part, reading);
}

function walkCost(cost: Cost, pointer: string, scope: Scope, reading: Reading): void {
  parts(cost, pointer, narrowed(scope, cost.if), reading);
  runCheck(COST_CHECKS[cost.pay] as Check<Cost> | undefined, cost, pointer, scope, reading);
}

export function effects(
  list: readonly Effect[] | undefined,
  pointer: string,
  scope: Scope,
  reading: Reading,
): void {
  list?.forEach((effect, at) => walkEffect(effect, joined(pointer, at), scope, reading));
}

/** What an effect's `name` holds. */
const RESULTS: Partial<Record<Effect['do'], NameKind>> = {
  ...{
    discard: 'cards',
    draw: 'cards',
    give: 'cards',
    cover: 'cards',
    show: 'cards',
    look: 'cards',
    put: 'cards',
  },
  ...{ damage: 'damages', gain: 'gains' },
};

function walkEffect(effect: Effect, pointer: string, outer: Scope, reading: Reading): void {
  const scope = narrowed(outer, effect.if);
  runCheck(VERB_CHECKS[effect.do] as Check<Effect> | undefined, effect, pointer, scope, reading);
  special(effect, pointer, scope, reading);
  if (effect.name !== undefined)
    scope.names.collect(effect.name, RESULTS[effect.do] ?? 'nothing', joined(pointer, 'name'));
}

/** The verbs that open a scope of their own; of all others every part is looked at as it stands. */
function special(effect: Effect, pointer: string, scope: Scope, reading: Reading): void {
  const rest = (...own: string[]): void => parts(effect, pointer, scope, reading, own);
  const at = (key: string): string => joined(pointer, key);
  switch (effect.do) {
    case 'if':
      rest('then', 'else');
      effects(effect.then, at('then'), scope, reading);
      return effects(effect.else, at('else'), { ...scope, times: timesWithout(effect, scope) }, reading);
    case 'for-each':
      rest('then');
      // A round may read what an earlier one has bound.
      for (const [name, kind, place] of resultsIn(effect.then, at('then')))
        scope.names.collect(name, kind, place);
      return effects(effect.then, at('then'), { ...scope, it: true }, reading);
    case 'later': {
      const later = { ...scope, times: timesOf(effect.on) };
      parts(effect, pointer, later, reading, ['then', 'if']);
      field(effect, 'if', pointer, scope, reading);
      return effects(effect.then, at('then'), later, reading);
    }
    case 'choose':
      rest('options', 'otherwise');
      effect.options.forEach((option, i) => body(option, joined(at('options'), i), scope, reading));
      return effects(effect.otherwise, at('otherwise'), scope, reading);
    case 'pick': {
      const bound = bindChoices(effect.pick, at('pick'), scope);
      rest();
      for (const [name, choice] of Object.entries(effect.pick))
        checkChoice(name, choice, joined(at('pick'), name), null, reading);
      return scope.names.close(bound);
    }
    case 'apply':
      rest('rules');
      return effect.rules.forEach((rule, i) => walkRule(rule, joined(at('rules'), i), scope, reading));
    case 'extra-action':
      rest('launch');
      return effects(effect.launch, at('launch'), { ...scope, times: ['t1.launch'] }, reading);
    default:
      rest();
  }
}

function* resultsIn(list: readonly Effect[], pointer: string): Generator<[string, NameKind, string]> {
  for (const [i, effect] of list.entries()) {
    const at = joined(pointer, i);
    if (effect.name !== undefined) yield [effect.name, RESULTS[effect.do] ?? 'nothing', joined(at, 'name')];
    if (effect.do === 'if') {
      yield* resultsIn(effect.then, joined(at, 'then'));
      yield* resultsIn(effect.else ?? [], joined(at, 'else'));
    } else if (effect.do === 'choose') {
      for (const [j, option] of effect.options.entries())
        yield* resultsIn(option.do ?? [], joined(joined(joined(at, 'options'), j), 'do'));
      yield* resultsIn(effect.otherwise ?? [], joined(at, 'otherwise'));
    }
  }
}

/** All parts of an object but those that are looked at elsewhere. */
function parts(
  part: object,
  pointer: string,
  scope: Scope,
  reading: Reading,
  without: readonly string[] = [],
): void {
  for (const key of Object.keys(part)) if (!without.includes(key)) field(part, key, pointer, scope, reading);
}

function field(part: object, key: string, pointer: string, scope: Scope, reading: Reading): void {
  const value = (part as Plain)[key];
  if (value !== undefined)
    walk(value, joined(pointer, key), { value: part as Plain, pointer, key }, scope, reading);
}

function walk(
  value: unknown,
  pointer: string,
  holder: { value: Plain; pointer: string; key: string },
  scope: Scope,
  reading: Reading,
): void {
  if (typeof value === 'string') return readWord(value, pointer, holder, scope, reading);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value))
    return value.forEach((one, at) =>
      walk(one, joined(pointer, at), { ...holder, key: `${holder.key}` }, scope, reading),
    );
  if (holder.key === 'tokens') tokenKeys(value, pointer, reading);
  const def = defAt(reading, pointer);
  if (def === 'PointsFact' || def === 'PointsFactAndBound') points(pointer, scope, reading);
  if ('atLeast' in value || 'equals' in value || 'atMost' in value)
    checkBound(value, pointer, reading.report);
  const filters = def === 'GroupFilter' || def === 'CharacterChoice';
  for (const key of Object.keys(value)) {
    const inside = filters && key === 'if' ? { ...scope, it: true } : scope;
    field(value, key, pointer, inside, reading);
  }
}

/** `tokens: { spark: 1 }`: the keys are ids. */
function tokenKeys(value: object, pointer: string, reading: Reading): void {
  for (const id of Object.keys(value)) thing('tokens', id, joined(pointer, id), reading, true);
}

function runCheck<T extends object>(
  check: Check<T> | undefined,
  part: T,
  pointer: string,
  scope: Scope,
  { character, report }: Reading,
): void {
  if (check === undefined) return;
  const context: CheckContext = {
    character,
    times: scope.times,
    costs: scope.costs,
    report: (fault, params = {}, at) =>
      report(fault, at === undefined ? pointer : joined(pointer, at), { verb: verbOf(part), ...params }),
  };
  check(part, context);
}

const verbOf = (part: object): string => {
  const { do: verb, pay, rule } = part as Record<string, string | undefined>;
  return verb ?? pay ?? rule ?? '';
};
