/**
 * Declarations of skills (§21.8): what may be chosen and paid together, whether one is legal, one at random, all of them.
 * All five questions walk the same fields, so that nothing is offered that would be refused.
 */
import { randomInt, shuffle, type RandomState } from '../../kernel/random.ts';
import { isOpen } from '../effects/compile.ts';
import type { CompiledAbility, FieldSpec, Scope, Space } from '../effects/compiled.ts';
import { allHold } from '../effects/conditions.ts';
import type { Game } from '../state/game.ts';
import type { Field, Picks, RefusalCode } from './choice.ts';
import { keepsPossibilities } from './freedom.ts';

export function abilityOf(game: Game, index: number): CompiledAbility {
  const compiled = game.rules.skills.abilities[index];
  if (!compiled) throw new Error(`no ability ${index}`);
  return compiled;
}

/** Whether at least one complete legal declaration exists now (§20.3, §20.7); the event of a window apart. */
export function existsDeclaration(game: Game, index: number): boolean {
  return someDeclaration(game, index, () => true);
}

/** Whether some complete legal declaration is also `good`. */
export function someDeclaration(game: Game, index: number, good: (picks: Picks) => boolean): boolean {
  const compiled = abilityOf(game, index);
  if (!isOpen(game, compiled)) return false;
  return walk(game, compiled, freshScope(compiled), 0, subsets, (scope) => good(scope.slots));
}

