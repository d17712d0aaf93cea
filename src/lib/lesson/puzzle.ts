/**
 * A puzzle in play. Every answer that the rules allow is played on the core; the goal is looked for where the puzzle
 * ends. Written lines only tell what other seats answer, and what to say at the end (docs/lesson-format.md).
 */
import { apply, eventsFor, legal, replay, requestOf, viewFor } from '../grail/index.ts';
import type { CardId, Choice, Game, Refusal, Setup } from '../grail/index.ts';
import { LessonError, readAnswer } from './answers.ts';
import { misfits } from './facts.ts';
import { othersAnswer } from './puzzle-others.ts';
import type { PuzzleFacts } from './puzzle-format.ts';
import type { Scene, Supply } from './position.ts';
import { sameAnswer } from './same-answer.ts';
import { setupFrom } from './setup.ts';

/** A written line, read into choices. */
export interface Line {
  kind: 'solution' | 'nearMiss';
  /** Place in the puzzle's list of its kind. */
  index: number;
  answers: readonly string[];
  choices: readonly Choice[];
  /** The last answer is refused. */
  refused: boolean;
}

export interface PuzzleStage extends Supply {
  facts: PuzzleFacts;
  lines: readonly Line[];
}

/** `line`: place of the solution or near miss that was played, null if it is not a written one. */
export type Outcome =
  { kind: 'open' } | { kind: 'solved'; line: number | null } | { kind: 'failed'; line: number | null };

/** Most answers of others in a row; never met. */
const MOST = 60;

/** What the game of a puzzle begins from. */
export const puzzleSetup = ({ facts, roster }: Omit<PuzzleStage, 'lines'>): Setup =>
  setupFrom(facts.id, facts.setup, roster);

/** The game of a puzzle after these choices. */
export const puzzleGame = (stage: Omit<PuzzleStage, 'lines'>, choices: readonly Choice[]): Game =>
  replay(stage.deck, puzzleSetup(stage), choices);

function readLine(game: Game, answers: readonly string[], refused: boolean): Choice[] {
  return answers.map((answer, index) => {
    const choice = readAnswer(game, answer);
    if (refused && index === answers.length - 1) return choice;
    const refusal = apply(game, choice);
    if (refusal !== null) throw new LessonError(`"${answer}" is refused: ${refusal.because} ${refusal.rule}`);
    return choice;
  });
}

/** A puzzle ready to be played. @throws LessonError if a line of it cannot be played. */
export function puzzleStage(facts: PuzzleFacts, supply: Supply): PuzzleStage {
  const read = (kind: Line['kind'], index: number, answers: readonly string[], refused: boolean): Line => ({
    kind,
    index,
    answers,
    choices: readLine(puzzleGame({ facts, ...supply }, []), answers, refused),
    refused,
  });
  return {
    facts,
    ...supply,
    lines: [
      ...facts.solutions.flatMap(({ line, also }, index) =>
        [line, ...also].map((answers) => read('solution', index, answers, false)),
      ),
      ...facts.nearMisses.flatMap(({ line, also, rule }, index) =>
        [line, ...also].map((answers) => read('nearMiss', index, answers, rule !== undefined)),
      ),
    ],
  };
}

/** Lines that begin like this. */
function linesThrough(game: Game, { lines }: PuzzleStage, choices: readonly Choice[]): Line[] {
  return lines.filter(
    (line) =>
      line.choices.length >= choices.length &&
      choices.every((choice, index) => {
        const wanted = line.choices[index];
        return wanted !== undefined && sameAnswer(game, line.answers[index] ?? '', wanted, choice, false);
      }),
  );
}

/** Whether the puzzle is at its end: the game is over, or the seat `until` is asked for an action of its own turn. */
function isOver({ facts }: PuzzleStage, game: Game): boolean {
  const request = requestOf(game);
  return (
    request === null ||
    (request.machine === 'action' &&
      request.state === 'choose' &&
      request.seat === facts.until &&
      game.choices.length > 0)
  );
}

