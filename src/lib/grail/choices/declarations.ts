/**
 * Declarations of skills (§21.8): what may be chosen and paid together, whether one is legal, one at random, all of them.
 * All questions walk the same steps, so that nothing is offered that would be refused.
 */
import type { RandomState } from '../../kernel/random.ts';
import type { CompiledAbility, CompiledBody, FieldSpec, Scope } from '../effects/compiled.ts';
import type { Condition } from '../effects/language/index.ts';
import { isLocked, isUsedUp } from '../effects/limits.ts';
import { scopeNow } from '../effects/scope.ts';
import type { Declaration } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Picks, RefusalCode } from './choice.ts';
import {
  areTogether,
  isForeclosed,
  randomSubsets,
  refusalOf,
  searchAbility,
  searchBody,
  withoutValue,
  type Note,
} from './declaration-walk.ts';
import { keepsPossibilities } from './freedom.ts';

export function abilityOf(game: Game, index: number): CompiledAbility {
  const compiled = game.rules.skills.abilities[index];
  if (!compiled) throw new Error(`no ability ${index}`);
  return compiled;
}

/** Limits and locks leave it open and it is awake: nothing speaks against a use but the declaration itself. */
export function openScope(game: Game, compiled: CompiledAbility): Scope | null {
  if (isUsedUp(game, compiled) || isLocked(game, compiled)) return null;
  return scopeNow(game, compiled);
}

const anyOne = () => true;

/** Whether at least one complete legal declaration exists now (§20.3, §20.7); the event of a window apart. */
export function existsDeclaration(game: Game, index: number): boolean {
  const compiled = abilityOf(game, index);
  const scope = openScope(game, compiled);
  return scope !== null && existsIn(game, compiled, scope);
}

/** Whether some complete legal declaration is also `good`. */
export function someDeclaration(game: Game, index: number, good: (picks: Picks) => boolean): boolean {
  const compiled = abilityOf(game, index);
  const scope = openScope(game, compiled);
  return scope !== null && searchAbility(game, compiled, scope, null, (found) => good(found.slots));
}

/** The same as `existsDeclaration` for who has looked at everything else; the scope is used up. */
export function existsIn(game: Game, compiled: CompiledAbility, scope: Scope): boolean {
  return searchAbility(game, compiled, scope, null, anyOne);
}

/** Whether what is declared so far can be completed, from step `at` of the body on. The scope is used up. */
export function completable(game: Game, body: CompiledBody, at: number, scope: Scope): boolean {
  return searchBody(game, body, scope, at, null, anyOne);
}

