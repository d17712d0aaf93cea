/** Text in lines by measuring: Han signs may part anywhere but where the rules of print forbid it, words never. */

/** How wide a text is in the type it is set in, in px. */
export type Measure = (text: string) => number;

/** Never at the head of a line: what closes, ends or hangs on what stands before it (CJK punctuation, round numbers). */
const NOT_FIRST = new Set(
  '!%),.:;?]}\u00b0\u2019\u201d\u2026\u2014\u2013\u30fb\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u30fc\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\u2460\u2461\u2462\u2463\u2464\u2465',
);
/** Never at the end of one: what opens. */
const NOT_LAST = new Set('([{\u2018\u201c\u3008\u300a\u300c\u300e\u3010\u3014\u3016\uff08\uff3b\uff5b');

/** Words, numbers and signs glued to them; else one sign (a surrogate pair is one); spaces are pieces of their own. */
const PIECE =
  /\s+|[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{M}'\u2019+\-\u2212/.,:;!?%\u00d7\u2264\u2265]+|./gsu;
const isSpace = (piece: string): boolean => piece.trim() === '';

/** Pieces that stay together: what must not begin a line goes to the one before, what must not end one to the next. */
function atoms(text: string): string[] {
  const found: string[] = [];
  let opens = '';
  for (const [piece] of text.matchAll(PIECE)) {
    const first = [...piece][0] ?? '';
    const last = found.at(-1);
    if (NOT_LAST.has(piece)) opens += piece;
    else if (opens === '' && NOT_FIRST.has(first) && last !== undefined && !isSpace(last))
      found[found.length - 1] = last + piece;
    else {
      found.push(opens + piece);
      opens = '';
    }
  }
  if (opens !== '') found.push(opens);
  return found;
}

/** A piece wider than a line is cut where it must be. */
function cut(piece: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let held = '';
  for (const sign of piece) {
    if (held !== '' && measure(held + sign) > width) {
      parts.push(held);
      held = '';
    }
    held += sign;
  }
  return [...parts, held];
}

/**
 * Breaks a text into lines that are no wider than `width`.
 * @returns at least one line for a text that says anything
 */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const atom of atoms(text.trim().replace(/\s+/g, ' '))) {
    if (measure(line + atom.trimEnd()) <= width) {
      line += atom;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    if (isSpace(atom)) line = '';
    else {
      const parts = measure(atom) > width ? cut(atom, width, measure) : [atom];
      line = parts.pop() ?? '';
      lines.push(...parts);
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** The text if it fits; else as much of it as does, with a sign that more was there. */
export function fitted(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && measure(`${signs.join('')}\u2026`) > width) signs.pop();
  return `${signs.join('').trimEnd()}\u2026`;
}

/** @returns whether a line breaks the rules of print (for tests) */
export const isForbiddenBreak = (line: string): boolean =>
  NOT_FIRST.has([...line][0] ?? '') || NOT_LAST.has([...line].at(-1) ?? '');
