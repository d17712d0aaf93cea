/** The board that belongs to a state of the lesson player. */
import { legal, recordGame, type Choice, type GrailRecord, type Refusal } from '../grail/index.ts';
import type { PlayerContext } from './player-types.ts';
import { setupOf } from './setup.ts';
import { choicesTo, gameAfter, sceneAfter, type Scene } from './position.ts';

/** Choices played at the present step: the right answer, or as much of a detour as is shown. */
function playedHere({ verdict, shown }: PlayerContext): Choice[] {
  if (verdict?.kind === 'right') return [verdict.choice];
  if (verdict?.kind === 'detour') return verdict.line.slice(0, shown);
  return [];
}

/** What the learner sees now; its events are those since the last step (or since the answer just given). */
export function sceneOf(context: PlayerContext): Scene {
  const before = choicesTo(context, context.step);
  const here = playedHere(context);
  const since = here.length > 0 ? before.length : choicesTo(context, Math.max(0, context.step - 1)).length;
  return sceneAfter(context, [...before, ...here], since);
}

/** What the learner saw before the present step was answered: the left side of "before → after". */
export function sceneBefore(context: PlayerContext): Scene {
  const before = choicesTo(context, context.step);
  return sceneAfter(context, before, before.length);
}

/** What a fault report needs of a lesson: where the learner stands, and the game up to there. */
export function lessonRecord(context: PlayerContext): { lesson: string; step: number; game: GrailRecord } {
  const choices = [...choicesTo(context, context.step), ...playedHere(context)];
  const { lesson, deck, step } = context;
  return { lesson: lesson.head.id, step, game: recordGame(deck, setupOf(lesson), choices) };
}

/** Why the rules refuse this answer at the present step; null if they do not. Tries nothing. */
export const refusalAt = (context: PlayerContext, choice: Choice): Refusal | null =>
  legal(gameAfter(context, choicesTo(context, context.step)), choice);
