/**
 * What keys do, as one list a page: keys, key sheet and buttons read the same commands. A key first belongs to what has
 * the focus: nothing fires in a text field, and arrows, space and digits move in a list before they step a game.
 */
export interface Command<Id extends string = string> {
  id: Id;
  /** As `KeyboardEvent.key` gives it, letters in lower case. */
  key: string;
  /** With Shift; only asked of keys that are no signs (arrows, Home, End …). */
  shift?: boolean;
  /** As it is printed. */
  shown: string;
  /** Called when it is shown, so that it follows the language. */
  label: () => string;
}

const TEXT = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]';
/** Widgets that move by arrows, Home, End, page keys and space. */
const MOVES_IN =
  'input, select, [role=listbox], [role=tree], [role=tab], [role=slider], [role=radiogroup], [role=menu], [role=menubar], [role=log], [role=grid]';
/** Where digits choose or are typed ahead. A hand of cards is a listbox without use for them: they go on to the answers. */
const COUNTS_IN =
  'select, [role=tree], [role=slider], [role=menu], [role=radiogroup], [role=tab], [role=spinbutton]';
/** What opens above the page has all keys, until it is closed. */
const ABOVE = 'dialog[open], [role=dialog], [role=alertdialog], [popover]:popover-open, [role=menu]';
/** What Enter and space press by themselves. */
const PRESSABLE = 'button, a, summary, [role=option], [role=button], [role=treeitem], [role=menuitem]';
const MOVES = /^(Arrow|Home$|End$|Page| $)/;

let lettersOn = true;

/** Single-letter keys can be turned off (WCAG 2.1.4): speech input presses them by mistake. */
export function allowLetters(on: boolean): void {
  lettersOn = on;
}

const isIn = ({ target }: KeyboardEvent, selector: string): boolean => {
  if (!(target instanceof Element)) return false;
  try {
    return target.closest(selector) !== null;
  } catch {
    // A browser that does not know one of the selectors (:popover-open) knows no such thing on the page either.
    return target.closest(selector.replace(', [popover]:popover-open', '')) !== null;
  }
};

/** Typed text, or a key of the browser's own. */
const isTyped = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.isComposing || isIn(event, TEXT);

/** The digit that was pressed (1–9), or null if it belongs to what has the focus. */
export function digitOf(event: KeyboardEvent): number | null {
  if (!/^[1-9]$/.test(event.key) || event.defaultPrevented || isTyped(event)) return null;
  return isIn(event, COUNTS_IN) || isIn(event, ABOVE) ? null : Number(event.key);
}

/** Whether a key belongs to what has the focus rather than to the page. */
function isTaken(event: KeyboardEvent, key: string): boolean {
  if (isIn(event, ABOVE)) return true;
  if ((key === 'Enter' || key === ' ') && isIn(event, PRESSABLE)) return true;
  return MOVES.test(key) && isIn(event, MOVES_IN);
}

/** The command of a key, or null if there is none or the key belongs to what has the focus. */
export function commandOf<Id extends string>(
  event: KeyboardEvent,
  commands: readonly Command<Id>[],
): Command<Id> | null {
  if (event.defaultPrevented || isTyped(event)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Signs like "?" are made with Shift on some keyboards and without on others.
  const asksShift = key.length > 1 || key === ' ';
  const found = commands.find(
    (one) => one.key === key && (!asksShift || (one.shift ?? false) === event.shiftKey),
  );
  if (found === undefined || isTaken(event, key)) return null;
  return !lettersOn && /^\p{L}$/u.test(key) ? null : found;
}
