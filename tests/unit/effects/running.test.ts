import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import {
  apply,
  hashBoard,
  limitOf,
  makeGame,
  newGame,
  replay,
  requestOf,
  sample,
  type Board,
  type Effect,
  type Game,
  type SkillDef,
} from '$lib/grail/index.ts';
import { seedRandom } from '$lib/kernel/random.ts';
import { asked, hands, magic, passive, play, response, scene } from './scene.ts';

/** The same game from nothing but the text of its board. */
function restored(game: Game): Game {
  return makeGame(game.rules, JSON.parse(JSON.stringify(game.board)) as Board, game.setup, false);
}

describe('a running effect is plain data (§21.5)', () => {
  const effects: Effect[] = [
    { do: 'damage', to: 'opponents', amount: 1 },
    { do: 'discard', who: 'all', count: 1 },
    { do: 'give', from: 'opponents', to: 'self', count: 1 },
  ];

  it('goes on equally after a way through JSON, at every stop in its middle', () => {
    const nip = response('nip', 't6.taken', { to: 'self', do: [{ do: 'draw', count: 1 }] });
    const game = scene({
      seats: {
        0: { hand: ['fire', 'wind'], skills: [magic('storm', { do: effects })] },
        1: { hand: ['x*6'] },
        3: { hand: ['water'], heals: 1, skills: [nip] },
        5: { skills: [passive('glow', 'turn.end', { do: 'gain', heals: 1 })] },
      },
    });
    play(game, 'skill storm');
    let other = restored(game);
    const random = seedRandom('stops');
    const stops = new Set<string>();
    for (let step = 0; step < 60 && requestOf(game) !== null; step++) {
      stops.add(asked(game).slice(2));
      expect(requestOf(other)).toEqual(requestOf(game));
      const choice = sample(game, random);
      expect(apply(game, choice)).toBeNull();
      expect(apply(other, choice)).toBeNull();
      expect(other.board).toEqual(game.board);
      other = restored(other);
    }
    expect([...stops]).toEqual(
      expect.arrayContaining(['effect.choose', 'overLimit.discard', 'damage.heal', 'window.choose']),
    );
  });

  it('answers nobody gave change nothing', () => {
    const game = scene({
      seats: {
        0: { skills: [magic('storm', { do: [{ do: 'discard', who: 'opponents', count: 1 }] })] },
        1: { hand: ['x*3'] },
      },
    });
    play(game, 'skill storm');
    const before = JSON.stringify(game.board);
    for (const values of [[], [0], [1, 2], [1.5]])
      expect(apply(game, { type: 'choose', seat: 1, values })).not.toBeNull();
    expect(apply(game, { type: 'take', seat: 1 })).not.toBeNull();
    expect(JSON.stringify(game.board)).toBe(before);
    expect(hands(game)[1]).toBe(3);
  });
});

/** A table where everybody has something at many moments. */
const SKILLS: SkillDef[][] = [
  [
    response('rend', 't2.hit', {
      by: 'self',
      pay: [{ pay: 'energy', crystal: 1 }],
      do: [{ do: 'change-attack', damage: 2 }],
    }),
    magic('spark', {
      choose: { X: { pick: 'number', from: 1, to: 2 }, foe: { pick: 'character', from: 'opponents' } },
      pay: [{ pay: 'discard', count: 'X', cards: { kind: 'attack' }, shown: true }],
      do: [{ do: 'damage', to: 'foe', amount: 'X' }],
    }),
  ],
  [
    passive('fury', 't6.taken', { do: 'gain', tokens: { rage: 1 }, max: 4 }),
    magic('wrath', {
      pay: [{ pay: 'tokens', token: 'rage', count: 'all', name: 'X' }],
      if: [{ count: 'tokens', token: 'rage', atLeast: 1 }],
      do: [
        { do: 'damage', to: 'opponents', amount: 1 },
        { do: 'gain', heals: 'X' },
      ],
    }),
  ],
  [
    {
      id: 'breath',
      type: 'startup',
      does: [
        {
          on: { time: 'action.start' },
          do: [
            { do: 'draw', count: 1 },
            { do: 'gain', heals: 1 },
          ],
        },
      ],
    },
    response('again', 'attackAction.end', {
      by: 'self',
      limit: 'turn',
      do: [{ do: 'extra-action', kinds: ['attack', 'magic'] }],
    }),
  ],
  [
    response('soften', 't3.deal', {
      to: 'own-side',
      pay: [{ pay: 'heals', count: 1 }],
      do: [{ do: 'change-damage', by: -1 }],
    }),
    { id: 'tall', type: 'passive', rules: [{ rule: 'limit', of: 'hand', who: 'self', add: 1 }] },
    magic('squeeze', {
      limit: 'game',
      choose: { foe: { pick: 'character', from: 'opponents' } },
      do: [
        { do: 'apply', rules: [{ rule: 'limit', of: 'hand', who: 'foe', add: -2 }], for: 'turn' },
        { do: 'give', from: 'foe', to: 'self', count: 1 },
      ],
    }),
  ],
  [
    response('shelter', 't6.take', { to: 'teammates', do: [{ do: 'move-damage', to: 'self' }] }),
    response('clean', 'turn.start', {
      by: 'self',
      choose: { what: { pick: 'placed', card: 'basic', before: 'own-side' } },
      do: [{ do: 'remove', placed: 'what', to: 'hand' }],
    }),
  ],
  [
    response('spare', 'morale.loss', {
      limit: 'turn',
      if: [{ is: 'turn', of: 'opponents' }],
      do: [{ do: 'change-loss', by: -1 }],
    }),
    response('sneer', 'card.revealed', {
      by: 'opponents',
      limit: 'turn',
      do: [{ do: 'discard', who: 'player', count: 1 }],
    }),
  ],
];

describe('random games with skills at every seat', () => {
  it('never come to a dead end, lose no card, and are the same when re-run', () => {
    let uses = 0;
    for (let seed = 0; seed < 40; seed++) {
      const setup = { seed, config: { players: 6 }, skills: { ...SKILLS } };
      const game = newGame(deck, setup);
      const random = seedRandom(`bots ${seed}`);
      for (let step = 0; requestOf(game) !== null; step++) {
        expect(step).toBeLessThan(5000);
        expect(apply(game, sample(game, random))).toBeNull();
        if (step % 10 === 0) checkBoard(game);
      }
      uses += (game.log?.events ?? []).filter(({ type }) => type === 'skillUsed').length;
      expect(hashBoard(replay(deck, setup, game.choices, game.choices.length, { log: false }).board)).toBe(
        hashBoard(game.board),
      );
    }
    expect(uses).toBeGreaterThan(400);
  });
});

function checkBoard(game: Game): void {
  const { seats, deck: pile, discard, stack } = game.board;
  const cards = seats.flatMap(({ hand, table }) => [...hand, ...table.map(({ card }) => card)]);
  const lying = [...cards, ...pile, ...discard.faceUp, ...discard.faceDown];
  expect(new Set(lying).size).toBe(lying.length);
  if (stack.length <= 3) expect(lying).toHaveLength(150);
  const over = requestOf(game)?.machine === 'overLimit' || stack.length > 3;
  seats.forEach(({ hand, heals }, seat) => {
    if (!over) expect(hand.length).toBeLessThanOrEqual(limitOf(game, seat, 'hand'));
    expect(heals).toBeGreaterThanOrEqual(0);
  });
}
