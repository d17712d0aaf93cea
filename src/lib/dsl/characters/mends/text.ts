/** Mends of what is no JSON: signs of another keyboard, quotation marks, ends that are missing. */
import type { TextEdit } from '../json.ts';
import type { Finding } from '../read.ts';

/** Signs that look alike and are typed by slip on a Chinese keyboard, and what JSON wants. */
const ALIKE: Readonly<Record<string, string>> = {
  '\uff0c': ',',
  '\u3001': ',',
  '\uff1a': ':',
  '\uff1b': ',',
  ';': ',',
  '=': ':',
  '\u201c': '"',
  '\u201d': '"',
  '\u2018': '"',
  '\u2019': '"',
  '\uff5b': '{',
  '\uff5d': '}',
  '\u3010': '[',
  '\u3011': ']',
  '\uff3b': '[',
  '\uff3d': ']',
  '\u3000': ' ',
};
const OTHER_WORDS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  nil: 'null',
  yes: 'true',
  no: 'false',
};

/** Ways to mend it, best first. */
export function* textMends(text: string, finding: Finding): Generator<TextEdit> {
  const from = finding.place?.from ?? 0;
  const to = finding.place?.to ?? 0;
  switch (finding.code) {
    case 'notJson':
      yield* unexpected(text, from, String(finding.params['expected'] ?? ''));
      return;
    case 'endsEarly':
      yield closing(text);
      return;
    case 'openText':
      yield* closedText(text, from);
      return;
    case 'badEscape':
      yield { from, to: from + 1, text: '\\\\' };
      return;
    case 'notANumber':
      yield { from, to, text: numberOf(text.slice(from, to)) };
      return;
    case 'numberTooLarge':
      yield { from, to, text: text.startsWith('-', from) ? '-1000' : '1000' };
      return;
    case 'brokenText':
      yield { from, to, text: whole(text.slice(from, to)) };
      return;
    default:
  }
}

function* unexpected(text: string, at: number, expected: string): Generator<TextEdit> {
  const found = text[at] ?? '';
  const alike = ALIKE[found];
  if (alike === '"') yield* quotedInstead(text, at);
  else if (alike !== undefined) yield { from: at, to: at + 1, text: alike };
  if (found === "'") yield* quotedInstead(text, at);
  const word = /^[\p{L}_$][\p{L}\p{N}_$.-]*/u.exec(text.slice(at))?.[0];
  if (word !== undefined && (expected === 'key' || expected === 'value')) {
    const other = OTHER_WORDS[word];
    if (other !== undefined && expected === 'value') yield { from: at, to: at + word.length, text: other };
    yield { from: at, to: at + word.length, text: JSON.stringify(word) };
  }
  if (expected === 'colon') yield { from: at, to: at, text: ': ' };
  if (expected === 'endOfObject' || expected === 'endOfList') {
    const close = expected === 'endOfObject' ? '}' : ']';
    if (found === '}' || found === ']') {
      yield { from: at, to: at + 1, text: close };
      yield { from: at, to: at, text: close };
    }
  }
  if (found !== '' && !/[\p{L}\p{N}"]/u.test(found)) yield { from: at, to: at + 1, text: '' };
  if (expected === 'end') yield { from: at, to: text.trimEnd().length, text: '' };
}

/** A text in other quotation marks, to the mark that ends it or to the end of its line. */
function* quotedInstead(text: string, at: number): Generator<TextEdit> {
  const line = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
  const inside = /^.([^'"\u2018\u2019\u201c\u201d]*)['"\u2018\u2019\u201c\u201d]/u.exec(line);
  if (inside === null) return;
  yield { from: at, to: at + inside[0].length, text: JSON.stringify(inside[1] ?? '') };
}

/** The quotation mark goes to the end of the line, before its comma or bracket; or there where a mark was typed that looks alike. */
function* closedText(text: string, from: number): Generator<TextEdit> {
  const line = /^[^\r\n]*/.exec(text.slice(from))?.[0] ?? '';
  const typed = /[\u201c\u201d]/u.exec(line);
  if (typed !== null) yield { from: from + typed.index, to: from + typed.index + 1, text: '"' };
  const colon = /^"[\w-]+(?=\s*:)/.exec(line);
  if (colon !== null) yield { from: from + colon[0].length, to: from + colon[0].length, text: '"' };
  const end = from + line.replace(/\s*[,\]}\s]*$/, '').length;
  yield { from: end, to: end, text: '"' };
}

/** What is open is closed, in its order. */
function closing(text: string): TextEdit {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{}\]]/g)) {
    if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if (sign === '}' || sign === ']') open.pop();
  }
  const kept = text.replace(/[\s,]*$/, '').length;
  return { from: kept, to: text.length, text: `${open.reverse().join('')}\n` };
}

function numberOf(written: string): string {
  const found = /^[+]?(-?)0*(\d*)(\.\d+)?/.exec(written);
  const value = Number(`${found?.[1] ?? ''}${found?.[2] ?? ''}${found?.[3] ?? ''}`);
  return Number.isFinite(value) ? String(value) : '0';
}

const whole = (text: string): string =>
  text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/\\ud[89a-f][0-9a-f]{2}/gi, '');
