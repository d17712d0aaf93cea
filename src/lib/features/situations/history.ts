/** Undo and redo: the values as they were, and as they were before going back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last change was about: letters typed one after the other are one step. */
  readonly about: string | null;
}

const MOST = 500;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [], about: null });

/** @param about where changes in a row are one step (a text that is typed), its name */
export function changed<T>(history: History<T>, now: T, about: string | null = null): History<T> {
  if (about !== null && about === history.about) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now, future: [], about };
}

export function undone<T>({ past, now, future, about }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, about };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: null };
}

export function redone<T>({ past, now, future, about }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, about };
  return { past: [...past, now], now: next, future: rest, about: null };
}
