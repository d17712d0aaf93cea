/** Conditions of skills (§20.3): facts compared with bounds, and what is so. All must hold. */
import { seatOf } from '../state/changes.ts';
import { actsAs } from '../state/table.ts';
import type { Placed } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import type { Holds, Scope } from './compiled.ts';
import { known, SkillError, type Names } from './names.ts';
import { compileFact, compileNum } from './numbers.ts';
import type { Bound, Condition } from './skill.ts';
import { groupOf, isAmong } from './who.ts';

export function compileConditions(list: readonly Condition[] | undefined, names: Names): Holds[] {
  return (list ?? []).map((condition) => compileCondition(condition, names));
}

export function allHold(list: readonly Holds[], game: Game, scope: Scope): boolean {
  for (const holds of list) if (!holds(game, scope)) return false;
  return true;
}

export function compileCondition(condition: Condition, names: Names): Holds {
  if ('not' in condition) {
    const inner = compileCondition(condition.not, names);
    return (game, scope) => !inner(game, scope);
  }
  if ('any' in condition) {
    const inner = compileConditions(condition.any, names);
    return (game, scope) => inner.some((holds) => holds(game, scope));
  }
  if ('is' in condition) return compileState(condition, names);
  const value = 'number' in condition ? compileNum(condition.number, names) : compileFact(condition, names);
  const fits = compileBound(condition, names);
  return (game, scope) => fits(game, scope, value(game, scope));
}

export function compileBound(
  bound: Bound,
  names: Names,
): (game: Game, scope: Scope, value: number) => boolean {
  const equals = bound.equals === undefined ? null : compileNum(bound.equals, names);
  const atLeast = bound.atLeast === undefined ? null : compileNum(bound.atLeast, names);
  const atMost = bound.atMost === undefined ? null : compileNum(bound.atMost, names);
  if (!equals && !atLeast && !atMost)
    throw new SkillError(`${names.where}: a number is compared with nothing`);
  return (game, scope, value) =>
    (equals === null || value === equals(game, scope)) &&
    (atLeast === null || value >= atLeast(game, scope)) &&
    (atMost === null || value <= atMost(game, scope));
}

type StateCondition = Extract<Condition, { is: string }>;

function compileState(condition: StateCondition, names: Names): Holds {
  switch (condition.is) {
    case 'form': {
      const who = known(names, condition.of ?? 'self');
      const form = condition.form === 'none' ? null : condition.form;
      return some(who, (game, seat) => seatOf(game, seat).form === form);
    }
    case 'sideways':
      return some(known(names, condition.of ?? 'self'), (game, seat) => seatOf(game, seat).sideways);
    case 'turn':
      known(names, condition.of);
      return (game, scope) => isAmong(game, condition.of, scope, game.board.turn.player);
    case 'placed':
      return some(known(names, condition.before), (game, seat) =>
        seatOf(game, seat).table.some((placed) => isCalled(placed, condition.card)),
      );
    case 'who': {
      const { who, of } = condition;
      known(names, who);
      known(names, of);
      return (game, scope) => {
        const group = groupOf(game, who, scope);
        return group.length > 0 && group.every((seat) => isAmong(game, of, scope, seat));
      };
    }
    default:
      throw new SkillError(`${names.where}: nothing can be "${String((condition as { is: string }).is)}"`);
  }
}

function some(who: string, is: (game: Game, seat: number) => boolean): Holds {
  return (game, scope) => groupOf(game, who, scope).some((seat) => is(game, seat));
}

/** "basic": any basic effect, never an exclusive one (§22.3). */
export function isCalled(placed: Placed, card: string): boolean {
  return card === 'basic' ? !placed.exclusive : actsAs(placed, card);
}
