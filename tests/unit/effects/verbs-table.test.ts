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
import type { Effect, SkillDef, SituationSeat } from '$lib/grail/index.ts';

const named = (en: string) => ({ name: { en } });
const SHEET = {
  cards: {
    bond: { kind: 'exclusive', ...named('Bond') },
    wall: { kind: 'basic', ...named('Wall'), countsAs: 'holy-shield' },
    day: { kind: 'exclusive', ...named('Day'), backs: 'night' },
    night: { kind: 'exclusive', ...named('Night') },
  },
  forms: { storm: { ...named('Storm'), turned: true }, calm: { ...named('Calm'), turned: false } },
  tokens: {
    rune: {
      kind: 'two-sided',
      ...named('Rune'),
      sides: { war: { en: 'War' }, magic: { en: 'Magic' } },
      count: 3,
    },
  },
} as const;

function trying(skill: SkillDef, seats: Record<number, SituationSeat> = {}) {
  return sheeted(SHEET, { seats: { ...seats, 0: { ...seats[0], skills: [skill] } } });
}

describe('laid cards (§22)', () => {
  it('remove: a basic effect to the pile or to the hand, never an exclusive one (§22.3)', () => {
    const pick = (to: 'discard' | 'hand'): SkillDef =>
      magic('try', {
        choose: { what: { pick: 'placed', card: 'basic', before: 'all' } },
        do: [{ do: 'remove', card: 'what', to }],
      });
    const tables = { 1: { table: [{ card: null, as: 'binds', exclusive: true }] }, 3: { table: ['shield'] } };
    const gone = scene({ seats: { 0: { skills: [pick('discard')] }, ...tables } });
    expect(play(gone, 'skill try').board.discard.faceUp).toHaveLength(1);
    expect(seatAt(gone, 1).table).toHaveLength(1);
    const taken = scene({ seats: { 0: { hand: ['x*6'], skills: [pick('hand')] }, ...tables } });
    play(taken, 'skill try');
    expect(asked(taken)).toBe('0 overLimit.discard');
  });

  it('place: without a played card from a hand; nothing where none may lie', () => {
    const effect: Effect = { do: 'place', card: 'poison', before: 'attacked' };
    const hit = (hand: string[]) => {
      const skills = [response('try', 't2.hit', { by: 'self', do: [effect] })];
      return play(scene({ seats: { 0: { hand, skills } } }), 'attack fire->1', 'take', 'use try');
    };
    expect(eventsOf(hit(['fire', 'poison']), 'cardPlaced')).toMatchObject([
      { seat: 0, before: 1, name: 'poison' },
    ]);
    expect(eventsOf(hit(['fire']), 'cardPlaced')).toEqual([]);
  });

  it('place: a played card bears the name of the sheet, counts as what it says, once for each character (§8.2, §22.2)', () => {
    const skill = magic('raise', {
      choose: { target: { pick: 'character', from: 'all' } },
      pay: [{ pay: 'play', cards: { kind: 'magic' }, as: 'magic' }],
      do: [{ do: 'place', card: 'wall', before: 'target' }],
    });
    const game = trying(skill, { 0: { hand: ['light'] }, 2: { table: ['shield'] } });
    const [light] = seatAt(game, 0).hand;
    expect(
      refusal(game, { type: 'magicSkill', seat: 0, ability: 0, picks: { target: [2], cost0: [light ?? 0] } }),
    ).toBe('skillLostTarget');
    play(game, 'skill raise target=4');
    expect(seatAt(game, 4).table).toEqual([
      { card: light, name: 'wall', countsAs: 'holy-shield', exclusive: false, by: 0 },
    ]);
    expect(cardsOf(game)).toEqual(ALL_CARDS);
  });

  it('place: an exclusive card has no face, lies once, and moves when it is out (§22.3)', () => {
    const skill = magic('tie', {
      choose: { target: { pick: 'character', from: 'all' } },
      do: [{ do: 'place', card: 'bond', before: 'target' }],
    });
    const game = trying(skill);
    play(game, 'skill tie target=3');
    expect(seatAt(game, 3).table).toEqual([
      { card: 0, name: 'bond', countsAs: null, exclusive: true, by: 0 },
    ]);
    const out = trying(skill, { 3: { table: [{ card: null, as: 'bond', exclusive: true, by: 0 }] } });
    play(out, 'skill tie target=5');
    expect([seatAt(out, 3).table.length, seatAt(out, 5).table.length]).toEqual([0, 1]);
    expect(eventsOf(out, 'placedMoved')).toMatchObject([{ seat: 3, to: 5, name: 'bond', by: 0 }]);
    const gone = trying(skill, { 0: { gone: ['bond'] } });
    play(gone, 'skill tie target=5');
    expect(seatAt(gone, 5).table).toEqual([]);
  });

  it('place, remove: effect.placed and effect.removed tell whose skill it was, of basic effects only', () => {
    const skills = [
      magic('clean', {
        choose: { what: { pick: 'placed', card: 'basic', before: 'all' } },
        do: [{ do: 'remove', card: 'what' }],
      }),
      {
        ...response('notice', 'effect.removed', { do: [{ do: 'draw', count: 1 }] }),
        type: 'passive' as const,
      },
    ];
    skills[1]!.does = [
      { on: { time: 'effect.removed', by: 'self', card: 'basic' }, do: [{ do: 'draw', count: 1 }] },
    ];
    const game = scene({ seats: { 0: { skills }, 3: { table: ['poison'] } } });
    play(game, 'skill clean');
    expect([seatAt(game, 3).table.length, hands(game)[0]]).toEqual([0, 1]);
  });

  it('remove: an own card by its id, to its owner or out of the game (§22.4)', () => {
    const lying = [{ card: null, as: 'bond', exclusive: true, by: 0 }];
    const back = trying(magic('end', { do: [{ do: 'remove', card: 'bond', to: 'owner' }] }), {
      3: { table: lying },
    });
    play(back, 'skill end');
    expect([seatAt(back, 3).table.length, seatAt(back, 0).gone]).toEqual([0, []]);
    const gone = trying(magic('end', { do: [{ do: 'remove', card: 'bond', to: 'game' }] }), {
      3: { table: lying },
    });
    play(gone, 'skill end');
    expect(seatAt(gone, 0).gone).toEqual(['bond']);
    const none = trying(magic('end', { do: [{ do: 'remove', card: 'bond', to: 'owner' }] }));
    expect(play(none, 'skill end').board.turn.number).toBe(2);
  });

  it('remove: the card that was chosen, also when paying for it took away one that lay before it (§21.7)', () => {
    const clean = magic('clean', {
      choose: { what: { pick: 'placed', card: 'basic', before: 'all' } },
      pay: [{ pay: 'discard', count: 1, shown: true }],
      do: [{ do: 'remove', card: 'what' }],
    });
    const burn: SkillDef = {
      id: 'burn',
      type: 'passive',
      does: [{ on: { time: 'card.revealed', by: 'opponents' }, do: [{ do: 'remove', card: 'poison' }] }],
    };
    const table = [{ card: 'poison', by: 1 }, 'weak', 'shield'];
    const game = scene({ seats: { 0: { hand: ['wind'], table, skills: [clean] }, 1: { skills: [burn] } } });
    play(game, 'skill clean what=0.weakness');
    expect(seatAt(game, 0).table.map(({ name }) => name)).toEqual(['holy-shield']);
  });

  it('turn-over: a card shows its back, and that back its front', () => {
    const lying = (as: string) => ({ 0: { table: [{ card: null, as, exclusive: true, by: 0 }] } });
    const flip = (card: string) => magic('flip', { do: [{ do: 'turn-over', card }] });
    expect(seatAt(play(trying(flip('day'), lying('day')), 'skill flip'), 0).table[0]?.name).toBe('night');
    expect(seatAt(play(trying(flip('night'), lying('night')), 'skill flip'), 0).table[0]?.name).toBe('day');
    expect(seatAt(play(trying(flip('day'), lying('night')), 'skill flip'), 0).table[0]?.name).toBe('night');
  });
});

