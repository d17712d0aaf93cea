/**
 * The board that belongs to a state of the lesson player. It runs the rules: a page fetches it after its first sight,
 * which is part of the page (`Opening`).
 */
import {
  fieldsOf,
  legal,
  recordGame,
  type Choice,
  type Field,
  type GrailRecord,
  type Picks,
  type Refusal,
} from '../grail/index.ts';
import type { PlayerContext } from './player-types.ts';
import { setupOf } from './setup.ts';
import { newContext } from './player-steps.ts';
import { choicesTo, gameAfter, sceneAfter, type Scene, type Stage } from './position.ts';

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
  const { lesson, deck, roster, step } = context;
  return { lesson: lesson.head.id, step, game: recordGame(deck, setupOf(lesson, roster), choices) };
}

const gameHere = (context: PlayerContext) => gameAfter(context, choicesTo(context, context.step));

/** Why the rules refuse this answer at the present step; null if they do not. Tries nothing. */
export const refusalAt = (context: PlayerContext, choice: Choice): Refusal | null =>
  legal(gameHere(context), choice);

/** What a declaration may go on with after the values chosen already; null: with nothing. */
export const fieldsAt = (context: PlayerContext, ability: number, given: Picks): Field[] | null =>
  fieldsOf(gameHere(context), ability, given);

/** An answer that the step speaks of, with the id of the skill it uses. */
export interface Spoken {
  choice: Choice;
  skill?: string;
}

export function wrongAt(context: PlayerContext): Spoken[] {
  const wrong = context.played[context.step]?.wrong ?? [];
  if (wrong.length === 0) return [];
  const { abilities } = gameHere(context).rules.skills;
  return wrong.flatMap(([choice]) => {
    if (choice === undefined) return [];
    const skill = 'ability' in choice ? abilities[choice.ability]?.skill.id : undefined;
    return [{ choice, ...(skill === undefined ? {} : { skill }) }];
  });
}

/** What a page shows of a lesson before the rules are here; made when the page is. */
export interface Opening {
  scene: Scene;
  wrong: Spoken[];
}

export function openingOf(stage: Stage): Opening {
  const context = newContext(stage);
  return { scene: sceneOf(context), wrong: wrongAt(context) };
}
