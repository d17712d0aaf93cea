import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import {
  eventsFor,
  gameAtStep,
  hashBoard,
  logOf,
  newGame,
  positionAt,
  replay,
  requestOf,
  apply,
  sample,
  viewFor,
  walkGame,
  type Choice,
} from '../../src/lib/grail/index.ts';
import {
  endOf,
  isSame,
  moved,
  placeAfter,
  placeOf,
  readCursor,
  showCursor,
  shownAt,
  FIRST_STOP,
  type Cursor,
  type Unit,
} from '../../src/lib/kernel/timeline.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';

const SETUPS = ['RBRB', 'RBBRRB', 'RBBRRBBR'].map((seating, at) => ({
  seed: `walk-${String(at)}`,
  config: { seating },
}));

/** A random game, whole or its first `most` choices. */
function played(setup: (typeof SETUPS)[number], most = Infinity): Choice[] {
  const game = newGame(deck, setup, { log: false });
  const random = seedRandom(`choices-${setup.seed}`);
  while (requestOf(game) !== null && game.choices.length < most) apply(game, sample(game, random));
  return game.choices;
}
const walks = SETUPS.map((setup) => walkGame(deck, setup, played(setup, 120)));
const whole = walkGame(
  deck,
  SETUPS[1] ?? { seed: 1 },
  played(SETUPS[1] ?? { seed: '1', config: { seating: '' } }),
);
const OPEN = { seat: 0, open: true };

describe('one cursor', () => {
  test('a place at a stop is the game after so many choices', () => {
    for (const walk of walks)
      for (const step of [0, 1, 7, 40, walk.choices.length]) {
        const { view } = positionAt(walk, { step, event: null }, { seat: 1, open: false });
        const game = replay(deck, walk.setup, walk.choices, step);
        expect(view).toEqual(viewFor(game, 1));
        expect(hashBoard(gameAtStep(walk, step).board)).toBe(hashBoard(game.board));
        expect(shownAt(walk.timeline, { step, event: null })).toBe(eventsFor(game, null).length);
      }
  });

  test.each<Unit>(['state', 'event', 'step', 'action', 'turn'])(
    'ten %ss back and ten forward is the first place',
    (unit) => {
      for (const walk of walks) {
        const { timeline } = walk;
        let from = moved(
          timeline,
          placeOf(timeline, Math.floor(shownAt(timeline, endOf(timeline)) / 2)),
          unit,
          1,
        );
        // Ten of a unit must fit on both sides: else the ends of the game would be met.
        const path: Cursor[] = [from];
        for (let i = 0; i < 10; i += 1) path.push((from = moved(timeline, from, unit, -1)));
        for (let i = 9; i >= 0; i -= 1) {
          from = moved(timeline, from, unit, 1);
          if (isSame(path[i + 1] as Cursor, FIRST_STOP)) continue;
          expect(showCursor(from)).toBe(showCursor(path[i] as Cursor));
          expect(positionAt(walk, from, OPEN)).toEqual(positionAt(walk, path[i] as Cursor, OPEN));
        }
      }
    },
  );

  test('a slow walk meets every event but returns, and inside a step nobody is asked', () => {
    const walk = walks[0] as (typeof walks)[number];
    const events = walk.end.log?.events ?? [];
    let cursor = placeOf(walk.timeline, 0);
    const met: number[] = [];
    for (let guard = 0; guard < 400; guard += 1) {
      cursor = moved(walk.timeline, cursor, 'state', 1);
      met.push(shownAt(walk.timeline, cursor));
      if (cursor.event !== null) expect(positionAt(walk, cursor, OPEN).view.asked).toBeNull();
    }
    expect(met).toEqual(
      events
        .filter(({ type }) => type !== 'machineReturned')
        .slice(0, 400)
        .map(({ id }) => id + 1),
    );
  });

  test('an event that says what a number is now is true at its own place', () => {
    for (const walk of walks)
      for (const event of walk.end.log?.events ?? []) {
        if (event.type !== 'moraleLost' && event.type !== 'cardsDrawn' && event.type !== 'stonesChanged')
          continue;
        const { view } = positionAt(walk, placeAfter(walk.timeline, event.id), OPEN);
        if (event.type === 'moraleLost') expect(view.teams[event.team].morale).toBe(event.morale.after);
        else if (event.type === 'cardsDrawn') expect(view.seats[event.seat]?.handSize).toBe(event.hand.after);
        else expect(view.teams[event.team].stones).toEqual(event.after);
      }
  });

  test('§4.2 closed eyes see only their own hand; open eyes see all, and the log with faces', () => {
    const walk = walks[1] as (typeof walks)[number];
    const closed = positionAt(walk, { step: 30, event: null }, { seat: 2, open: false }).view;
    expect(closed.seats.filter(({ hand }) => hand !== null).map(({ seat }) => seat)).toEqual([2]);
    const open = positionAt(walk, { step: 30, event: null }, { seat: 2, open: true }).view;
    expect(open.seats.every(({ hand, handSize }) => hand?.length === handSize)).toBe(true);
    expect(logOf(walk, { seat: 2, open: false })).toEqual(eventsFor(walk.end, 2));
    expect(logOf(walk, OPEN)).toEqual(walk.end.log?.events);
  });

  test('turns and actions begin where the rules say so', () => {
    const { timeline } = whole;
    for (const step of timeline.actions) {
      const request = requestOf(gameAtStep(whole, step));
      expect([request?.machine, request?.state]).toEqual(['action', 'choose']);
    }
    const events = whole.end.log?.events ?? [];
    expect(timeline.turns.length).toBe(events.filter(({ type }) => type === 'turnBegan').length);
  });

  test('an address leads back to its place; one beyond the game to its nearest', () => {
    const { timeline } = whole;
    for (const shown of [0, 3, 50, 333, timeline.ends.at(-1) ?? 0]) {
      const place = placeOf(timeline, shown);
      expect(readCursor(timeline, showCursor(place))).toEqual(place);
    }
    expect(readCursor(timeline, '99999')).toEqual(endOf(timeline));
    for (const bad of ['', '-1', '1e9', '3.x', '1.2.3']) expect(readCursor(timeline, bad)).toBeNull();
  });
});
