/** The lesson page's commands, each once: keys, the key sheet and the buttons read this list. */
import type { Command } from '$lib/commands';
import { m } from '$lib/i18n';

type Id = 'goOn' | 'back' | 'hint' | 'why' | 'log' | 'chart' | 'keys' | 'stepBack' | 'stepOn';

export const COMMANDS: readonly Command<Id>[] = [
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
