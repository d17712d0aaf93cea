import { beforeAll, describe, expect, it } from 'vitest';
import { loadCharacterRulings, loadRulings } from '$lib/content/cases.ts';
import { deck } from '$lib/content/deck.ts';
import {
  characterRulingIndex,
  characterShelf,
  characterSituations,
  rulingIndex,
  situations,
  situationsOf,
  situationTopics,
  type RulingIndex,
  type RulingSituation,
} from '$lib/content/situations.ts';
import type { Case } from '$lib/dsl/cases/parse.ts';
import { characterIds, roster } from '$lib/content/roster.ts';
import { openedSetup } from '$lib/dsl/roster/roster.ts';
import { runCase } from '$lib/dsl/cases/run.ts';
import { hashBoard, replay } from '$lib/grail/index.ts';

/** As the browser gets it: what JSON drops is not there. */
const fetched = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

let cases: Case[] = [];
let all: readonly RulingSituation[] = [];
let byId = new Map<string, RulingSituation>();
beforeAll(async () => {
  cases = await loadRulings();
  all = await situations();
  byId = new Map(all.map((one) => [one.id, one]));
});

describe('the rulings as situations', () => {
  it('hold every case but those whose set-up is to be refused', () => {
    const refused = cases.filter(({ branches }) => branches[0]?.then?.problems !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    expect(all).toHaveLength(cases.length - refused.length);
    expect(refused.filter(({ id }) => byId.has(id))).toEqual([]);
  });

  it('come out on the same board as the case, line by line, when they are replayed from their JSON', () => {
    const different: string[] = [];
    let lines = 0;
    for (const entry of cases) {
      const situation = byId.get(entry.id);
      if (situation === undefined) continue;
      const { setup: stored, lines: courses } = fetched(situation);
      const setup = openedSetup(stored, roster);
      const { games } = runCase(entry, deck, roster);
      if (games.length !== courses.length) different.push(`${entry.id}: ${String(courses.length)} lines`);
      games.forEach((game, index) => {
        const again = replay(deck, setup, courses[index]?.choices ?? []);
        lines += 1;
        if (hashBoard(again.board) !== hashBoard(game.board)) different.push(`${entry.id} ${String(index)}`);
      });
    }
    expect(different).toEqual([]);
    expect(lines).toBeGreaterThan(all.length);
  });

  it('mark the places where the case says what holds, up to its end', () => {
    const wrong = all.flatMap(({ id, lines }) =>
      lines
        .filter(({ marks, choices }) => {
          const rising = marks.every((mark, at) => at === 0 || mark > (marks[at - 1] ?? 0));
          return !rising || marks.at(-1) !== choices.length;
        })
        .map(({ marks }) => `${id}: ${marks.join()}`),
    );
    expect(wrong).toEqual([]);
    // Seat 1 is asked for heals after two choices, for a discard after three.
    expect(byId.get('DMG-01')?.lines[0]?.marks).toEqual([2, 3, 4]);
  });

  it('lie under the chapter of their first paragraph, each under one', async () => {
    expect(byId.get('ATK-29')?.topic).toBe('14');
    const topics = await situationTopics();
    const counts = await Promise.all(topics.map(async (topic) => (await situationsOf(topic)).length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
    expect(topics).toEqual([...topics].sort((a, b) => Number(a) - Number(b)));
  });
});

describe('the index of rulings', () => {
  const indexes: RulingIndex[] = [];
  beforeAll(async () => {
    for (const locale of ['zh-Hans', 'zh-Hant', 'en'] as const) indexes.push(await rulingIndex(locale));
  });

  it('lists every case in every language, in the same order', () => {
    const ids = indexes.map(({ rulings }) => rulings.map(({ id }) => id));
    expect([...(ids[0] ?? [])].sort()).toEqual(cases.map(({ id }) => id).sort());
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });

  it('says which rulings open, and where', () => {
    for (const { id, opens, topic, rules } of indexes[0]?.rulings ?? []) {
      expect([id, opens]).toEqual([id, byId.has(id)]);
      expect(rules[0]).toMatch(new RegExp(`^§${topic}(\\D|$)`));
    }
  });

  it('titles every topic', () => {
    for (const { topics, rulings } of indexes) {
      expect(topics.filter(({ title }) => title === '')).toEqual([]);
      expect(topics.map(({ topic }) => topic)).toEqual([...new Set(rulings.map(({ topic }) => topic))]);
    }
  });
});

describe('the rulings of characters', () => {
  it('come out on the same board as the case after they were fetched', async () => {
    const shelves = (await Promise.all(characterIds.map(characterShelf))).map(fetched);
    const different: string[] = [];
    let opened = 0;
    for (const entry of await loadCharacterRulings()) {
      const situation = shelves.flat().find(({ id }) => id === entry.id);
      if (situation === undefined) continue;
      opened += 1;
      const setup = openedSetup(situation.setup, roster);
      runCase(entry, deck, roster).games.forEach((game, index) => {
        const again = replay(deck, setup, situation.lines[index]?.choices ?? []);
        if (hashBoard(again.board) !== hashBoard(game.board)) different.push(`${entry.id} ${String(index)}`);
      });
    }
    expect(different).toEqual([]);
    expect(opened).toBe((await characterSituations()).length);
  }, 120_000);

  it('say whose they are and where they open, in every language', async () => {
    const opens = new Set((await characterSituations()).map(({ id }) => id));
    for (const locale of ['zh-Hans', 'zh-Hant', 'en'] as const)
      for (const ruling of (await characterRulingIndex(locale)).rulings) {
        expect(characterIds).toContain(ruling.character);
        expect(ruling.id.startsWith(`${ruling.character ?? ''}-`)).toBe(true);
        expect([ruling.id, ruling.opens]).toEqual([ruling.id, opens.has(ruling.id)]);
      }
  });
});
