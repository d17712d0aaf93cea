/** Costs (§20.3): conditions that must be met in full, paid in order, never undone (§21.7). */
import { faceOf } from '../choices/possible.ts';
import {
  changeEnergy,
  discardFaceDown,
  discardShown,
  loseHeals,
  seatOf,
  showFromHand,
} from '../state/changes.ts';
import { changeTokens } from '../state/skill-changes.ts';
import type { CardId } from '../state/cards.ts';
import type { EffectData, ShownAs } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { openWindow } from '../windows/open.ts';
import { newDamage } from './calls.ts';
import { fitsFilter } from './cards.ts';
import type { FieldSpec, Holds, NumberOf, Scope } from './compiled.ts';
import { bind, SkillError, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, call, type Program } from './program.ts';
import type { CardFilter, Cost } from './skill.ts';

/** Slot of cards that were played and still lie nowhere, because the skill places them (§13.6). */
export const PLAYED = '#played';
/** Field for the number of gems that pay crystals (§16.4). */
const GEMS = 'gems';

export interface CompiledCost {
  field: FieldSpec | null;
  /** Whether what is no field can be paid. */
  payable: Holds;
  /** Hand cards that pay leave the hand: all together, before anything is set off by one of them (§21.7). */
  leave?: (game: Game, frame: EffectData) => void;
  pay(program: Program): void;
}

/** All items in the order written; at the first that takes hand cards those of all items leave. */
export function payAll(program: Program, costs: readonly CompiledCost[]): void {
  const leaving = costs.flatMap(({ leave }) => (leave === undefined ? [] : [leave]));
  let left = false;
  for (const cost of costs) {
    if (cost.leave !== undefined && !left) {
      left = true;
      instantly(program, (game, frame) => leaving.forEach((leave) => leave(game, frame)));
    }
    cost.pay(program);
  }
}

const ALWAYS: Holds = () => true;

/** `places`: the ability lays a played card before somebody, so it waits outside the discard pile. */
export function compileCost(
  cost: Cost,
  index: number,
  places: boolean,
  names: Names,
  earlier: string[],
): CompiledCost {
  switch (cost.pay) {
    case 'energy':
      return energyCost(cost, names);
    case 'discard':
      return discardCost(cost, index, names, earlier);
    case 'play':
      return playCost(cost, index, places, names, earlier);
    case 'tokens':
      return tokenCost(cost, names);
    case 'heals': {
      const count = compileNum(cost.count, names);
      return {
        field: null,
        payable: (game, scope) => seatOf(game, scope.seat).heals >= count(game, scope),
        pay: (program) =>
          instantly(program, (game, frame) => loseHeals(game, frame.user, count(game, frame), '§20.3')),
      };
    }
    case 'damage': {
      const amount = compileNum(cost.amount, names);
      const block = (game: Game, frame: EffectData) =>
        call(
          frame,
          'damage',
          newDamage(frame.seat, frame.user, 'magic', 'skill', amount(game, frame), names.skill),
        );
      return { field: null, payable: ALWAYS, pay: (program) => add(program, block) };
    }
    default:
      throw new SkillError(`${names.where}: nobody can pay "${String((cost as { pay: string }).pay)}"`);
  }
}

function instantly(program: Program, change: (game: Game, frame: EffectData) => void): void {
  add(program, (game, frame) => {
    change(game, frame);
    return false;
  });
}

/** §16.4: gems only with gems; crystals with either, the payer chooses. */
function energyCost(cost: Extract<Cost, { pay: 'energy' }>, names: Names): CompiledCost {
  const gem = compileNum(cost.gem ?? 0, names);
  const crystal = compileNum(cost.crystal ?? 0, names);
  const space = (game: Game, scope: Scope) => {
    const { energy } = seatOf(game, scope.seat);
    const [gems, crystals] = [gem(game, scope), crystal(game, scope)];
    const least = Math.max(0, crystals - energy.crystal);
    const most = Math.min(crystals, energy.gem - gems);
    if (most < least) return null;
    return { from: Array.from({ length: most - least + 1 }, (_, i) => least + i), min: 1, max: 1 };
  };
  return {
    field: { name: GEMS, pick: 'number', cost: true, quiet: true, space },
    payable: ALWAYS,
    pay: (program) =>
      instantly(program, (game, frame) => {
        const [gems, crystals] = [gem(game, frame), crystal(game, frame)];
        const mixed =
          frame.slots[GEMS]?.[0] ?? Math.max(0, crystals - seatOf(game, frame.user).energy.crystal);
        changeEnergy(game, frame.user, { gem: -gems - mixed, crystal: mixed - crystals }, '§16.4');
      }),
  };
}

