import { describe, expect, test } from 'vitest';
import deck from '../../content/cards/deck.json' with { type: 'json' };
import { xstateFlow } from '../../src/lib/kernel/xstate-runner.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';
import { registry } from '../../src/lib/grail/actions/registry.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import {
  apply,
  newGame,
  requestOf,
  sample,
  type CardFace,
  type Game,
  type Setup,
} from '../../src/lib/grail/index.ts';
import { freshGame } from '../../src/lib/grail/new-game.ts';
import { passive } from '../unit/effects/scene.ts';
import { SKILLS } from '../unit/effects/skills-at-every-seat.ts';

const cards = deck as CardFace[];
const flow = xstateFlow<Game>(machines, registry);

/** Plays one random game on both runners and compares board, active states and every state entered. */
function playBoth(seed: number, players: number, skills: NonNullable<Setup['skills']> = {}): number {
  const setup = { seed, config: { players }, skills };
  const table = newGame(cards, setup);
  const shell = freshGame(cards, setup, { log: false });
  const actors = flow.start(shell, 'game', { done: false });
  const random = seedRandom(`conformance ${seed}`);
  let steps = 0;
  for (;;) {
    expect(actors.board()).toEqual(table.board);
    expect(actors.values()).toEqual(table.board.stack.map((frame) => frame.state));
    if (requestOf(table) === null) break;
    const choice = sample(table, random);
    expect(apply(table, choice)).toBeNull();
    actors.send(choice.type, choice);
    steps++;
  }
  const entered = (table.log?.events ?? []).flatMap((event) =>
    event.type === 'stateEntered' ? [{ machine: event.machine, state: event.state, depth: event.depth }] : [],
  );
  expect(actors.entered).toEqual(entered);
  return steps;
}

/** Actors are slow: whole games take seconds where the machine is busy. */
const PATIENCE = 30_000;

describe('one config, two runners (design: conformance)', { timeout: PATIENCE }, () => {
  test.each([4, 6, 8])('XState actors and the compiled table agree after every step, %i seats', (players) => {
    let steps = 0;
    for (let seed = 0; seed < 6; seed++) steps += playBoth(seed, players);
    expect(steps).toBeGreaterThan(200);
  });

  test('they agree with skills at every seat: windows, running effects, startups', () => {
    let steps = 0;
    for (let seed = 0; seed < 4; seed++) steps += playBoth(seed, 6, SKILLS);
    expect(steps).toBeGreaterThan(200);
  });

  test('they agree where everything that happens in the middle of a step is looked at', () => {
    const watch = [
      'hand.changed',
      'card.discarded',
      'effect.placed',
      'effect.triggered',
      'draw.before',
      'damage.end',
    ];
    const watchers = watch.map((time) => passive(`watch-${time}`, time, { do: 'gain', tokens: { seen: 1 } }));
    let steps = 0;
    for (let seed = 0; seed < 2; seed++) steps += playBoth(seed, 6, { ...SKILLS, 5: watchers });
    expect(steps).toBeGreaterThan(100);
  });
});
