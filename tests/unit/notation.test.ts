import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import {
  apply,
  enumerate,
  isNotationError,
  newGame,
  parseChoice,
  requestOf,
  sample,
  showChoice,
  type Choice,
  type Game,
  type NotationError,
  type Request,
  type Situation,
} from '$lib/grail/index.ts';
import { seedRandom } from '$lib/kernel/random.ts';

const start = (situation: Situation): Game =>
  newGame(deck, { seed: 1, situation: { config: { seating: 'RBRBRB' }, ...situation } });
const requestIn = (game: Game): Request => requestOf(game) as Request;
const parse = (game: Game, text: string): Choice | NotationError =>
  parseChoice(text, requestIn(game), game.rules.cards, game.board, game.rules.skills);
const play = (game: Game, ...texts: string[]): Game => {
  for (const text of texts) expect(apply(game, parse(game, text) as Choice), text).toBeNull();
  return game;
};
const handOf = (game: Game, seat: number): number[] => game.board.seats[seat]?.hand ?? [];

describe('choices as text', () => {
  it('name cards in hand, targets and stones', () => {
    const game = start({ seats: { 0: { hand: ['fire', 'poison', 'missile'] } }, stones: { red: [2, 1] } });
    const [fire, poison, missile] = handOf(game, 0);
    expect(parse(game, 'attack fire->1')).toEqual({ type: 'attack', seat: 0, card: fire, target: 1 });
    expect(parse(game, 'attack fire -> 1')).toEqual({ type: 'attack', seat: 0, card: fire, target: 1 });
    expect(parse(game, 'magic poison->0')).toEqual({ type: 'magic', seat: 0, card: poison, target: 0 });
    expect(parse(game, 'magic missile')).toEqual({ type: 'magic', seat: 0, card: missile });
    expect(parse(game, 'extract 1g1c')).toEqual({ type: 'extract', seat: 0, stones: { gem: 1, crystal: 1 } });
    expect(parse(game, 'synthesize')).toEqual({
      type: 'synthesize',
      seat: 0,
      stones: { gem: 2, crystal: 1 },
    });
    expect(parse(game, 'buy')).toEqual({ type: 'buy', seat: 0 });
  });

  it('name illegal choices too, for the core to refuse', () => {
    const game = start({ seats: { 0: { hand: ['fire'] } } });
    const water = parse(game, 'attack water->1') as Extract<Choice, { type: 'attack' }>;
    expect(game.rules.cards[water.card]?.name).toBe('water-slash');
    expect(parse(game, 'attack fire->2')).toMatchObject({ type: 'attack', target: 2 });
    expect(parse(game, '3: take')).toEqual({ type: 'take', seat: 3 });
    expect(parse(game, 'magic light')).toMatchObject({ type: 'magic' });
  });

  it('§6.6 know what the rules never offer', () => {
    expect(parse(start({}), 'end-turn')).toMatchObject({ refusal: 'mustAct' });
  });

  it.each([
    '',
    'atack fire->1',
    'attack fire',
    'attack fyre->1',
    'attack fire*2->1',
    'take 1',
    'heals',
    'heals -1',
    'extract 1x',
    'buy both',
    'use nothing',
    'extra',
    'constructor',
  ])('"%s" is no choice', (text) =>
    expect(isNotationError(parse(start({ seats: { 0: { hand: ['fire'] } } }), text))).toBe(true),
  );

  it('answers: any Light blocks, `discard any` takes what came first', () => {
    const game = play(
      start({ seats: { 0: { hand: ['fire'] }, 1: { hand: ['light', 'x*5'] } } }),
      'attack fire->1',
    );
    const light = handOf(game, 1)[0];
    expect(parse(game, 'block')).toEqual({ type: 'block', seat: 1, card: light });
    play(game, 'take');
    expect(parse(game, 'discard any')).toEqual({
      type: 'discard',
      seat: 1,
      cards: handOf(game, 1).slice(0, 2),
    });
    const named = parse(game, 'discard x light') as Extract<Choice, { type: 'discard' }>;
    expect(named.cards[1]).toBe(light);
    expect(named.cards[0]).not.toBe(light);
  });

  it('`pass` plays a Missile against a missile', () => {
    const game = play(
      start({ seats: { 0: { hand: ['missile'] }, 1: { hand: ['missile'] } } }),
      'magic missile',
    );
    expect(parse(game, 'pass')).toEqual({ type: 'pass', seat: 1, card: handOf(game, 1)[0] });
    expect(parse(game, 'decline')).toEqual({ type: 'pass', seat: 1 });
  });

  it('extra actions by number or by what they grant', () => {
    const extra: Situation['extra'] = [{ kinds: ['attack'] }, { kinds: ['attack'], element: 'wind' }];
    const game = start({ start: 'action.extra', extra, seats: { 0: { hand: ['fire', 'wind'] } } });
    expect(parse(game, 'extra 1')).toMatchObject({ entry: 1 });
    expect(parse(game, 'extra attack')).toMatchObject({ entry: 0 });
    expect(parse(game, 'extra wind attack')).toMatchObject({ entry: 1 });
  });
});

describe('showing and reading', () => {
  it('are inverse for every choice of random stops', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(120), (seed, steps) => {
        const game = newGame(deck, { seed }, { log: false });
        const random = seedRandom(seed);
        for (let i = 0; i < steps && game.board.result === null; i++) apply(game, sample(game, random));
        const request = requestOf(game);
        if (request === null) return;
        for (const choice of enumerate(game, request)) {
          const text = showChoice(choice, request, game.rules.cards, game.board, game.rules.skills);
          expect(parse(game, text), text).toEqual(choice);
        }
      }),
      { numRuns: 200 },
    );
  });
});
