import { describe, expect, test } from 'vitest';
import { litAt } from '../../src/lib/charts/active.ts';
import { deck, deckTable } from '../../src/lib/content/deck.ts';
import { CursorSession } from '../../src/lib/features/table/cursor-session.svelte.ts';
import { mainLine } from '../../src/lib/features/table/lines.ts';
import {
  apply,
  logOf,
  newGame,
  positionAt,
  requestOf,
  sample,
  walkGame,
  type Choice,
  type Eyes,
  type Setup,
  type Walk,
} from '../../src/lib/grail/index.ts';
import { randomInt, seedRandom } from '../../src/lib/kernel/random.ts';
import {
  beginningOf,
  endOf,
  isSame,
  moved,
  placeOf,
  showCursor,
  shownAt,
  type Cursor,
  type Unit,
} from '../../src/lib/kernel/timeline.ts';
import { plain } from '../../src/lib/ui/board/words.ts';
import { boardWords, type ElementMarks } from '../../src/lib/ui/wording/board-words.ts';
import { logLines } from '../../src/lib/ui/wording/log.ts';
import type { Naming } from '../../src/lib/ui/wording/marked.ts';
import { promptText } from '../../src/lib/ui/wording/prompts.ts';
import { stations } from '../../src/lib/ui/wording/track.ts';

const MARKS: ElementMarks = {
  wind: 'a',
  water: 'b',
  fire: 'c',
  earth: 'd',
  thunder: 'e',
  dark: 'f',
  light: 'g',
};
const SEATINGS = ['RBRB', 'RBBRRB', 'RBBRRBBR'];
const UNITS: readonly Unit[] = ['state', 'event', 'step', 'action', 'turn'];

function recorded(at: number, most = 90): { setup: Setup; choices: Choice[] } {
  const setup = { seed: `cursor-${String(at)}`, config: { seating: SEATINGS[at % 3] ?? 'RBRB' } };
  const game = newGame(deck, setup, { log: false });
  const random = seedRandom(`choices-${String(at)}`);
  while (requestOf(game) !== null && game.choices.length < most) apply(game, sample(game, random));
  return { setup, choices: game.choices };
}

const eyesOf = (at: number): Eyes => ({ seat: 1, open: at % 2 === 0 });

/** Everything that the page shows of a place, made as CursorSession makes it. */
function shownBy(walk: Walk, cursor: Cursor, eyes: Eyes) {
  const { view, shown } = positionAt(walk, cursor, eyes);
  const log = logOf(walk, eyes).slice(0, shown);
  const naming: Naming = {
    words: boardWords(view, MARKS),
    face: (card) => deckTable[card],
    teamOf: (seat) => view.seats[seat]?.team ?? 0,
    you: view.viewer,
  };
  const words = promptText(view, naming);
  return {
    table: view,
    log: logLines(log, naming),
    chart: litAt(log),
    track: stations(log, view, naming),
    prompt: words && plain(words),
    address: showCursor(cursor),
  };
}

describe('one cursor over 50 recorded games', () => {
  const games = Array.from({ length: 50 }, (_, at) => recorded(at));
  const walks = games.map(({ setup, choices }) => walkGame(deck, setup, choices));

  test.each(UNITS)('ten %ss back and ten forward give the first state in every view', (unit) => {
    let compared = 0;
    walks.forEach((walk, at) => {
      const { timeline } = walk;
      const total = shownAt(timeline, endOf(timeline));
      const somewhere = Math.floor(total * 0.6) + randomInt(seedRandom(at), 40);
      const from = moved(timeline, placeOf(timeline, somewhere), unit, 1);
      const first = shownBy(walk, from, eyesOf(at));
      let cursor = from;
      for (let i = 0; i < 10; i += 1) cursor = moved(timeline, cursor, unit, -1);
      const back = cursor;
      for (let i = 0; i < 10; i += 1) cursor = moved(timeline, cursor, unit, 1);
      // Near the beginning there are not ten of the larger units: then the way forward is not the way back.
      if (isSame(back, beginningOf(timeline))) return;
      expect(shownBy(walk, cursor, eyesOf(at))).toEqual(first);
      expect(isSame(back, from)).toBe(false);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(40);
  });

  test('log, chart and table agree on the place, at every stop', () => {
    walks.forEach((walk) => {
      for (let step = 0; step < walk.choices.length; step += 3) {
        const { view, shown } = positionAt(walk, { step, event: null }, { seat: 0, open: true });
        const lit = litAt(logOf(walk, { seat: 0, open: true }), shown).frames;
        expect(lit.map(({ machine, state }) => ({ machine, state }))).toEqual(view.stack);
      }
    });
  });
});

/** The session's own rules; outside a browser every look at it runs its game again, so these games are short. */
describe('a session with a cursor', () => {
  const games = Array.from({ length: 4 }, (_, at) => recorded(at, 30));
  const places = (session: CursorSession) => [session.address, session.view, session.scene.log.length];

  test('a fork is played on and left again to the exact place', () => {
    const { setup, choices } = games[1] as (typeof games)[number];
    const session = new CursorSession({ setup, lines: mainLine(choices), open: true }, MARKS);
    session.goTo(20);
    const first = places(session);
    const game = newGame(deck, setup, { log: false });
    for (const choice of choices.slice(0, 20)) apply(game, choice);
    const other = Array.from({ length: 40 }, (_, at) => sample(game, seedRandom(String(at)))).find(
      (choice) => JSON.stringify(choice) !== JSON.stringify(choices[20]),
    );
    expect(session.answer(other ?? null)).toBe(true);
    expect(session.lines).toHaveLength(2);
    expect(session.choices).toEqual([...choices.slice(0, 20), other]);
    session.leaveFork();
    expect(places(session)).toEqual(first);
    expect(session.choices).toEqual(choices);
  });

  test('the answer that the line gives itself only moves the cursor', () => {
    const { setup, choices } = games[2] as (typeof games)[number];
    const session = new CursorSession({ setup, lines: mainLine(choices), open: true, at: '10' }, MARKS);
    expect(session.answer(choices[10] ?? null)).toBe(true);
    expect(session.lines).toHaveLength(1);
    expect(session.address).toBe('11');
  });

  test('a refused answer changes nothing and says why', () => {
    const { setup, choices } = games[0] as (typeof games)[number];
    const session = new CursorSession({ setup, lines: mainLine(choices), open: true, at: '0' }, MARKS);
    const before = session.address;
    expect(session.answer({ type: 'synthesize', seat: 0, stones: { gem: 3, crystal: 0 } })).toBe(false);
    expect(session.refusal?.rule).toMatch(/^§/);
    expect(session.address).toBe(before);
    expect(session.lines).toHaveLength(1);
  });

  test('taking back leads to the question before; a fork without choices of its own is left', () => {
    const { setup, choices } = games[3] as (typeof games)[number];
    const session = new CursorSession(
      { setup, lines: mainLine(choices.slice(0, 5)), open: true, at: '5' },
      MARKS,
    );
    session.takeBack();
    expect(session.address).toBe('4');
    expect(session.choices).toEqual(choices.slice(0, 4));
  });
});