/** The only declaration there is, or null where there is a choice (or none). */
export function loneDeclaration(game: Game, index: number): Picks | null {
  const found = enumerateDeclarations(game, index, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Why there is no legal declaration now: what stopped the one that came furthest; null where there is one.
 * The event of a window apart.
 */
export function declarationRefusal(game: Game, index: number): RefusalCode | null {
  const compiled = abilityOf(game, index);
  if (!isOpen(game, compiled)) return isUsedUp(game, compiled) ? 'skillUsed' : 'skillNotUsable';
  let furthest = -1;
  let code: RefusalCode = 'skillNotUsable';
  const note: Note = (at, because) => {
    if (at <= furthest) return;
    furthest = at;
    code = because;
  };
  return walk(game, compiled, freshScope(compiled), 0, subsets, () => true, note) ? null : code;
}

/** Up to `limit` legal declarations. */
export function enumerateDeclarations(game: Game, index: number, limit: number): Picks[] {
  const compiled = abilityOf(game, index);
  const found: Picks[] = [];
  if (!isOpen(game, compiled) || limit < 1) return found;
  walk(game, compiled, freshScope(compiled), 0, subsets, (scope) => found.push(copyOf(scope)) >= limit);
  return found;
}

/** A random legal declaration. @throws if there is none. */
export function sampleDeclaration(game: Game, index: number, random: RandomState): Picks {
  const compiled = abilityOf(game, index);
  let found: Picks | null = null;
  const anyOrder = (space: Space) => randomSubsets(space, random);
  if (isOpen(game, compiled))
    walk(game, compiled, freshScope(compiled), 0, anyOrder, (scope) => {
      found = copyOf(scope);
      return true;
    });
  if (found === null) throw new Error(`nothing to declare for ability ${index}`);
  return found;
}

/** What breaks the declaration, or null where it is legal. Whether the skill's moment has come is the caller's question. */
export function checkDeclaration(game: Game, index: number, picks: Picks): RefusalCode | null {
  const compiled = abilityOf(game, index);
  if (!isOpen(game, compiled)) return isUsedUp(game, compiled) ? 'skillUsed' : 'skillNotUsable';
  if (Object.keys(picks).some((name) => !compiled.fields.some((field) => field.name === name)))
    return 'wrongPick';
  const scope = freshScope(compiled);
  for (const field of compiled.fields) {
    const space = field.space(game, scope);
    if (space === null) return field.cost ? 'skillCostUnpaid' : 'skillLostTarget';
    const values = picks[field.name] ?? (isForeclosed(field, space) ? space.from.slice(0, space.min) : []);
    const refusal = checkValues(field, space, values);
    if (refusal !== null) return refusal;
    scope.slots[field.name] = values;
  }
  if (allHold(compiled.whenChosen, game, scope) && allHold(compiled.whenPaid, game, scope))
    return keepsPossibilities(game, compiled, scope.slots) ? null : 'destroysPossibilities';
  return existsDeclaration(game, index) ? 'wrongPick' : 'skillCostUnpaid';
}

function checkValues(field: FieldSpec, space: Space, values: readonly number[]): RefusalCode | null {
  if (values.length < space.min || values.length > space.max) return 'wrongPick';
  if (new Set(values).size < values.length) return 'wrongPick';
  if (values.every((value) => space.from.includes(value))) return null;
  return field.pick === 'seat' || field.pick === 'placed' ? 'skillLostTarget' : 'wrongPick';
}

/**
 * The fields a declaration has, each with every value that occurs in some legal declaration; null: there is none.
 * Where a later field depends on an earlier one this is the union; `checkDeclaration` is exact.
 * @param given values that are chosen already: only declarations that hold them count
 */
export function fieldsOf(game: Game, index: number, given: Picks = {}): Field[] | null {
  const compiled = abilityOf(game, index);
  if (!isOpen(game, compiled)) return null;
  const shown = new Map<string, Field>();
  const scope = freshScope(compiled);
  collectFields(game, compiled, scope, 0, shown, given);
  if (shown.size < compiled.fields.length) return null;
  if (compiled.fields.length === 0 && !existsDeclaration(game, index)) return null;
  return compiled.fields.flatMap(({ name, quiet }) => {
    const field = shown.get(name) as Field;
    return quiet && field.from.length < 2 ? [] : [field];
  });
}

/** Chosen fields come before costs: each way to choose that can be paid adds its values. */
function collectFields(
  game: Game,
  compiled: CompiledAbility,
  scope: Scope,
  at: number,
  shown: Map<string, Field>,
  given: Picks,
): void {
  const { chosen } = compiled;
  const ways = (space: Space, name: string) => withGiven(space, given[name]);
  if (at < chosen) {
    const field = compiled.fields[at] as FieldSpec;
    const space = field.space(game, scope);
    if (space === null) return;
    for (const values of ways(space, field.name)) {
      scope.slots[field.name] = values;
      collectFields(game, compiled, scope, at + 1, shown, given);
    }
    delete scope.slots[field.name];
    return;
  }
  const costs = compiled.fields.slice(chosen);
  for (const { name } of costs) if (given[name] !== undefined) scope.slots[name] = given[name];
  const spaces = costs.map((field) => field.space(game, scope));
  for (const { name } of costs) delete scope.slots[name];
  if (spaces.includes(null) || !walk(game, compiled, scope, chosen, ways, () => true)) return;
  compiled.fields.forEach((field, i) => {
    if (i >= chosen) delete scope.slots[field.name];
    const values = scope.slots[field.name] ?? [];
    const space = spaces[i - chosen] ?? { from: values, min: values.length, max: values.length };
    merge(shown, field, space);
  });
}

function merge(shown: Map<string, Field>, { name, pick }: FieldSpec, { from, min, max }: Space): void {
  const known = shown.get(name);
  if (!known) {
    shown.set(name, { name, pick, from: [...from], min, max });
    return;
  }
  for (const value of from) if (!known.from.includes(value)) known.from.push(value);
  known.min = Math.min(known.min, min);
  known.max = Math.max(known.max, max);
}

/** Told what stopped a declaration, and how far it had come. */
type Note = (at: number, because: RefusalCode) => void;

type Subsets = (space: Space, name: string) => Iterable<number[]>;

/** Tries the fields in order, deeper ones after what the earlier took; true as soon as `found` says stop. */
function walk(
  game: Game,
  compiled: CompiledAbility,
  scope: Scope,
  at: number,
  waysOf: Subsets,
  found: (scope: Scope) => boolean,
  note: Note | null = null,
): boolean {
  if (at === compiled.chosen && !allHold(compiled.whenChosen, game, scope)) {
    note?.(at, allHold(compiled.payable, game, scope) ? 'skillNotUsable' : 'skillCostUnpaid');
    return false;
  }
  const field = compiled.fields[at];
  if (field === undefined) {
    if (!allHold(compiled.whenPaid, game, scope)) note?.(at + 1, 'skillCostUnpaid');
    else if (!keepsPossibilities(game, compiled, scope.slots)) note?.(at + 2, 'destroysPossibilities');
    else return found(scope);
    return false;
  }
  const space = field.space(game, scope);
  if (space === null) {
    note?.(at, field.cost ? 'skillCostUnpaid' : 'skillLostTarget');
    return false;
  }
  if (isForeclosed(field, space)) return walk(game, compiled, scope, at + 1, waysOf, found, note);
  for (const values of waysOf(space, field.name)) {
    scope.slots[field.name] = values;
    if (walk(game, compiled, scope, at + 1, waysOf, found, note)) return true;
  }
  delete scope.slots[field.name];
  return false;
}

/** Nothing to decide, so it is not part of what is declared. */
function isForeclosed(field: FieldSpec, space: Space): boolean {
  return field.quiet && space.from.length === 1;
}

/** The given values alone if they fit; with none given, every set. */
function withGiven(space: Space, given: number[] | undefined): Iterable<number[]> {
  if (given === undefined) return subsets(space);
  const { from, min, max } = space;
  const fit = given.length >= min && given.length <= max && given.every((value) => from.includes(value));
  return fit ? [given] : [];
}

/** Every set of `min` to `max` of the values, smaller ones first. */
function* subsets({ from, min, max }: Space): Generator<number[]> {
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
function* randomSubsets(space: Space, random: RandomState): Generator<number[]> {
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

/** Its limit (once a turn, once a game) is used up. */
export function isUsedUp(game: Game, { ability, index }: CompiledAbility): boolean {
  if (ability.limit === 'turn') return game.board.turn.used.includes(index);
  return ability.limit === 'game' && game.board.usedThisGame.includes(index);
}

function freshScope(compiled: CompiledAbility): Scope {
  return { seat: compiled.seat, slots: {} };
}

function copyOf(scope: Scope): Picks {
  const picks: Picks = {};
  for (const [name, values] of Object.entries(scope.slots)) picks[name] = [...values];
  return picks;
}
