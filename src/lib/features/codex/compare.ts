/** What two characters share, and what only one has. Pure. */
import type { Time } from '$lib/content/codex-acts.ts';
import type { CodexCharacter } from '$lib/content/codex.ts';
import type { Strip } from '$lib/content/codex-windows.ts';

export interface Shared {
  both: Time[];
  a: Time[];
  b: Time[];
}

type Acts = Pick<CodexCharacter, 'acting'>;

/** @returns the moments of two characters, those of the flow first and in its order */
export function timesApart(a: Acts, b: Acts, strips: readonly Strip[]): Shared {
  const [ofA, ofB] = [a, b].map(({ acting }) => new Set(acting.map(({ time }) => time)));
  const flow = strips.flatMap(({ stations }) => stations.map(({ time }) => time));
  const all = [
    ...new Set([...flow, ...a.acting, ...b.acting].map((one) => (typeof one === 'string' ? one : one.time))),
  ];
  const has = (set: ReadonlySet<Time> | undefined, time: Time): boolean => set?.has(time) === true;
  return {
    both: all.filter((time) => has(ofA, time) && has(ofB, time)),
    a: all.filter((time) => has(ofA, time) && !has(ofB, time)),
    b: all.filter((time) => has(ofB, time) && !has(ofA, time)),
  };
}
