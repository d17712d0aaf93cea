/** Words of puzzles: seats and elements by placeholders, boxes by their waits. */
import { m } from '$lib/i18n';
import { ORDINARY, type Ordinary } from '$lib/lesson/variant-sheets.ts';
import { boxOf, dayOf, WAITS, type Progress, type PuzzleBox } from '$lib/store';
import type { Sentence } from '$lib/ui/board/words.ts';
import { withSeats, type Naming } from '$lib/ui/wording/marked.ts';
import { cardName, elementName } from '$lib/ui/wording/terms.ts';

const NAMED = new RegExp(`\\{(card:)?(${ORDINARY.join('|')})\\}`, 'g');

/** A puzzle's text as a sentence: `{1}` a seat with its mark, `{fire}` an element, `{card:fire}` its card. */
export const puzzleSentence = (text: string, naming: Naming): Sentence =>
  withSeats(
    text.replace(NAMED, (_, card: string | undefined, element: string) =>
      card === undefined ? elementName(element as Ordinary) : cardName(`${element as Ordinary}-slash`),
    ),
    naming,
  );

/** The same for lists, where no table gives seats their names: only the numbers. */
export const puzzleLine = (text: string): string =>
  text
    .replace(NAMED, (_, card: string | undefined, element: string) =>
      card === undefined ? elementName(element as Ordinary) : cardName(`${element as Ordinary}-slash`),
    )
    .replace(/\{(\d)\}/g, (_, seat: string) => m.table_number({ number: Number(seat) + 1 }));

/** Where a puzzle waits now, after a try. */
export function boxText(progress: Progress | null, puzzle: string): string | null {
  const held = boxOf(progress, puzzle);
  if (held === undefined || held.box === 0) return null;
  if (held.box === 1) return m.puzzle_box_first();
  const days = WAITS[held.box];
  return days === undefined ? m.puzzle_box_rest() : m.puzzle_box_waits({ box: held.box, days });
}

/** When a box's first puzzle is due. */
export function dueText(box: PuzzleBox, isDue: boolean, now: number): string {
  const days = dayOf(box.due) - dayOf(now);
  if (isDue || days <= 0) return m.puzzle_tray_today();
  return days === 1 ? m.puzzle_tray_tomorrow() : m.puzzle_tray_in_days({ days });
}

/** `tried`: met, but never solved without a hint. */
export type PuzzleState = 'new' | 'tried' | 'solved';

export function puzzleState(progress: Progress | null, puzzle: string): PuzzleState {
  const held = boxOf(progress, puzzle);
  if (held === undefined || held.tries === 0) return 'new';
  return held.clean ? 'solved' : 'tried';
}
