import { describe, expect, it } from 'vitest';
import { asked, eventsOf, hands, magic, play, read, refusal, response, scene, seatAt } from './scene.ts';
import { requestOf, type Effect, type Game, type Situation, type SkillDef } from '$lib/grail/index.ts';

/** Seat 0 does this as a magic action. */
function does(effects: Effect[], seats: NonNullable<Situation['seats']> = {}, more: Situation = {}): Game {
  const skills = [magic('try', { do: effects })];
  const game = scene({ ...more, seats: { ...seats, 0: { ...seats[0], skills } } });
  return play(game, 'skill try');
}

/** Seat 0 attacks seat 1 with fire and does this at ①. */
function launching(effects: Effect[], seats: NonNullable<Situation['seats']> = {}): Game {
  const skills = [response('try', 't1.launch', { by: 'self', do: effects })];
  const game = scene({ seats: { ...seats, 0: { hand: ['fire'], ...seats[0], skills } } });
  return play(game, 'attack fire->1', 'use try');
}

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
});

describe('verbs on goods', () => {
  it('gain: up to the limits, the rest is lost (§20.9)', () => {
    const goods: Effect = {
      do: 'gain',
      heals: 3,
      energy: { gem: 2, crystal: 2 },
      stones: { gem: 4, crystal: 2 },
      morale: 3,
      tokens: { rage: 5 },
      max: 4,
    };
    const game = does([goods, { do: 'gain', cups: 1 }], {}, { morale: [13, 15] });
    play(game, 'choose 2', 'choose 4');
    expect(seatAt(game, 0)).toMatchObject({ heals: 2, energy: { gem: 2, crystal: 1 }, tokens: { rage: 4 } });
    expect(game.board.teams[0]).toMatchObject({ morale: 15, stones: { gem: 4, crystal: 1 }, cups: 1 });
  });

  it('gain: with room for a part of both kinds, the one who gains chooses (§16.1)', () => {
    const game = does([{ do: 'gain', stones: { gem: 1, crystal: 2 } }], {}, { stones: { red: [3, 0] } });
    expect(asked(game)).toBe('0 effect.choose');
    expect(requestOf(game)?.options).toEqual([
      { type: 'choose', field: { name: '#0 gems', pick: 'number', from: [0, 1], min: 1, max: 1 } },
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
});

describe('verbs on what is pending', () => {
  it('change-attack: damage, with the numbers in the log', () => {
    const game = launching([{ do: 'change-attack', damage: 1 }]);
    play(game, 'take');
    expect(hands(game)[1]).toBe(3);
    expect(eventsOf(game, 'attackChanged')[0]).toMatchObject({
      what: 'damage',
      damage: { before: 2, after: 3 },
    });
  });

  it.each([
    ['noCounter', ['light'], 'cannotBeCountered'],
    ['noLight', ['light'], 'cannotBeBlocked'],
  ] as const)('change-attack: %s', (what, hand, because) => {
    const game = launching([{ do: 'change-attack', [what]: true }], { 1: { hand: ['fire', ...hand] } });
    const [fire, light] = seatAt(game, 1).hand as [number, number];
    const answers = {
      noCounter: { type: 'counter', seat: 1, card: fire, target: 2 },
      noLight: { type: 'block', seat: 1, card: light },
    } as const;
    expect(refusal(game, answers[what])).toBe(because);
  });

  it('change-attack: forced passes the shield, noShield too, noHeals asks for none, dark cannot be countered', () => {
    const forced = launching([{ do: 'change-attack', forced: true }], { 1: { table: ['shield'] } });
    expect([hands(forced)[1], seatAt(forced, 1).table.length]).toEqual([2, 1]);
    const open = play(
      launching([{ do: 'change-attack', shield: 'ignored' }], { 1: { table: ['shield'] } }),
      'take',
    );
    expect(hands(open)[1]).toBe(2);
    const hurt = play(launching([{ do: 'change-attack', heals: 'useless' }], { 1: { heals: 2 } }), 'take');
    expect(hands(hurt)[1]).toBe(2);
    const dark = launching([{ do: 'change-attack', element: 'dark' }], { 1: { hand: ['fire'] } });
    const [fire = 0] = seatAt(dark, 1).hand;
    expect(refusal(dark, { type: 'counter', seat: 1, card: fire, target: 2 })).toBe('darkCannotBeCountered');
  });

  it('change-damage, move-damage: the rest goes on for another at ⑥ (§11.4)', () => {
    const skills = [
      response('soften', 't5.actual', { to: 'self', do: [{ do: 'change-damage', by: -1 }] }),
      response('shelter', 't6.take', {
        to: 'self',
        choose: { friend: { pick: 'character', from: 'teammates' } },
        do: [{ do: 'move-damage', points: 'all', to: 'friend' }],
      }),
    ];
    const game = scene({ seats: { 0: { hand: ['fire'] }, 1: { skills }, 3: { heals: 2 } } });
    play(game, 'attack fire->1', 'take', 'use soften', 'use shelter friend=3');
    expect(hands(game)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(eventsOf(game, 'damageChanged').map(({ points }) => points)).toEqual([{ before: 2, after: 1 }]);
    expect(eventsOf(game, 'damageMoved').map(({ from, target }) => [from, target])).toEqual([[1, 3]]);
  });

  it('change-loss: by cause and team; reduced to nothing it is no loss (§15.3)', () => {
    const keep: SkillDef = {
      id: 'keep',
      type: 'response',
      does: [
        {
          on: { time: 'morale.loss', team: 'own', cause: ['overLimit'] },
          do: [{ do: 'change-loss', by: '-points' }],
        },
      ],
    };
    const game = scene({ seats: { 0: { hand: ['fire'] }, 1: { hand: ['x*6'] }, 3: { skills: [keep] } } });
    play(game, 'attack fire->1', 'take', 'discard any', 'use keep');
    expect(game.board.teams[1].morale).toBe(15);
    const direct = scene({
      seats: {
        0: { skills: [magic('blow', { do: [{ do: 'lose', who: 'opponents', morale: 1 }] })] },
        3: { skills: [keep] },
      },
    });
    play(direct, 'skill blow');
    expect(direct.board.teams[1].morale).toBe(14);
  });

  it('change-missile: from its launch to the left (§9.7)', () => {
    const skill = response('curve', 'missile.launch', {
      by: 'self',
      do: [{ do: 'change-missile', direction: 'left' }],
    });
    const game = scene({ seats: { 0: { hand: ['missile'], skills: [skill] } } });
    play(game, 'magic missile', 'use curve');
    expect(asked(game)).toBe('5 missile.respond');
  });

  it('attack: an active attack without a card, both ends follow (§6.7)', () => {
    const skill = magic('lunge', {
      choose: { foe: { pick: 'character', from: 'opponents', attackable: true } },
      do: [{ do: 'attack', at: 'foe', element: 'wind' }],
    });
    const game = scene({ seats: { 0: { skills: [skill] }, 3: { hand: ['wind'] } } });
    play(game, 'skill lunge foe=3', 'counter wind->2', 'take');
    const ends = eventsOf(game, 'windowOpened')
      .map(({ timing }) => timing)
      .filter((timing) => timing.endsWith('Action.end'));
    expect(ends).toEqual(['attackAction.end', 'magicAction.end']);
  });

  it('extra-action: for the turn player alone, by element (§18.1, §18.5)', () => {
    const wind: Effect = { do: 'extra-action', kinds: ['attack'], element: 'wind' };
    const game = does([wind], { 0: { hand: ['fire', 'wind'] } });
    expect(asked(game)).toBe('0 extraActions.choose');
    play(game, 'extra 0');
    expect(refusal(game, read(game, 'attack fire->1'))).toBe('wrongElementOfExtra');
    const late = response('late', 't6.taken', { to: 'self', do: [wind] });
    const other = play(
      scene({ seats: { 0: { hand: ['fire'] }, 1: { skills: [late] } } }),
      'attack fire->1',
      'take',
      'use late',
    );
    expect(eventsOf(other, 'extraActionGranted')).toEqual([]);
  });

  it('extra-action: bound to an element it holds for attack skills too (§18.1)', () => {
    const lunge = (element: 'wind' | 'fire'): SkillDef => ({
      id: `lunge-${element}`,
      type: 'magic',
      does: [
        {
          on: { time: 'action.choose', as: 'attack' },
          choose: { foe: { pick: 'character', from: 'opponents' } },
          do: [{ do: 'attack', at: 'foe', element }],
        },
      ],
    });
    const again = response('again', 'magicAction.end', {
      by: 'self',
      do: [{ do: 'extra-action', kinds: ['attack'], element: 'wind' }],
    });
    const start = (...skills: SkillDef[]) =>
      play(
        scene({ seats: { 0: { hand: ['poison'], skills: [...skills, again] } } }),
        'magic poison->1',
        'use again',
      );
    expect(asked(start(lunge('fire')))).not.toContain('extraActions');
    const game = play(start(lunge('fire'), lunge('wind')), 'extra 0');
    expect(refusal(game, { type: 'attackSkill', seat: 0, ability: 0, picks: { foe: [3] } })).toBe(
      'wrongElementOfExtra',
    );
    play(game, 'skill lunge-wind foe=3', 'take');
    expect(hands(game)[3]).toBe(2);
  });

  it('if: an effect is left out where its condition does not hold', () => {
    const effects: Effect[] = [
      { do: 'gain', heals: 1 },
      { do: 'draw', count: 2, if: [{ count: 'heals', atLeast: 2 }] },
      { do: 'draw', count: 1, if: [{ not: { count: 'heals', atLeast: 2 } }] },
    ];
    expect(hands(does(effects))[0]).toBe(1);
    expect(hands(does(effects, { 0: { heals: 1 } }))[0]).toBe(2);
  });
});
