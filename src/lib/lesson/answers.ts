/** Answers of a script as choices. Build and test time: see compile.ts. */
import type { Choice, Game } from '../grail/index.ts';
import { isNotationError, parseChoice, requestOf } from '../grail/index.ts';

/** A script that cannot be played: a fault of the lesson, found by its test. */
export class LessonError extends Error {
  override name = 'LessonError';
}

/** @throws LessonError if the text is no choice at this position. */
export function readAnswer(game: Game, text: string): Choice {
  const request = requestOf(game);
  if (request === null) throw new LessonError(`"${text}": the game is over, nobody is asked`);
  const choice = parseChoice(text, request, game.rules.cards, game.board, game.rules.skills);
  if (isNotationError(choice)) throw new LessonError(choice.message);
  return choice;
}
