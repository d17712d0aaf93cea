import { describe, expect, it } from 'vitest';
import { asked, does, eventsOf, hands, magic, passive, play, scene, seatAt } from './scene.ts';
import { requestOf, type Effect, type Token } from '$lib/grail/index.ts';

const RAGE: Token = { kind: 'counter', name: { en: 'Rage' }, colour: 'yellow', max: 4 };
const RAGING = { tokens: { rage: RAGE } };

describe('verbs on goods', () => {
  it('gain: up to the limits, the rest is lost (§20.9)', () => {
    const goods: Effect = {
      do: 'gain',
      heals: 3,
      energy: { gem: 2, crystal: 2 },
      stones: { gem: 4, crystal: 2 },
      morale: 3,
      tokens: { rage: 5 },
    };
    const game = does([goods, { do: 'gain', cups: 1 }], {}, { morale: [13, 15] }, { tokens: { rage: RAGE } });
    play(game, 'choose 2', 'choose 4');
    expect(seatAt(game, 0)).toMatchObject({ heals: 2, energy: { gem: 2, crystal: 1 }, tokens: { rage: 4 } });
    expect(game.board.teams[0]).toMatchObject({ morale: 15, stones: { gem: 4, crystal: 1 }, cups: 1 });
  });

  it('gain: with room for a part of both kinds, the one who gains chooses (§16.1)', () => {
    const game = does([{ do: 'gain', stones: { gem: 1, crystal: 2 } }], {}, { stones: { red: [3, 0] } });
    expect(asked(game)).toBe('0 effect.choose');
    expect(requestOf(game)?.options).toMatchObject([
      { field: { name: '#1 gems', pick: 'number', from: [0, 1], min: 1, max: 1 } },
    ]);
    play(game, 'choose 0');
    expect(game.board.teams[0].stones).toEqual({ gem: 3, crystal: 2 });
    const full = does([{ do: 'gain', stones: { gem: 1 } }], {}, { stones: { red: [3, 2] } });
    expect(full.board.teams[0].stones).toEqual({ gem: 3, crystal: 2 });
  });

  it('gain: over the limit where the text says so (§12.3)', () => {
    const game = does([{ do: 'gain', who: 'opponents', heals: 3, over: 'any' }], { 1: { heals: 2 } });
    expect(game.board.seats.map(({ heals }) => heals)).toEqual([0, 5, 0, 3, 0, 3]);
  });

  it('lose: as far as it is there; a team loses morale once', () => {
    const game = does([{ do: 'lose', who: 'opponents', heals: 1, tokens: { rage: 'all' }, morale: 2 }], {
      1: { heals: 2, tokens: { rage: 3 } },
    });
    expect(seatAt(game, 1)).toMatchObject({ heals: 1, tokens: { rage: 0 } });
    expect(game.board.teams.map(({ morale }) => morale)).toEqual([15, 13]);
    expect(eventsOf(game, 'moraleLost').map(({ by }) => by)).toEqual(['skill']);
  });

  it('§17.2 the end of the game stops the effect where it is', () => {
    const game = does(
      [
        { do: 'lose', who: 'opponents', morale: 2 },
        { do: 'draw', count: 1 },
      ],
      {},
      { morale: [15, 2] },
    );
    expect(game.board.result).toMatchObject({ winner: 0, reason: 'morale' });
    expect(hands(game)[0]).toBe(0);
  });

  it('gain: in the order written, once for a team, and what really came can be asked', () => {
    const goods: Effect = { do: 'gain', who: 'own-side', stones: { gem: 3 }, heals: 1, name: 'rise' };
    const game = does([goods, { do: 'draw', count: { count: 'gained', in: 'rise' } }], { 2: { heals: 2 } });
    expect(game.board.teams[0].stones).toEqual({ gem: 3, crystal: 0 });
    // 3 stones, and 2 of 3 heals: the third seat is full.
    expect(hands(game)[0]).toBe(5);
    const order = (game.log?.events ?? []).map(({ type }) => type);
    expect(order.indexOf('stonesChanged')).toBeLessThan(order.indexOf('healsGained'));
  });

  it('gain: `over` is how many there may be in all; nothing overflows by it, and more is never taken away', () => {
    const game = does(
      [{ do: 'gain', heals: 4, over: 4, tokens: { rage: 9 } }],
      { 0: { heals: 1 } },
      {},
      RAGING,
    );
    expect(seatAt(game, 0)).toMatchObject({ heals: 4, tokens: { rage: 4 } });
    const more = does([{ do: 'gain', heals: 1, over: 4 }], { 0: { heals: 5 } });
    expect(seatAt(more, 0).heals).toBe(5);
  });

  it('§20.9 heal.overflow comes after a gain that was too much, and not where the limit is ignored', () => {
    const heard = (effect: Effect) => {
      const listener = passive('notice', 'heal.overflow', { do: 'draw', count: 1 });
      return hands(
        play(scene({ seats: { 0: { skills: [magic('try', { do: [effect] }), listener] } } }), 'skill try'),
      )[0];
    };
    expect(heard({ do: 'gain', heals: 3 })).toBe(1);
    expect(heard({ do: 'gain', heals: 2 })).toBe(0);
    expect(heard({ do: 'gain', heals: 3, over: 'any' })).toBe(0);
  });

  it('lose: energy and stones, whose owner picks which; all of one kind is no question', () => {
    const game = does(
      [
        { do: 'lose', who: 'opponents', energy: 1 },
        { do: 'lose', team: 'other', stones: 2 },
      ],
      { 1: { energy: [1, 1] }, 3: { energy: [0, 2] } },
      { stones: { blue: [1, 2] } },
    );
    expect(asked(game)).toBe('1 effect.choose');
    play(game, 'choose 1', 'choose 0');
    expect([1, 3, 5].map((seat) => seatAt(game, seat).energy)).toEqual([
      { gem: 0, crystal: 1 },
      { gem: 0, crystal: 1 },
      { gem: 0, crystal: 0 },
    ]);
    expect(game.board.teams[1].stones).toEqual({ gem: 1, crystal: 0 });
  });

  it('lose: morale of the own team is a loss too (§15.2)', () => {
    const game = does([{ do: 'lose', team: 'own', morale: 1 }]);
    expect(game.board.teams.map(({ morale }) => morale)).toEqual([14, 15]);
  });

  it('move: heals as far as they are there and find room; stones from zone to zone', () => {
    const game = does(
      [
        { do: 'move', heals: 2, from: 'turn-player', to: 'next-right' },
        { do: 'move', stones: { gem: 2 }, from: 'opponents', to: 'own-side' },
      ],
      { 0: { heals: 2 }, 1: { heals: 1 } },
      { stones: { red: [0, 4], blue: [2, 0] } },
    );
    expect([seatAt(game, 0).heals, seatAt(game, 1).heals]).toEqual([0, 2]);
    expect(game.board.teams.map(({ stones }) => stones)).toEqual([
      { gem: 1, crystal: 4 },
      { gem: 0, crystal: 0 },
    ]);
  });

  it('move: a stone of either kind becomes energy; its user picks, and with no room it is lost', () => {
    const effect: Effect = { do: 'move', stones: { any: 1 }, from: 'own-side', to: 'self', into: 'energy' };
    const game = does([effect], {}, { stones: { red: [1, 1] } });
    expect(asked(game)).toBe('0 effect.choose');
    play(game, 'choose 0');
    expect(seatAt(game, 0).energy).toEqual({ gem: 0, crystal: 1 });
    expect(game.board.teams[0].stones).toEqual({ gem: 1, crystal: 0 });
    const full = does([effect], { 0: { energy: [3, 0] } }, { stones: { red: [1, 0] } });
    expect(full.board.teams[0].stones.gem).toBe(0);
    expect(seatAt(full, 0).energy).toEqual({ gem: 3, crystal: 0 });
  });

  it('move: past the limit of the receiver where the text says so', () => {
    const game = does([{ do: 'move', heals: 4, from: 'self', to: 'next-right', over: 3 }], {
      0: { heals: 4 },
    });
    expect([seatAt(game, 0).heals, seatAt(game, 1).heals]).toEqual([0, 3]);
  });

  it('exchange: kind for kind; tokens that find no room are lost (§20.9)', () => {
    const game = does(
      [
        { do: 'exchange', what: 'stones', from: 'crystal', to: 'gem', count: 'all' },
        { do: 'exchange', what: 'energy', from: 'gem', to: 'crystal', count: 1 },
        { do: 'exchange', what: 'tokens', from: 'calm', to: 'rage', count: 3 },
      ],
      { 0: { energy: [2, 0], tokens: { calm: 2, rage: 3 } } },
      { stones: { red: [1, 3] } },
      { tokens: { rage: RAGE, calm: { ...RAGE, colour: 'blue' } } },
    );
    expect(game.board.teams[0].stones).toEqual({ gem: 4, crystal: 0 });
    expect(seatAt(game, 0)).toMatchObject({ energy: { gem: 1, crystal: 1 }, tokens: { calm: 0, rage: 4 } });
  });

  it('share: at least one each, the rest goes to the last; one alone gets all without a question', () => {
    const game = does([{ do: 'share', heals: 3, among: ['next-right', 'next-left'] }]);
    expect(requestOf(game)).toMatchObject({ seat: 0, options: [{ field: { from: [1, 2] } }] });
    play(game, 'choose 1');
    expect([seatAt(game, 1).heals, seatAt(game, 5).heals]).toEqual([1, 2]);
    const lone = does([{ do: 'share', heals: 2, among: 'next-left' }]);
    expect(seatAt(lone, 5).heals).toBe(2);
  });

  it('set-morale: that of the other team, without a loss', () => {
    const game = does([{ do: 'set-morale', team: 'other' }], {}, { morale: [4, 9] });
    expect(game.board.teams.map(({ morale }) => morale)).toEqual([4, 4]);
    expect(eventsOf(game, 'moraleLost')).toEqual([]);
    expect(eventsOf(game, 'moraleSet')[0]?.morale).toEqual({ before: 9, after: 4 });
  });
});
