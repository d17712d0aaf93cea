import { describe, expect, it } from 'vitest';
import { graphOf } from '../../src/lib/charts/graph.ts';
import { edgeLabel, idleNames, missingNames, stateName } from '../../src/lib/charts/names.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { readNames } from './read-names.ts';

const graphs = Object.values(machines).map(graphOf);

describe.each(['zh-Hans', 'en'])('chart names in %s', (language) => {
  const names = readNames(language);

  it('has a name for everything the machines speak of', () => {
    expect(missingNames(names, graphs)).toEqual([]);
  });

  it('keeps no name that no machine speaks of', () => {
    expect(idleNames(names, graphs)).toEqual([]);
  });
});

describe('a name that is missing', () => {
  const empty = { machines: {}, states: {}, events: {}, guards: {}, askers: {}, about: {} };

  it('is named by its key, and the drawing shows the id', () => {
    const attack = graphOf(machines.attack);
    expect(missingNames(empty, [attack])).toContain('states.attack.respond');
    expect(stateName(empty, 'attack', 'respond')).toBe('respond');
    const counter = attack.edges.find((edge) => edge.event === 'counter');
    expect(counter && edgeLabel(empty, 'attack', counter)).toBe('counter');
  });
});
