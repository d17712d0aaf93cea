/** The page's side of the worker that studies drafts: one at a time, and of several that wait only the newest. */
import { wrap, type Remote } from 'comlink';
import type { DraftKind, Study } from './study.ts';
import type { StudyWork } from './study.worker.ts';

export interface Scholar {
  /** @returns the study, or null where a newer text was asked about before this one's turn came */
  study(kind: DraftKind, text: string): Promise<Study | null>;
  leave(): void;
}

/** A text that takes longer than this is no character: the worker is ended and begun anew. */
const PATIENCE_MS = 20_000;

interface Desk {
  worker: Worker;
  work: Remote<StudyWork>;
}

function open(): Desk {
  const worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });
  return { worker, work: wrap<StudyWork>(worker) };
}

/** The worker's answer; a worker that cannot start or does not end is an error, not a wait for ever. */
function answer({ worker, work }: Desk, kind: DraftKind, text: string): Promise<Study> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the check of this text does not end')), PATIENCE_MS);
    worker.addEventListener('error', () => reject(new Error('the worker did not start')), { once: true });
    work
      .study(kind, text)
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });
}

/** @throws in `study` where the worker cannot answer; the next text gets a new one */
export function scholar(): Scholar {
  let desk: Desk | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;
  const leave = (): void => {
    desk?.worker.terminate();
    desk = null;
  };
  async function next(kind: DraftKind, text: string, ticket: number): Promise<Study | null> {
    if (ticket !== newest) return null;
    desk ??= open();
    try {
      return await answer(desk, kind, text);
    } catch (error) {
      leave();
      throw error;
    }
  }
  return {
    study(kind, text) {
      const ticket = ++newest;
      const result = running.then(() => next(kind, text, ticket));
      running = result.catch(() => undefined);
      return result;
    },
    leave,
  };
}
