/** The text of a draft and its history. The text is the one truth: a view changes it by edits, and every edit can be taken back. */
import { edited } from '$lib/dsl/characters/place.ts';
import type { TextEdit } from '$lib/dsl/characters/json.ts';

/** Edits that lead from the text as it stands after the step back to the one before it. */
export type Step = readonly TextEdit[];

export interface Past {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

export const NO_PAST: Past = { undo: [], redo: [] };

/** What is typed without a longer pause is taken back at once. */
const PAUSE_MS = 700;
/** Older steps are in the versions. */
const MOST_STEPS = 300;

/** The edits that undo these, in the text that they lead to. */
export function inverseOf(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return [...edits]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, text: instead }) => {
      const at = from + shift;
      shift += instead.length - (to - from);
      return { from: at, to: at + instead.length, text: text.slice(from, to) };
    });
}

/** The one edit that leads from a text to another: what both begin and end with stays. */
export function differenceOf(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [{ from: head, to: before.length - tail, text: after.slice(head, after.length - tail) }];
}

/** Typing on where the last letter came: one step with it. */
function joined(before: Step, now: Step): Step | null {
  const [a, b] = [before[0], now[0]];
  if (a === undefined || b === undefined || before.length > 1 || now.length > 1) return null;
  const isTyping = a.text === '' && b.text === '' && a.to === b.from;
  return isTyping ? [{ from: a.from, to: b.to, text: '' }] : null;
}

export class Draft {
  #text = $state.raw('');
  #undo = $state.raw<readonly Step[]>([]);
  #redo = $state.raw<readonly Step[]>([]);
  #last = 0;
  readonly #clock: () => number;
  readonly #changed: () => void;

  /** @param changed called after every change of the text */
  constructor(text: string, past: Past, changed: () => void, clock: () => number = () => Date.now()) {
    this.#text = text;
    this.#undo = past.undo;
    this.#redo = past.redo;
    this.#changed = changed;
    this.#clock = clock;
  }

  get text(): string {
    return this.#text;
  }
  get canUndo(): boolean {
    return this.#undo.length > 0;
  }
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }
  /** Plain, so that it can be kept. */
  get past(): Past {
    return { undo: this.#undo, redo: this.#redo };
  }

  /** Changes the text; none of the edits may overlap. */
  edit(edits: readonly TextEdit[]): void {
    const before = this.#text;
    const after = edited(before, edits);
    if (after === before) return;
    const step = inverseOf(before, edits);
    const now = this.#clock();
    const last = this.#undo.at(-1);
    const both = last === undefined || now - this.#last > PAUSE_MS ? null : joined(last, step);
    this.#undo =
      both === null ? [...this.#undo, step].slice(-MOST_STEPS) : [...this.#undo.slice(0, -1), both];
    this.#redo = [];
    this.#last = now;
    this.#set(after);
  }

  /** Puts another text in its place: one step, as small as it can be. */
  replace(text: string): void {
    this.edit(differenceOf(this.#text, text));
    this.#last = 0;
  }

  undo(): void {
    const step = this.#undo.at(-1);
    if (step === undefined) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#redo = [...this.#redo, inverseOf(this.#text, step)];
    this.#last = 0;
    this.#set(edited(this.#text, step));
  }

  redo(): void {
    const step = this.#redo.at(-1);
    if (step === undefined) return;
    this.#redo = this.#redo.slice(0, -1);
    this.#undo = [...this.#undo, inverseOf(this.#text, step)];
    this.#last = 0;
    this.#set(edited(this.#text, step));
  }

  /** Another tab's text of the same draft, where this one has nothing of its own: no step of ours. */
  recall(text: string, past: Past): void {
    this.#undo = past.undo;
    this.#redo = past.redo;
    this.#last = 0;
    if (text !== this.#text) this.#set(text);
  }

  #set(text: string): void {
    this.#text = text;
    this.#changed();
  }
}
