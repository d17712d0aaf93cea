import { describe, expect, it } from 'vitest';
import { graphOf, reachableFrom, START } from '../../src/lib/charts/graph.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';

describe.each(Object.values(machines))('graph of $id', (machine) => {
  const graph = graphOf(machine);

  it('has every state exactly once, in the order of the config', () => {
    const states = graph.nodes.filter((node) => node.kind !== 'initial').map((node) => node.id);
    expect(states).toEqual(Object.keys(machine.states));
    expect(graph.nodes).toHaveLength(states.length + 1);
  });

  it('has every transition exactly once', () => {
    const ways = Object.entries(machine.states).flatMap(([from, state]) =>
      [...Object.entries(state.on ?? {}), [null, state.always ?? []] as const].flatMap(
        ([event, candidates]) =>
          candidates.map((way, index) =>
            [from, event, index, way.target ?? from, way.guard ?? null].join(' '),
          ),
      ),
    );
    const drawn = graph.edges
      .filter((edge) => edge.from !== START)
      .map((edge) => [edge.from, edge.event, edge.index, edge.to, edge.guard].join(' '));
    expect(drawn.sort()).toEqual(ways.sort());
    expect(new Set(graph.edges.map((edge) => edge.id)).size).toBe(graph.edges.length);
  });

  it('reaches every state from its beginning', () => {
    const reached = reachableFrom(graph, START);
    expect(graph.nodes.filter((node) => node.kind !== 'initial' && !reached.has(node.id))).toEqual([]);
  });

  it('says who is asked, what is called, and on which paragraph each state rests', () => {
    for (const node of graph.nodes.filter((node) => node.kind !== 'initial')) {
      expect(node.rule).toMatch(/^§/);
      expect(node.asks !== null).toBe(node.kind === 'waits');
      expect(node.calls !== null).toBe(node.kind === 'calls');
    }
  });

  it('comes out the same each time', () => {
    expect(graphOf(machine)).toEqual(graph);
  });
});
