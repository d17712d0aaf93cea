/** The text of a draft is the one truth: every change of it can be taken back, byte for byte. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited } from '$lib/dsl/characters/place.ts';
import { differenceOf, Draft, inverseOf, NO_PAST } from '$lib/features/editor/draft.svelte.ts';
import { outlineOf } from '$lib/features/editor/work/outline.ts';
import { titleOf } from '$lib/features/editor/work/title.ts';
import { wantedBy } from '$lib/features/editor/work/load-draft.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 40 });

/** A draft whose clock stands still until it is moved. */
function draftOf(text: string) {
  const clock = { now: 1000, changes: 0 };
  const draft = new Draft(
    text,
    NO_PAST,
    () => clock.changes++,
    () => clock.now,
  );
  return { draft, clock };
}

describe('edits', () => {
  test('lead from any text to any other, and their inverse back', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const edits = differenceOf(before, after);
        expect(edited(before, edits)).toBe(after);
        expect(edited(after, inverseOf(before, edits))).toBe(before);
      }),
    );
  });

  test('several at once are undone together', () => {
    const text = 'abcdefgh';
    const edits = [
      { from: 6, to: 7, text: 'GGG' },
      { from: 1, to: 3, text: '' },
    ];
    const after = edited(text, edits);
    expect(after).toBe('adefGGGh');
    expect(edited(after, inverseOf(text, edits))).toBe(text);
  });
});

describe('the history of a draft', () => {
  test('any row of changes can be taken back to the first text and brought again to the last', () => {
    fc.assert(
      fc.property(texts, fc.array(texts, { maxLength: 12 }), (first, others) => {
        const { draft, clock } = draftOf(first);
        for (const text of others) {
          clock.now += 5000;
          draft.replace(text);
        }
        while (draft.canUndo) draft.undo();
        expect(draft.text).toBe(first);
        while (draft.canRedo) draft.redo();
        expect(draft.text).toBe(others.at(-1) ?? first);
      }),
    );
  });

  test('letters typed one after the other are one step, after a pause another', () => {
    const { draft, clock } = draftOf('');
    const type = (word: string): void => {
      for (const sign of word) {
        const at = draft.text.length;
        clock.now += 100;
        draft.edit([{ from: at, to: at, text: sign }]);
      }
    };
    type('one');
    clock.now += 2000;
    type('two');
    draft.undo();
    expect(draft.text).toBe('one');
    draft.undo();
    expect(draft.text).toBe('');
  });

  test('a new change ends what could be brought back', () => {
    const { draft, clock } = draftOf('a');
    draft.replace('b');
    draft.undo();
    clock.now += 5000;
    draft.replace('c');
    expect(draft.canRedo).toBe(false);
    expect(draft.text).toBe('c');
  });

  test('an edit that changes nothing is no step and no change', () => {
    const { draft, clock } = draftOf('a');
    draft.edit([{ from: 0, to: 1, text: 'a' }]);
    expect(draft.canUndo).toBe(false);
    expect(clock.changes).toBe(0);
  });
});

describe('what a text says of itself', () => {
  const text = `{ "id": "x", "name": { "zh": "甲", "en": "A" }, "skills": [{ "id": "s", "name": { "en": "S" }, "class": "common" }] }`;

  test('its title is its name, then its id', () => {
    expect(titleOf(text)).toBe('甲');
    expect(titleOf('{ "id": "x", "name": {} }')).toBe('x');
    expect(titleOf('{ "id": "x", ')).toBe('');
    expect(titleOf('[1]')).toBe('');
  });

  test('its outline has the big parts and what they hold, each with its place', () => {
    expect(outlineOf(text).map(({ pointer, key, depth }) => [pointer, key, depth])).toEqual([
      ['/skills', 'skills', 0],
      ['/skills/0', 's', 1],
    ]);
    expect(text.slice(outlineOf(text)[0]?.from).startsWith('"skills"')).toBe(true);
    expect(outlineOf('{')).toEqual([]);
  });
});

test('an address names the list, a draft, a link or an official character', () => {
  expect(wantedBy('')).toEqual({ of: 'home' });
  expect(wantedBy('#ab12')).toEqual({ of: 'draft', id: 'ab12' });
  expect(wantedBy('#id=ab12')).toEqual({ of: 'draft', id: 'ab12' });
  expect(wantedBy('#character=1abc')).toEqual({ of: 'link', hash: 'character=1abc' });
  expect(wantedBy('#from=some-one')).toEqual({ of: 'official', id: 'some-one' });
});
