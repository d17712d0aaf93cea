import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  asked,
  cardsOf,
  does,
  eventsOf,
  hands,
  magic,
  passive,
  play,
  refusal,
  response,
  scene,
  seatAt,
  sheeted,
} from './scene.ts';
import { apply, type Effect, type SkillDef } from '$lib/grail/index.ts';

describe('verbs on hands', () => {
  it('damage: one block a target, in seat order from the turn player, over-limit and morale included', () => {
    const full = { hand: ['x*6'] };
    const skills = [magic('storm', { do: [{ do: 'damage', to: 'opponents', amount: 1 }] })];
    const game = scene({ turn: 2, seats: { 1: full, 2: { skills }, 3: full, 5: full } });
    play(game, 'skill storm');
    for (const seat of [3, 5, 1]) {
      expect(asked(game)).toBe(`${seat} overLimit.discard`);
      play(game, 'discard any');
    }
    expect(game.board.teams[1].morale).toBe(12);
    expect(
      eventsOf(game, 'damageDealt').map(({ source, target, kind, by }) => [source, target, kind, by]),
    ).toEqual([
      [2, 3, 'magic', 'skill'],
      [2, 5, 'magic', 'skill'],
      [2, 1, 'magic', 'skill'],
    ]);
  });

  it('draw: a plain draw; heals do not help', () => {
    const game = does([{ do: 'draw', who: 'own-side', count: 2 }], { 2: { heals: 2 } });
    expect(hands(game)).toEqual([2, 0, 2, 0, 2, 0]);
    expect(eventsOf(game, 'cardsDrawn').every(({ kind }) => kind === 'skill')).toBe(true);
  });

  it('discard: the discarder picks, and only where there is something to pick', () => {
    const game = does([{ do: 'discard', who: 'opponents', count: 1 }], {
      1: { hand: ['fire'] },
      3: { hand: ['fire', 'wind'] },
    });
    expect(asked(game)).toBe('3 effect.choose');
    expect(refusal(game, { type: 'choose', seat: 3, values: [] })).toBe('wrongPick');
    expect(refusal(game, { type: 'choose', seat: 3, values: seatAt(game, 1).hand })).toBe('wrongPick');
    play(game, 'choose wind');
    expect(hands(game)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(game.board.discard.faceDown).toHaveLength(2);
  });

  it('discard, shown: with card.revealed, face up', () => {
    const game = does([{ do: 'discard', who: 'opponents', count: 1, shown: true }], {
      1: { hand: ['fire'] },
    });
    expect(game.board.discard.faceUp).toHaveLength(1);
    expect(eventsOf(game, 'cardShown').map(({ seat, as }) => [seat, as])).toEqual([[1, 'discard']]);
  });

  it('adjust-hand: up by drawing, down by discarding, never past the limit, no morale (§3)', () => {
    const game = does(
      [
        { do: 'adjust-hand', who: 'opponents', to: 9 },
        { do: 'adjust-hand', who: 'own-side', to: 1 },
      ],
      {
        1: { hand: ['x*2'] },
        2: { hand: ['fire', 'wind', 'light'] },
      },
    );
    expect(hands(game)).toEqual([1, 6, 3, 6, 0, 6]);
    play(game, 'choose fire wind');
    expect(hands(game)).toEqual([1, 6, 1, 6, 1, 6]);
    expect(eventsOf(game, 'moraleLost')).toEqual([]);
  });

  it('give: of the giver’s choice; then the taker’s limit is looked at (§14.1)', () => {
    const game = does([{ do: 'give', from: 'own-side', to: 'turn-player', count: 1 }], {
      0: { hand: ['x*5'] },
      2: { hand: ['fire'] },
      4: { hand: ['wind', 'water'] },
    });
    play(game, 'choose wind');
    expect(asked(game)).toBe('0 overLimit.discard');
    play(game, 'discard any');
    expect(hands(game)).toEqual([6, 0, 0, 0, 1, 0]);
    expect(game.board.teams[0].morale).toBe(14);
  });

  it('draw: as many as the player likes, up to a number, within the limit', () => {
    const some = does([{ do: 'draw', upTo: 2 }]);
    play(some, 'choose 1');
    expect(hands(some)[0]).toBe(1);
    const none = play(does([{ do: 'draw', upTo: 1 }]), 'choose 0');
    expect(hands(none)[0]).toBe(0);
    expect(hands(does([{ do: 'draw', to: 5 }], { 0: { hand: ['x*2'] } }))[0]).toBe(5);
    expect(hands(does([{ do: 'draw', to: 'hand-limit' }], { 0: { hand: ['x'] } }))[0]).toBe(6);
    const fits = does([{ do: 'draw', who: 'opponents', count: 2, withinLimit: true }], {
      1: { hand: ['x*5'] },
    });
    expect(hands(fits)).toEqual([0, 6, 0, 2, 0, 2]);
    expect(eventsOf(fits, 'overLimit')).toEqual([]);
  });

  it('discard: down to a number; only cards that fit; all of them; at random nobody picks (§3, §13.8)', () => {
    const down = does([{ do: 'discard', to: 1 }], { 0: { hand: ['fire', 'wind'] } });
    play(down, 'choose fire');
    expect(hands(down)[0]).toBe(1);
    const fit = does([{ do: 'discard', count: 2, cards: { kind: 'magic' } }], {
      0: { hand: ['fire', 'light'] },
    });
    expect(seatAt(fit, 0).hand).toHaveLength(1);
    const all = does([{ do: 'discard', count: 'all', shown: true, name: 'gone' }, count('gone')], {
      0: { hand: ['fire', 'wind', 'light'] },
    });
    expect(hands(all)[0]).toBe(3);
    const random = does([{ do: 'discard', who: 'opponents', count: 1, random: true }], {
      1: { hand: ['x*3'] },
    });
    expect([hands(random)[1], asked(random)]).toEqual([2, '1 action.choose']);
  });

  it('discard: named cards from wherever they are', () => {
    const effects: Effect[] = [
      { do: 'look', count: 2, name: 'seen' },
      { do: 'discard', these: 'seen' },
    ];
    const game = does(effects, {}, { deckTop: ['fire', 'wind'] });
    expect(game.board.discard.faceDown).toHaveLength(2);
    expect(cardsOf(game)).toEqual(ALL_CARDS);
  });

  it('give: named cards, and covered cards of the giver’s choice', () => {
    const pile: Effect = { do: 'give', from: 'self', to: 'self', token: 'soul', count: 1 };
    const game = does([pile], { 0: { covered: { soul: ['fire', 'wind'] } } }, {}, SOULS);
    play(game, 'choose wind');
    expect(hands(game)[0]).toBe(1);
    expect(seatAt(game, 0).piles['soul']).toHaveLength(1);
    const effects: Effect[] = [
      { do: 'discard', count: 1, shown: true, name: 'gone' },
      { do: 'give', these: 'gone', from: 'self', to: 'next-right' },
    ];
    const given = does(effects, { 0: { hand: ['fire'] } });
    expect([hands(given)[0], hands(given)[1], given.board.discard.faceUp.length]).toEqual([0, 1, 0]);
    expect(cardsOf(given)).toEqual(ALL_CARDS);
  });
});

const SOULS = { tokens: { soul: { kind: 'covered', name: { en: 'Soul' }, max: 3 } as const } };
const count = (name: string): Effect => ({ do: 'draw', count: { count: 'cards', in: name } });

describe('covered cards (§14.8)', () => {
  it('cover: from the deck, the hand, up to a number; an opponent picks of his own hand', () => {
    const game = does([{ do: 'cover', token: 'soul', from: 'deck', count: 2 }], {}, {}, SOULS);
    expect(seatAt(game, 0).piles['soul']).toHaveLength(2);
    expect(eventsOf(game, 'cardsCovered')[0]).toMatchObject({ pile: { before: 0, after: 2 } });
    const foe = does([{ do: 'cover', token: 'soul', from: 'hand', who: 'next-right', count: 1 }], {
      1: { hand: ['fire', 'wind'] },
    });
    expect(asked(foe)).toBe('1 effect.choose');
    play(foe, 'choose fire');
    expect([hands(foe)[1], seatAt(foe, 0).piles['soul']?.length]).toEqual([1, 1]);
    const none = does([{ do: 'cover', token: 'soul', from: 'hand', upTo: 2 }], { 0: { hand: ['x*3'] } });
    expect(apply(none, { type: 'choose', seat: 0, values: [] })).toBeNull();
    expect(hands(none)[0]).toBe(3);
    expect(cardsOf(foe)).toEqual(ALL_CARDS);
  });

  it('cover: above its maximum the owner throws away; nothing has been removed by that (§20.9)', () => {
    const listener = passive('notice', 'tokens.removed', { do: 'draw', count: 1 });
    listener.does = [
      { on: { time: 'tokens.removed', by: 'self', token: 'soul' }, do: [{ do: 'draw', count: 1 }] },
    ];
    const skills = [magic('try', { do: [{ do: 'cover', token: 'soul', from: 'deck', count: 2 }] }), listener];
    const seats = { 0: { covered: { soul: ['fire', 'wind'] }, skills } };
    const game = play(sheeted(SOULS, { seats }), 'skill try');
    expect(asked(game)).toBe('0 effect.choose');
    play(game, 'choose fire');
    expect(seatAt(game, 0).piles['soul']).toHaveLength(3);
    expect([hands(game)[0], game.board.discard.faceDown.length]).toEqual([0, 1]);
    expect(cardsOf(game)).toEqual(ALL_CARDS);
  });

  it('cover: the card of a missed attack, out of the discard pile; on top or at the bottom', () => {
    const keep = response('keep', 't2.miss', {
      by: 'self',
      do: [{ do: 'cover', token: 'soul', from: 'attack-card', at: 'bottom' }],
    });
    const seats = {
      0: { hand: ['fire'], covered: { soul: ['wind'] }, skills: [keep] },
      1: { hand: ['light'] },
    };
    const game = sheeted(SOULS, { seats });
    const [fire] = seatAt(game, 0).hand;
    play(game, 'attack fire->1', 'block light', 'use keep');
    expect(seatAt(game, 0).piles['soul']?.[0]).toBe(fire);
    expect(cardsOf(game)).toEqual(ALL_CARDS);
  });

  it('§13.3 cards that are covered from an empty deck come out of the new one', () => {
    const game = does(
      [{ do: 'cover', token: 'soul', from: 'deck', count: 3 }],
      {},
      { deckSize: 1, discardSize: 5 },
    );
    expect(seatAt(game, 0).piles['soul']).toHaveLength(3);
    expect(eventsOf(game, 'deckReshuffled')).toHaveLength(1);
    expect(game.board.deck).toHaveLength(3);
  });
});

describe('the deck’s top', () => {
  it('look: only who looks learns them, and they stay; shown: all do', () => {
    const game = does([{ do: 'look', count: 2 }], {}, { deckTop: ['fire', 'wind'] });
    const top = [...game.board.deck].reverse().slice(0, 2);
    expect(eventsOf(game, 'cardsSeen')[0]?.hidden).toEqual({ owner: 0, cards: top, count: 2 });
    const open = does([{ do: 'look', count: 1, shown: true }]);
    expect(eventsOf(open, 'cardsRevealed')[0]?.cards).toEqual([open.board.deck.at(-1)]);
  });

  it('look: no more than there are', () => {
    const game = does(
      [{ do: 'look', count: 5, name: 'seen' }, count('seen')],
      {},
      { deckSize: 2, discardSize: 9 },
    );
    expect(hands(game)[0]).toBe(2);
  });

  it('put: on top or under the deck in the order that is named, first drawn first', () => {
    const back = (on: 'deck-top' | 'deck-bottom') => {
      const effects: Effect[] = [
        { do: 'look', count: 3, name: 'seen' },
        { do: 'put', these: 'seen', on },
      ];
      return does(effects, {}, { deckTop: ['fire', 'wind', 'water'] });
    };
    const top = back('deck-top');
    const [, wind, water] = [...top.board.deck].reverse() as [number, number, number];
    play(top, 'choose water', 'choose wind');
    expect([...top.board.deck].reverse().slice(0, 2)).toEqual([water, wind]);
    const under = back('deck-bottom');
    const [fire] = [...under.board.deck].reverse();
    play(under, 'choose water', 'choose wind');
    expect(under.board.deck[0]).toBe(fire);
    expect(cardsOf(under)).toEqual(ALL_CARDS);
  });

  it('show: named cards or a whole hand, which stay where they are and set nothing off (§3)', () => {
    const seal: SkillDef = { ...passive('seal', 'card.revealed'), does: [] };
    seal.does = [{ on: { time: 'card.revealed' }, do: [{ do: 'draw', count: 1 }] }];
    const game = does([{ do: 'show', hand: 'next-right' }], { 1: { hand: ['fire', 'x'], skills: [seal] } });
    expect(eventsOf(game, 'handShown')[0]).toMatchObject({ seat: 1, cards: seatAt(game, 1).hand });
    expect(hands(game)[1]).toBe(2);
  });
});
