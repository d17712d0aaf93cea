/** Reads texts one after the other in a worker of its own: nothing of what came in runs in the page. */
import { scholar, type Scholar } from '../work/scholar.ts';
import type { DraftKind, Study } from '../work/study.ts';

let desk: Scholar | null = null;
let last: Promise<unknown> = Promise.resolve();

/** @throws if the worker cannot start or does not end */
export function readText(kind: DraftKind, text: string): Promise<Study | null> {
  desk ??= scholar();
  const { study } = desk;
  const result = last.then(() => study(kind, text));
  last = result.catch(() => undefined);
  return result;
}
