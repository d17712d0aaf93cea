/** Keys of a table with a cursor. */
import { commandOf, digitOf, type Command } from '$lib/commands';
import { m } from '$lib/i18n';
import type { CursorSession } from './cursor-session.svelte.ts';
import type { PaneTab } from './panes.ts';

type Id =
  | 'stepBack'
  | 'stepOn'
  | 'turnBack'
  | 'turnOn'
  | 'stateBack'
  | 'stateOn'
  | 'first'
  | 'last'
  | 'play'
  | 'back'
  | 'undo'
  | 'prompt'
  | 'why'
  | 'log'
  | 'chart'
  | 'track'
  | 'keys';

export const CURSOR_COMMANDS: readonly Command<Id>[] = [
  { id: 'stepBack', key: 'ArrowLeft', shown: '←', label: () => m.cursor_key_step_back() },
  { id: 'stepOn', key: 'ArrowRight', shown: '→', label: () => m.cursor_key_step_on() },
  { id: 'turnBack', key: 'ArrowLeft', shift: true, shown: 'Shift ←', label: () => m.cursor_key_turn_back() },
  { id: 'turnOn', key: 'ArrowRight', shift: true, shown: 'Shift →', label: () => m.cursor_key_turn_on() },
  { id: 'stateBack', key: ',', shown: ',', label: () => m.cursor_key_state_back() },
  { id: 'stateOn', key: '.', shown: '.', label: () => m.cursor_key_state_on() },
  { id: 'first', key: 'Home', shown: 'Home', label: () => m.cursor_first() },
  { id: 'last', key: 'End', shown: 'End', label: () => m.cursor_last() },
  { id: 'play', key: ' ', shown: 'Space', label: () => m.cursor_key_play() },
  { id: 'back', key: 'Escape', shown: 'Esc', label: () => m.lesson_key_escape() },
  { id: 'undo', key: 'u', shown: 'U', label: () => m.cursor_key_undo() },
  { id: 'prompt', key: 'p', shown: 'P', label: () => m.cursor_key_prompt() },
  { id: 'why', key: 'w', shown: 'W', label: () => m.lesson_key_why() },
  { id: 'track', key: 't', shown: 'T', label: () => m.cursor_key_track() },
  { id: 'log', key: 'l', shown: 'L', label: () => m.lesson_key_log() },
  { id: 'chart', key: 'c', shown: 'C', label: () => m.lesson_key_chart() },
  { id: 'keys', key: '?', shown: '?', label: () => m.lesson_key_keys() },
];

interface Page {
  show: (tab: PaneTab) => void;
  prompt: () => void;
  keys: () => void;
}

/** Does what a key stands for; keys of what has the focus are left alone. */
export function runCommand(event: KeyboardEvent, session: CursorSession, page: Page): void {
  const digit = digitOf(event);
  const answer = digit === null ? undefined : session.table.answers[digit - 1];
  if (answer && session.answers) {
    session.press(answer.id);
    event.preventDefault();
    return;
  }
  const command = commandOf(event, CURSOR_COMMANDS);
  if (command === null) return;
  const run: Readonly<Record<Id, () => void>> = {
    stepBack: () => session.move(session.unit, -1),
    stepOn: () => session.move(session.unit, 1),
    turnBack: () => session.move('turn', -1),
    turnOn: () => session.move('turn', 1),
    stateBack: () => session.move('state', -1),
    stateOn: () => session.move('state', 1),
    first: () => session.move('game', -1),
    last: () => session.move('game', 1),
    play: () => (session.playing === null ? session.play('normal') : session.pause()),
    back: () => void session.table.back(),
    undo: () => session.takeBack(),
    prompt: page.prompt,
    why: () => page.show('why'),
    track: () => page.show('track'),
    log: () => page.show('log'),
    chart: () => page.show('chart'),
    keys: page.keys,
  };
  run[command.id]();
  event.preventDefault();
}
