/** The table over whole games and all rulings: every answer can be pressed, every question is worded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { parseCases } from '../../src/lib/dsl/cases/parse.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { runCase } from '../../src/lib/dsl/cases/run.ts';
import { questionOf } from '../../src/lib/features/table/table-question.ts';
import { TableModel } from '../../src/lib/features/table/table-model.svelte.ts';
import {
  apply,
  fieldsOf,
  legal,
  newGame,
  requestOf,
  viewFor,
  type Choice,
  type Game,
} from '../../src/lib/grail/index.ts';
import { NO_PICKS } from '../../src/lib/ui/answering/picks.ts';
import { m } from '../../src/lib/i18n/index.ts';
import { plain } from '../../src/lib/ui/board/words.ts';
import { seatCode, sentence } from '../../src/lib/ui/wording/marked.ts';
import { promptDetail } from '../../src/lib/ui/wording/prompt-detail.ts';
import { promptRule, promptText } from '../../src/lib/ui/wording/prompts.ts';
import { queueOf } from '../../src/lib/ui/wording/queue.ts';
import { playRandom } from './plain-games.ts';
import { deskOf, isSame, MARKS, namingOf, offersAt, reach } from './reach.ts';

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
    const question = plain(promptText(view, naming) ?? '');
    const texts = [
      // The words for a state that nobody has worded are for no one.
      question === plain(sentence(m.prompt_other({ seat: seatCode(view.asked?.seat ?? 0) }), naming))
        ? ''
        : question,
      promptDetail(view, naming) ?? '',
      promptRule(view) ?? '',
      ...queue,
    ];
    return texts.some((text) => text === '' || RAW.test(text))
      ? [`${at} for ${String(viewer)}: ${texts.join(' | ')}`]
      : [];
  });
}

function tableOf(game: Game): TableModel {
  const seat = requestOf(game)?.seat ?? 0;
  return new TableModel(() => ({
    scene: { view: viewFor(game, seat), events: [], log: [] },
    config: game.rules.config,
    marks: MARKS,
    refuse: (choice) => legal(game, choice),
    forewarns: true,
    more: [],
    tried: {},
    pointer: null,
    skills: game.rules.skills.abilities.map(({ skill }) => skill),
    fieldsOf: (ability, given) => fieldsOf(game, ability, given),
  }));
}

/** Answers that the table does not mark as refused, though the rules refuse them. */
function falseOffers(game: Game, table: TableModel): string[] {
  return table.answers.flatMap(({ id, state }) => {
    const offer = table.offers.find((one) => one.id === id);
    const told = offer?.choice ?? offer?.leads;
    const refused = told && state !== 'refused' ? legal(game, told) : null;
    return refused ? [`${id} looks open and is refused, ${refused.because}`] : [];
  });
}

/** Presses a way at the table: what it shows as open is open, the end is the answer, and back leads to the beginning. */
function pressThrough(game: Game, path: readonly string[], wanted: Choice | undefined): string[] {
  const table = tableOf(game);
  const problems = falseOffers(game, table);
  let choice: Choice | null = null;
  for (const name of path) {
    const [way, number] = name.split(' ');
    if (way === 'card') choice = table.pressCard(Number(number));
    else choice = way === 'seat' ? table.pressSeat(Number(number)) : table.press(name);
    problems.push(...falseOffers(game, table));
    if (plain(questionOf(table) ?? '') === '') problems.push(`${name}: no question`);
  }
  if (wanted && !(choice && isSame(choice, wanted))) problems.push(`${path.join(', ')}: not the answer`);
  for (let steps = 0; table.back(); steps++) if (steps > 20) return [...problems, 'back leads nowhere'];
  if (table.picks !== NO_PICKS) problems.push('back does not lead to the beginning');
  return problems;
}

/** What is wrong with the answers of a stop, and with the way to the answer that was given. */
function answerProblems(game: Game, wanted: Choice | undefined): string[] {
  const desk = deskOf(game);
  const { machine, state } = desk.asked.request;
  const at = `${machine}.${state}`;
  const offers = offersAt(desk);
  const problems: string[] = [];
  if (offers.length === 0) problems.push(`${at}: no offers`);
  if (new Set(offers.map(({ id }) => id)).size < offers.length) problems.push(`${at}: an id stands twice`);
  const bad = offers.filter(
    ({ label, detail = '-', choice, next }) =>
      label === '' || label === (choice?.type ?? next?.type) || RAW.test(label + detail),
  );
  problems.push(...bad.map(({ id }) => `${at}: ${id} is not worded`));
  const path = wanted ? reach(desk, wanted) : [];
  if (path === null) return [...problems, `${at}: cannot press ${JSON.stringify(wanted)}`];
  return [...problems, ...pressThrough(game, path, wanted).map((problem) => `${at}: ${problem}`)];
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
      for (const { setup, choices } of runCase(entry, deck, roster).games)
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
