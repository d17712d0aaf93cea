/** What a tab wrote down and the database never got is taken up: it goes on from where it was, or stands beside. */
import type { Ahead, AheadLog } from './ahead.ts';
import { nextTitle } from './document-changes.ts';
import type { DocumentStore } from './documents.ts';
import { stepBetween } from './past.ts';
import type { Document, Past } from './records.ts';
import { isSameState } from './version-policy.ts';

const textOf = (value: unknown): string | null => {
  const { text } = (value ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
};

/** Going back to what the database had is one more step. */
async function pastWith(store: DocumentStore, held: Document, ahead: Ahead): Promise<Past | undefined> {
  const [before, after] = [textOf(held.value), textOf(ahead.value)];
  if (before === null || after === null) return undefined;
  const past = await store.pasts.load(held);
  return before === after ? past : { undo: [...past.undo, stepBetween(after, before)], redo: [] };
}

async function takeOne(store: DocumentStore, ahead: Ahead): Promise<boolean> {
  const { id, kind, title, value, base, time } = ahead;
  const held = await store.get(id);
  if (held === undefined) return (await store.save({ id, kind, title, value })).kept;
  if (isSameState(held, ahead)) return true;
  const row = await store.pasts.row(id);
  const isOwn = row?.of === held.updated && row.by === ahead.tab;
  // The same tab has saved since: what stands here is the older one.
  if (isOwn && held.updated > time) return true;
  // Somebody else has changed it since: both stay.
  if (!isOwn && base !== held.updated)
    return (await store.save({ kind, title: nextTitle(title), value })).kept;
  const past = await pastWith(store, held, ahead);
  return (await store.save({ id, kind, title, value, base: held.updated, past })).kept;
}

/** Takes up all that was left behind. @returns how many were */
export async function takeUp(store: DocumentStore, log: AheadLog): Promise<number> {
  const left = await log.orphans();
  for (const ahead of left) if (await takeOne(store, ahead)) log.drop(ahead);
  return left.length;
}
