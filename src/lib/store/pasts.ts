/** What can be undone in each document that is edited as text. It is written with the document, in `put-document.ts`. */
import { NO_PAST, readPast } from './past.ts';
import { problemOf } from './problems.ts';
import type { Document, Past, PastRow } from './records.ts';
import type { Base } from './store-base.ts';

const textOf = (value: unknown): string => {
  const { text } = (value ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
};

export class PastStore {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  /** As it is kept, with who wrote it; undefined if there is none. */
  async row(id: string): Promise<PastRow | undefined> {
    try {
      return await this.#base.writable().pasts.get(id);
    } catch (error) {
      this.#base.tell(problemOf(error));
      return undefined;
    }
  }

  /** What can be undone in a document as it stands; none at all where that belongs to another text or makes no sense. */
  async load({ id, updated, value }: Document): Promise<Past> {
    const row = await this.row(id);
    return row?.of === updated ? readPast(row.past, textOf(value).length) : NO_PAST;
  }
}
