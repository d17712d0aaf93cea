/** How one text becomes another by small changes, so that a cursor between them stays where it is. */
import { diffArrays } from 'diff';
import type { TextEdit } from '$lib/dsl/characters/json.ts';
import { differenceOf } from '../draft.svelte.ts';

/** With more lines changed than this nobody's cursor has a place to stay at. */
const MOST_CHANGED = 200;

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** @returns edits of `before`, in order, that do not overlap; together they make `after` */
export function changesBetween(before: string, after: string): TextEdit[] {
  const [whole] = differenceOf(before, after);
  if (whole === undefined) return [];
  const middle = before.slice(whole.from, whole.to);
  if (!middle.includes('\n') || !whole.text.includes('\n')) return [whole];
  const parts = diffArrays(linesOf(middle), linesOf(whole.text), { maxEditLength: MOST_CHANGED });
  if (parts === undefined) return [whole];
  const edits: TextEdit[] = [];
  let at = whole.from;
  for (const { added, removed, value } of parts) {
    const text = value.join('');
    const last = edits.at(-1);
    const follows = last?.to === at;
    if (removed) {
      if (follows && last !== undefined) last.to = at + text.length;
      else edits.push({ from: at, to: at + text.length, text: '' });
    } else if (added) {
      if (follows && last !== undefined) last.text += text;
      else edits.push({ from: at, to: at, text });
    }
    if (!added) at += text.length;
  }
  return edits;
}
