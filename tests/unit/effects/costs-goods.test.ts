import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  asked,
  cardsOf,
  eventsOf,
  hands,
  magic,
  play,
  refusal,
  scene,
  seatAt,
  sheeted,
} from './scene.ts';
import {
  requestOf,
  type Cost,
  type Effect,
  type Field,
  type Game,
  type Situation,
  type SituationSeat,
  type SkillDef,
} from '$lib/grail/index.ts';

const heal: Effect = { do: 'gain', heals: 1 };
const SKILL = { type: 'magicSkill', seat: 0, ability: 0, picks: {} } as const;
const named = (en: string) => ({ name: { en } });
const SHEET = {
  cards: { bond: { kind: 'exclusive', ...named('Bond') } },
  tokens: {
    rage: { kind: 'counter', ...named('Rage'), colour: 'yellow', max: 2 },
    soul: { kind: 'covered', ...named('Soul'), max: 6 },
    rune: {
      kind: 'two-sided',
      ...named('Rune'),
      sides: { war: { en: 'War' }, magic: { en: 'Magic' } },
      count: 3,
    },
  },
} as const;

function paying(pay: Cost[], seat: SituationSeat = {}, more: Situation = {}, effects = [heal]): Game {
  const skills = [magic('try', { pay, do: effects })];
  return sheeted(SHEET, { ...more, seats: { ...more.seats, 0: { ...seat, skills } } });
}

function fields(game: Game): Field[] | null {
  const option = requestOf(game)?.options.find(({ type }) => type === 'magicSkill');
  return option?.type === 'magicSkill' ? option.fields : null;
}

describe('energy and stones as a price (§16)', () => {
  it('§16.4 of several items gems and crystals are not counted twice', () => {
    const pay: Cost[] = [
      { pay: 'energy', gem: 1 },
      { pay: 'energy', crystal: 1 },
    ];
    expect(refusal(paying(pay, { energy: [1, 0] }), SKILL)).toBe('skillCostUnpaid');
    const game = paying(pay, { energy: [2, 0] });
    play(game, 'skill try');
    expect(seatAt(game, 0)).toMatchObject({ energy: { gem: 0, crystal: 0 }, heals: 1 });
  });

  it('energy of a chosen teammate', () => {
    const skills = [
      magic('try', {
        choose: {
          payer: { pick: 'character', from: 'teammates', if: [{ count: 'energy', of: 'it', atLeast: 1 }] },
        },
        pay: [{ pay: 'energy', from: 'payer', crystal: 1 }],
        do: [heal],
      }),
    ];
    const game = scene({ seats: { 0: { energy: [0, 3], skills }, 4: { energy: [0, 1] } } });
    play(game, 'skill try payer=4');
    expect([seatAt(game, 0).energy.crystal, seatAt(game, 4).energy.crystal]).toEqual([3, 0]);
  });

  it('stones of the own zone, of both kinds or of any; the payer picks which', () => {
    const both = paying(
      [{ pay: 'stones', gem: 1, crystal: 1 }],
      {},
      { stones: { red: [1, 1], blue: [3, 0] } },
    );
    play(both, 'skill try');
    expect(both.board.teams.map(({ stones }) => stones.gem)).toEqual([0, 3]);
    const any = paying([{ pay: 'stones', any: 2 }], {}, { stones: { red: [2, 1] } });
    expect(fields(any)).toMatchObject([{ name: 'zone-gems', from: [1, 2] }]);
    play(any, 'skill try zone-gems=1');
    expect(any.board.teams[0].stones).toEqual({ gem: 1, crystal: 0 });
    expect(refusal(paying([{ pay: 'stones', any: 2 }], {}, { stones: { red: [1, 0] } }), SKILL)).toBe(
      'skillCostUnpaid',
    );
  });
});

