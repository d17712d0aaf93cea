/** Conditions of skills (§20.3): facts compared with bounds, and what is so. All must hold. */
import { seatOf } from '../state/changes.ts';
import { actsAs } from '../state/table.ts';
import type { Placed } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import { compileCards, compileFilter, fitsTogether } from './cards.ts';
import type { Holds, Scope } from './compiled.ts';
import type { Bound, CardsCondition, Condition, PlacedCondition, WhoCondition } from './language/index.ts';
import { SkillError, type Names } from './names.ts';
import { compileFact, compileNum } from './numbers.ts';
import { eventOf } from './pending.ts';
import { compileTrigger } from './triggers.ts';
import { compileAmong, compileGroup } from './who.ts';

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

type Compare = (game: Game, scope: Scope, value: number) => boolean;

/** @throws SkillError where nothing is compared. */
export function compileBound(bound: Bound, names: Names): Compare {
  const checks: Compare[] = [];
  const add = (num: Bound['equals'], is: (value: number, other: number) => boolean) => {
    if (num === undefined) return;
    const other = compileNum(num, names);
    checks.push((game, scope, value) => is(value, other(game, scope)));
  };
  add(bound.equals, (value, other) => value === other);
  add(bound.atLeast, (value, other) => value >= other);
  add(bound.atMost, (value, other) => value <= other);
  add(bound.above, (value, other) => value > other);
  add(bound.below, (value, other) => value < other);
  if (bound.parity !== undefined) {
    const odd = bound.parity === 'odd' ? 1 : 0;
    checks.push((_game, _scope, value) => Math.abs(value % 2) === odd);
  }
  if (checks.length === 0) throw new SkillError(`${names.where}: a number is compared with nothing`);
  return (game, scope, value) => checks.every((check) => check(game, scope, value));
}

type StateCondition = Extract<Condition, { is: string }>;

function compileState(condition: StateCondition, names: Names): Holds {
  switch (condition.is) {
    case 'form': {
      const { form, since, of = 'self' } = condition;
      const wanted = form === 'none' ? null : form;
      return some(of, names, (game, seat) => {
        const owner = seatOf(game, seat);
        return owner.form === wanted && (since === undefined || owner.formSince < game.board.turn.number);
      });
    }
    case 'turned':
      return some(condition.who, names, (game, seat) => seatOf(game, seat).sideways);
    case 'turn': {
      const among = compileAmong(condition.of, names);
      const inPhase = condition.phase === undefined ? () => true : inActionPhase;
      return (game, scope) => among(game, scope, game.board.turn.player) && inPhase(game);
    }
    case 'placed':
      return compilePlaced(condition, names);
    case 'cards':
      return compileCardsCondition(condition, names);
    case 'who':
      return compileWhoCondition(condition, names);
    case 'event': {
      const fits = compileTrigger(condition.event, names);
      return (game, scope) => {
        const event = eventOf(game);
        return event !== null && event.timing === condition.event.time && fits(game, event, scope);
      };
    }
    default:
      throw new SkillError(`${names.where}: nothing can be "${(condition as { is: string }).is}"`);
  }
}

function some(
  who: Parameters<typeof compileGroup>[0],
  names: Names,
  is: (game: Game, seat: number) => boolean,
): Holds {
  const group = compileGroup(who, names);
  return (game, scope) => group(game, scope).some((seat) => is(game, seat));
}

/** States of machine `turn` that make up the action phase (§5 steps 4 to 7). */
const ACTION_PHASE: readonly string[] = ['actionStart', 'startup', 'normalAction', 'extra', 'actionEnd'];

function inActionPhase(game: Game): boolean {
  const turn = game.board.stack.find((frame) => frame.machine === 'turn');
  return turn !== undefined && ACTION_PHASE.includes(turn.state);
}

function compilePlaced({ card, before = 'all', by }: PlacedCondition, names: Names): Holds {
  const group = compileGroup(before, names);
  const laid = by === undefined ? null : compileAmong(by, names);
  const cards = [card].flat();
  return (game, scope) =>
    group(game, scope).some((seat) =>
      seatOf(game, seat).table.some(
        (placed) =>
          cards.some((one) => isCalled(placed, one)) && (laid === null || laid(game, scope, placed.by)),
      ),
    );
}

function compileCardsCondition(
  { in: name, some: one, every, together }: CardsCondition,
  names: Names,
): Holds {
  const cards = compileCards(name, names);
  const someFits = one === undefined ? null : compileFilter(one, names);
  const everyFits = every === undefined ? null : compileFilter(every, names);
  return (game, scope) => {
    const looks = cards(game, scope);
    return (
      looks.length > 0 &&
      (someFits === null || looks.some((look) => someFits(game, scope, look))) &&
      (everyFits === null || looks.every((look) => everyFits(game, scope, look))) &&
      (together === undefined || fitsTogether(looks, together))
    );
  };
}

function compileWhoCondition({ who, of, faction }: WhoCondition, names: Names): Holds {
  const group = compileGroup(who, names);
  const among = of === undefined ? null : compileAmong(of, names);
  return (game, scope) => {
    const seats = group(game, scope);
    return (
      seats.length > 0 &&
      seats.every(
        (seat) =>
          (among === null || among(game, scope, seat)) &&
          (faction === undefined || game.rules.characters[seat]?.faction === faction),
      )
    );
  };
}

/** "basic": any basic effect, never an exclusive one (§22.3). */
export function isCalled(placed: Placed, card: string): boolean {
  return card === 'basic' ? !placed.exclusive : actsAs(placed, card);
}
