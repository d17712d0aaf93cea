/** The page's side of the worker that tries drafts. */
import { wrap, type Remote } from 'comlink';
import type { TryWork } from './try-work.ts';

export interface Desk {
  readonly work: Remote<TryWork>;
  /** Ends it, in the middle of whatever it does: what it was asked is never answered. */
  leave(): void;
}

export function openDesk(): Desk {
  const worker = new Worker(new URL('./try.worker.ts', import.meta.url), { type: 'module' });
  return { work: wrap<TryWork>(worker), leave: () => worker.terminate() };
}
