/** The text as it is shown: places go back and forth, and the file keeps its own line ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited } from '../../../src/lib/dsl/characters/place.ts';
import { changesBetween } from '../../../src/lib/features/editor/json/changes.ts';
import { ShownText } from '../../../src/lib/features/editor/json/shown-text.ts';
import { rosterFiles, textOf } from '../characters/samples.ts';

/** Texts with every kind of line end, and a mark at the beginning. */
const texts = fc
  .array(fc.constantFrom('a', '"b"', '{', '\r\n', '\n', '\r', ' ', '\u6c49'), { maxLength: 30 })
  .chain((parts) => fc.constantFrom('', '\ufeff').map((mark) => mark + parts.join('')));

describe('a shown text', () => {
  it('has one kind of line end and no mark', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { shown } = new ShownText(text);
        expect(shown).not.toMatch(/\r|^\ufeff/);
        expect(shown).toBe(text.replace(/^\ufeff/, '').replace(/\r\n|\r/g, '\n'));
      }),
    );
  });

  it('leads every place of its lines back to the file', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = new ShownText(text);
        shown.shown.split('\n').forEach((line, at) => {
          for (let column = 1; column <= line.length + 1; column++) {
            const offset = shown.offsetOf({ line: at + 1, column });
            expect(shown.positionOf(offset)).toEqual({ line: at + 1, column });
            if (column <= line.length) expect(text[offset]).toBe(line[column - 1]);
          }
        });
      }),
    );
  });

  it('changes a file of Windows where it was changed, and nowhere else', () => {
    const text = textOf(rosterFiles[0] ?? '').replaceAll('\n', '\r\n');
    const shown = new ShownText(text);
    const typed = shown.shown.replace('"stars"', '\n"stars"');
    expect(edited(text, shown.editsTo(typed))).toBe(text.replace('"stars"', '\r\n"stars"'));
    expect(shown.editsTo(shown.shown)).toEqual([]);
  });
});

describe('changes from outside', () => {
  it('make the other text, whatever the two are', () => {
    const lines = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd', '\n'), { maxLength: 20 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const edits = changesBetween(before, after);
        expect(edited(before, edits)).toBe(after);
        edits.slice(1).forEach((edit, at) => expect(edit.from).toBeGreaterThanOrEqual(edits[at]?.to ?? 0));
      }),
    );
  });

  it('leave the lines between two of them alone', () => {
    const edits = changesBetween('one\ntwo\nthree\nfour\nfive\n', 'ONE\ntwo\nthree\nfour\nFIVE\n');
    expect(edits.map(({ text }) => text)).toEqual(['ONE\n', 'FIVE']);
  });
});
