/** The one walk through the steps of a declaration (§21.8): every question about declarations is asked of it. */
import { shuffle, randomInt, type RandomState } from '../../kernel/random.ts';
import { fitsTogether } from '../effects/cards.ts';
import type {
  CompiledAbility,
  CompiledBody,
  DeclarationStep,
  FieldSpec,
  Scope,
  Space,
} from '../effects/compiled.ts';
import type { Condition } from '../effects/language/index.ts';
import { lookOf } from '../effects/rules/query.ts';
import type { Game } from '../state/game.ts';
import type { RefusalCode } from './choice.ts';
import { leavesSomething, mustLeaveSomething } from './freedom.ts';

/** Told what stopped a declaration, and how far it had come. */
export type Note = (at: number, because: RefusalCode, condition: Condition | null) => void;
/** The ways to fill a field, in the order in which they are tried. */
export type Ways = (space: Space, name: string) => Iterable<number[]>;
export type Found = (scope: Scope) => boolean;

export interface Search {
  game: Game;
  body: CompiledBody;
  /** Holds what is chosen so far; used up by the search. */
  scope: Scope;
  /** Null: every set, smaller ones first. */
  ways: Ways | null;
  /** Looks at a complete declaration; true: the search is over. */
  found: Found;
  note: Note | null;
  /** The ability whose declarations must leave possibilities (§23.7); null: none. */
  ability: CompiledAbility | null;
  /** Whether §23.7 has anything to say now, once it was asked. */
  guarded: boolean | null;
}

/** A search among all complete declarations of an ability, §23.7 considered. */
export function searchAbility(
  game: Game,
  compiled: CompiledAbility,
  scope: Scope,
  ways: Ways | null,
  found: Found,
  note: Note | null = null,
): boolean {
  return walk({ game, body: compiled, scope, ways, found, note, ability: compiled, guarded: null }, 0);
}

/** The same in any body, from one of its steps on. */
export function searchBody(
  game: Game,
  body: CompiledBody,
  scope: Scope,
  start: number,
  ways: Ways | null,
  found: Found,
): boolean {
  return walk({ game, body, scope, ways, found, note: null, ability: null, guarded: false }, start);
}

/** Goes through the steps, deeper ones after what the earlier took; true as soon as `found` says stop. */
function walk(search: Search, start: number): boolean {
  const { game, body, scope } = search;
  const { steps } = body;
  for (let at = start; at < steps.length; at++) {
    const step = steps[at] as DeclarationStep;
    if (step.when !== null && !step.when(game, scope)) {
      if (step.step === 'field') forget(body, scope, step.field, at);
      continue;
    }
    if (step.step === 'check') {
      if (step.holds(game, scope)) continue;
      search.note?.(at, refusalOf(step), step.condition);
      return false;
    }
    if (step.step === 'field') return walkField(search, at, step.field);
    scope.slots[step.name] = [step.value(game, scope)];
  }
  return isFree(search) && search.found(scope);
}

function isFree(search: Search): boolean {
  const { game, scope, ability } = search;
  if (ability === null) return true;
  search.guarded ??= mustLeaveSomething(game, ability);
  if (!search.guarded || leavesSomething(game, ability, scope.slots)) return true;
  search.note?.(search.body.steps.length + 1, 'destroysPossibilities', null);
  return false;
}

/** A field that this way does without; a name that another mode fills as well keeps what that one filled. */
function forget({ steps }: CompiledBody, { slots }: Scope, { name }: FieldSpec, at: number): void {
  if (slots[name] === undefined) return;
  if (!steps.some((other, i) => i < at && other.step === 'field' && other.field.name === name))
    delete slots[name];
}

function walkField(search: Search, at: number, field: FieldSpec): boolean {
  const { game, scope, ways } = search;
  const space = field.space(game, scope);
  if (space === null) {
    search.note?.(at, withoutValue(field), null);
    return false;
  }
  if (isForeclosed(field, space)) {
    if (tries(search, at, field, space, space.from.slice(0, 1))) return true;
  } else if (ways === null) {
    for (let size = space.min; size <= space.max; size++)
      if (triesSized(search, at, field, space, [], size, 0)) return true;
  } else {
    for (const values of ways(space, field.name)) if (tries(search, at, field, space, values)) return true;
  }
  delete scope.slots[field.name];
  return false;
}

function tries(search: Search, at: number, field: FieldSpec, space: Space, values: number[]): boolean {
  if (!areTogether(search.game, search.scope, space, values)) return false;
  search.scope.slots[field.name] = values;
  return walk(search, at + 1);
}

/** Every set that has `more` values besides those taken, from the place `start` on. */
function triesSized(
  search: Search,
  at: number,
  field: FieldSpec,
  space: Space,
  taken: readonly number[],
  more: number,
  start: number,
): boolean {
  if (more === 0) return tries(search, at, field, space, [...taken]);
  const { from } = space;
  for (let i = start; i <= from.length - more; i++)
    if (triesSized(search, at, field, space, [...taken, from[i] as number], more - 1, i + 1)) return true;
  return false;
}

/** Why a declaration ends at a check that fails. */
export function refusalOf(step: Extract<DeclarationStep, { step: 'check' }>): RefusalCode {
  return step.cost ? 'skillCostUnpaid' : 'skillNotUsable';
}

/** A field that nothing can fill: §20.3 where it is paid or says how much is, else its target is lost (§20.7). */
export function withoutValue({ cost, pick }: FieldSpec): RefusalCode {
  return cost || pick === 'number' ? 'skillCostUnpaid' : 'skillLostTarget';
}

/** §3: what the cards must be together. */
export function areTogether(game: Game, scope: Scope, space: Space, values: readonly number[]): boolean {
  if (space.together === undefined || values.length < 2) return true;
  return fitsTogether(
    values.map((card) => lookOf(game, scope.user, card)),
    space.together,
  );
}

/** Nothing to decide, so it is not part of what is declared. */
export function isForeclosed(field: FieldSpec, space: Space): boolean {
  return field.quiet && space.from.length === 1;
}

/** Every set of `min` to `max` of the values, smaller ones first. */
export function* subsets({ from, min, max }: Space): Generator<number[]> {
  for (let size = min; size <= max; size++) yield* sized(from, size, 0);
}

function* sized(from: readonly number[], size: number, start: number): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= from.length - size; i++)
    for (const rest of sized(from, size - 1, i + 1)) yield [from[i] as number, ...rest];
}

/** Random sets first; if none of them can be completed, all in order. */
export function* randomSubsets(space: Space, random: RandomState): Generator<number[]> {
  const { from, min, max } = space;
  if (max === 1 && min === 1) {
    for (const value of shuffle(random, [...from])) yield [value];
    return;
  }
  for (let tries = 0; tries < 8; tries++) {
    const size = min + randomInt(random, max - min + 1);
    yield shuffle(random, [...from]).slice(0, size);
  }
  yield* subsets(space);
}
