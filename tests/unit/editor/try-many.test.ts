/** Many games with a draft: counted whole as in parts, and each can be watched again. */
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { replay, type Character } from '$lib/grail/index.ts';
import { noGames, playMany, watchGame, type ManyPlan } from '$lib/lab/index.ts';

const pool = [...roster.values()];
const sage = roster.get('sage') as Character;
const draft: Character = { ...sage, id: 'my-sage' };
const plan = (more: Partial<ManyPlan> = {}): ManyPlan => ({
  ...{ character: draft, pool, players: 4, seats: 'one', seed: 1, games: 6 },
  ...more,
});

describe('many games', () => {
  it('come to the same in parts as at once', () => {
    const whole = playMany(deck, plan());
    const first = playMany(deck, plan({ games: 2 }));
    expect(playMany(deck, plan({ seed: 3, games: 4 }), first)).toEqual(whole);
    expect(whole).toMatchObject({ games: 6, ended: 6, faults: [] });
  });

  it('name every skill that does something, those that never came too', () => {
    const never: Character = {
      ...draft,
      skills: [
        ...draft.skills,
        {
          id: 'never',
          name: {},
          class: 'common',
          type: 'magic',
          does: [
            {
              on: { time: 'action.choose', as: 'magic' },
              if: [{ count: 'heals', atLeast: 99 }],
              do: [{ do: 'draw', count: 1 }],
            },
          ],
        },
      ],
    };
    const { skills } = playMany(deck, plan({ character: never }));
    expect(Object.keys(skills)).toEqual(Object.keys(noGames(never).skills));
    expect(skills['never']).toEqual({ offered: 0, used: 0, offeredIn: null, usedIn: null });
  });

  it('are won or lost by the team that has the draft; where both have it there is no rate', () => {
    const { decided, wins } = playMany(deck, plan());
    expect(decided).toBe(6);
    expect(wins).toBeLessThanOrEqual(6);
    for (const seats of ['each-team', 'all'] as const) {
      const found = playMany(deck, plan({ seats, games: 2 }));
      expect(found).toMatchObject({ games: 2, ended: 2, decided: 0, faults: [] });
      const { setup } = watchGame(deck, plan({ seats }), 1);
      const own = Object.values(setup.characters ?? {}).filter(({ id }) => id.startsWith('my-sage'));
      expect(own).toHaveLength(seats === 'all' ? 4 : 2);
    }
  });

  it('can each be watched, at the place where a skill came up first', () => {
    const { skills } = playMany(deck, plan());
    const used = Object.entries(skills).filter(([, { usedIn }]) => usedIn !== null);
    expect(used.length).toBeGreaterThan(0);
    for (const [skill, { usedIn }] of used) {
      const { setup, choices, at } = watchGame(deck, plan(), usedIn ?? 0, { skill, what: 'used' });
      const events = replay(deck, setup, choices, at + 1).log?.events ?? [];
      expect(events.some((event) => event.type === 'skillUsed' && event.skill === skill)).toBe(true);
      expect(at).toBeLessThan(choices.length);
    }
  });

  it('go on after one that breaks, say how, and show the game up to there', () => {
    const endless: Character = {
      ...draft,
      skills: [
        {
          id: 'echo',
          name: {},
          class: 'common',
          type: 'passive',
          does: [
            { on: { time: 'turn.start', by: 'self' }, do: [{ do: 'gain', heals: 1 }] },
            {
              on: { time: 'heals.gained', by: 'self' },
              do: [
                { do: 'lose', heals: 1 },
                { do: 'gain', heals: 1 },
              ],
            },
          ],
        },
      ],
    };
    const { faults, games } = playMany(deck, plan({ character: endless, games: 2 }));
    expect(games).toBe(2);
    expect(faults.map(({ kind }) => kind)).toEqual(['endless', 'endless']);
    const { choices } = watchGame(deck, plan({ character: endless }), 1);
    expect(choices.length).toBeGreaterThanOrEqual(0);
  });
});
