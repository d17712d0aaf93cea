/** The moments of the flow in the order a turn comes to them, from the charts themselves. Build and test time only. */
import drawings from 'virtual:chart-drawings';
import namesEn from 'virtual:chart-names/en';
import namesHans from 'virtual:chart-names/zh-Hans';
import namesHant from 'virtual:chart-names/zh-Hant';
import type { ByLocale } from '../lesson/format.ts';
import type { Time } from './codex-acts.ts';

/** A moment at the state of a chart where it is. */
export interface Station {
  time: Time;
  machine: string;
  state: string;
}

/** The machines of a turn from outside in; others have no moment of their own. */
const ORDER = ['turn', 'action', 'missile', 'attack', 'damage', 'draw', 'morale'] as const;

const place = (machine: string): number => {
  const at = (ORDER as readonly string[]).indexOf(machine);
  return at < 0 ? ORDER.length : at;
};

/** States by their timing: those that open a window or ask come before those that only pass. */
const placed = Object.values(drawings)
  .toSorted((a, b) => place(a.graph.machine) - place(b.graph.machine))
  .flatMap(({ graph: { machine, nodes } }) =>
    nodes.flatMap(({ id, timing, calls, asks }) =>
      timing === null
        ? []
        : [{ time: timing as Time, machine, state: id, opens: calls === 'window', asks: asks !== null }],
    ),
  );

/** Every moment once, at the last state that opens its window or, without one, asks. */
export const stations: readonly Station[] = [...new Set(placed.map(({ time }) => time))]
  .map((time) => {
    const all = placed.filter((one) => one.time === time);
    return all.findLast(({ opens }) => opens) ?? all.find(({ asks }) => asks) ?? all[0];
  })
  .filter((one) => one !== undefined)
  .toSorted((a, b) => placed.indexOf(a) - placed.indexOf(b))
  .map(({ time, machine, state }) => ({ time, machine, state }));

/** A machine with its moments in order. */
export interface Strip {
  machine: string;
  name: ByLocale<string>;
  stations: readonly Station[];
}

/** The flow as strips, a machine each. */
export const strips: readonly Strip[] = [...new Set(stations.map(({ machine }) => machine))].map((machine) => ({
  machine,
  name: {
    'zh-Hans': namesHans.machines[machine] ?? machine,
    'zh-Hant': namesHant.machines[machine] ?? machine,
    en: namesEn.machines[machine] ?? machine,
  },
  stations: stations.filter((one) => one.machine === machine),
}));

/** Every state of a chart with its moment: `attack.launch` → `t1.launch`. */
export const timeOfState: ReadonlyMap<string, Time> = new Map(
  placed.map(({ machine, state, time }) => [`${machine}.${state}`, time]),
);
