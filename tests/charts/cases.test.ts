import { beforeAll, describe, expect, it } from 'vitest';
import { chartCases } from '../../src/lib/features/charts/machines.server.ts';
import type { CasesByState } from '../../src/lib/features/charts/cases.server.ts';
import { loadRulings } from '../../src/lib/content/cases.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';

let cases: CasesByState = {};
let ids: string[] = [];
let rulesOf = new Map<string, string[]>();

beforeAll(async () => {
  cases = await chartCases();
  const rulings = await loadRulings();
  ids = rulings.map(({ id }) => id);
  rulesOf = new Map(rulings.map(({ id, rules }) => [id, rules]));
}, 60_000);

describe('the cases of a state', () => {
  it('are found for every state that a case walks, and by no other name', () => {
    const states = Object.values(machines).flatMap(({ id, states }) =>
      Object.keys(states).map((name) => `${id}.${name}`),
    );
    expect(Object.keys(cases).sort()).toEqual(states.sort());
    expect(Object.values(cases).filter((found) => found.length > 0).length).toBeGreaterThan(
      states.length * 0.9,
    );
  });

  it('are cases of the project, each once', () => {
    for (const [state, found] of Object.entries(cases)) {
      expect(new Set(found).size, state).toBe(found.length);
      expect(
        found.filter((id) => !ids.includes(id)),
        state,
      ).toEqual([]);
    }
  });

  it('§12.1 hold the six steps of damage where heals are asked for, and first those about heals', () => {
    expect(cases['damage.heal']).toContain('DMG-01');
    expect(cases['attack.countered']).not.toContain('DMG-01');
    expect(rulesOf.get(cases['damage.heal']?.[0] ?? '')).toContain('§12.1');
  });
});
