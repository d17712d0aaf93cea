/** Which cards a review asks, and what is left of a misconception. Pure, like boxes.ts. */
import type { Misconception, PuzzleEntry } from '../lesson/puzzle-format.ts';
import { boxOf, isDue, lessonsDone } from './boxes.ts';
import type { Mistake, Progress, PuzzleBox } from './records.ts';

/** At most so many before a new lesson. */
export const BEFORE_LESSON = 3;
/** So many in a session of review alone. */
export const SESSION = 6;
/** Right answers on so many different days strike a misconception out. */
export const STRUCK_OUT = 3;

/** A puzzle to solve again, or the closing question of the lesson that a misconception belongs to. */
export type ReviewCard =
  { kind: 'puzzle'; puzzle: string } | { kind: 'question'; misconception: string; lesson: string };

type Puzzles = readonly Pick<PuzzleEntry, 'id' | 'after' | 'again'>[];
type Rows = readonly Pick<Misconception, 'id' | 'lesson' | 'puzzle'>[];

/** Whether a puzzle may be asked at all: its lesson is done, or it has been played before. */
export const isMet = (progress: Progress | null, { id, after }: Puzzles[number]): boolean =>
  (boxOf(progress, id)?.tries ?? 0) > 0 ||
  progress?.lessons.find(({ lesson }) => lesson === after)?.done === true;

/** Boxes of the puzzles that may be asked, the longest due first. */
function boxesOf(progress: Progress, puzzles: Puzzles): PuzzleBox[] {
  return puzzles
    .filter((puzzle) => isMet(progress, puzzle))
    .flatMap(({ id }) => boxOf(progress, id) ?? [])
    .sort((a, b) => a.due - b.due || (a.puzzle < b.puzzle ? -1 : 1));
}

/** Puzzles that are due now, the oldest first. */
export const dueBoxes = (progress: Progress | null, puzzles: Puzzles, now: number): PuzzleBox[] =>
  progress === null ? [] : boxesOf(progress, puzzles).filter((box) => isDue(box, lessonsDone(progress), now));

/** Closing questions that misconceptions have left to be asked, of lessons that have been begun. */
function openQuestions(progress: Progress, rows: Rows): ReviewCard[] {
  return rows.flatMap(({ id, lesson }): ReviewCard[] => {
    const mistake = progress.mistakes.find(({ misconception }) => misconception === id);
    const begun = progress.lessons.some((one) => one.lesson === lesson && one.done);
    return mistake?.asks === true && begun ? [{ kind: 'question', misconception: id, lesson }] : [];
  });
}

const cardOf = ({ puzzle }: PuzzleBox): ReviewCard => ({ kind: 'puzzle', puzzle });
/** One closing question is asked once, however many misconceptions belong to its lesson. */
const once = (cards: readonly ReviewCard[]): ReviewCard[] =>
  cards.filter((card, index) => {
    const key = card.kind === 'puzzle' ? card.puzzle : card.lesson;
    return cards.findIndex((one) => (one.kind === 'puzzle' ? one.puzzle : one.lesson) === key) === index;
  });

/** What is asked before a new lesson: open questions, what is due, and what is mixed in again just here. */
export function cardsBefore(
  progress: Progress | null,
  lesson: string,
  content: { puzzles: Puzzles; rows: Rows },
  now: number,
): ReviewCard[] {
  if (progress === null) return [];
  const { puzzles, rows } = content;
  const again = puzzles.filter((one) => one.again.includes(lesson)).map(({ id }) => id);
  const mixed = boxesOf(progress, puzzles).filter(({ puzzle, tries }) => tries > 0 && again.includes(puzzle));
  return once([
    ...openQuestions(progress, rows),
    ...dueBoxes(progress, puzzles, now).map(cardOf),
    ...mixed.map(cardOf),
  ]).slice(0, BEFORE_LESSON);
}

/** A session of review alone: open questions, what is due, then what will be due soonest, and at last what rests. */
export function sessionCards(
  progress: Progress | null,
  content: { puzzles: Puzzles; rows: Rows },
  now: number,
): ReviewCard[] {
  if (progress === null) return [];
  const boxes = boxesOf(progress, content.puzzles).filter(({ box }) => box > 0);
  const resting = (box: PuzzleBox) => (box.due === 0 ? 1 : 0);
  return once([
    ...openQuestions(progress, content.rows),
    ...dueBoxes(progress, content.puzzles, now).map(cardOf),
    ...[...boxes].sort((a, b) => resting(a) - resting(b)).map(cardOf),
  ]).slice(0, SESSION);
}

/** Whether nobody needs to be warned of it any more. */
export const isStruckOut = ({ days = [] }: Mistake): boolean => days.length >= STRUCK_OUT;

/** The puzzle of a day: always the same on one day, among those whose lesson is done; null if there is none. */
export function puzzleOfDay<T extends Puzzles[number]>(
  progress: Progress | null,
  puzzles: readonly T[],
  day: number,
): T | null {
  const open = puzzles.filter((puzzle) => isMet(progress, puzzle));
  return open[day % open.length] ?? null;
}
