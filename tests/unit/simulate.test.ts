/** Many random games: what they are counted to is what their logs tell. */
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { newGame, replay, TIMINGS, type Character, type Setup, type SkillDef } from '$lib/grail/index.ts';
import { seedRandom } from '$lib/kernel/random.ts';
import { noCounts, playOut, PlayError, seated, simulate } from '$lib/lab/index.ts';

const skills: Record<number, SkillDef[]> = {
  0: [
    {
      id: 'mend',
      type: 'magic',
      does: [{ on: { time: 'action.choose', as: 'magic' }, do: [{ do: 'gain', heals: 1 }] }],
    },
    {
      id: 'spark',
      type: 'response',
      does: [{ on: { time: 't2.hit', by: 'self' }, do: [{ do: 'draw', count: 1 }] }],
    },
  ],
  1: [
    {
      id: 'thorns',
      type: 'passive',
      does: [{ on: { time: 't6.taken', to: 'self' }, do: [{ do: 'gain', heals: 1 }] }],
    },
  ],
};

describe('counts of one game', () => {
  it('uses and windows are those of its log', () => {
    const setup: Setup = { seed: 5, config: { players: 4 }, skills };
    const game = newGame(deck, setup, { log: false });
    const counts = noCounts();
    playOut(game, seedRandom(5), counts);
    const log = replay(deck, setup, game.choices).log?.events ?? [];
    const used = (id: string) =>
      log.filter((event) => event.type === 'skillUsed' && event.skill === id).length;
    for (const skill of ['mend', 'spark', 'thorns']) {
      expect(used(skill)).toBeGreaterThan(0);
      expect(counts.skills['-']?.[skill]?.used).toBe(used(skill));
      expect(counts.skills['-']?.[skill]?.offered).toBeGreaterThanOrEqual(used(skill));
    }
    expect(counts.skills['-']?.['thorns']?.offered).toBe(used('thorns'));
    expect(counts.skills['-']?.['mend']?.offered).toBeGreaterThan(used('mend'));
    const heard = log.flatMap((event) =>
      event.type === 'windowOpened' && event.heard ? [event.timing] : [],
    );
    const hits = counts.windows['t2.hit'];
    const taken = counts.windows['t6.taken'];
    expect(hits?.opened).toBe(heard.filter((timing) => timing === 't2.hit').length);
    expect(taken?.opened).toBe(heard.filter((timing) => timing === 't6.taken').length);
    expect([hits?.offered, hits?.used]).toEqual([counts.skills['-']?.['spark']?.offered, used('spark')]);
    expect(hits?.offered).toBeGreaterThan(used('spark'));
    expect(hits?.opened).toBeGreaterThan(hits?.offered ?? 0);
    expect([taken?.offered, taken?.used]).toEqual([used('thorns'), used('thorns')]);
    expect(counts.choices).toBe(game.choices.length);
  });

  it('a skill that never ends is told with its name', () => {
    const loop: SkillDef = {
      id: 'echo',
      type: 'passive',
      does: [{ on: { time: 't6.taken' }, do: [{ do: 'damage', to: 'victim', amount: 1 }] }],
    };
    const game = newGame(
      deck,
      { seed: 1, config: { players: 4, morale: 15 }, skills: { 0: [loop] } },
      { log: false },
    );
    for (const team of game.board.teams) team.morale = Number.MAX_SAFE_INTEGER;
    expect(() => playOut(game, seedRandom(1), noCounts())).toThrow(PlayError);
    expect(game.board.result?.skills).toEqual(['echo']);
  });
});

describe('many games', () => {
  const lineUp = { fixed: [roster.get('sage') as Character], pool: [...roster.values()] };

  it('seat the fixed ones always and nobody twice; any game can be dealt alone', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const ids = Object.values(seated(lineUp, 6, seedRandom(seed))).map(({ id }) => id);
      expect(ids).toContain('sage');
      expect(new Set(ids).size).toBe(6);
      for (const id of ids) seen.add(id);
    }
    expect(seen).toEqual(new Set(roster.keys()));
  });

  it('are the same from the same seed, and each the same by itself', () => {
    const plan = { games: 5, seed: 3, players: 4, lineUp } as const;
    const all = simulate(deck, plan);
    expect(simulate(deck, plan)).toEqual(all);
    expect(all).toMatchObject({ games: 5, errors: [] });
    const single = [3, 4, 5, 6, 7].map((seed) => simulate(deck, { ...plan, games: 1, seed }).wins.red);
    expect(single.reduce((a, b) => a + b)).toBe(all.wins.red);
  });

  it('are counted for every skill and every window, those that never came too', () => {
    const { skills, windows } = simulate(deck, { games: 1, seed: 1, players: 4, lineUp });
    expect(Object.keys(windows).sort()).toEqual(TIMINGS.filter((time) => time !== 'action.choose').sort());
    for (const [id, counts] of Object.entries(skills))
      expect(Object.keys(counts)).toEqual(
        expect.arrayContaining(
          roster.get(id)?.skills.flatMap(({ id: skill, does }) => (does === undefined ? [] : [skill])) ?? [],
        ),
      );
    expect(Object.keys(skills)).toHaveLength(4);
    for (const { opened, offered, used } of Object.values(windows)) {
      expect(opened).toBeGreaterThanOrEqual(offered);
      expect(offered).toBeGreaterThanOrEqual(used);
    }
  });

  it('go on after one that cannot be played, and name it', () => {
    const twice = {
      fixed: [roster.get('sage') as Character, { ...(roster.get('sage') as Character) }],
      pool: [],
    };
    const found = simulate(deck, { games: 2, seed: 9, players: 4, lineUp: twice });
    expect(found.games).toBe(0);
    expect(found.errors.map(({ seed }) => seed)).toEqual([9, 10]);
    expect(found.errors[0]?.error).toContain('sameCharacterTwice');
  });
});
