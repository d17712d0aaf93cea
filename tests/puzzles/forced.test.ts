/**
 * What the judge calls solved must hold against every answer, not only against those that it gives: here both sides try
 * everything they may, and the first moves that win by force are compared with those that the judge lets win.
 */
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { puzzles } from '../../src/lib/content/puzzles.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { enumerate, requestOf, viewFor, type Choice, type Game } from '../../src/lib/grail/index.ts';
import { misfits } from '../../src/lib/lesson/facts.ts';
import {
  othersPlay,
  outcomeOf,
  puzzleGame,
  puzzleStage,
  type PuzzleStage,
} from '../../src/lib/lesson/puzzle.ts';

const nameOf = (game: Game, choice: Choice): string =>
  JSON.stringify(choice, (key, value: unknown) =>
    key === 'card' ? game.rules.cards[value as number]?.name : key === 'cards' ? 'some' : value,
  );

/** What may be answered, one of each face; which cards are discarded decides nothing in these puzzles. */
function answers(game: Game): Choice[] {
  const found = new Map<string, Choice>();
  const request = requestOf(game);
  for (const choice of request === null ? [] : enumerate(game, request)) {
    const name = nameOf(game, choice);
    if (!found.has(name)) found.set(name, choice);
  }
  return [...found.values()];
}

const isAtEnd = ({ facts }: PuzzleStage, game: Game): boolean => {
  const request = requestOf(game);
  return (
    request === null ||
    (request.state === 'choose' && request.machine === 'action' && request.seat === facts.until)
  );
};

/** Whether the learner's team reaches the goal whatever the other team answers. */
function isForced(stage: PuzzleStage, choices: readonly Choice[]): boolean {
  const game = puzzleGame(stage, choices);
  if (choices.length > 0 && isAtEnd(stage, game))
    return misfits(viewFor(game, null), stage.facts.goal).length === 0;
  const seat = requestOf(game)?.seat ?? 0;
  const ours = game.board.seats[seat]?.team === game.board.seats[stage.facts.setup.you]?.team;
  const next = answers(game);
  const leads = (choice: Choice) => isForced(stage, [...choices, choice]);
  return ours ? next.some(leads) : next.every(leads);
}

/** Whether the learner can play on from here so that the judge says solved. */
function isJudgedSolvable(stage: PuzzleStage, choices: readonly Choice[]): boolean {
  const outcome = outcomeOf(stage, choices);
  if (outcome.kind !== 'open') return outcome.kind === 'solved';
  return answers(puzzleGame(stage, choices)).some((choice) =>
    isJudgedSolvable(stage, othersPlay(stage, [...choices, choice])),
  );
}

/** The search takes all ways to discard as one: a puzzle about which cards to keep (P09) is beyond it. */
const searched = puzzles.filter(({ facts }) =>
  facts.solutions.every(({ line }) => !line.some((answer) => /^discard (?!any)/.test(answer))),
);

test('every puzzle is searched but the one about discards', () => {
  expect(
    puzzles.map(({ facts }) => facts.id).filter((id) => !searched.some(({ facts }) => facts.id === id)),
  ).toEqual(['P09']);
});

describe.each(searched.map(({ facts }) => ({ id: facts.id, facts })))('$id', ({ facts }) => {
  test('is solved by just those first moves that nothing can stop', { timeout: 60_000 }, () => {
    const stage = puzzleStage(facts, { deck, roster });
    const start = othersPlay(stage, []);
    const game = puzzleGame(stage, start);
    const first = answers(game);
    const solvable = first.filter((choice) => isJudgedSolvable(stage, othersPlay(stage, [...start, choice])));
    const forced = first.filter((choice) => isForced(stage, [...start, choice]));
    const names = (list: readonly Choice[]) => list.map((choice) => nameOf(game, choice));
    expect(names(solvable)).toEqual(names(forced));
    expect(forced.length).toBeGreaterThan(0);
  });
});
