/** The picture of a turn from which moments are picked: the turn's own, the six stations of an attack's damage, the rest. */
import type { Strip } from '$lib/content/codex-windows.ts';
import type { Blank } from './blank.ts';
import type { ObjectWay, Place } from './grammar.ts';

export interface Moment {
  time: string;
  way: ObjectWay;
}

export interface Picture {
  turn: readonly Moment[];
  /** ① to ⑥. */
  stations: readonly Moment[];
  others: readonly Moment[];
}

/** Rulebook: ① launch … ⑥ taken. */
const STATIONS = ['t1.launch', 't2.hit', 't3.deal', 't4.heal', 't5.actual', 't6.take'];
/** Machines whose moments are a turn's own. */
const OF_A_TURN = ['turn', 'action'];
/** Without a chart at hand a turn is still a turn. */
const TURN = [
  ...['turn.before', 'turn.start', 'action.before', 'action.start', 'action.choose'],
  ...['attackAction.end', 'magicAction.end', 'specialAction.end', 'action.end', 'turn.end'],
];

/** @param strips the flow's moments in the order of a turn; empty: the known ones */
export function pictureOf(strips: readonly Strip[], place: Place): Picture {
  const ways = new Map(place.objects.flatMap((way) => (way.word === null ? [] : [[way.word, way] as const])));
  const inTurn = strips
    .filter(({ machine }) => OF_A_TURN.includes(machine))
    .flatMap(({ stations }) => stations.map(({ time }): string => time));
  const order = strips.flatMap(({ stations }) => stations.map(({ time }): string => time));
  const turn = (inTurn.length > 0 ? inTurn : TURN).filter(
    (time) => ways.has(time) && !STATIONS.includes(time),
  );
  const rest = [...ways.keys()].filter((time) => !turn.includes(time) && !STATIONS.includes(time));
  const rank = (time: string): number => (order.includes(time) ? order.indexOf(time) : order.length);
  const moments = (times: readonly string[]): Moment[] =>
    times.flatMap((time) => {
      const way = ways.get(time);
      return way === undefined ? [] : [{ time, way }];
    });
  return {
    turn: moments(inTurnOrder(turn)),
    stations: moments(STATIONS),
    others: moments(rest.sort((a, b) => rank(a) - rank(b))),
  };
}

/** The action lies inside the turn: its moments stand between the turn's beginning and end. */
function inTurnOrder(times: readonly string[]): string[] {
  const known = TURN.filter((time) => times.includes(time));
  return [...known, ...times.filter((time) => !known.includes(time))];
}

type Held = Record<string, unknown>;
const timeOf = (value: unknown): unknown => (value as Held | null | undefined)?.['time'];

/**
 * A moment was pressed. One moment: it is that one, and keeps what it says besides. Several: it joins or leaves.
 * @returns the new value of the place
 */
export function picked(blank: Blank, value: unknown, way: ObjectWay): unknown {
  const isNew = (): Held => ({ ...blank.object(way), ...byWhom(way) });
  if (!Array.isArray(value))
    return timeOf(value) === way.word ? value : value === undefined ? isNew() : blank.changed(value, way);
  const without = (value as unknown[]).filter((one) => timeOf(one) !== way.word);
  if (without.length === value.length) return [...without, isNew()];
  return without.length === 0 ? value : without;
}

/** Most skills listen to their owner's own events. */
const byWhom = ({ branch, word }: ObjectWay): Held =>
  branch.schema.properties?.['by'] === undefined || word === 'setup' ? {} : { by: 'self' };
