/** Boards of a lesson. A board is always the set-up and the choices since, re-run; none is kept and changed. */
import type { CardFace, Choice, GrailEvent, TableView } from '../grail/index.ts';
import { eventsFor, replay, viewFor, type Game } from '../grail/index.ts';
import type { GameLesson, Step } from './format.ts';
import type { Roster } from '../dsl/roster/roster.ts';
import { setupOf } from './setup.ts';

/** A step's answers as choices (compile.ts). */
export interface Played {
  /** The script's own answer. */
  choice: Choice;
  alsoRight: Choice[];
  /** Each wrong answer with what is played after it. */
  wrong: Choice[][];
}

/** What every table is set up from. */
export interface Supply {
  deck: readonly CardFace[];
  /** The characters that a lesson may name; without it none. */
  roster?: Roster;
}

/** A lesson and what it is dealt from: enough to set up its table. */
export interface Dealt extends Supply {
  lesson: GameLesson;
}

/** What a lesson is played with. */
export interface Stage extends Dealt {
  /** Choices of every step; null at questions. */
  played: readonly (Played | null)[];
}

/** The game of a lesson after these choices, with its log. */
export const gameAfter = ({ lesson, deck, roster }: Dealt, choices: readonly Choice[]): Game =>
  replay(deck, setupOf(lesson, roster), choices);

/** The answer that the script itself gives at a step; null at a question. */
export const scripted = (step: Step): string | null =>
  step.at === 'quiz' ? null : (step.auto ?? step.learner ?? null);

/** The choices that lead to a step of the script (0 = its first). */
export const choicesTo = ({ played }: Stage, step: number): Choice[] =>
  played.slice(0, step).flatMap((one) => one?.choice ?? []);

/** What the learner's seat sees after these choices, and everything told since the game began. */
export interface Scene {
  view: TableView;
  /** What has happened since the last step, or since the answer just given. */
  events: GrailEvent[];
  /** Everything since the game began. */
  log: GrailEvent[];
}

/** `since`: number of choices whose events belong to the past; what came after is `events`. */
export function sceneAfter(stage: Stage, choices: readonly Choice[], since: number): Scene {
  const { you } = stage.lesson.script.setup;
  const past = gameAfter(stage, choices.slice(0, since)).log?.events.length ?? 0;
  const game = gameAfter(stage, choices);
  const log = eventsFor(game, you);
  return { view: viewFor(game, you), events: log.slice(past), log };
}
