/** Which command a key stands for; keys of what has the focus are left alone. */
export interface Command<Id extends string = string> {
  id: Id;
  /** As `KeyboardEvent.key` gives it, letters in lower case. */
  key: string;
  shift?: boolean;
  /** As it is printed. */
  shown: string;
  label: () => string;
}

/** Where keys belong to what is typed or moved through. */
const OWNS_KEYS =
  'input, textarea, select, [contenteditable], [role=listbox], [role=tree], [role=tab], [role=slider], [role=log], [popover]:popover-open, dialog[open], [role=menu]';
const PRESSABLE = 'button, a, summary, [role=option], [role=button]';
const MOVES = /^(Arrow|Home|End|Page| $)/;

const isTyped = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

/** The digit that was pressed (1–9), or null. */
export const digitOf = (event: KeyboardEvent): number | null =>
  /^[1-9]$/.test(event.key) && !isTyped(event) ? Number(event.key) : null;

export function commandOf<Id extends string>(
  event: KeyboardEvent,
  commands: readonly Command<Id>[],
): Command<Id> | null {
  if (isTyped(event) || event.defaultPrevented) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const arrows = key.startsWith('Arrow');
  const found = commands.find(
    (one) => one.key === key && (!arrows || (one.shift ?? false) === event.shiftKey),
  );
  const target = event.target instanceof Element ? event.target : null;
  if (!found) return null;
  if ((key === 'Enter' || key === ' ') && target?.closest(PRESSABLE)) return null;
  if (MOVES.test(key) && target?.closest(OWNS_KEYS)) return null;
  if (key === 'Escape' && target?.closest('[popover]:popover-open, dialog[open]')) return null;
  return found;
}
