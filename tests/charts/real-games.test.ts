import { describe, expect, it } from 'vitest';
import deck from '../../content/cards/deck.json' with { type: 'json' };
import { advance, DARK } from '../../src/lib/charts/active.ts';
import { graphOf } from '../../src/lib/charts/graph.ts';
import { edgeMark } from '../../src/lib/charts/marks.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { apply, newGame, requestOf, sample, type CardFace } from '../../src/lib/grail/index.ts';

const graphs = Object.fromEntries(Object.values(machines).map((machine) => [machine.id, graphOf(machine)]));

/** Plays a random game and follows it in the charts; returns the ways that were lit, and what was wrong. */
function follow(seed: number): { ways: Set<string>; wrong: string[] } {
  const game = newGame(deck as CardFace[], { seed, config: { players: 6 } });
  const random = seedRandom(`charts ${seed}`);
  const ways = new Set<string>();
  const wrong: string[] = [];
  let lit = DARK;
  let read = 0;
  for (;;) {
    const events = game.log?.events ?? [];
    for (; read < events.length; read += 1) {
      lit = advance(lit, events[read] ?? { type: '' });
      const moved = lit.frames.at(-1);
      if (events[read]?.type !== 'stateEntered' || moved === undefined || moved.lastEdge === null) continue;
      const last = graphs[moved.machine]?.edges.filter((edge) => edgeMark(moved, edge) === 'last') ?? [];
      if (last.length === 0) wrong.push(`${moved.machine}: ${JSON.stringify(moved.lastEdge)}`);
      last.forEach((edge) => ways.add(`${moved.machine}/${edge.id}`));
    }
    const shown = lit.frames.map(({ machine, state }) => `${machine}.${state}`).join(' ');
    const stack = game.board.stack.map(({ machine, state }) => `${machine}.${state}`).join(' ');
    if (shown !== stack) wrong.push(`${shown} instead of ${stack}`);
    if (requestOf(game) === null) return { ways, wrong };
    apply(game, sample(game, random));
  }
}

describe('charts of real games', () => {
  const games = [1, 2, 3].map(follow);

  it('light the very stack of machines at every question, and for every step a way that is drawn', () => {
    expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('light most of the ways sooner or later', () => {
    expect(new Set(games.flatMap(({ ways }) => [...ways])).size).toBeGreaterThan(40);
  });
});
