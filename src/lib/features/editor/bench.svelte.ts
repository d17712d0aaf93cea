/** One draft on the bench: its text with its history, what was found out of it, its cases, and that all of it is kept. */
import type { Sheet } from '$lib/content/sheet.ts';
import type { DraftDocument } from '$lib/dsl/documents/draft.ts';
import { documents, type Document, type SavedDocument } from '$lib/store';
import { Draft, NO_PAST, type Past } from './draft.svelte.ts';
import { keepDraft, type BrowserKeeper } from './keep/keep-draft.ts';
import type { Kept } from './keep/keeper.ts';
import { scholar, type Scholar } from './work/scholar.ts';
import { ROOTS, type DraftKind, type DraftRoot, type Study } from './work/study.ts';
import { titleOf } from './work/title.ts';

/** A pause in typing, after which the text is studied; with the study itself it stays below 300 ms. */
const PAUSE_MS = 120;

/** One entry of a case file as plain data (docs/case-format.md). */
export type CaseData = Readonly<Record<string, unknown>>;

/** Where the keeping stands. */
export type Keeping = 'kept' | 'changed' | 'memory';

export interface BenchStart {
  kind: DraftKind;
  kept: Kept;
  value: DraftDocument;
  past?: Past;
}

export class Bench {
  readonly kind: DraftKind;
  readonly draft: Draft;
  readonly #kept: Kept;
  readonly #keeper: BrowserKeeper;
  readonly #scholar: Scholar = scholar();
  /** The text is another tab's just now: nothing of it is ours to keep. */
  #following = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = $state('');
  #title = $state('');
  #study = $state.raw<Study | null>(null);
  #sheet = $state.raw<Sheet | null>(null);
  #value = $state.raw<unknown>(null);
  #trouble = $state.raw<unknown>(null);
  #cases = $state.raw<readonly CaseData[]>([]);
  #keeping = $state<Keeping>('kept');
  #beside = $state(false);
  #savedAt = $state<number | null>(null);

  constructor({ kind, kept, value, past = NO_PAST }: BenchStart) {
    this.kind = kind;
    this.#kept = kept;
    this.#id = kept.id;
    this.#title = kept.title;
    this.#savedAt = kept.base ?? null;
    this.#cases = value.cases ?? [];
    this.draft = new Draft(value.text, past, () => this.#changed());
    this.#keeper = keepDraft({
      kind,
      kept,
      value: () => this.document,
      past: () => this.draft.past,
      told: (saved) => this.#saved(saved),
      elsewhere: (document) => this.#follow(document),
    });
    void this.#learn();
  }

  /** The name of what its text says, in its schema. */
  get root(): DraftRoot {
    return ROOTS[this.kind];
  }
  get id(): string {
    return this.#id;
  }
  get title(): string {
    return this.#title;
  }
  /** The newest study there is; of an older text while one is typing. */
  get study(): Study | null {
    return this.#study;
  }
  /** Card and texts of the last text without an error. */
  get sheet(): Sheet | null {
    return this.#sheet;
  }
  /** What the last text without an error says. */
  get value(): unknown {
    return this.#value;
  }
  /** Why nothing could be found out, or null. */
  get trouble(): unknown {
    return this.#trouble;
  }
  get cases(): readonly CaseData[] {
    return this.#cases;
  }
  get keeping(): Keeping {
    return this.#keeping;
  }
  get savedAt(): number | null {
    return this.#savedAt;
  }
  /** Another tab had changed it: this one stands beside it now. */
  get beside(): boolean {
    return this.#beside;
  }
  /** What is kept. */
  get document(): DraftDocument {
    const { text } = this.draft;
    return this.#cases.length === 0 ? { text } : { text, cases: this.#cases as Record<string, unknown>[] };
  }

  setCases(cases: readonly CaseData[]): void {
    this.#cases = cases;
    this.#touch();
  }

  /** An earlier version, or another tab's: its text as one step, its cases as they were. */
  restore({ text, cases = [] }: DraftDocument): void {
    this.draft.replace(text);
    this.setCases(cases);
  }

  settled(): Promise<void> {
    return this.#keeper.settled();
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#keeper.leave();
    this.#scholar.leave();
  }

  #changed(): void {
    if (!this.#following) this.#touch();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#learn(), PAUSE_MS);
  }

  #touch(): void {
    this.#keeping = 'changed';
    this.#keeper.touch();
  }

  /** Another tab has changed it, and this one has nothing of its own: what stands there stands here. */
  #follow(document: Document): void {
    const { text, cases = [] } = document.value as DraftDocument;
    this.#title = document.title;
    this.#savedAt = document.updated;
    this.#cases = cases;
    this.#following = true;
    this.draft.recall(text, NO_PAST);
    this.#following = false;
    void documents.loadPast(document).then((past) => {
      if (this.draft.text === text && !this.draft.canUndo) this.draft.recall(text, past);
    });
  }

  #saved({ document, kept, beside }: SavedDocument): void {
    this.#id = document.id;
    this.#savedAt = document.updated;
    this.#beside ||= beside;
    this.#keeping = kept ? 'kept' : 'memory';
  }

  async #learn(): Promise<void> {
    try {
      const study = await this.#scholar.study(this.kind, this.draft.text);
      if (study === null) return;
      this.#trouble = null;
      this.#study = study;
      this.#retitle(study.text);
      if (study.value === null) return;
      this.#value = study.value;
      this.#sheet = study.sheet;
    } catch (error) {
      this.#trouble = error;
    }
  }

  /** A draft is called as its text names it, as soon as it does. */
  #retitle(text: string): void {
    const title = titleOf(text);
    if (title === '' || title === this.#title) return;
    this.#title = title;
    this.#kept.title = title;
    this.#touch();
  }
}
