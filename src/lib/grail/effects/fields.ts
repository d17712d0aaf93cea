/** What a skill's user chooses, apart from what he pays: characters, numbers, placed cards (§21.8). */
import { seatOf } from '../state/changes.ts';
import { mayReceive } from '../state/table.ts';
import type { Placed, SeatId } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import type { FieldSpec, Holds, NumberOf, Scope, Space } from './compiled.ts';
import { allHold, compileConditions, isCalled } from './conditions.ts';
import { known, SkillError, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { isForbidden } from './rules.ts';
import type { Ability, Effect, Num, Pick } from './skill.ts';
import { groupOf } from './who.ts';

/** A placed card as one number: its seat × 1000 + its index on that table. */
const TABLE = 1000;

export function placedValue(seat: SeatId, index: number): number {
  return seat * TABLE + index;
}

/** The seat and card that such a number names, or null where nothing lies there (any more). */
export function placedAt(game: Game, value: number): { seat: SeatId; placed: Placed } | null {
  const seat = Math.floor(value / TABLE);
  const placed = game.board.seats[seat]?.table[value % TABLE];
  return placed ? { seat, placed } : null;
}

/** `name` is not bound yet: a choice cannot look at itself. */
export function compilePick(name: string, pick: Pick, ability: Ability, names: Names): FieldSpec {
  switch (pick.pick) {
    case 'character':
      return compileCharacter(name, pick, ability, names);
    case 'number': {
      const to = compileNum(pick.to, names);
      const space = (game: Game, scope: Scope) => numbersFrom(pick.from, to(game, scope));
      return { name, pick: 'number', cost: false, quiet: false, space };
    }
    case 'placed': {
      const before = known(names, pick.before);
      const space = (game: Game, scope: Scope) =>
        one(placedBefore(game, groupOf(game, before, scope), pick.card));
      return { name, pick: 'placed', cost: false, quiet: false, space };
    }
    default:
      throw new SkillError(`${names.where}: nobody can pick a "${String((pick as { pick: string }).pick)}"`);
  }
}

export function numbersFrom(from: number, to: number): Space | null {
  if (to < from) return null;
  return { from: Array.from({ length: to - from + 1 }, (_, i) => from + i), min: 1, max: 1 };
}

function one(from: number[]): Space | null {
  return from.length === 0 ? null : { from, min: 1, max: 1 };
}

function placedBefore(game: Game, seats: SeatId[], card: string): number[] {
  return seats.flatMap((seat) =>
    seatOf(game, seat).table.flatMap((placed, index) =>
      isCalled(placed, card) ? [placedValue(seat, index)] : [],
    ),
  );
}

type CharacterPick = Extract<Pick, { pick: 'character' }>;

/** §20.7: whoever cannot be the target of what follows is no target at all. */
function compileCharacter(name: string, pick: CharacterPick, ability: Ability, names: Names): FieldSpec {
  const from = known(names, pick.from);
  const [low, high] = countOf(pick.count ?? 1, names);
  const conditions = compileConditions(pick.if, names);
  const mayBe = [
    ...(pick.attackable ? [attackable] : []),
    ...(ability.do ?? []).flatMap((effect) => demandsOf(effect, name)),
  ];
  const space = (game: Game, scope: Scope): Space | null => {
    const seats = groupOf(game, from, scope).filter(
      (seat) => mayBe.every((may) => may(game, seat)) && holdFor(game, scope, seat, conditions),
    );
    const min = low(game, scope);
    const max = Math.min(high(game, scope), seats.length);
    return max < min ? null : { from: seats, min, max };
  };
  return { name, pick: 'seat', cost: false, quiet: false, space };
}

function countOf(count: Num | [Num, Num], names: Names): [NumberOf, NumberOf] {
  if (!Array.isArray(count)) return [compileNum(count, names), compileNum(count, names)];
  return [compileNum(count[0], names), compileNum(count[1], names)];
}

const attackable = (game: Game, seat: SeatId) => !isForbidden(game, seat, 'be-attacked');

/** What an effect that certainly comes asks of the character it names. */
function demandsOf(effect: Effect, name: string): ((game: Game, seat: SeatId) => boolean)[] {
  if (effect.if !== undefined) return [];
  if (effect.do === 'attack' && effect.at === name) return [attackable];
  if (effect.do !== 'place' || effect.before !== name) return [];
  const as = effect.countsAs ?? effect.card;
  return [(game, seat) => mayReceive(game, seat, as)];
}

/** The conditions of a filter, with `it` as the candidate. */
function holdFor(game: Game, scope: Scope, seat: SeatId, conditions: Holds[]): boolean {
  if (conditions.length === 0) return true;
  return allHold(conditions, game, { seat: scope.seat, slots: { ...scope.slots, it: [seat] } });
}
