/** Playing without a script: chance at the other seats, every refusal counted. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deck } from '../../src/lib/content/deck.ts';
import { requestOf, replay, sample } from '../../src/lib/grail/index.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';
import { freePlay } from '../../src/lib/lesson/free-machine.ts';
import { freeScene, freeTurnSetup, type FreeInput } from '../../src/lib/lesson/free-play.ts';

function start(input: Partial<FreeInput> = {}) {
  const setup = input.setup ?? freeTurnSetup(1);
  return createActor(freePlay, { input: { deck, setup, you: 0, ends: 'ownTurn', ...input } }).start();
}
const gameOf = (actor: ReturnType<typeof start>) => {
  const { setup, choices } = actor.getSnapshot().context;
  return replay(deck, setup, choices);
};

describe('a free turn', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'table %i: the learner is asked, plays a turn, and it is over',
    (attempt) => {
      const actor = start({ setup: freeTurnSetup(attempt) });
      const random = seedRandom(attempt);
      for (let count = 0; count < 200 && actor.getSnapshot().value === 'playing'; count++) {
        const game = gameOf(actor);
        expect(requestOf(game)?.seat).toBe(0);
        actor.send({ type: 'answer', choice: sample(game, random) });
      }
      expect(actor.getSnapshot().value).toBe('over');
      expect(actor.getSnapshot().context.illegal).toBe(0);
      expect(gameOf(actor).log?.events.some((event) => event.type === 'turnEnded' && event.seat === 0)).toBe(
        true,
      );
    },
  );

  test('a refused answer changes nothing, is explained and counted', () => {
    const actor = start();
    const before = actor.getSnapshot().context.choices;
    actor.send({ type: 'answer', choice: { type: 'extract', seat: 0, stones: { gem: 1, crystal: 0 } } });
    const { choices, illegal, refusal } = actor.getSnapshot().context;
    expect(choices).toEqual(before);
    expect(illegal).toBe(1);
    expect(refusal).toMatchObject({ rule: '§6.1' });
    actor.send({ type: 'goOn' });
    expect(actor.getSnapshot().context).toMatchObject({ refusal: null, illegal: 1 });
  });

  test('the same table again is the same table', () => {
    const actor = start();
    const first = freeScene(actor.getSnapshot().context).view;
    actor.send({ type: 'answer', choice: sample(gameOf(actor), seedRandom(7)) });
    actor.send({ type: 'again' });
    expect(freeScene(actor.getSnapshot().context).view).toEqual(first);
  });

  test('an answer may be taken back', () => {
    const actor = start({ ends: 'game' });
    const before = actor.getSnapshot().context.choices;
    actor.send({ type: 'answer', choice: sample(gameOf(actor), seedRandom(3)) });
    actor.send({ type: 'takeBack' });
    expect(actor.getSnapshot().context.choices).toEqual(before);
  });

  test('nobody else’s hand is seen', () => {
    const { view } = freeScene(start().getSnapshot().context);
    expect(view.seats.map(({ hand }) => hand !== null)).toEqual([true, false, false, false]);
  });
});
