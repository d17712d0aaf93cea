import { describe, expect, it } from 'vitest';
import { asked, eventsOf, hands, passive, play, read, refusal, response, scene, seatAt } from './scene.ts';
import { requestOf, type Effect, type SkillDef, type Game } from '$lib/grail/index.ts';

const heal: Effect = { do: 'gain', heals: 1 };
const used = (game: Game) => eventsOf(game, 'skillUsed').map(({ seat, skill }) => `${seat} ${skill}`);

describe('response windows (§21)', () => {
  it('§21.3 ask from the turn player to the right, each once', () => {
    const skills = [response('rest', 'turn.end', { do: [heal] })];
    const game = scene({
      turn: 3,
      start: 'turn.end',
      seats: { 2: { skills }, 3: { skills }, 5: { skills } },
    });
    expect(asked(game)).toBe('3 window.choose');
    play(game, 'pass');
    expect(asked(game)).toBe('5 window.choose');
    play(game, 'use rest', 'pass');
    expect(used(game)).toEqual(['5 rest']);
    expect(seatAt(game, 2).heals).toBe(0);
    expect(eventsOf(game, 'windowPassed').map(({ seat }) => seat)).toEqual([3, 2]);
  });

  it('§21.4 a player who has been passed is not asked again, a later one sees what happened', () => {
    const whenHealed = response('echo', 'turn.end', {
      if: [{ count: 'heals', of: 'all', atLeast: 1 }],
      do: [heal],
    });
    const game = scene({
      start: 'turn.end',
      seats: {
        1: { skills: [whenHealed] },
        2: { skills: [response('first', 'turn.end', { do: [heal] })] },
        4: { skills: [whenHealed] },
      },
    });
    expect(asked(game)).toBe('2 window.choose');
    play(game, 'use first');
    expect(asked(game)).toBe('4 window.choose');
    play(game, 'pass');
    expect(eventsOf(game, 'skillUsed')).toHaveLength(1);
    expect(game.board.turn.player).toBe(1);
  });

  it('§20.5 the same skill is used once in one opening and again at the next event', () => {
    const rend = response('rend', 't2.hit', {
      by: 'self',
      pay: [{ pay: 'energy', gem: 1 }],
      do: [{ do: 'change-attack', damage: 1 }],
    });
    const game = scene({
      seats: {
        0: {
          hand: ['fire', 'water'],
          energy: [2, 0],
          skills: [rend, passive('again', 'attackAction.end', { do: 'extra-action', kinds: ['attack'] })],
        },
      },
    });
    play(game, 'attack fire->1', 'take', 'use rend');
    expect(hands(game)[1]).toBe(3);
    play(game, 'extra 0', 'attack water->3', 'take');
    expect(asked(game)).toBe('0 window.choose');
    play(game, 'use rend');
    expect(seatAt(game, 0).energy.gem).toBe(0);
    expect(hands(game)[3]).toBe(3);
  });

  it('§20.2 a lone forced ability happens by itself', () => {
    const game = scene({ start: 'turn.end', seats: { 0: { skills: [passive('glow', 'turn.end', heal)] } } });
    expect(used(game)).toEqual(['0 glow']);
    expect(asked(game)).toBe('1 action.choose');
  });

  it('§20.2 forced ones come before passing, their order is the owner’s', () => {
    const game = scene({
      start: 'turn.end',
      seats: {
        0: {
          skills: [
            passive('glow', 'turn.end', heal),
            passive('spark', 'turn.end', heal),
            response('rest', 'turn.end', { do: [heal] }),
          ],
        },
      },
    });
    expect(requestOf(game)?.options.map((option) => option.type)).toEqual(['use', 'use', 'use']);
    expect(refusal(game, { type: 'pass', seat: 0 })).toBe('forcedFirst');
    play(game, 'use spark', 'use rest');
    expect(used(game)).toEqual(['0 spark', '0 rest', '0 glow']);
  });

  it('§20.2 a forced ability without a legal declaration does nothing', () => {
    const game = scene({
      start: 'turn.end',
      seats: {
        0: {
          skills: [
            {
              id: 'toll',
              type: 'passive',
              does: [
                { on: { time: 'turn.end', by: 'self' }, pay: [{ pay: 'discard', count: 1 }], do: [heal] },
              ],
            },
          ],
        },
      },
    });
    expect(eventsOf(game, 'skillUsed')).toEqual([]);
    expect(asked(game)).toBe('1 action.choose');
  });

  it('§20.2 a forced ability with a choice asks for it', () => {
    const game = scene({
      start: 'turn.end',
      seats: {
        0: {
          skills: [
            {
              id: 'share',
              type: 'passive',
              does: [
                {
                  on: { time: 'turn.end', by: 'self' },
                  choose: { friend: { pick: 'character', from: 'teammates' } },
                  do: [{ do: 'gain', who: 'friend', heals: 1 }],
                },
              ],
            },
          ],
        },
      },
    });
    expect(requestOf(game)?.options).toMatchObject([
      {
        type: 'use',
        ability: 0,
        skill: 'share',
        fields: [{ name: 'friend', pick: 'seat', from: [2, 4], min: 1, max: 1 }],
      },
    ]);
    play(game, 'use share friend=4');
    expect(seatAt(game, 4).heals).toBe(1);
  });

  it('§21.6 a damage that has become nothing closes its window', () => {
    const ward = (id: string) =>
      response(id, 't3.deal', { to: 'self', do: [{ do: 'change-damage', by: -1 }] });
    const game = scene({
      seats: {
        0: { hand: ['fire'] },
        1: {
          skills: [
            {
              ...ward('ward'),
              does: [{ on: { time: 't3.deal', to: 'self' }, do: [{ do: 'change-damage', prevent: true }] }],
            },
            ward('buckler'),
          ],
        },
      },
    });
    play(game, 'attack fire->1', 'take', 'use ward');
    expect(asked(game)).toBe('1 action.choose');
    expect(hands(game)[1]).toBe(0);
    expect(eventsOf(game, 'damageDealt').map(({ points }) => points)).toEqual([0]);
  });

  it('§21.6 an attack that was turned away no longer meets its first target', () => {
    const hide: SkillDef = {
      id: 'hide',
      type: 'response',
      does: [{ on: { time: 't1.launch', at: 'self' }, do: [heal] }],
    };
    const turn = response('turn', 't1.launch', {
      by: 'self',
      choose: { other: { pick: 'character', from: 'opponents' } },
      do: [{ do: 'change-attack', target: 'other' }],
    });
    const game = scene({ seats: { 0: { hand: ['fire'], skills: [turn] }, 1: { skills: [hide] } } });
    play(game, 'attack fire->1', 'use turn other=3');
    expect(asked(game)).toBe('3 attack.respond');
  });

  it('§21.5 what an effect causes is finished, with its own windows, before the window goes on', () => {
    const sting = response('sting', 't2.hit', {
      by: 'self',
      do: [{ do: 'damage', to: 'attacked', amount: 1 }],
    });
    const numb = response('numb', 't6.taken', { to: 'self', do: [heal] });
    const game = scene({ seats: { 0: { hand: ['fire'], skills: [sting] }, 1: { skills: [numb] } } });
    play(game, 'attack fire->1', 'take', 'use sting', 'use numb');
    expect(eventsOf(game, 'damageDealt').map(({ points }) => points)).toEqual([1, 2]);
    expect(hands(game)[1]).toBe(1);
    expect(asked(game)).toBe('1 damage.heal');
  });

  it('refuse skills that are not offered, with why', () => {
    const skills = [
      response('rest', 'turn.end', { do: [heal] }),
      response('doze', 'turn.end', { do: [heal] }),
    ];
    const game = scene({ start: 'turn.end', seats: { 0: { skills }, 2: { skills } } });
    expect(refusal(game, { type: 'use', seat: 0, ability: 2, picks: {} })).toBe('skillNotUsable');
    play(game, 'use rest');
    expect(refusal(game, { type: 'use', seat: 0, ability: 0, picks: {} })).toBe('skillUsed');
    expect(refusal(game, read(game, 'use doze'))).toBeNull();
  });
});
