/** Ways out of a state in words, for the details and for the walker. */
import { eventName, guardName, machineName, stateName, type ChartNames } from '$lib/charts/names.ts';
import type { Way } from '$lib/charts/walker.ts';
import { m } from '$lib/i18n';

/** What leads along a way: an answer, a condition, a call. `others`: all ways out of the same state. */
export function wayText(names: ChartNames, machine: string, way: Way, others: readonly Way[]): string {
  const { edge } = way;
  switch (way.kind) {
    case 'enter':
      return m.chart_way_enter({ machine: machineName(names, way.machine) });
    case 'end':
      return m.chart_way_end();
    case 'answer':
      return [eventName(names, machine, edge?.event ?? ''), ...conditionOf(names, way)].join(' · ');
    case 'return':
    case 'over':
    case 'pass': {
      const [condition] = conditionOf(names, way);
      if (condition !== undefined) return m.chart_way_when({ condition });
      return others.some((other) => other.kind === way.kind && isGuarded(other))
        ? m.chart_way_otherwise()
        : m.chart_way_on();
    }
  }
}

const isGuarded = ({ edge }: Way): boolean => edge !== null && edge.guard !== null;

const conditionOf = (names: ChartNames, { edge }: Way): string[] =>
  edge === null || edge.guard === null ? [] : [guardName(names, edge.guard)];

export const aimText = (names: ChartNames, way: Way): string => stateName(names, way.machine, way.to);
