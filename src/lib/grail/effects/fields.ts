/** What a skill's user chooses, apart from what he pays: characters, numbers, elements, placed cards (§21.8). */
import { seatOf } from '../state/changes.ts';
import { laidCardOf } from '../state/sheet.ts';
import { mayReceive } from '../state/table.ts';
import { ELEMENTS } from '../state/cards.ts';
import type { Placed, SeatId } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import type { FieldSpec, NumberOf, Scope, Space } from './compiled.ts';
import { allHold, compileConditions, isCalled } from './conditions.ts';
import type { CharacterChoice, Choice, Num, NumberChoice, PlacedChoice } from './language/index.ts';
import { SkillError, type NameKind, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { actionDuties, mayBeAttackedActively } from './rules/query.ts';
import type { Effect } from './verbs/index.ts';
import { compileGroup, withIt } from './who.ts';

/** A placed card as one number: its seat × 1000 + its index on that table. */
const TABLE = 1000;
/** In the place of a seat: an exclusive card that is not in play, by its index among the owner's cards. */
const ASIDE = 99;
/** Without `to` a number is as high as its costs allow; nothing at the table is more than this. */
const HIGHEST = 30;

export function placedValue(seat: SeatId, index: number): number {
  return seat * TABLE + index;
}

/** The seat and card that such a number names, or null where nothing lies there (any more). */
export function placedAt(game: Game, value: number): { seat: SeatId; placed: Placed } | null {
  const seat = Math.floor(value / TABLE);
  const placed = game.board.seats[seat]?.table[value % TABLE];
  return placed ? { seat, placed } : null;
}

/** The id of a card that lies aside, by its number; null for one in play. */
export function asideCard(game: Game, owner: SeatId, value: number): string | null {
  if (Math.floor(value / TABLE) !== ASIDE) return null;
  return Object.keys(game.rules.characters[owner]?.cards ?? {})[value % TABLE] ?? null;
}

export const KIND_OF_CHOICE: Readonly<Record<Choice['pick'], NameKind>> = {
  character: 'seat',
  number: 'number',
  element: 'element',
  placed: 'placed',
};

/** Effects that come for certain, or with a mode: what they ask of the characters they name. */
export interface Certain {
  effects: readonly Effect[];
  /** Only where this holds. */
  when: ((game: Game, scope: Scope) => boolean) | null;
}

/** `name` is not bound yet: a choice cannot look at itself. */
export function compileChoice(
  name: string,
  choice: Choice,
  certain: readonly Certain[],
  names: Names,
  most: NumberOf | null = null,
): FieldSpec {
  const base = { name, cost: false, quiet: false };
  switch (choice.pick) {
    case 'character':
      return { ...base, pick: 'seat', space: characterSpace(name, choice, certain, names) };
    case 'number':
      return { ...base, pick: 'number', space: numberSpace(choice, names, most) };
    case 'element': {
      const from = [...ELEMENTS.keys()].filter((at) => !choice.except?.includes(ELEMENTS[at] ?? 'light'));
      return { ...base, pick: 'element', space: () => one(from) };
    }
    case 'placed':
      return { ...base, pick: 'placed', space: placedSpace(choice, names) };
    default:
      throw new SkillError(`${names.where}: nobody can pick a "${(choice as { pick: string }).pick}"`);
  }
}

export function numbersFrom(from: number, to: number): Space | null {
  if (to < from) return null;
  return { from: Array.from({ length: to - from + 1 }, (_, i) => from + i), min: 1, max: 1 };
}

function one(from: number[]): Space | null {
  return from.length === 0 ? null : { from: [...from], min: 1, max: 1 };
}

function numberSpace(choice: NumberChoice, names: Names, most: NumberOf | null): FieldSpec['space'] {
  const from = compileNum(choice.from, names);
  const to: NumberOf = choice.to === undefined ? (most ?? (() => HIGHEST)) : compileNum(choice.to, names);
  return (game, scope) => numbersFrom(from(game, scope), Math.min(HIGHEST * 4, to(game, scope)));
}

function placedSpace({ card, before }: PlacedChoice, names: Names): FieldSpec['space'] {
  const cards = [card].flat();
  if (before === 'aside')
    return (game, scope) => {
      const own = Object.keys(game.rules.characters[scope.seat]?.cards ?? {});
      const inPlay = (id: string) =>
        game.board.seats.some(({ table }) =>
          table.some((placed) => placed.by === scope.seat && placed.name === id),
        );
      return one(
        own.flatMap((id, at) => (cards.includes(id) && !inPlay(id) ? [placedValue(ASIDE, at)] : [])),
      );
    };
  const group = compileGroup(before, names);
  return (game, scope) =>
    one(
      group(game, scope).flatMap((seat) =>
        seatOf(game, seat).table.flatMap((placed, index) =>
          cards.some((id) => isCalled(placed, id)) ? [placedValue(seat, index)] : [],
        ),
      ),
    );
}

/** §20.7: whoever cannot be the target of what follows is no target at all. */
function characterSpace(
  name: string,
  choice: CharacterChoice,
  certain: readonly Certain[],
  names: Names,
): FieldSpec['space'] {
  const group = compileGroup(choice.from, names);
  const [low, high] = countOf(choice.count ?? 1, names);
  const conditions = compileConditions(choice.if, names);
  const demands = certain.flatMap(({ effects, when }) =>
    effects.flatMap((effect) => demandsOf(effect, name)).map((may) => ({ may, when })),
  );
  if (choice.attackable) demands.push({ may: attackable, when: null });
  return (game, scope) => {
    const mayBe = demands.filter(({ when }) => when === null || when(game, scope));
    const seats = group(game, scope).filter(
      (seat) =>
        mayBe.every(({ may }) => may(game, seat, scope)) &&
        (conditions.length === 0 || allHold(conditions, game, withIt(scope, seat))),
    );
    const min = low(game, scope);
    const max = Math.min(high(game, scope), seats.length);
    return max < min ? null : { from: seats, min, max };
  };
}

function countOf(count: Num | [Num, Num], names: Names): [NumberOf, NumberOf] {
  if (!Array.isArray(count)) return [compileNum(count, names), compileNum(count, names)];
  return [compileNum(count[0], names), compileNum(count[1], names)];
}

type May = (game: Game, seat: SeatId, scope: Scope) => boolean;
const attackable: May = mayBeAttackedActively;
/** §23.8: in his own phase somebody may be bound to attack certain characters only, with or without a card. */
const mayAttack: May = (game, seat, { user }) => {
  const only = user === game.board.turn.player ? actionDuties(game, user).only : null;
  return only === null || only.includes(seat);
};

/** What an effect that certainly comes asks of the character it names. */
function demandsOf(effect: Effect, name: string): May[] {
  if (effect.if !== undefined || effect.may) return [];
  if (effect.do === 'attack' && effect.at === name) return [attackable, mayAttack];
  if (effect.do !== 'place' || effect.before !== name) return [];
  const { card } = effect;
  return [
    (game, seat, scope) => {
      const laid = laidCardOf(game, scope.seat, card);
      return laid?.kind === 'exclusive' || mayReceive(game, seat, laid?.countsAs ?? card);
    },
  ];
}
