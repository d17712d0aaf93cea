/**
 * What is typed, written down in the same moment: the browser's small storage takes a text before the key press is over,
 * the database a moment later. Where the tab dies in between, the next one finds the text here. Whatever goes wrong here
 * is harmless: then the database alone keeps things, as soon as it can.
 */
import { KINDS } from './kinds.ts';
import type { DocumentKind } from './records.ts';

const PREFIX = 'grailwright.ahead.';
const LOCK = 'grailwright.tab.';

export interface Ahead {
  /** The tab that wrote it. */
  tab: string;
  id: string;
  kind: DocumentKind;
  title: string;
  value: unknown;
  /** `updated` of the document that it goes on from. */
  base?: number | undefined;
  time: number;
}

/** What of the browser's storage is used. */
export type SmallStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

function readAhead(text: string | null): Ahead | null {
  try {
    const { tab, id, kind, title, value, base, time } = JSON.parse(text ?? '') as Partial<
      Record<keyof Ahead, unknown>
    >;
    const known = KINDS.find((one) => one === kind);
    if (known === undefined || typeof tab !== 'string' || typeof id !== 'string') return null;
    if (typeof title !== 'string' || typeof time !== 'number') return null;
    return { tab, id, kind: known, title, value, time, ...(typeof base === 'number' ? { base } : {}) };
  } catch {
    return null;
  }
}

export class AheadLog {
  readonly #storage: SmallStorage | null;
  readonly #tab: string;
  #held = false;

  /** @param storage null where the browser has none for us */
  constructor(storage: SmallStorage | null, tab: string) {
    this.#storage = storage;
    this.#tab = tab;
  }

  write(given: Omit<Ahead, 'tab'>): void {
    this.#hold();
    try {
      this.#storage?.setItem(this.#key(given.id), JSON.stringify({ ...given, tab: this.#tab }));
    } catch {
      // No room, or not allowed. An older text must not stand there for the newer one.
      this.clear(given.id);
    }
  }

  clear(id: string): void {
    this.#remove(this.#key(id));
  }

  /** What tabs left that are no more, the oldest first. */
  async orphans(): Promise<Ahead[]> {
    const all = this.#keys().map((key) => ({ key, ahead: this.#read(key) }));
    for (const { key, ahead } of all) if (ahead === null) this.#remove(key);
    const found = all.map(({ ahead }) => ahead).filter((ahead) => ahead !== null);
    if (found.length === 0) return [];
    const living = await livingTabs();
    return found.filter(({ tab }) => tab !== this.#tab && !living.has(tab)).sort((a, b) => a.time - b.time);
  }

  drop({ tab, id }: Ahead): void {
    this.#remove(`${PREFIX}${tab}.${id}`);
  }

  dropAll(): void {
    for (const key of this.#keys()) this.#remove(key);
  }

  #key(id: string): string {
    return `${PREFIX}${this.#tab}.${id}`;
  }

  #keys(): string[] {
    try {
      const count = this.#storage?.length ?? 0;
      const keys = Array.from({ length: count }, (_, index) => this.#storage?.key(index) ?? '');
      return keys.filter((key) => key.startsWith(PREFIX));
    } catch {
      return [];
    }
  }

  #read(key: string): Ahead | null {
    try {
      return readAhead(this.#storage?.getItem(key) ?? null);
    } catch {
      return null;
    }
  }

  #remove(key: string): void {
    try {
      this.#storage?.removeItem(key);
    } catch {
      // Not being able to forget it is harmless: what the database has is not taken up again.
    }
  }

  /** A lock that lives as long as this tab tells others that what stands here is not left behind. */
  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    locks()
      ?.request(`${LOCK}${this.#tab}`, () => new Promise(() => undefined))
      .catch(() => undefined);
  }
}

/** Old browsers and insecure addresses have none: then every text left behind counts as a dead tab's. */
const locks = (): LockManager | undefined =>
  (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;

async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {};
  const names = held.map(({ name }) => name ?? '').filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}