describe('tokens and heals as a price', () => {
  it('gain: a token that would not fit cannot be taken', () => {
    const pay: Cost[] = [{ pay: 'gain', token: 'rage', count: 1 }];
    expect(seatAt(play(paying(pay, { tokens: { rage: 1 } }), 'skill try'), 0).tokens['rage']).toBe(2);
    expect(refusal(paying(pay, { tokens: { rage: 2 } }), SKILL)).toBe('skillCostUnpaid');
  });

  it('tokens: two items of one kind are paid together or not at all', () => {
    const pay: Cost[] = [
      { pay: 'tokens', token: 'rage', count: 1 },
      { pay: 'tokens', token: 'rage', count: 1 },
    ];
    expect(refusal(paying(pay, { tokens: { rage: 1 } }), SKILL)).toBe('skillCostUnpaid');
    expect(seatAt(play(paying(pay, { tokens: { rage: 2 } }), 'skill try'), 0).tokens['rage']).toBe(0);
  });

  it('flip: from one side to the other', () => {
    const pay: Cost[] = [{ pay: 'flip', token: 'rune', from: 'war', to: 'magic', count: 2 }];
    const game = paying(pay, { tokens: { 'rune.war': 2, 'rune.magic': 1 } });
    play(game, 'skill try');
    expect(seatAt(game, 0).tokens).toMatchObject({ 'rune.war': 0, 'rune.magic': 3 });
    expect(refusal(paying(pay, { tokens: { 'rune.war': 1, 'rune.magic': 2 } }), SKILL)).toBe(
      'skillCostUnpaid',
    );
  });

  it('heals of the own side together: how many of each is named; where only one sum is possible nobody is asked', () => {
    const pay: Cost[] = [{ pay: 'heals', count: 2, from: 'own-side' }];
    const seats = { 2: { heals: 2 } };
    const game = paying(pay, { heals: 1 }, { seats });
    expect(fields(game)).toMatchObject([{ name: 'heals-0', from: [0, 1] }]);
    play(game, 'skill try heals-0=1');
    expect([seatAt(game, 0).heals, seatAt(game, 2).heals]).toEqual([1, 1]);
    const exact = paying(pay, {}, { seats });
    play(exact, 'skill try');
    expect([seatAt(exact, 0).heals, seatAt(exact, 2).heals]).toEqual([1, 0]);
    expect(refusal(paying(pay, { heals: 1 }), SKILL)).toBe('skillCostUnpaid');
  });

  it('draw: forced and settled first; the exclusive card must lie beside the sheet', () => {
    const drawn = paying([{ pay: 'draw', count: 2 }]);
    play(drawn, 'skill try');
    expect(hands(drawn)[0]).toBe(2);
    const card: Cost[] = [{ pay: 'card', card: 'bond' }];
    const tie: Effect[] = [{ do: 'place', card: 'bond', before: 'next-right' }];
    expect(seatAt(play(paying(card, {}, {}, tie), 'skill try'), 1).table).toHaveLength(1);
    const out = paying(
      card,
      {},
      { seats: { 3: { table: [{ card: null, as: 'bond', exclusive: true, by: 0 }] } } },
    );
    expect(refusal(out, SKILL)).toBe('skillCostUnpaid');
  });
});

