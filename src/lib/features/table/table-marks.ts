/** What a board draws at a seat and between seats, read from the view: borders, flags, arrows. */
import type { CardTable, SeatId, TableView } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Arrow } from '$lib/ui/board/arrow.ts';
import { strongest, type Flag, type SeatStanding } from '$lib/ui/board/seat-standing.ts';

/** The card that flies, from who played it to whom it is for. */
export function arrowsOf({ attack, missile }: TableView, faces: CardTable): Arrow[] {
  if (attack) {
    const { attacker: from, target: to, element, card } = attack;
    const face = faces[card];
    return [
      { id: `${from}-${to}-${card}`, from, to, element, line: 'solid', ...(face ? { card: face } : {}) },
    ];
  }
  const face = missile && faces[missile.card];
  if (!missile || !face) return [];
  const { passer: from, target: to, card } = missile;
  return [{ id: `${from}-${to}-${card}`, from, to, element: face.element, line: 'solid', card: face }];
}

/** The one border of a seat. @param targets seats that the picked card may be pointed at */
export function standingOf(
  { turn, asked }: TableView,
  seat: SeatId,
  targets: readonly SeatId[],
  chosen: SeatId | null,
): SeatStanding {
  const found: SeatStanding[] = [];
  if (turn.player === seat) found.push('turn');
  if (targets.includes(seat)) found.push('offered');
  if (asked?.seat === seat) found.push('asked');
  if (chosen === seat) found.push('chosen');
  return strongest(found);
}

export function flagsOf(
  { turn, asked, viewer }: TableView,
  seat: SeatId,
  targets: readonly SeatId[],
): Flag[] {
  const flags: Flag[] = [];
  if (turn.player === seat) flags.push({ kind: 'fact', icon: 'turn', text: m.lesson_flag_turn() });
  if (asked?.seat === seat && (seat === viewer || turn.player !== seat)) {
    const own = seat === viewer;
    const text = own ? m.lesson_flag_asked_you() : m.lesson_flag_asked();
    const short = own ? m.lesson_flag_asked_you_short() : undefined;
    flags.push({ kind: 'fact', icon: 'asked', text, short });
  }
  if (targets.includes(seat)) {
    const short = m.lesson_flag_target_short();
    flags.push({ kind: 'offer', icon: 'target', text: m.lesson_flag_target(), short });
  }
  // On a phone only the last has room for its word; the others keep their sign.
  return flags.map((flag, at) => (at < flags.length - 1 ? { ...flag, short: '' } : flag));
}
