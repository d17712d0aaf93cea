import { beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { allTransitions, countingFlow, differs, flowWithout, recordCorpus, type Recorded } from './corpus.ts';

/** Games that are tried before a missing transition counts as unnoticed. */
const TRIES = 12;

const takenBy = new Map<string, Recorded[]>();
let corpus: Recorded[] = [];

beforeAll(() => {
  corpus = recordCorpus(60);
  for (const recorded of corpus) {
    const seen = new Set<string>();
    const difference = differs(
      recorded,
      countingFlow((key) => seen.add(key)),
    );
    if (difference !== null) throw new Error(`${recorded.name} does not replay: ${difference}`);
    for (const key of seen) takenBy.set(key, [...(takenBy.get(key) ?? []), recorded]);
  }
}, 120_000);

/** What is walked, and by what alone: printed with every run, so that a thin place is seen before it breaks. */
function report(): string {
  const keys = allTransitions().map(({ key }) => key);
  const byCase = keys.filter((key) => takenBy.get(key)?.some(({ name }) => !name.startsWith('random')));
  const missing = keys.filter((key) => !takenBy.has(key));
  const states = Object.values(machines).reduce(
    (sum, machine) => sum + Object.keys(machine.states).length,
    0,
  );
  return (
    `${Object.keys(machines).length} machines, ${states} states, ${keys.length} transitions: ` +
    `${byCase.length} walked by cases, ${keys.length - byCase.length - missing.length} by random games alone, ` +
    `not walked: ${missing.join(', ') || 'none'}`
  );
}

describe('the charts are the flow', () => {
  test('each state is entered by a case or a random game', () => {
    const states = Object.values(machines).flatMap(({ id, states }) =>
      Object.keys(states).map((name) => `${id}.${name}`),
    );
    expect(states.filter((state) => !takenBy.has(state))).toEqual([]);
  });

  test('each transition is taken by a case or a random game', () => {
    console.info(report());
    expect(
      allTransitions()
        .filter(({ key }) => !takenBy.has(key))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  test('without any one transition some case or game fails: there is no other program counter', () => {
    const unnoticed = allTransitions().filter((place) => {
      const games = (takenBy.get(place.key) ?? []).slice(0, TRIES);
      const flow = flowWithout(place);
      return !games.some((recorded) => differs(recorded, flow) !== null);
    });
    expect(unnoticed.map(({ key }) => key)).toEqual([]);
  }, 120_000);
});