describe('covered cards as a price (§14.8)', () => {
  it('only those that fit, alike where they must be, shown to all, into the discard pile', () => {
    const pay: Cost[] = [
      { pay: 'covered', token: 'soul', count: 2, together: 'same-element', shown: true, name: 'gone' },
    ];
    const soul = { covered: { soul: ['fire', 'wind', 'fire', 'light'] } };
    const game = paying(pay, soul);
    const [fire, wind, other] = seatAt(game, 0).piles['soul'] as [number, number, number];
    expect(refusal(game, { ...SKILL, picks: { gone: [fire, wind] } })).toBe('wrongPick');
    play(game, 'skill try gone=fire,fire');
    expect(game.board.discard.faceUp).toEqual([fire, other]);
    expect(eventsOf(game, 'cardsTaken')[0]).toMatchObject({ from: 'covered', pile: { before: 4, after: 2 } });
    expect(cardsOf(game)).toEqual(ALL_CARDS);
    expect(fields(paying(pay, { covered: { soul: ['fire', 'wind'] } }))).toBeNull();
  });

  it('those at one end, of which there is no choice; face down unless shown', () => {
    const pay: Cost[] = [{ pay: 'covered', token: 'soul', count: 1, from: 'top' }];
    const game = paying(pay, { covered: { soul: ['fire', 'wind'] } });
    const [, top = 0] = seatAt(game, 0).piles['soul'] ?? [];
    play(game, 'skill try');
    expect(game.board.discard.faceDown).toEqual([top]);
  });

  it('removed by paying sets off tokens.removed before the effect, with the cards for their owner', () => {
    const wither: SkillDef = {
      id: 'wither',
      type: 'response',
      does: [
        {
          on: { time: 'tokens.removed', by: 'self', token: 'soul', cards: { kind: 'magic' } },
          do: [{ do: 'draw', count: 1 }],
        },
      ],
    };
    const skills = [magic('try', { pay: [{ pay: 'covered', token: 'soul', count: 1 }], do: [heal] }), wither];
    const game = (card: string) => sheeted(SHEET, { seats: { 0: { covered: { soul: [card] }, skills } } });
    const magicCard = play(game('light'), 'skill try');
    expect(asked(magicCard)).toBe('0 window.choose');
    play(magicCard, 'use wither');
    expect([hands(magicCard)[0], seatAt(magicCard, 0).heals]).toEqual([1, 1]);
    expect(seatAt(play(game('fire'), 'skill try'), 0).heals).toBe(1);
  });

  it('aside: kept out until the skill is over, then thrown away where nobody took it', () => {
    const pay: Cost[] = [{ pay: 'covered', token: 'soul', count: 1, aside: true, name: 'kept' }];
    const soul = { covered: { soul: ['fire'] } };
    const given = paying(pay, soul, {}, [{ do: 'give', these: 'kept', from: 'self', to: 'next-right' }]);
    play(given, 'skill try');
    expect([hands(given)[1], given.board.discard.faceDown.length, given.board.aside.length]).toEqual([
      1, 0, 0,
    ]);
    const left = play(paying(pay, soul), 'skill try');
    expect([left.board.discard.faceDown.length, left.board.aside.length]).toEqual([1, 0]);
    expect(cardsOf(left)).toEqual(ALL_CARDS);
  });
});

describe('hand cards as a price', () => {
  it('random: the game picks, of what pays nothing else', () => {
    const pay: Cost[] = [
      { pay: 'discard', count: 1, cards: { element: 'fire' }, name: 'red' },
      { pay: 'discard', count: 1, random: true },
    ];
    const game = paying(pay, { hand: ['fire', 'wind'] });
    play(game, 'skill try');
    expect([hands(game)[0], game.board.discard.faceDown.length]).toEqual([0, 2]);
    expect(fields(paying(pay, { hand: ['fire'] }))).toBeNull();
  });

  it('optional: paid where there is something to pay with, and the number says whether', () => {
    const pay: Cost[] = [
      { pay: 'discard', count: 1, cards: { element: 'fire' }, shown: true, optional: 'extra' },
    ];
    const effects: Effect[] = [{ do: 'damage', to: 'next-right', amount: '1 + extra' }];
    const more = play(paying(pay, { hand: ['fire'] }, {}, effects), 'skill try extra=1 cost0=fire');
    expect(hands(more).slice(0, 2)).toEqual([0, 2]);
    const less = play(paying(pay, { hand: ['wind'] }, {}, effects), 'skill try');
    expect(hands(less).slice(0, 2)).toEqual([1, 1]);
  });

  it('play as counter: the card is the answer (§7.4); what cannot be countered cannot be so', () => {
    const turn: SkillDef = {
      id: 'turn',
      type: 'response',
      does: [
        {
          on: { time: 'respond', at: 'self' },
          choose: {
            target: { pick: 'character', from: { from: 'opponents', except: 'attacker' }, attackable: true },
          },
          pay: [{ pay: 'play', cards: { kind: 'attack' }, as: 'counter' }],
          do: [heal],
        },
      ],
    };
    const game = (card: string) =>
      scene({ seats: { 0: { hand: [card] }, 1: { hand: ['wind'], skills: [turn] } } });
    const answered = play(game('fire'), 'attack fire->1', 'use turn target=2', 'take');
    expect(
      eventsOf(answered, 'attackDeclared').map(({ attacker, target, element }) => [
        attacker,
        target,
        element,
      ]),
    ).toEqual([
      [0, 1, 'fire'],
      [1, 2, 'wind'],
    ]);
    expect([hands(answered)[2], seatAt(answered, 1).heals]).toEqual([2, 1]);
    expect(cardsOf(answered)).toEqual(ALL_CARDS);
    expect(asked(play(game('dark'), 'attack dark->1'))).toBe('1 attack.respond');
  });
});