/** Hand cards that pay: those that fit and do not pay an earlier item. */
function handField(
  name: string,
  filter: CardFilter | undefined,
  count: NumberOf,
  earlier: readonly string[],
): FieldSpec {
  const space = (game: Game, scope: Scope) => {
    const owner = seatOf(game, scope.seat);
    const from = owner.hand.filter(
      (card) =>
        !earlier.some((other) => scope.slots[other]?.includes(card)) &&
        (filter === undefined || fitsFilter(faceOf(game, card), filter, owner.character)),
    );
    const number = count(game, scope);
    return from.length < number ? null : { from, min: number, max: number };
  };
  return { name, pick: 'card', cost: true, quiet: false, space };
}

function nameOf(name: string | undefined, index: number, names: Names): string {
  const given = name ?? `cost${index}`;
  bind(names, given);
  return given;
}

function discardCost(
  cost: Extract<Cost, { pay: 'discard' }>,
  index: number,
  names: Names,
  earlier: string[],
): CompiledCost {
  const count = compileNum(cost.count, names);
  const name = nameOf(cost.name, index, names);
  const field = handField(name, cost.cards, count, [...earlier]);
  if (cost.shown) return { field, payable: ALWAYS, ...showCards(name, 'discard') };
  return {
    field,
    payable: ALWAYS,
    leave(game, frame) {
      const cards = held(game, frame, name);
      if (cards.length > 0) discardFaceDown(game, frame.user, cards, 'skill', '§20.3');
    },
    pay: () => undefined,
  };
}

function playCost(
  cost: Extract<Cost, { pay: 'play' }>,
  index: number,
  places: boolean,
  names: Names,
  earlier: string[],
): CompiledCost {
  const name = nameOf(cost.name, index, names);
  const field = handField(name, cost.cards, () => 1, [...earlier]);
  return { field, payable: ALWAYS, ...showCards(name, 'magic', places) };
}

/** The chosen cards that are still in the hand: a cost paid before may have taken some (its damage, an over-limit). */
function held(game: Game, frame: EffectData, slot: string): CardId[] {
  const { hand } = seatOf(game, frame.user);
  return (frame.slots[slot] ?? []).filter((card) => hand.includes(card));
}

/** §21.9, §13.6: shown, what is set off by showing, then the discard pile (or kept for `place`). */
function showCards(name: string, as: ShownAs, keep = false): Pick<Required<CompiledCost>, 'leave' | 'pay'> {
  const shown = `#shown ${name}`;
  return {
    leave(game, frame) {
      frame.slots[shown] = held(game, frame, name);
      for (const card of frame.slots[shown]) showFromHand(game, frame.user, card, as, '§20.3');
    },
    pay(program) {
      add(program, (game, frame) => {
        const cards = frame.slots[shown] ?? [];
        if (cards.length === 0) return true;
        const window = openWindow(game, 'card.revealed', frame.user, -1, cards.length, cards, as, '§21.9');
        return window === null ? true : call(frame, 'reveal', window);
      });
      instantly(program, (game, frame) => {
        const cards = frame.slots[shown] ?? [];
        if (keep) frame.slots[PLAYED] = [...(frame.slots[PLAYED] ?? []), ...cards];
        else for (const card of cards) discardShown(game, frame.user, card);
      });
    },
  };
}

/** §13.6: what was to be placed and could not be goes to the discard pile. */
export function discardUnplaced(program: Program): void {
  add(program, (game, frame) => {
    for (const card of frame.slots[PLAYED] ?? []) discardShown(game, frame.user, card);
    frame.slots[PLAYED] = [];
    return true;
  });
}

function tokenCost(cost: Extract<Cost, { pay: 'tokens' }>, names: Names): CompiledCost {
  const { token, name } = cost;
  const count: NumberOf =
    cost.count === 'all'
      ? (game, scope) => seatOf(game, scope.seat).tokens[token] ?? 0
      : compileNum(cost.count, names);
  if (name !== undefined) bind(names, name);
  return {
    field: null,
    payable: (game, scope) => (seatOf(game, scope.seat).tokens[token] ?? 0) >= count(game, scope),
    pay: (program) =>
      instantly(program, (game, frame) => {
        const paid = count(game, frame);
        if (name !== undefined) frame.slots[name] = [paid];
        changeTokens(game, frame.user, token, -paid, '§20.3');
      }),
  };
}
