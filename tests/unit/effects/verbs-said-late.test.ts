import { describe, expect, it } from 'vitest';
import { asked, does, eventsOf, hands, magic, play, response, scene, seatAt } from './scene.ts';
import type { Effect, SkillDef } from '$lib/grail/index.ts';

const heal: Effect = { do: 'gain', heals: 1 };

describe('what is said in the middle of a skill', () => {
  it('pick: a choice that needs what was just learned; who decides is asked', () => {
    const effects: Effect[] = [
      { do: 'draw', count: 1 },
      {
        do: 'pick',
        pick: { foe: { pick: 'character', from: 'opponents', if: [{ count: 'hand', atLeast: 1 }] } },
      },
      { do: 'damage', to: 'foe', amount: 1 },
    ];
    const game = does(effects, { 1: { hand: ['fire'] }, 3: { hand: ['wind'] } });
    expect(asked(game)).toBe('0 effect.choose');
    expect(hands(game)[0]).toBe(1);
    play(game, 'choose 3');
    expect([hands(game)[1], hands(game)[3]]).toEqual([1, 2]);
    const others = does([
      { do: 'pick', who: 'next-right', pick: { N: { pick: 'number', from: 1, to: 3 } } },
      { do: 'draw', count: 'N' },
    ]);
    expect(asked(others)).toBe('1 effect.choose');
    expect(hands(play(others, 'choose 2'))[0]).toBe(2);
  });
});

describe('a skill that another one cancels', () => {
  const mend = magic('mend', { pay: [{ pay: 'energy', gem: 1 }], do: [heal] });
  const hush: SkillDef = response('hush', 'skill.used', { do: [{ do: 'cancel', what: 'skill' }] });
  Object.assign(hush.does?.[0]?.on ?? {}, { by: 'opponents', skill: ['mend'] });
  const used = () =>
    play(scene({ seats: { 0: { energy: [1, 0], skills: [mend] }, 1: { skills: [hush] } } }), 'skill mend');

  it('cancel: it has no effect, its cost stays paid (§21.7)', () => {
    const game = play(used(), 'use hush');
    expect([seatAt(game, 0).heals, seatAt(game, 0).energy.gem]).toEqual([0, 0]);
    expect(eventsOf(game, 'skillUsed').map(({ skill }) => skill)).toEqual(['mend', 'hush']);
    expect(asked(game)).toBe('1 action.choose');
  });

  it('and that nobody cancels goes on', () => {
    const game = play(used(), 'pass');
    expect([seatAt(game, 0).heals, seatAt(game, 0).energy.gem]).toEqual([1, 0]);
  });
});
