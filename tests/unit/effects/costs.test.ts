import { describe, expect, it } from 'vitest';
import { asked, eventsOf, hands, magic, play, read, refusal, response, scene, seatAt } from './scene.ts';
import {
  requestOf,
  type Cost,
  type Effect,
  type Field,
  type Game,
  type SituationSeat,
} from '$lib/grail/index.ts';

const heal: Effect = { do: 'gain', heals: 1 };
const SKILL = { type: 'magicSkill', seat: 0, ability: 0 } as const;

function paying(pay: Cost[], seat: SituationSeat, others: Record<number, SituationSeat> = {}): Game {
  return scene({ seats: { 0: { ...seat, skills: [magic('try', { pay, do: [heal] })] }, ...others } });
}

function fields(game: Game): Field[] | null {
  const option = requestOf(game)?.options.find(({ type }) => type === 'magicSkill');
  return option?.type === 'magicSkill' ? option.fields : null;
}

describe('costs (§20.3)', () => {
  it('§16.4 a crystal may be paid with a gem, a gem with gems only', () => {
    const crystal = paying([{ pay: 'energy', crystal: 1 }], { energy: [1, 0] });
    expect(fields(crystal)).toEqual([]);
    play(crystal, 'skill try');
    expect(seatAt(crystal, 0).energy).toEqual({ gem: 0, crystal: 0 });
    const gem = paying([{ pay: 'energy', gem: 1 }], { energy: [0, 2] });
    expect(fields(gem)).toBeNull();
    expect(refusal(gem, { ...SKILL, picks: {} })).toBe('skillCostUnpaid');
  });

  it('§16.4 with both kinds at hand the payer chooses how many gems pay crystals', () => {
    const game = paying([{ pay: 'energy', gem: 1, crystal: 1 }], { energy: [2, 1] });
    expect(fields(game)).toMatchObject([{ name: 'gems', pick: 'number', from: [0, 1], min: 1, max: 1 }]);
    expect(refusal(game, { ...SKILL, picks: { gems: [2] } })).toBe('wrongPick');
    expect(refusal(game, { ...SKILL, picks: {} })).toBe('wrongPick');
    play(game, 'skill try gems=1');
    expect(seatAt(game, 0).energy).toEqual({ gem: 0, crystal: 1 });
  });

  it('§14.6 discards that pay cost no morale and stay face down', () => {
    const game = paying([{ pay: 'discard', count: 2 }], { hand: ['fire', 'water', 'light'] });
    play(game, 'skill try cost0=fire,light');
    expect(hands(game)[0]).toBe(1);
    expect(game.board.discard.faceDown).toHaveLength(2);
    expect(eventsOf(game, 'moraleLost')).toEqual([]);
  });

  it('§3 only cards that fit pay, and two items cannot be paid with one card', () => {
    const pay: Cost[] = [
      { pay: 'discard', count: 1, cards: { element: 'fire' }, shown: true, name: 'red' },
      { pay: 'discard', count: 1, cards: { kind: 'attack' }, name: 'blade' },
    ];
    expect(fields(paying(pay, { hand: ['fire', 'light'] }))).toBeNull();
    const game = paying(pay, { hand: ['fire', 'wind', 'light'] });
    const [fire, wind, light] = seatAt(game, 0).hand as [number, number, number];
    expect(fields(game)?.map(({ name, from }) => [name, from])).toEqual([
      ['red', [fire]],
      ['blade', [wind]],
    ]);
    expect(refusal(game, { ...SKILL, picks: { red: [fire], blade: [fire] } })).toBe('wrongPick');
    expect(refusal(game, { ...SKILL, picks: { red: [light], blade: [wind] } })).toBe('wrongPick');
    play(game, 'skill try red=fire blade=wind');
    expect(game.board.discard.faceUp).toContain(fire);
    expect(game.board.discard.faceDown).toContain(wind);
  });

  it('§21.9 a shown discard is seen, with what that sets off, before the effect and before it is in the pile', () => {
    const seal = response('seal', 'card.revealed', {
      by: 'opponents',
      do: [{ do: 'damage', to: 'player', amount: 1 }],
    });
    seal.type = 'passive';
    const game = paying(
      [{ pay: 'discard', count: 2, shown: true }],
      { hand: ['fire', 'wind'] },
      { 1: { skills: [seal] } },
    );
    play(game, 'skill try');
    const order = (game.log?.events ?? []).map(({ type }) => type);
    expect(eventsOf(game, 'windowOpened').filter(({ timing }) => timing === 'card.revealed')).toHaveLength(1);
    expect(order.indexOf('damageDealt')).toBeLessThan(order.indexOf('cardDiscarded'));
    expect(order.indexOf('cardDiscarded')).toBeLessThan(order.indexOf('healsGained'));
    expect(hands(game)[0]).toBe(1);
  });

  it('§21.7 hand cards that pay leave together: what the first sets off cannot touch the second', () => {
    const seal = response('seal', 'card.revealed', {
      by: 'opponents',
      do: [{ do: 'discard', who: 'player', count: 1 }],
    });
    const pay: Cost[] = [
      { pay: 'discard', count: 1, cards: { element: 'fire' }, shown: true },
      { pay: 'discard', count: 1, cards: { element: 'wind' } },
    ];
    const game = paying(
      pay,
      { hand: ['fire', 'wind', 'light'] },
      { 1: { skills: [{ ...seal, type: 'passive' }] } },
    );
    const [, wind = 0, light = 0] = seatAt(game, 0).hand;
    play(game, 'skill try');
    expect(game.board.discard.faceDown).toEqual([wind, light]);
    expect(seatAt(game, 0).heals).toBe(1);
  });

  it('tokens, heals and damage pay too; the damage is a whole block before the effect', () => {
    const pay: Cost[] = [
      { pay: 'tokens', token: 'rage', count: 'all', name: 'X' },
      { pay: 'heals', count: 1 },
      { pay: 'damage', amount: 1 },
    ];
    const ability = magic('burn', { pay, do: [{ do: 'damage', to: 'opponents', amount: 'X + 1' }] });
    const game = scene({ seats: { 0: { tokens: { rage: 1 }, heals: 1, skills: [ability] } } });
    play(game, 'skill burn');
    expect(seatAt(game, 0)).toMatchObject({ tokens: { rage: 0 }, heals: 0 });
    expect(hands(game)).toEqual([1, 2, 0, 2, 0, 2]);
    const poor = scene({ seats: { 0: { tokens: { rage: 1 }, skills: [ability] } } });
    expect(refusal(poor, { ...SKILL, picks: {} })).toBe('skillCostUnpaid');
  });

  it('§20.4 a unique skill needs its card, and is open to the character named on it', () => {
    const skill = magic('cure', {
      choose: { target: { pick: 'character', from: 'all' } },
      pay: [{ pay: 'play', cards: { unique: ['cure'] }, as: 'magic' }],
      do: [{ do: 'gain', who: 'target', heals: 2 }],
    });
    const seat = { hand: ['fire+cure', 'light'], skills: [skill] };
    const saint = scene({ seats: { 0: { ...seat, character: 'saintess' } } });
    play(saint, 'skill cure target=4');
    expect(seatAt(saint, 4).heals).toBe(2);
    expect(saint.board.discard.faceUp).toHaveLength(1);
    const other = scene({ seats: { 0: { ...seat, character: 'berserker' } } });
    expect(refusal(other, { ...SKILL, picks: { target: [4] } })).toBe('skillCostUnpaid');
    expect(fields(other)).toBeNull();
  });

  it('§13.6 a card that is played to be placed goes to the table, not to the pile', () => {
    const skill = magic('curse', {
      choose: { target: { pick: 'character', from: 'opponents' } },
      pay: [{ pay: 'play', cards: { name: 'weakness' }, as: 'magic' }],
      do: [{ do: 'place', card: 'weakness', before: 'target' }],
    });
    const game = scene({ seats: { 0: { hand: ['weak'], skills: [skill] }, 3: { table: ['weak'] } } });
    expect(fields(game)?.[0]).toMatchObject({ name: 'target', from: [1, 5] });
    expect(refusal(game, { ...SKILL, picks: { target: [3], cost0: seatAt(game, 0).hand } })).toBe(
      'skillLostTarget',
    );
    play(game, 'skill curse target=5');
    expect(seatAt(game, 5).table.map(({ name, by }) => [name, by])).toEqual([['weakness', 0]]);
    expect(game.board.discard.faceUp).toEqual([]);
  });
});

