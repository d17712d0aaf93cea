import { afterEach, describe, expect, test } from 'vitest';
import { allowLetters, commandOf, digitOf, type Command } from '../../src/lib/commands/index.ts';

const COMMANDS: readonly Command[] = [
  { id: 'on', key: 'ArrowRight', shown: '→', label: () => 'on' },
  { id: 'turnOn', key: 'ArrowRight', shift: true, shown: 'Shift →', label: () => 'turn on' },
  { id: 'play', key: ' ', shown: 'Space', label: () => 'play' },
  { id: 'go', key: 'Enter', shown: 'Enter', label: () => 'go' },
  { id: 'back', key: 'Escape', shown: 'Esc', label: () => 'back' },
  { id: 'why', key: 'w', shown: 'W', label: () => 'why' },
  { id: 'keys', key: '?', shown: '?', label: () => 'keys' },
];

/** The browser's part: an element that stands in what these selectors match. */
class Place {
  constructor(readonly around: readonly string[]) {}
  closest(selector: string): Place | null {
    const parts = selector.split(/,\s*(?![^(]*\))/);
    return this.around.some((one) => parts.includes(one)) ? this : null;
  }
}
Object.assign(globalThis, { Element: Place });

const press = (key: string, around: readonly string[] = [], over: object = {}): KeyboardEvent =>
  ({
    key,
    target: new Place(around),
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    defaultPrevented: false,
    ...over,
  }) as unknown as KeyboardEvent;
const idOf = (event: KeyboardEvent): string | undefined => commandOf(event, COMMANDS)?.id;

afterEach(() => allowLetters(true));

describe('keys', () => {
  test('do what the list says, with and without Shift', () => {
    expect(idOf(press('ArrowRight'))).toBe('on');
    expect(idOf(press('ArrowRight', [], { shiftKey: true }))).toBe('turnOn');
    expect(idOf(press('W', [], { shiftKey: true }))).toBe('why');
    expect(idOf(press('?', [], { shiftKey: true }))).toBe('keys');
    expect(idOf(press(' ', [], { shiftKey: true }))).toBeUndefined();
    expect(idOf(press('x'))).toBeUndefined();
    expect([digitOf(press('3')), digitOf(press('0')), digitOf(press('w'))]).toEqual([3, null, null]);
  });

  const TEXTS = ['input:not([type=checkbox], [type=radio], [type=button])', 'textarea', '[contenteditable]'];
  test.each(TEXTS)('none fires in %s', (text) => {
    for (const { key } of COMMANDS) expect(idOf(press(key, [text]))).toBeUndefined();
    expect(digitOf(press('1', [text]))).toBeNull();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing', 'defaultPrevented'])(
    'none fires with %s',
    (held) => {
      expect(idOf(press('w', [], { [held]: true }))).toBeUndefined();
      expect(digitOf(press('1', [], { [held]: true }))).toBeNull();
    },
  );

  const WIDGETS = ['listbox', 'tree', 'tab', 'slider', 'radiogroup', 'menu'].map((role) => `[role=${role}]`);
  test.each(WIDGETS)(
    'arrows, space and digits belong to %s first; letters and ? still work beside',
    (widget) => {
      expect(idOf(press('ArrowRight', [widget]))).toBeUndefined();
      expect(idOf(press(' ', [widget]))).toBeUndefined();
      // A hand of cards has no use for digits: they go on to the answers.
      if (widget !== '[role=listbox]') expect(digitOf(press('1', [widget]))).toBeNull();
      else expect(digitOf(press('1', [widget]))).toBe(1);
      if (widget !== '[role=menu]') expect(idOf(press('w', [widget]))).toBe('why');
    },
  );

  test.each(['dialog[open]', '[role=dialog]', '[popover]:popover-open'])(
    'every key belongs to %s',
    (above) => {
      for (const { key } of COMMANDS) expect(idOf(press(key, [above]))).toBeUndefined();
      expect(digitOf(press('1', [above]))).toBeNull();
    },
  );

  test.each(['button', 'a', 'summary', '[role=option]'])('Enter and space press %s itself', (pressed) => {
    expect(idOf(press('Enter', [pressed]))).toBeUndefined();
    expect(idOf(press(' ', [pressed]))).toBeUndefined();
    expect(idOf(press('ArrowRight', [pressed]))).toBe('on');
    expect(digitOf(press('1', [pressed]))).toBe(1);
  });

  test('single letters can be turned off; arrows, signs and digits stay', () => {
    allowLetters(false);
    expect(idOf(press('w'))).toBeUndefined();
    expect(idOf(press('?'))).toBe('keys');
    expect(idOf(press('Escape'))).toBe('back');
    expect(digitOf(press('2'))).toBe(2);
  });
});
