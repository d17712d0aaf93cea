/** Writes a lesson's progress as it goes: each step at once, misses and helps as what has been added since. */
import type { PlayerContext } from '$lib/lesson/player-types.ts';
import type { LessonMistake } from '$lib/lesson/puzzle-format.ts';
import { progress, type LessonChange } from '$lib/store';
import type { Phase } from './lesson-words.ts';

/**
 * @param rows misconceptions that the lesson's answers stand for, and their puzzles
 * @returns what to call after every change of the player
 */
export function lessonKeeper(
  lesson: string,
  rows: readonly LessonMistake[],
): (phase: Phase, context: PlayerContext) => void {
  let written = { misses: 0, helps: 0, mistaken: 0, right: false, state: '' };
  const puzzleFor = (misconception: string) => rows.find(({ id }) => id === misconception)?.puzzle ?? null;
  return (phase, { step, tally }) => {
    const done = phase === 'done';
    const state = `${step} ${done} ${tally.misses} ${tally.helps} ${tally.firstTry} ${tally.mistaken.length}`;
    if (state === written.state) return;
    const change: LessonChange = {
      lesson,
      step: done ? 0 : step,
      done,
      firstTry: tally.firstTry,
      // A lesson begun again counts from zero.
      misses: Math.max(0, tally.misses - written.misses),
      helps: Math.max(0, tally.helps - written.helps),
    };
    progress.write((store) => store.saveLesson(change));
    const mistakes = tally.mistaken.slice(written.mistaken);
    if (mistakes.length > 0)
      progress.write((store) =>
        store.countMistakes(
          mistakes.map((misconception) => ({ misconception, puzzle: puzzleFor(misconception) })),
        ),
      );
    const right = tally.firstTry === true;
    if (right && !written.right)
      progress.write((store) =>
        store.saveAnswers(
          rows.filter((row) => row.lesson === lesson).map(({ id }) => ({ misconception: id, what: 'right' })),
        ),
      );
    if (done) progress.write((store) => store.askToPersist());
    written = { misses: tally.misses, helps: tally.helps, mistaken: tally.mistaken.length, right, state };
  };
}