describe('what one may not throw away (§23.7)', () => {
  it('before the action nobody pays with his last possibility; skills used as actions count', () => {
    const fidget = response('fidget', 'turn.start', {
      by: 'self',
      pay: [{ pay: 'discard', count: 1 }],
      do: [heal],
    });
    const spark = magic('spark', { pay: [{ pay: 'discard', count: 1, cards: { name: 'holy-light' } }] });
    const hand = ['fire', 'light*4'];
    const game = scene({ start: 'turn', seats: { 0: { hand, skills: [fidget] } } });
    const [fire = 0, light = 0] = seatAt(game, 0).hand;
    const use = (card: number) =>
      refusal(game, { type: 'use', seat: 0, ability: 0, picks: { cost0: [card] } });
    expect([use(fire), use(light)]).toEqual(['destroysPossibilities', null]);
    const free = scene({ start: 'turn', seats: { 0: { hand, skills: [fidget, spark] } } });
    play(free, 'use fidget cost0=fire');
    expect(asked(free)).toBe('0 action.choose');
  });
});

describe('limits of use (§18.6)', () => {
  it('once a turn, and again in the next one', () => {
    const skill = response('rest', 't6.taken', { to: 'self', limit: 'turn', do: [heal] });
    const poisoned = { table: ['poison', 'poison'], skills: [skill] };
    const game = scene({
      start: 'action.before',
      seats: { 0: poisoned, 1: { table: ['poison'], hand: [] } },
    });
    play(game, 'use rest', 'heals 0');
    expect(asked(game)).toBe('0 action.choose');
    expect(game.board.turn.used).toEqual([0]);
    play(game, 'buy');
    expect(game.board.turn.used).toEqual([]);
  });

  it('once a game', () => {
    const skill = magic('wish', { limit: 'game', do: [{ do: 'extra-turn' }] });
    const game = scene({ seats: { 0: { skills: [skill] } } });
    play(game, 'skill wish');
    expect(asked(game)).toBe('0 action.choose');
    expect(game.board.turn.number).toBe(2);
    expect(refusal(game, read(game, 'skill wish'))).toBe('skillUsed');
  });
});
