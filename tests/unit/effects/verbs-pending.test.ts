import { describe, expect, it } from 'vitest';
import {
  asked,
  does,
  eventsOf,
  hands,
  launching,
  magic,
  play,
  refusal,
  response,
  scene,
  seatAt,
} from './scene.ts';
import type { Effect, SkillDef } from '$lib/grail/index.ts';

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

  it('change-attack: a number that is set beats sums, before and after (study §2.8)', () => {
    const game = launching([
      { do: 'change-attack', damage: 2 },
      { do: 'change-attack', setDamage: 1 },
      { do: 'change-attack', damage: 3 },
    ]);
    play(game, 'take');
    expect(hands(game)[1]).toBe(1);
  });

  it('change-attack: "none": the hit stands with its gem, and does no damage', () => {
    const game = launching([{ do: 'change-attack', setDamage: 'none' }]);
    play(game, 'take');
    expect([hands(game)[1], game.board.teams[0].stones.gem]).toEqual([0, 1]);
    expect(eventsOf(game, 'damageDealt')).toEqual([]);
  });

  it('change-attack: what is to come with the next active attack waits for it', () => {
    const skill = magic('ready', { do: [{ do: 'change-attack', which: 'next-active', damage: 2 }, EXTRA] });
    const game = scene({ seats: { 0: { hand: ['fire'], skills: [skill] } } });
    play(game, 'skill ready', 'extra 0', 'attack fire->1', 'take');
    expect(hands(game)[1]).toBe(4);
    expect(game.board.nextActive).toEqual([]);
  });

  it('damage: of the kind and heals it says; the named ones can be counted, with the morale they cost', () => {
    const effects: Effect[] = [
      { do: 'damage', to: 'opponents', amount: 2, heals: 'useless', name: 'blows' },
      { do: 'draw', count: { count: 'damages', in: 'blows' } },
      { do: 'gain', heals: { count: 'lost', in: 'blows' } },
    ];
    const game = does(effects, { 1: { hand: ['x*5'], heals: 2 } });
    play(game, 'discard any');
    expect([hands(game)[1], hands(game)[0], seatAt(game, 0).heals]).toEqual([6, 3, 1]);
    const blade = does([{ do: 'damage', to: 'next-right', amount: 1, kind: 'attack' }]);
    expect(eventsOf(blade, 'damageDealt').map(({ kind, by }) => [kind, by])).toEqual([['attack', 'skill']]);
    expect(eventsOf(does([{ do: 'damage', to: 'all', amount: 0 }]), 'damageDealt')).toEqual([]);
  });

  it('damage: what its over-limit costs can be fixed; at 0 it is no loss', () => {
    const hit = (loss: number) => {
      const game = does([{ do: 'damage', to: 'next-right', amount: 2, loss }], { 1: { hand: ['x*6'] } });
      return play(game, 'discard any').board.teams[1].morale;
    };
    expect([hit(0), hit(1)]).toEqual([15, 14]);
  });

  it('damage: it may begin at ⑥: no heals are asked', () => {
    const game = does([{ do: 'damage', to: 'next-right', amount: 1, from: 't6.take' }], { 1: { heals: 2 } });
    expect([hands(game)[1], seatAt(game, 1).heals]).toEqual([1, 2]);
    expect(eventsOf(game, 'damageDealt')).toEqual([]);
  });

  it.each([
    ['the part first where its taker comes first', 3, [1, 3]],
    ['the rest first where its target comes first', 1, [1, 3]],
  ] as const)('move-damage: %s (§11.4, §21.3)', (_name, target, order) => {
    const other = target === 3 ? 1 : 3;
    const skill: SkillDef = {
      id: 'share',
      type: 'response',
      does: [
        {
          on: { time: 't6.take', to: 'self' },
          do: [
            {
              do: 'move-damage',
              points: 1,
              to: other === 1 ? 'nearest-teammate-left' : 'nearest-teammate-right',
            },
          ],
        },
      ],
    };
    const hit = magic('hit', {
      do: [{ do: 'damage', to: target === 1 ? 'next-right' : 'nearest-opponent-right', amount: 2 }],
    });
    const far = magic('hit', {
      choose: { foe: { pick: 'character', from: 'opponents' } },
      do: [{ do: 'damage', to: 'foe', amount: 2 }],
    });
    const game = scene({
      seats: { 0: { skills: [target === 1 ? hit : far] }, [target]: { skills: [skill] } },
    });
    play(game, target === 1 ? 'skill hit' : 'skill hit foe=3', 'use share');
    expect(eventsOf(game, 'cardsDrawn').map(({ seat }) => seat)).toEqual(order);
    expect([hands(game)[1], hands(game)[3]]).toEqual([1, 1]);
  });

  it('change-stones: which ones a buy brings (§6.1)', () => {
    const skill = response('trade', 'special.buy', {
      by: 'self',
      do: [{ do: 'change-stones', gem: 2, crystal: 0 }],
    });
    const game = scene({ seats: { 0: { skills: [skill] } } });
    play(game, 'buy', 'use trade');
    expect(game.board.teams[0].stones).toEqual({ gem: 2, crystal: 0 });
  });

  it('change-stones: who gets those of an extract (§6.4)', () => {
    const skill = response('hand-on', 'special.extract', {
      by: 'self',
      do: [{ do: 'change-stones', to: 'nearest-teammate-right' }],
    });
    const game = scene({ seats: { 0: { hand: ['fire'], skills: [skill] } }, stones: { red: [1, 0] } });
    play(game, 'extract 1g', 'use hand-on');
    expect([seatAt(game, 0).energy.gem, seatAt(game, 2).energy.gem]).toEqual([0, 1]);
  });
});

const EXTRA: Effect = { do: 'extra-action', kinds: ['attack'] };
