/** Every key of the product, for the sheet: those of tables with a cursor, and the two that only lessons have. */
import type { Command } from '$lib/commands';
import { CURSOR_COMMANDS } from '$lib/features/table/cursor-keys.ts';
import { m } from '$lib/i18n';

export const ALL_KEYS: readonly Command[] = [
  { id: 'goOn', key: 'Enter', shown: 'Enter', label: () => m.lesson_key_enter() },
  ...CURSOR_COMMANDS.filter(({ id }) => id !== 'keys'),
  { id: 'hint', key: 'h', shown: 'H', label: () => m.lesson_key_hint() },
  { id: 'keys', key: '?', shown: '?', label: () => m.lesson_key_keys() },
];
