import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftKeeper, type Kept, type KeeperWorld } from '../../../src/lib/features/editor/keep/keeper.ts';
import type { Document, GivenDocument, SavedDocument } from '../../../src/lib/store/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A draft and the world it is kept in: `takes` ms a save, each of which is written down. */
function desk(takes = 20) {
  let text = '';
  const kept: Kept = { id: 'd', title: 'T', base: 1 };
  const saves: { at: number; given: GivenDocument }[] = [];
  const ahead = new Map<string, unknown>();
  const elsewhere: Document[] = [];
  const state = { beside: false, kept: true };
  const world: KeeperWorld = {
    save: async (given): Promise<SavedDocument> => {
      await new Promise((resolve) => setTimeout(resolve, takes));
      saves.push({ at: Date.now(), given });
      const id = state.beside ? 'other' : (given.id ?? 'd');
      const { kind, title, value } = given;
      return {
        document: { id, kind, title, value, created: 1, updated: Date.now() },
        beside: state.beside,
        kept: state.kept,
      };
    },
    ahead: () => ({ write: (one) => ahead.set(one.id, one), clear: (id) => ahead.delete(id) }),
    now: () => Date.now(),
    after: (ms, act) => setTimeout(act, ms),
    cancel: (timer) => {
      clearTimeout(timer as NodeJS.Timeout);
    },
  };
  const keeper = new DraftKeeper(
    {
      kind: 'character',
      kept,
      value: () => ({ text }),
      past: () => ({ undo: [], redo: [] }),
      told: () => undefined,
      elsewhere: (document) => elsewhere.push(document),
    },
    world,
  );
  const type = (next: string): void => {
    text = next;
    keeper.touch();
  };
  return { type, kept, saves, ahead, elsewhere, keeper, state, text: () => text };
}

const textsOf = (saves: readonly { given: GivenDocument }[]): string[] =>
  saves.map(({ given }) => (given.value as { text: string }).text);

describe('what is typed', () => {
  test('is in the database within 600 ms of the last change', async () => {
    const { type, saves } = desk();
    type('a');
    await vi.advanceTimersByTimeAsync(600);
    expect(textsOf(saves)).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves).toHaveLength(1);
  });

  test('without a pause is saved at least every 900 ms', async () => {
    const { type, saves } = desk();
    for (let at = 0; at < 10_000; at += 50) {
      type(String(at));
      await vi.advanceTimersByTimeAsync(50);
    }
    const times = saves.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(900);
  });

  test('however one types, nothing older than a second is missing from the database', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 40 }), async (pauses) => {
        const { type, saves } = desk(200);
        const typed: { at: number; text: string }[] = [];
        for (const [index, pause] of pauses.entries()) {
          type(String(index));
          typed.push({ at: Date.now(), text: String(index) });
          await vi.advanceTimersByTimeAsync(pause);
          const old = typed.findLast(({ at }) => at <= Date.now() - 1000);
          if (old === undefined) continue;
          const last = Number(textsOf(saves).at(-1) ?? '-1');
          expect(last).toBeGreaterThanOrEqual(Number(old.text));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is written down in the same moment, and forgotten there once the database has it', async () => {
    const { type, ahead } = desk();
    type('a');
    expect(ahead.get('d')).toMatchObject({ value: { text: 'a' }, base: 1 });
    await vi.advanceTimersByTimeAsync(600);
    expect([...ahead]).toEqual([]);
  });

  test('while a save runs is written down as going on from that save', async () => {
    const { type, ahead, kept } = desk(300);
    type('a');
    await vi.advanceTimersByTimeAsync(500);
    type('ab');
    await vi.advanceTimersByTimeAsync(250);
    expect(ahead.get('d')).toMatchObject({ value: { text: 'ab' }, base: kept.base });
    expect(kept.base).toBeGreaterThan(1);
  });

  test('stays written down where the database does not take it', async () => {
    const { type, ahead, state } = desk();
    state.kept = false;
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(ahead.has('d')).toBe(true);
  });

  test('is saved at once when the page is left', async () => {
    const { type, saves, keeper } = desk();
    type('a');
    keeper.flush();
    await vi.advanceTimersByTimeAsync(30);
    expect(textsOf(saves)).toEqual(['a']);
    keeper.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(saves).toHaveLength(1);
  });
});

describe('another tab', () => {
  const theirs = (updated: number): Document => ({
    ...{ id: 'd', kind: 'character', title: 'T', value: { text: 'theirs' }, created: 1 },
    updated,
  });

  test('is followed while this one has nothing of its own', () => {
    const { keeper, elsewhere, kept } = desk();
    keeper.heard(theirs(1));
    expect(elsewhere).toEqual([]);
    keeper.heard(theirs(50));
    expect(elsewhere).toHaveLength(1);
    expect(kept.base).toBe(50);
  });

  test('is not taken over what waits here; both then stand beside each other, and this one goes on', async () => {
    const { keeper, elsewhere, type, kept, state, saves, ahead } = desk();
    type('mine');
    keeper.heard(theirs(50));
    expect(elsewhere).toEqual([]);
    state.beside = true;
    await vi.advanceTimersByTimeAsync(600);
    expect(saves.at(-1)?.given).toMatchObject({ id: 'd', base: 1 });
    expect(kept.id).toBe('other');
    expect([...ahead]).toEqual([]);
    state.beside = false;
    type('mine too');
    await vi.advanceTimersByTimeAsync(600);
    expect(saves.at(-1)?.given).toMatchObject({ id: 'other', value: { text: 'mine too' } });
  });
});
