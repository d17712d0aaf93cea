/** Cards that lie before characters (§22), as effects name them. */
import type { Placed, SeatId } from '../state/board.ts';
import { seatOf } from '../state/changes.ts';
import type { EffectData } from '../state/frames.ts';
import { turnOrder, type Game } from '../state/game.ts';
import { sheetAt } from '../state/sheet.ts';
import { placedAt } from './fields.ts';
import { add, type Program } from './program.ts';

export interface Lying {
  seat: SeatId;
  placed: Placed;
}

/** The card of that id that `by` laid: the one before `holder`, else the first in seat order (§21.3). */
export function lyingCalled(game: Game, id: string, by: SeatId, holder: SeatId): Lying | null {
  for (const seat of holder >= 0 ? [holder] : turnOrder(game)) {
    const placed = seatOf(game, seat).table.find((one) => one.name === id && one.by === by);
    if (placed !== undefined) return { seat, placed };
  }
  return null;
}

/** Slot in which a chosen card is known by what it is, since a place on a table is another's when one before it goes. */
const slotOf = (name: string): string => `#lying ${name}`;

/** Before anything is paid: the cards chosen under these names are known by what they are from here on. */
export function noteChosen(program: Program, names: readonly string[]): void {
  if (names.length === 0) return;
  add(program, (game, frame) => {
    for (const name of names) {
      const lying = placedAt(game, frame.slots[name]?.[0] ?? -1);
      delete frame.slots[slotOf(name)];
      if (lying !== null) frame.slots[slotOf(name)] = marks(game, lying.placed);
    }
    return true;
  });
}

/** What tells a card from every other one: the card of the deck; of an exclusive one whose it is, and which. */
function marks(game: Game, { card, by, name }: Placed): number[] {
  return card > 0 ? [card] : [0, by, Object.keys(sheetAt(game, by)?.cards ?? {}).indexOf(name)];
}

/** The card that was chosen under a name, where it lies now; null where it lies no more. */
export function lyingChosen(game: Game, frame: EffectData, name: string): Lying | null {
  const wanted = frame.slots[slotOf(name)];
  if (wanted === undefined) return placedAt(game, frame.slots[name]?.[0] ?? -1);
  for (const seat of turnOrder(game)) {
    const placed = seatOf(game, seat).table.find((one) => String(marks(game, one)) === String(wanted));
    if (placed !== undefined) return { seat, placed };
  }
  return null;
}