describe('forms and orientation (§3)', () => {
  it('form: impossible where the character is in it; turn-sideways may be repeated (§3)', () => {
    const skills = [
      magic('shift', { do: [{ do: 'form', enter: 'b' }] }),
      magic('lean', { do: [{ do: 'turn', to: 'sideways' }] }),
    ];
    const game = scene({ seats: { 0: { form: 'b', sideways: true, skills } } });
    expect(refusal(game, { type: 'magicSkill', seat: 0, ability: 0, picks: {} })).not.toBeNull();
    play(game, 'skill lean');
    expect(eventsOf(game, 'turnedSideways').map(({ already }) => already)).toEqual([true]);
    const other = scene({ seats: { 0: { form: 'a', skills } } });
    play(other, 'skill shift');
    expect(seatAt(other, 0).form).toBe('b');
  });

  it('form: the card lies as the form says; left, what was remembered in it is forgotten', () => {
    const effects: Effect[] = [
      { do: 'form', enter: 'storm' },
      { do: 'remember', as: 'foe', who: 'next-right', label: { en: 'foe' } },
    ];
    const game = does(effects, {}, {}, SHEET);
    expect(seatAt(game, 0)).toMatchObject({ form: 'storm', sideways: true, names: { foe: 1 } });
    const upright = does([...effects, { do: 'form', leave: 'storm' }], {}, {}, SHEET);
    expect(seatAt(upright, 0)).toMatchObject({ form: null, sideways: false, names: {} });
  });

  it('form: left only where it is the one, and form.left tells which', () => {
    const listener: SkillDef = passive('notice', 'form.left');
    listener.does = [
      { on: { time: 'form.left', by: 'self', form: 'storm' }, do: [{ do: 'draw', count: 1 }] },
    ];
    const leave = (form: string) => {
      const skills = [magic('try', { do: [{ do: 'form', leave: 'storm' }] }), listener];
      return play(sheeted(SHEET, { seats: { 0: { form, skills } } }), 'skill try');
    };
    expect([seatAt(leave('storm'), 0).form, hands(leave('storm'))[0]]).toEqual([null, 1]);
    expect([seatAt(leave('calm'), 0).form, hands(leave('calm'))[0]]).toEqual(['calm', 0]);
  });

  it('turn: sideways and upright again', () => {
    const game = does(
      [
        { do: 'turn', who: 'next-right', to: 'sideways' },
        { do: 'turn', to: 'upright' },
      ],
      { 0: { sideways: true } },
    );
    expect([seatAt(game, 0).sideways, seatAt(game, 1).sideways]).toEqual([false, true]);
  });

  it('turn-over: two-sided tokens are arranged at will', () => {
    const game = does(
      [{ do: 'turn-over', token: 'rune' }],
      { 0: { tokens: { 'rune.war': 2, 'rune.magic': 1 } } },
      {},
      SHEET,
    );
    expect(asked(game)).toBe('0 effect.choose');
    play(game, 'choose 0');
    expect(seatAt(game, 0).tokens).toMatchObject({ 'rune.war': 0, 'rune.magic': 3 });
  });
});