/** The written line of this kind that these choices have played to its end, or null. */
const lineAtEnd = (game: Game, stage: PuzzleStage, kind: Line['kind']): number | null =>
  linesThrough(game, stage, game.choices).find(
    (line) => line.kind === kind && !line.refused && line.choices.length === game.choices.length,
  )?.index ?? null;

/** Lets the other seats answer until the learner is asked or the puzzle is over. @returns all choices since the set-up */
export function othersPlay(stage: PuzzleStage, choices: readonly Choice[]): Choice[] {
  const game = puzzleGame(stage, choices);
  for (let count = 0; count < MOST && !isOver(stage, game); count++) {
    if (requestOf(game)?.seat === stage.facts.setup.you || lineAtEnd(game, stage, 'nearMiss') !== null) break;
    const at = game.choices.length;
    const written = linesThrough(game, stage, game.choices).find((line) => line.choices.length > at);
    const refusal = apply(game, written?.choices[at] ?? othersAnswer(stage.facts, game));
    if (refusal !== null) throw new LessonError(`another seat's answer is refused: ${refusal.because}`);
  }
  return [...game.choices];
}

/** What has become of the puzzle after these choices. A near miss played to its end has failed, even before the end. */
export function outcomeOf(stage: PuzzleStage, choices: readonly Choice[]): Outcome {
  const game = puzzleGame(stage, choices);
  const missed = lineAtEnd(game, stage, 'nearMiss');
  if (!isOver(stage, game)) return missed === null ? { kind: 'open' } : { kind: 'failed', line: missed };
  return misfits(viewFor(game, null), stage.facts.goal).length === 0
    ? { kind: 'solved', line: lineAtEnd(game, stage, 'solution') }
    : { kind: 'failed', line: missed };
}

export interface Refused {
  refusal: Refusal;
  /** The near miss whose words say why, if it is a written one. */
  nearMiss: number | null;
}

/** Why the rules refuse this answer now; null if they do not. Tries nothing. */
export function puzzleRefusal(
  stage: PuzzleStage,
  choices: readonly Choice[],
  choice: Choice,
): Refused | null {
  const game = puzzleGame(stage, choices);
  const refusal = legal(game, choice);
  if (refusal === null) return null;
  const written = linesThrough(game, stage, [...choices, choice]).find(
    (line) => line.refused && line.choices.length === choices.length + 1,
  );
  return { refusal, nearMiss: written?.index ?? null };
}

/** Answers that written lines try here though the rules refuse them, each with the id of the skill it uses. */
export function triedHere(
  stage: PuzzleStage,
  choices: readonly Choice[],
): { choice: Choice; skill?: string }[] {
  const game = puzzleGame(stage, choices);
  const { abilities } = game.rules.skills;
  return linesThrough(game, stage, choices).flatMap((line) => {
    const choice = line.choices[choices.length];
    if (choice === undefined || !line.refused || line.choices.length > choices.length + 1) return [];
    const skill = 'ability' in choice ? abilities[choice.ability]?.skill.id : undefined;
    return [{ choice, ...(skill === undefined ? {} : { skill }) }];
  });
}

/** What the learner sees; `since`: number of choices whose events are no news. */
export function puzzleScene(stage: PuzzleStage, choices: readonly Choice[], since: number): Scene {
  const past = puzzleGame(stage, choices.slice(0, since)).log?.events.length ?? 0;
  const game = puzzleGame(stage, choices);
  const { you } = stage.facts.setup;
  const log = eventsFor(game, you);
  return { view: viewFor(game, you), events: log.slice(since === 0 ? 0 : past), log };
}

/** The faces of every hand: in a puzzle all lie open. */
export const openHands = (stage: PuzzleStage, choices: readonly Choice[]): CardId[][] =>
  puzzleGame(stage, choices).board.seats.map(({ hand }) => [...hand]);
