/**
 * The text as an editor shows it: its lines, with one kind of line end. The file keeps its own line ends and its byte order
 * mark, so places go back and forth between the two.
 */
import type { TextEdit } from '$lib/dsl/characters/json.ts';
import { differenceOf } from '../draft.svelte.ts';

/** Both begin at 1. */
export interface Position {
  line: number;
  column: number;
}

export class ShownText {
  /** What an editor holds: lines that end with `\n`. */
  readonly shown: string;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #lineEnd: string;

  constructor(readonly text: string) {
    const begin = text.startsWith('\ufeff') ? 1 : 0;
    let start = begin;
    for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
      this.#starts.push(start);
      this.#ends.push(index);
      start = index + end.length;
    }
    this.#starts.push(start);
    this.#ends.push(text.length);
    this.shown = text.slice(begin).replace(/\r\n?/g, '\n');
    this.#lineEnd = text.split('\r\n').length * 2 > this.#starts.length + 1 ? '\r\n' : '\n';
  }

  /** Where a place of the shown text stands in the file. */
  offsetOf({ line, column }: Position): number {
    const at = Math.min(Math.max(line, 1), this.#starts.length) - 1;
    const end = this.#ends[at] ?? this.text.length;
    return Math.min((this.#starts[at] ?? 0) + column - 1, end);
  }

  positionOf(offset: number): Position {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const inside = Math.min(offset, this.#ends[low] ?? offset) - (this.#starts[low] ?? 0);
    return { line: low + 1, column: Math.max(0, inside) + 1 };
  }

  /** What was typed, with the line ends of the file. */
  written(typed: string): string {
    const plain = typed.replace(/\r\n?/g, '\n');
    return this.#lineEnd === '\n' ? plain : plain.replaceAll('\n', this.#lineEnd);
  }

  /** Edits of the file that make the shown text this. */
  editsTo(shown: string): TextEdit[] {
    return differenceOf(this.shown, shown).map(({ from, to, text }) => ({
      from: this.offsetOf(positionIn(this.shown, from)),
      to: this.offsetOf(positionIn(this.shown, to)),
      text: this.written(text),
    }));
  }
}

function positionIn(shown: string, offset: number): Position {
  const before = shown.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
