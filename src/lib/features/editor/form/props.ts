/** What the workshop gives a form and hears from it. */
import type { Strip } from '$lib/content/codex-windows.ts';
import type { TextEdit } from '$lib/dsl/characters/json.ts';
import type { Study } from '../work/study.ts';

export interface FormProps {
  text: string;
  /** The definition that the whole document is: `Character`, `Deck`. */
  root: string;
  study: Study | null;
  onedit: (edits: readonly TextEdit[]) => void;
  /** Where to go: a place of the text; a new object each time. */
  target?: { from: number; to: number } | null;
  /** Shows a place of the text in the JSON view. */
  onjump: (place: { from: number; to: number }) => void;
  /** The moments in the order of a turn, from the page's data. */
  strips?: readonly Strip[];
  onundo?: () => void;
}
