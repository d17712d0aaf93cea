/** The words of the charts: names in data (content/rules/chart-names.*.yaml), never a crash for a missing one. */
import type { Graph, GraphEdge } from './graph.ts';
import type { GAME_OVER, RETURN } from '../kernel/flow.ts';

export interface ChartNames {
  machines: Readonly<Record<string, string>>;
  /** By machine, then by state. */
  states: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** An answer that means something else in one machine has a name of its own there: "window.pass". */
  events: Readonly<Record<string, string>>;
  guards: Readonly<Record<string, string>>;
  askers: Readonly<Record<string, string>>;
  /** What each machine is for, in one line. */
  about: Readonly<Record<string, string>>;
}

/** The event that leaves a calling state. It is drawn without a word: the box already names what is called. */
export const RETURNED: typeof RETURN = 'RETURN';
/** The event that ends the outermost machine from any depth (§17.2). */
export const GAME_ENDED: typeof GAME_OVER = 'GAME_OVER';

/** Marks in the drawing. */
export const WAIT_MARK = '⌛';
export const CALL_MARK = '▸';

export const machineName = (names: ChartNames, machine: string): string => names.machines[machine] ?? machine;

export const stateName = (names: ChartNames, machine: string, state: string): string =>
  names.states[machine]?.[state] ?? state;

export const aboutMachine = (names: ChartNames, machine: string): string => names.about[machine] ?? '';

export const askerName = (names: ChartNames, asker: string): string => names.askers[asker] ?? asker;

export const guardName = (names: ChartNames, guard: string): string => names.guards[guard] ?? guard;

/** An answer by its name. */
export const eventName = (names: ChartNames, machine: string, event: string): string =>
  names.events[`${machine}.${event}`] ?? names.events[event] ?? event;

/** What stands beside a way: the answer that leads along it and what must hold; null: nothing to say. */
export function edgeLabel(names: ChartNames, machine: string, edge: GraphEdge): string | null {
  const parts: string[] = [];
  if (edge.event !== null && edge.event !== RETURNED) parts.push(eventName(names, machine, edge.event));
  if (edge.guard !== null) parts.push(guardName(names, edge.guard));
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Keys that these graphs need and the names lack, e.g. "states.turn.poison". */
export function missingNames(names: ChartNames, graphs: readonly Graph[]): string[] {
  const missing = new Set<string>();
  const need = (group: Readonly<Record<string, string>> | undefined, key: string | null, path: string) => {
    if (key !== null && (group?.[key] ?? '') === '') missing.add(`${path}.${key}`);
  };
  for (const graph of graphs) {
    need(names.machines, graph.machine, 'machines');
    need(names.about, graph.machine, 'about');
    for (const node of graph.nodes) {
      if (node.kind === 'initial') continue;
      need(names.states[graph.machine], node.id, `states.${graph.machine}`);
      need(names.machines, node.calls, 'machines');
      need(names.askers, node.asks, 'askers');
    }
    for (const edge of graph.edges) {
      if (edge.event !== RETURNED) need(names.events, edge.event, 'events');
      need(names.guards, edge.guard, 'guards');
    }
  }
  return [...missing];
}

/** Keys that no graph speaks of any more. */
export function idleNames(names: ChartNames, graphs: readonly Graph[]): string[] {
  const events = new Set(
    graphs.flatMap(({ machine, edges }) => edges.flatMap(({ event }) => [event, `${machine}.${event}`])),
  );
  const guards = new Set(graphs.flatMap((graph) => graph.edges.map((edge) => edge.guard)));
  const askers = new Set(graphs.flatMap((graph) => graph.nodes.map((node) => node.asks)));
  const states = new Set(graphs.flatMap((graph) => graph.nodes.map((node) => `${graph.machine}.${node.id}`)));
  const machines = new Set(graphs.map((graph) => graph.machine));
  const without = (group: Readonly<Record<string, string>>, used: Set<string | null>, path: string) =>
    Object.keys(group)
      .filter((key) => !used.has(key))
      .map((key) => `${path}.${key}`);
  return [
    ...without(names.machines, machines, 'machines'),
    ...without(names.about, machines, 'about'),
    ...Object.entries(names.states).flatMap(([machine, group]) =>
      Object.keys(group)
        .filter((state) => !states.has(`${machine}.${state}`))
        .map((state) => `states.${machine}.${state}`),
    ),
    ...without(names.events, events, 'events'),
    ...without(names.guards, guards, 'guards'),
    ...without(names.askers, askers, 'askers'),
  ];
}
