/** What several costs share: names of items, steps that only change something, hand cards that leave and are shown. */
import type { CardId } from '../../state/cards.ts';
import { discardFaceDown, discardShown, seatOf, showFromHand } from '../../state/changes.ts';
import type { EffectData, ShownAs } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { openWindow } from '../../windows/open.ts';
import type { FitsFilter } from '../cards.ts';
import type { FieldSpec, NumberOf, Scope } from '../compiled.ts';
import type { Together } from '../language/card-filter.ts';
import { bind, type Names } from '../names.ts';
import { add, call, PLAYED, type Program } from '../program.ts';
import { handLike, lookOf } from '../rules/query.ts';
import type { CompiledCost, CostContext } from './compiled.ts';

/** The name of the cards that pay: as written, else `cost0`, `cost1`, …; only a written one can be used. */
export function nameOfItem(name: string | undefined, context: CostContext, names: Names): string {
  if (name !== undefined) bind(names, name, 'cards');
  return name ?? `cost${context.index}`;
}

/** A step that changes something and calls nothing. */
export function instantly(program: Program, change: (game: Game, frame: EffectData) => void): void {
  add(program, (game, frame) => {
    change(game, frame);
    return false;
  });
}

/** Of these cards, as their holder would show them, those that fit and pay no earlier item. */
export function freeOf(
  cards: readonly CardId[],
  game: Game,
  scope: Scope,
  fits: FitsFilter | null,
  { earlier }: CostContext,
): CardId[] {
  return cards.filter(
    (card) =>
      !earlier.some((other) => scope.slots[other]?.includes(card)) &&
      (fits === null || fits(game, scope, lookOf(game, scope.user, card))),
  );
}

/** The field of so many hand cards. */
export function handField(
  name: string,
  count: NumberOf,
  fits: FitsFilter | null,
  context: CostContext,
  together?: Together,
): FieldSpec {
  const space = (game: Game, scope: Scope) =>
    exactly(freeOf(seatOf(game, scope.user).hand, game, scope, fits, context), count(game, scope), together);
  return { name, pick: 'card', cost: true, quiet: false, space };
}

/** So many of these; null where there are too few. */
export function exactly(from: number[], count: number, together?: Together): ReturnType<FieldSpec['space']> {
  const number = Math.max(0, count);
  if (from.length < number) return null;
  return { from, min: number, max: number, ...(together === undefined ? {} : { together }) };
}

/** The chosen cards that are still there: a cost paid before may have taken some (its damage, an over-limit). */
function stillIn(cards: readonly CardId[], frame: EffectData, slot: string): CardId[] {
  return (frame.slots[slot] ?? []).filter((card) => cards.includes(card));
}

/** Face down into the discard pile, with nothing set off by what they are (§4.4). */
export function discardCards(name: string): Pick<Required<CompiledCost>, 'leave' | 'pay'> {
  return {
    leave(game, frame) {
      const cards = stillIn(seatOf(game, frame.user).hand, frame, name);
      if (cards.length > 0) discardFaceDown(game, frame.user, cards, 'skill', '§20.3');
    },
    pay: () => undefined,
  };
}

/** §21.9, §13.6: shown, what is set off by showing, then the discard pile (or kept for `place`). */
export function showCards(
  name: string,
  as: ShownAs,
  keep = false,
): Pick<Required<CompiledCost>, 'leave' | 'pay'> {
  const shown = `#shown ${name}`;
  return {
    leave(game, frame) {
      const cards = stillIn(handLike(game, frame.user), frame, name);
      frame.slots[shown] = cards;
      for (const card of cards) showFromHand(game, frame.user, card, as, '§20.3');
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
        frame.slots[shown] = [];
        if (keep) frame.slots[PLAYED] = [...(frame.slots[PLAYED] ?? []), ...cards];
        else for (const card of cards) discardShown(game, frame.user, card);
      });
    },
  };
}
