import { describe, expect, it } from 'vitest';
import { asked, does, eventsOf, hands, play, read, refusal, response, scene } from './scene.ts';
import type { Effect, SkillDef } from '$lib/grail/index.ts';

describe('extra actions (§18)', () => {
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

  it('extra-action: what comes with it happens at ① of its attack, and of no other', () => {
    const effect: Effect = {
      do: 'extra-action',
      kinds: ['attack'],
      launch: [{ do: 'change-attack', damage: 1 }],
    };
    const game = does([effect], { 0: { hand: ['fire', 'wind'] } });
    play(game, 'extra 0', 'attack fire->1', 'take');
    expect(hands(game)[1]).toBe(3);
  });
});

describe('turns', () => {
  it('if: an effect is left out where its condition does not hold', () => {
    const effects: Effect[] = [
      { do: 'gain', heals: 1 },
      { do: 'draw', count: 2, if: [{ count: 'heals', atLeast: 2 }] },
      { do: 'draw', count: 1, if: [{ not: { count: 'heals', atLeast: 2 } }] },
    ];
    expect(hands(does(effects))[0]).toBe(1);
    expect(hands(does(effects, { 0: { heals: 1 } }))[0]).toBe(2);
  });

  it('turn-order: the other way round, and from another seat', () => {
    const back = does([{ do: 'turn-order', direction: 'reverse' }]);
    expect(asked(back)).toBe('5 action.choose');
    const jump = does([{ do: 'turn-order', next: 'nearest-teammate-right' }]);
    expect(asked(jump)).toBe('2 action.choose');
  });

  it('skip: the next turn of somebody does not happen', () => {
    const game = does([{ do: 'skip', what: 'turn', who: 'next-right' }]);
    expect(asked(game)).toBe('2 action.choose');
    expect(eventsOf(game, 'skipGranted')[0]).toMatchObject({ seat: 1, what: 'turn' });
  });

  it('skip-or-draw: the turn player skips his action phase or draws (§5.1)', () => {
    const bind = response('bind', 'action.before', {
      if: [{ is: 'turn', of: 'opponents' }],
      do: [{ do: 'skip-or-draw', who: 'turn-player', draw: 2 }],
    });
    const skill: SkillDef = { ...bind, type: 'passive' };
    const game = () =>
      scene({ start: 'action.before', seats: { 0: { hand: ['fire'] }, 1: { skills: [skill] } } });
    const drawn = play(game(), 'draw3');
    expect([hands(drawn)[0], asked(drawn)]).toEqual([3, '0 action.choose']);
    expect(asked(play(game(), 'skip'))).toBe('1 action.choose');
  });

  it('extra-turn: directly after this one (§5.4)', () => {
    const game = does([{ do: 'extra-turn' }]);
    expect([asked(game), game.board.turn.number]).toEqual(['0 action.choose', 2]);
  });
});
