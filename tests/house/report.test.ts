import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetClosed,
  forgetFault,
  hasOpenWork,
  lastFault,
  messageOf,
  noteFault,
  openWork,
  registerReport,
  reportText,
} from '../../src/lib/features/system/report.svelte.ts';

const place = { heading: 'Report', page: 'http://localhost/learn/', userAgent: 'Test/1' };

afterEach(forgetClosed);

describe('a fault report', () => {
  it('holds what is open, and what a broken view had open, until the reader goes on', () => {
    const close = registerReport('game', () => ({ seed: 7 }));
    expect(hasOpenWork()).toBe(true);
    expect(openWork()).toEqual({ game: { seed: 7 } });
    close();
    expect(openWork()).toEqual({ game: { seed: 7 } });
    forgetClosed();
    expect(hasOpenWork()).toBe(false);
    expect(openWork()).toEqual({});
  });

  it('keeps the newer of two under one name when the older is closed late', () => {
    const closeOld = registerReport('game', () => ({ seed: 1 }));
    const closeNew = registerReport('game', () => ({ seed: 2 }));
    closeOld();
    expect(openWork()).toEqual({ game: { seed: 2 } });
    closeNew();
  });

  it('says so when a part cannot be read, and gives the others', () => {
    const closers = [
      registerReport('broken', () => {
        throw new Error('no board');
      }),
      registerReport('game', () => ({ seed: 3 })),
    ];
    expect(openWork()).toEqual({ broken: { error: 'no board' }, game: { seed: 3 } });
    for (const close of closers) close();
  });

  it('names version, page, browser and error, and carries the game', () => {
    const close = registerReport('game', () => ({ seed: 9 }));
    const text = reportText(new Error('lost'), place);
    close();
    for (const part of [
      '# Report',
      'version: 0.',
      place.page,
      'Test/1',
      'error: lost',
      '{"game":{"seed":9}}',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('finds words in whatever was thrown', () => {
    expect([new Error('a'), { message: 'b' }, 'c', null].map(messageOf)).toEqual(['a', 'b', 'c', 'null']);
  });

  it('remembers the last fault until it is read', () => {
    noteFault('x');
    expect(lastFault.current).toBe('x');
    forgetFault();
    expect(lastFault.current).toBeUndefined();
  });
});