/** The only declaration there is, or null where there is a choice (or none). */
export function loneDeclaration(game: Game, index: number): Picks | null {
  const found = enumerateDeclarations(game, index, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What stopped the declaration that came furthest. */
export interface Stopped {
  because: RefusalCode;
  /** The condition of the data that does not hold. */
  condition: Condition | null;
}

/** Why there is no legal declaration now; null where there is one. The event of a window apart. */
export function whyUndeclarable(game: Game, index: number): Stopped | null {
  const compiled = abilityOf(game, index);
  const scope = openScope(game, compiled);
  if (scope === null)
    return { because: isUsedUp(game, compiled) ? 'skillUsed' : 'skillNotUsable', condition: null };
  let furthest = -1;
  let stopped: Stopped = { because: 'skillNotUsable', condition: null };
  const note: Note = (at, because, condition) => {
    if (at <= furthest) return;
    furthest = at;
    stopped = { because, condition };
  };
  return searchAbility(game, compiled, scope, null, () => true, note) ? null : stopped;
}

export function declarationRefusal(game: Game, index: number): RefusalCode | null {
  return whyUndeclarable(game, index)?.because ?? null;
}

/** Up to `limit` legal declarations. */
export function enumerateDeclarations(game: Game, index: number, limit: number): Picks[] {
  const compiled = abilityOf(game, index);
  const found: Picks[] = [];
  const scope = openScope(game, compiled);
  if (scope === null || limit < 1) return found;
  searchAbility(game, compiled, scope, null, (one) => found.push(declaredOf(compiled, one)) >= limit);
  return found;
}

/** A random legal declaration. @throws if there is none. */
export function sampleDeclaration(game: Game, index: number, random: RandomState): Picks {
  const compiled = abilityOf(game, index);
  let found: Picks | null = null;
  const scope = openScope(game, compiled);
  if (scope !== null)
    searchAbility(
      game,
      compiled,
      scope,
      (space) => randomSubsets(space, random),
      (one) => {
        found = declaredOf(compiled, one);
        return true;
      },
    );
  if (found === null) throw new Error(`nothing to declare for ability ${index}`);
  return found;
}

/** A checked declaration with everything its effect begins with: what nobody had to say, numbers, the holder. */
export function completedPicks(game: Game, index: number, picks: Picks): Picks {
  const compiled = abilityOf(game, index);
  const scope = openScope(game, compiled);
  if (scope === null) return picks;
  for (const step of compiled.steps) {
    if (step.step === 'check' || (step.when !== null && !step.when(game, scope))) continue;
    if (step.step === 'where') scope.slots[step.name] = [step.value(game, scope)];
    else takeField(game, step.field, picks, scope);
  }
  return scope.slots;
}

/** The declaration of an action or a startup, checked before. */
export function declared(
  game: Game,
  { ability, seat, picks }: { ability: number; seat: number; picks: Picks },
): Declaration {
  return { ability, seat, user: seat, picks: completedPicks(game, ability, picks) };
}

/** Whether what was declared could be declared again now (§21.6): of a completed declaration only what its user said counts. */
export function stillDeclarable(game: Game, { ability, picks }: Declaration): boolean {
  const compiled = abilityOf(game, ability);
  const fields = new Set(compiled.steps.flatMap((step) => (step.step === 'field' ? [step.field.name] : [])));
  const said = Object.fromEntries(Object.entries(picks).filter(([name]) => fields.has(name)));
  return checkDeclaration(game, ability, said) === null;
}

/** What breaks the declaration, or null where it is legal. Whether the skill's moment has come is the caller's question. */
export function checkDeclaration(game: Game, index: number, picks: Picks): RefusalCode | null {
  const compiled = abilityOf(game, index);
  const scope = openScope(game, compiled);
  if (scope === null) return isUsedUp(game, compiled) ? 'skillUsed' : 'skillNotUsable';
  const left = new Set(Object.keys(picks));
  for (const step of compiled.steps) {
    if (step.when !== null && !step.when(game, scope)) continue;
    if (step.step === 'where') scope.slots[step.name] = [step.value(game, scope)];
    else if (step.step === 'check') {
      if (step.holds(game, scope)) continue;
      return step.cost || !existsDeclaration(game, index) ? refusalOf(step) : 'wrongPick';
    } else {
      const refusal = takeField(game, step.field, picks, scope);
      if (refusal !== null) return refusal;
      left.delete(step.field.name);
    }
  }
  if (left.size > 0) return 'wrongPick';
  return keepsPossibilities(game, compiled, scope.slots) ? null : 'destroysPossibilities';
}

function takeField(game: Game, field: FieldSpec, picks: Picks, scope: Scope): RefusalCode | null {
  const space = field.space(game, scope);
  if (space === null) return withoutValue(field);
  const values = picks[field.name] ?? (isForeclosed(field, space) ? space.from.slice(0, space.min) : []);
  scope.slots[field.name] = [...values];
  if (values.length < space.min || values.length > space.max) return 'wrongPick';
  if (new Set(values).size < values.length) return 'wrongPick';
  if (!values.every((value) => space.from.includes(value)))
    return field.pick === 'seat' || field.pick === 'placed' ? 'skillLostTarget' : 'wrongPick';
  return areTogether(game, scope, space, values) ? null : 'wrongPick';
}

/** What its user said: the fields that were open. */
function declaredOf(compiled: CompiledAbility, scope: Scope): Picks {
  const picks: Picks = {};
  for (const step of compiled.steps)
    if (step.step === 'field') {
      const values = scope.slots[step.field.name];
      if (values !== undefined) picks[step.field.name] = [...values];
    }
  return picks;
}
