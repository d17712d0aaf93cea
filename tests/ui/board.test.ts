import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../../src/lib/ui/board/batch.ts';
import { effectElement, effectSymbol } from '../../src/lib/ui/board/effect-look.ts';
import { groupLines, type LogLine } from '../../src/lib/ui/board/log-lines.ts';
import { besides } from '../../src/lib/ui/board/popover-place.ts';
import { nextStop } from '../../src/lib/ui/board/roving.ts';
import { strongest } from '../../src/lib/ui/board/seat-standing.ts';
import { plain } from '../../src/lib/ui/board/words.ts';

describe('arrow keys in a row', () => {
  it('move by one and stop at the ends', () => {
    expect(nextStop('ArrowRight', 0, 3)).toBe(1);
    expect(nextStop('ArrowRight', 2, 3)).toBe(2);
    expect(nextStop('ArrowLeft', 0, 3)).toBe(0);
    expect(nextStop('Home', 2, 3)).toBe(0);
    expect(nextStop('End', 0, 3)).toBe(2);
    expect(nextStop('x', 0, 3)).toBeNull();
  });
});

describe('the log', () => {
  const line = (id: number, turn: string, action?: string): LogLine => ({
    id,
    icon: 'deck',
    text: '',
    turn,
    time: 'past',
    ...(action === undefined ? {} : { action }),
  });

  it('puts neighbours of one turn and action under one heading', () => {
    const groups = groupLines([line(1, 'A'), line(2, 'A', 'x'), line(3, 'A', 'x'), line(4, 'B')]);
    expect(groups.map(({ title, lines }) => [title, lines.map(({ id }) => id)])).toEqual([
      ['A', [1]],
      ['A · x', [2, 3]],
      ['B', [4]],
    ]);
  });
});

describe('a rule’s sheet', () => {
  const sheet = { width: 340, height: 200 };
  const screen = { width: 800, height: 600 };

  it('opens under its chip and keeps inside the screen', () => {
    expect(besides({ left: 700, top: 100, bottom: 120 }, sheet, screen)).toEqual({ left: 452, top: 126 });
  });

  it('opens above where there is no room below', () => {
    expect(besides({ left: 20, top: 500, bottom: 520 }, sheet, screen)).toEqual({ left: 20, top: 294 });
  });
});

describe('a seat', () => {
  it('shows the strongest of several standings', () => {
    expect(strongest(['turn', 'asked'])).toBe('asked');
    expect(strongest(['offered', 'turn'])).toBe('offered');
    expect(strongest([])).toBe('rest');
  });

  it('tells the effects in front of it by their ids', () => {
    expect([effectSymbol('holy-shield'), effectSymbol('water-seal')]).toEqual(['shield', 'seal']);
    expect([effectElement('water-seal'), effectElement('poison')]).toEqual(['water', null]);
  });
});

describe('a sentence', () => {
  it('reads the same without its marks', () => {
    expect(plain(['Hit by ', { element: 'fire', text: 'Fire' }, ' from ', { team: 1, text: 'No.2' }])).toBe(
      'Hit by Fire from No.2',
    );
  });
});

describe('the live region', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells sentences that come together at once', () => {
    const told: string[] = [];
    const say = batch((sentences) => told.push(sentences.join(' ')), 100);
    say('a');
    say('b');
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['a b']);
  });

  it('tells the same sentence again as a new text', () => {
    const told: string[] = [];
    const say = batch((sentences) => told.push(sentences.join(' ')), 100);
    for (let i = 0; i < 3; i++) {
      say('a');
      vi.advanceTimersByTime(100);
    }
    expect(told[1]).not.toBe(told[0]);
    expect(told[2]).not.toBe(told[1]);
  });
});
