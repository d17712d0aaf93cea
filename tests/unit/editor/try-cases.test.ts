/** Cases that live with a draft: kept from a table, run with whatever the draft is now, opened where they fail. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { caseText, readCaseText, type CaseData } from '$lib/dsl/cases/keep.ts';
import { apply, newGame, requestOf, sampleAnswer, type Character } from '$lib/grail/index.ts';
import { seedRandom } from '$lib/kernel/random.ts';
import { filedCases, findTrial, openCase, ownCases, runCases } from '$lib/lab/index.ts';
import { loadRoster } from '$lib/content/characters.ts';
import { caseOfTry } from '../../../src/lib/features/editor/try/keep-case.ts';

const others = [...roster.values()];
const official = roster.get('blade-master') as Character;
const withId = (id: string): Character => ({ ...official, id });
const tableOf = (character: Character) => ({ character, deck, roster });

/** A try of a skill, played some answers on, and kept. */
async function keptOf(character: Character, skill: string, more = 3): Promise<CaseData> {
  const trial = findTrial(deck, { character, skill, others });
  if (trial === null) throw new Error(`no table for ${skill}`);
  const game = newGame(deck, trial.setup, { log: false });
  for (const choice of trial.choices) apply(game, choice);
  const random = seedRandom('more');
  for (let step = 0; step < more; step++) {
    const request = requestOf(game);
    if (request === null) break;
    apply(game, sampleAnswer(game, request, random));
  }
  await loadRoster();
  const { setup } = trial;
  return caseOfTry({ setup, choices: game.choices, seats: [0], skill, title: 'a title' }, []);
}

describe('a case kept from a try', () => {
  it('holds, names the draft by a word, and holds cards by words', async () => {
    for (const { id, does = [] } of official.skills) {
      if (does.length === 0) continue;
      const kept = await keptOf(official, id);
      const [outcome] = runCases([kept], tableOf(official));
      expect(outcome, id).toMatchObject({ passed: true, faults: [], failures: [] });
      const text = caseText([kept]);
      expect(text).toMatch(/"?0"?: self/);
      const hands = (kept['given'] as { hands?: Record<string, string[]> }).hands ?? {};
      for (const word of Object.values(hands).flat()) expect(word).not.toContain('#');
    }
  });

  it('holds for a draft of any id', async () => {
    const kept = await keptOf(official, 'gale-cut');
    for (const id of ['my-saint', 'blade-master', 'zz9'])
      expect(runCases([kept], tableOf(withId(id)))[0]).toMatchObject({ faults: [] });
    const plain = await keptOf(withId('my-saint'), 'wind-fury');
    for (const id of ['my-saint', 'zz9'])
      expect(runCases([plain], tableOf(withId(id)))[0]?.passed).toBe(true);
  });

  it('gets an id that is free', async () => {
    const one = await keptOf(official, 'wind-fury');
    expect(one['id']).toBe('wind-fury-1');
  });
});

describe('a case that does not hold', () => {
  it('says where, what was expected and what was found, and opens there', async () => {
    const kept = await keptOf(official, 'wind-fury');
    const then = kept['then'] as Record<string, unknown>;
    const broken = { ...kept, then: { ...then, morale: '1:1' } };
    const [outcome] = runCases([broken], tableOf(official));
    const steps = (kept['do'] as unknown[]).length;
    expect(outcome).toMatchObject({ passed: false, failures: [{ branch: 0, step: steps + 1 }] });
    expect(outcome?.failures[0]?.misses).toEqual([
      { what: 'morale', expected: '1:1', found: then['morale'] },
    ]);
    const opened = openCase(broken, steps + 1, tableOf(official));
    expect(opened?.choices).toHaveLength(steps);
    expect(opened?.at).toBe(steps);
    expect(opened?.failure?.misses).toHaveLength(1);
    expect(openCase(broken, 0, tableOf(official))?.at).toBe(0);
  });

  it('says the line where it cannot be read', () => {
    const [outcome] = runCases(
      [{ id: 'A-1', rules: ['§7'], given: { hands: 3 }, then: { turn: 0 } }],
      tableOf(official),
    );
    expect(outcome?.passed).toBe(false);
    expect(outcome?.faults[0]).toMatchObject({ line: 5 });
    expect(openCase({ id: 'A-1' }, 0, tableOf(official))).toBeNull();
  });

  it('is no trouble for the others, whatever it is', () => {
    const odd: CaseData[] = [
      {},
      { id: 3 },
      { id: 'B-1', rules: ['§7'], given: { characters: { 0: 'nobody' }, turn: 99 }, then: { turn: 0 } },
    ];
    expect(runCases(odd, tableOf(official)).map(({ passed }) => passed)).toEqual([false, false, false]);
  });
});

describe('the cases of an official character', () => {
  const text = readFileSync('content/characters/blade-master/cases.yaml', 'utf8');
  const { cases } = readCaseText(text);

  it('hold for a copy of it', () => {
    const own = ownCases(cases, 'blade-master');
    expect(own.length).toBeGreaterThan(3);
    for (const outcome of runCases(own, tableOf(official)))
      expect(outcome, outcome.id).toMatchObject({ passed: true });
  });

  it('come back as they were as a file', () => {
    expect(filedCases(ownCases(cases, 'blade-master'), 'blade-master')).toEqual(cases);
  });

  it('are about the draft though its id has changed since', () => {
    const silent = { ...withId('my-saint'), skills: [] };
    const outcomes = runCases(cases, tableOf(silent));
    expect(outcomes.some(({ passed }) => !passed)).toBe(true);
  });
});
