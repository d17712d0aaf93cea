/**
 * Reads a script's answers into choices, once, when lessons are built: the browser then plays a lesson without
 * knowing how choices are written down.
 */
import { replay } from '../grail/index.ts';
import type { Choice, Game } from '../grail/index.ts';
import { LessonError, readAnswer } from './answers.ts';
import type { GameLesson, Move } from './format.ts';
import { scripted, type Played, type Supply } from './position.ts';
import { setupOf } from './setup.ts';

/** Choices of every step, null at questions. @throws LessonError if the script cannot be played. */
export function compileLesson(lesson: GameLesson, { deck, roster }: Supply): (Played | null)[] {
  const setup = setupOf(lesson, roster);
  const gameAfter = (choices: readonly Choice[]) => replay(deck, setup, choices);
  const made: Choice[] = [];
  return lesson.script.steps.map((step): Played | null => {
    const answer = scripted(step);
    if (step.at === 'quiz' || answer === null) return null;
    const game = gameAfter(made);
    const played = compileStep(gameAfter, game, step, answer);
    made.push(played.choice);
    return played;
  });
}

function compileStep(
  gameAfter: (choices: readonly Choice[]) => Game,
  game: Game,
  step: Move,
  answer: string,
): Played {
  const before = [...game.choices];
  return {
    choice: readAnswer(game, answer),
    alsoRight: step.alsoRight.map((text) => readAnswer(game, text)),
    wrong: step.wrong.map((wrong) => {
      const line = [readAnswer(game, wrong.do)];
      if (wrong.kind === 'detour')
        for (const then of wrong.then) line.push(readAnswer(after(gameAfter, [...before, ...line]), then));
      return line;
    }),
  };
}

function after(gameAfter: (choices: readonly Choice[]) => Game, choices: readonly Choice[]): Game {
  try {
    return gameAfter(choices);
  } catch (error) {
    throw new LessonError(error instanceof Error ? error.message : String(error));
  }
}
