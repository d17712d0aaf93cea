/** The table over whole games and all rulings: every answer can be pressed, every question is worded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { parseCases } from '../../src/lib/dsl/cases/parse.ts';
import { runCase } from '../../src/lib/dsl/cases/run.ts';
import { apply, legal, newGame, requestOf, viewFor, type Choice, type Game } from '../../src/lib/grail/index.ts';
import { plain } from '../../src/lib/ui/board/words.ts';
import { promptDetail, promptRule, promptText } from '../../src/lib/ui/wording/prompts.ts';
import { queueOf } from '../../src/lib/ui/wording/queue.ts';
import { playRandom } from './plain-games.ts';
import { deskOf, namingOf, offersAt, reach } from './reach.ts';

const folder = 'content/rules/cases';
const rulings = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseCases(join(folder, name), readFileSync(join(folder, name), 'utf8')).cases);

/** A code of a mark that was never taken apart, a placeholder left over, a missing name. */
const RAW = /[\uE000\uE001{}]|undefined|NaN/;

/** What is wrong with the words of a stop, for every viewer. */
function wordProblems(game: Game): string[] {
  const at = `${requestOf(game)?.machine ?? ''}.${requestOf(game)?.state ?? ''}`;
  return [...game.board.seats.keys(), null].flatMap((viewer) => {
    const view = viewFor(game, viewer);
    const naming = namingOf(game, view);
    const queue = queueOf(view, naming).flatMap(({ title, detail, note }) =>
      [title, detail ?? '-', note ?? '-'].map(plain),
    );
    const texts = [
      plain(promptText(view, naming) ?? ''),
      promptDetail(view, naming) ?? '',
      promptRule(view) ?? '',
      ...queue,
    ];
    return texts.some((text) => text === '' || RAW.test(text))
      ? [`${at} for ${String(viewer)}: ${texts.join(' | ')}`]
      : [];
  });
}

/** What is wrong with the answers of a stop, and with the way to the answer that was given. */
function answerProblems(game: Game, wanted: Choice | undefined): string[] {
  const desk = deskOf(game);
  const { machine, state, options } = desk.asked.request;
  const at = `${machine}.${state}`;
  const offers = offersAt(desk);
  const problems: string[] = [];
  if (offers.length === 0) problems.push(`${at}: no offers`);
  if (new Set(offers.map(({ id }) => id)).size < offers.length) problems.push(`${at}: an id stands twice`);
  const bad = offers.filter(({ label, detail = '-' }) => label === '' || RAW.test(label + detail));
  problems.push(...bad.map(({ id }) => `${at}: ${id} is not worded`));
  // What the request names is not refused.
  for (const { id, choice, isIncomplete } of offers) {
    const isOffered = choice && options.some(({ type }) => type === choice.type);
    const refused = isOffered && !isIncomplete && choice.type !== 'attack' ? legal(game, choice) : null;
    if (refused) problems.push(`${at}: ${id} is offered and refused, ${refused.because}`);
  }
  if (wanted && reach(desk, wanted) === null) problems.push(`${at}: cannot press ${JSON.stringify(wanted)}`);
  return problems;
}

/** Walks a finished game again and looks at every stop before its answer. */
function walk(again: Game, choices: readonly Choice[], look: (game: Game, wanted?: Choice) => void): void {
  for (const choice of choices) {
    look(again, choice);
    const refused = apply(again, choice);
    if (refused !== null) throw new Error(`the same choice is refused: ${refused.because}`);
  }
  if (requestOf(again) !== null) look(again);
}

describe('random games of 4, 6 and 8', () => {
  test.each([0, 1, 3, 4, 6, 7])('game %i: each answer can be pressed, each question is worded', (seed) => {
    const { game, choices } = playRandom(seed, false);
    const problems: string[] = [];
    walk(newGame(deck, game.setup, { log: false }), choices, (stop, wanted) => {
      problems.push(...answerProblems(stop, wanted), ...wordProblems(stop));
    });
    expect(problems).toEqual([]);
  });
});

describe('rulings', () => {
  const states = new Set<string>();
  test.each(rulings.map((entry) => [`${entry.rules[0] ?? ''} ${entry.id}`, entry] as const))(
    '%s',
    (_name, entry) => {
      const problems: string[] = [];
      for (const { setup, choices } of runCase(entry, deck).games)
        walk(newGame(deck, setup, { log: false }), choices, (stop, wanted) => {
          const request = requestOf(stop);
          if (request) states.add(`${request.machine}.${request.state}`);
          problems.push(...answerProblems(stop, wanted), ...wordProblems(stop));
        });
      expect(problems).toEqual([]);
    },
  );

  test('together ask in every waiting state of the flow', () => {
    expect([...states].sort()).toEqual([
      'action.choose',
      'attack.respond',
      'damage.heal',
      'effect.choose',
      'extraActions.choose',
      'missile.respond',
      'overLimit.discard',
      'startup.choose',
      'startup.mustDeclare',
      'turn.weakness',
      'window.choose',
    ]);
  });
});
