/** The lesson page's commands, each once: keys, the key sheet and the buttons read this list. */
import { m } from '$lib/i18n';

export interface Command {
  id: 'goOn' | 'back' | 'hint' | 'why' | 'log' | 'chart' | 'keys' | 'stepBack' | 'stepOn';
  /** As `KeyboardEvent.key` gives it, letters in lower case. */
  key: string;
  /** As it is printed. */
  shown: string;
  label: () => string;
}

export const COMMANDS: readonly Command[] = [
  { id: 'goOn', key: 'Enter', shown: 'Enter', label: () => m.lesson_key_enter() },
  { id: 'back', key: 'Escape', shown: 'Esc', label: () => m.lesson_key_escape() },
  { id: 'hint', key: 'h', shown: 'H', label: () => m.lesson_key_hint() },
  { id: 'why', key: 'w', shown: 'W', label: () => m.lesson_key_why() },
  { id: 'log', key: 'l', shown: 'L', label: () => m.lesson_key_log() },
  { id: 'chart', key: 'c', shown: 'C', label: () => m.lesson_key_chart() },
  { id: 'stepBack', key: 'ArrowLeft', shown: '←', label: () => m.board_step_back() },
  { id: 'stepOn', key: 'ArrowRight', shown: '→', label: () => m.board_step_on() },
  { id: 'keys', key: '?', shown: '?', label: () => m.lesson_key_keys() },
];

/** Where keys belong to what is typed or moved through. */
const OWNS_KEYS =
  'input, textarea, select, [contenteditable], [role=listbox], [role=tree], [role=tab], [role=slider], [role=log], [popover]:popover-open, dialog[open], [role=menu]';
/** What Enter presses by itself. */
const PRESSABLE = 'button, a, summary, [role=option], [role=button]';

/** The digit that was pressed (1–9), or null. */
export function digitOf(event: KeyboardEvent): number | null {
  return /^[1-9]$/.test(event.key) && !isTyped(event) ? Number(event.key) : null;
}

const isTyped = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

/** The command of a key, or null if the key belongs to what has the focus. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (isTyped(event) || event.defaultPrevented) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = COMMANDS.find((one) => one.key === key);
  const target = event.target instanceof Element ? event.target : null;
  if (!command) return null;
  if (command.id === 'goOn' && target?.closest(PRESSABLE)) return null;
  if (key.startsWith('Arrow') && target?.closest(OWNS_KEYS)) return null;
  if (command.id === 'back' && target?.closest('[popover]:popover-open, dialog[open]')) return null;
  return command;
}
