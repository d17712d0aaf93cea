/** Plays cases through the door of the rules core and says what differs. */
import {
  apply,
  explainProblem,
  isNotationError,
  newGame,
  requestOf,
  SituationError,
  SkillError,
  type CardFace,
  type Game,
} from '../../grail/index.ts';
import { readChoice, showRefusal } from './expect-choices.ts';
import { deckMisses } from './expect-view.ts';
import { missesOf, type Miss } from './expect.ts';
import { NO_ROSTER, type Roster } from '../roster/roster.ts';
import { GivenError, setupOf } from './given.ts';
import type { Branch, Case, Step } from './parse.ts';
import { boardTable } from './report.ts';

/** What went wrong, and where: the step that could not be played or the expectation that does not hold. */
export interface Failure {
  branch: Branch;
  /** Number of the step from 1; 0 = set-up, one more than there are = `then`. */
  step: number;
  text: string;
  line: number;
  misses: Miss[];
  /** The board before the last choice and now, as text. */
  before: string;
  after: string;
}

export interface CaseResult {
  case: Case;
  failures: Failure[];
  /** The games that were played, a branch each (none where the set-up was to be refused). */
  games: Game[];
}

/**
 * Plays every branch of a case from the same `given`.
 * @param roster the characters that it may name
 */
export function runCase(entry: Case, deck: readonly CardFace[], roster: Roster = NO_ROSTER): CaseResult {
  const games: Game[] = [];
  const game = undefined as unknown as Game;
  const failures = entry.branches.flatMap(
    (branch) => runBranch(entry, { game, deck, roster, branch, before: '' }, games) ?? [],
  );
  return { case: entry, failures, games };
}

interface Course {
  game: Game;
  deck: readonly CardFace[];
  roster: Roster;
  branch: Branch;
  /** Board before the last choice. */
  before: string;
}

function runBranch(entry: Case, course: Course, games: Game[]): Failure | null {
  const { branch, deck } = course;
  let at = { step: 0, text: 'given', line: entry.line };
  try {
    const setup = begin(entry, course);
    if (Array.isArray(setup)) return setup.length === 0 ? null : failure(course, at, setup);
    course.game = setup;
    games.push(setup);
    course.before = boardTable(setup);
    for (const [index, step] of branch.steps.entries()) {
      at = {
        step: index + 1,
        text: step.kind === 'choice' ? step.text : 'what must hold here',
        line: step.line,
      };
      const misses = playStep(course, step);
      if (misses.length > 0) return failure(course, at, misses);
    }
    at = { step: branch.steps.length + 1, text: 'then', line: branch.line };
    const misses = branch.then === null ? [] : missesOf(course.game, branch.then, deck);
    return misses.length === 0 ? null : failure(course, at, misses);
  } catch (error) {
    return failure(course, at, [{ what: 'crash', expected: 'the core goes on', found: messageOf(error) }]);
  }
}

/** The game, or what is wrong with the set-up (nothing wrong: the problems were expected). */
function begin(entry: Case, { deck, roster, branch: { then } }: Course): Game | Miss[] {
  const expected = then?.problems;
  try {
    const game = newGame(deck, setupOf(entry.given, entry.id, roster));
    if (expected === undefined) return game;
    return [{ what: 'problems', expected: expected.join(', '), found: 'the set-up is accepted' }];
  } catch (error) {
    if (error instanceof GivenError || error instanceof SkillError)
      return [{ what: 'given', expected: 'something that can be read', found: error.message }];
    if (!(error instanceof SituationError)) throw error;
    const found = [...new Set(error.problems.map(({ code }) => code))].sort().join(', ');
    if (expected !== undefined && [...new Set(expected)].sort().join(', ') === found)
      return deckMisses(deck, then?.deckFaces);
    if (expected !== undefined) return [{ what: 'problems', expected: expected.join(', '), found }];
    return error.problems.map((problem) => ({
      what: 'given',
      expected: 'a situation that can be',
      found: explainProblem(problem),
    }));
  }
}

function playStep(course: Course, step: Step): Miss[] {
  const { game } = course;
  if (step.kind === 'expect') return missesOf(game, step.expect, course.deck);
  const request = requestOf(game);
  if (request === null)
    return [{ what: 'choice', expected: step.text, found: 'the game is over, nobody is asked' }];
  const choice = readChoice(game, request, step.text);
  if (isNotationError(choice)) return [{ what: 'choice', expected: 'a choice', found: choice.message }];
  if (choice.seat !== request.seat)
    return [
      {
        what: 'asks',
        expected: String(choice.seat),
        found: `${request.seat} (${request.machine}.${request.state})`,
      },
    ];
  course.before = boardTable(game);
  const refused = apply(game, choice);
  if (refused === null) return [];
  const facts = Object.entries(refused.facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  return [
    {
      what: 'choice',
      expected: `${step.text} is legal`,
      found: `refused: ${showRefusal(refused)}${facts && ` (${facts})`}`,
    },
  ];
}

function failure(course: Course, at: { step: number; text: string; line: number }, misses: Miss[]): Failure {
  const { game, branch, before } = course;
  return {
    branch,
    ...at,
    misses,
    before,
    after: (game as Game | undefined) === undefined ? '' : boardTable(game),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? (error.stack?.split('\n').slice(0, 4).join('\n      ') ?? error.message)
    : String(error);
}
