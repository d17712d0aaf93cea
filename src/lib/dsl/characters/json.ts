/**
 * JSON with positions. What people slip into (comments, a comma too many or too few, NaN) is named with its mend and read
 * on; anything else ends the reading at once. Nothing here throws, and no text makes it deep, long or slow.
 */
import type { FindingCode } from './codes.ts';

/** A change of the text: from here to there, this instead. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

export interface JsonFault {
  code: FindingCode;
  from: number;
  to: number;
  params?: Record<string, string | number>;
  edit?: TextEdit;
}

/** A value and where it stands. */
export interface JsonNode {
  value: unknown;
  from: number;
  to: number;
  /** Members of an object with the place of their key; items of a list have none. */
  children: Map<string, JsonMember> | JsonNode[] | null;
}
export interface JsonMember {
  keyFrom: number;
  keyTo: number;
  node: JsonNode;
}

export interface JsonReading {
  root: JsonNode | null;
  faults: JsonFault[];
}

export const LIMITS = { characters: 1_000_000, depth: 64, values: 20_000, text: 2000, faults: 50 };
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];
/** Half of a pair that stands alone: no text can be written to a file with it. */
const BROKEN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z0-9_$+.-]+/y;
const SPACE = /[ \t\r\n]*/y;
/** Everything from the space on but the quotation mark and the backslash. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.includes(key);
export const isBrokenText = (text: string): boolean => BROKEN.test(text);

/** Ends the reading; never leaves this file. */
class Stop extends Error {}

/** Reads a text. Where `root` is null there is at least one fault. */
export function readJson(text: string): JsonReading {
  const faults: JsonFault[] = [];
  const whole = (code: FindingCode, params: Record<string, string | number> = {}): JsonReading => ({
    root: null,
    faults: [{ code, from: 0, to: Math.min(1, text.length), params }],
  });
  if (text.length > LIMITS.characters) return whole('tooLarge', { limit: LIMITS.characters });
  if (text.trim() === '') return whole('empty');
  const reader = new Reader(text, faults);
  try {
    return { root: reader.document(), faults };
  } catch (error) {
    if (error instanceof Stop) return { root: null, faults };
    throw error;
  }
}

class Reader {
  readonly #text: string;
  readonly #faults: JsonFault[];
  #at = 0;
  #values = 0;

  constructor(text: string, faults: JsonFault[]) {
    this.#text = text;
    this.#faults = faults;
  }

  document(): JsonNode {
    if (this.#text.startsWith('\ufeff')) {
      this.#at = 1;
      this.#fault('byteOrderMark', 0, 1, {}, '');
    }
    this.#space();
    const root = this.#value(0);
    this.#space();
    if (this.#at < this.#text.length) this.#unexpected('end');
    return root;
  }

  #value(depth: number): JsonNode {
    const from = this.#at;
    if (++this.#values > LIMITS.values) this.#stop('tooMuch', from, from + 1, { limit: LIMITS.values });
    const first = this.#text[from];
    if (first === '{' || first === '[') {
      if (depth >= LIMITS.depth) this.#stop('tooDeep', from, from + 1, { limit: LIMITS.depth });
      return first === '{' ? this.#object(depth) : this.#list(depth);
    }
    const value = first === '"' ? this.#string() : this.#word();
    return { value, from, to: this.#at, children: null };
  }

  #object(depth: number): JsonNode {
    const from = this.#at++;
    const children = new Map<string, JsonMember>();
    const value: Record<string, unknown> = {};
    this.#parts('}', () => {
      const keyFrom = this.#at;
      if (this.#text[keyFrom] !== '"') this.#unexpected('key');
      const key = this.#string();
      const keyTo = this.#at;
      this.#space();
      if (this.#text[this.#at] !== ':') this.#unexpected('colon');
      this.#at++;
      this.#space();
      const node = this.#value(depth + 1);
      if (isForbiddenKey(key)) return this.#fault('forbiddenKey', keyFrom, keyTo, { key });
      const earlier = children.get(key);
      if (earlier !== undefined)
        this.#fault('duplicateKey', keyFrom, keyTo, { key, line: this.#lineOf(earlier.keyFrom) });
      children.set(key, { keyFrom, keyTo, node });
      value[key] = node.value;
    });
    return { value, from, to: this.#at, children };
  }

  #list(depth: number): JsonNode {
    const from = this.#at++;
    const children: JsonNode[] = [];
    this.#parts(']', () => children.push(this.#value(depth + 1)));
    return { value: children.map((node) => node.value), from, to: this.#at, children };
  }

  /** What stands between brackets, with its commas; leaves the place behind the closing one. */
  #parts(close: '}' | ']', part: () => unknown): void {
    this.#space();
    while (this.#text[this.#at] !== close) {
      part();
      const after = this.#at;
      this.#space();
      const next = this.#text[this.#at];
      if (next === ',') {
        const comma = this.#at++;
        this.#space();
        if (this.#text[this.#at] === close) this.#fault('trailingComma', comma, comma + 1, {}, '');
      } else if (next !== close) {
        if (next === undefined || !/["{[\w-]/.test(next))
          this.#unexpected(close === '}' ? 'endOfObject' : 'endOfList');
        this.#faults.push({
          code: 'missingComma',
          from: after,
          to: after + 1,
          edit: { from: after, to: after, text: ',' },
        });
        this.#bound();
      }
    }
    this.#at++;
  }

  #string(): string {
    const from = this.#at++;
    let held = '';
    for (;;) {
      held += this.#match(PLAIN);
      const next = this.#text[this.#at];
      if (next === '"') break;
      if (next === '\\') held += this.#escape();
      else this.#stop('openText', from, Math.max(from + 1, this.#at));
    }
    this.#at++;
    if (held.length > LIMITS.text) this.#stop('textTooLong', from, this.#at, { limit: LIMITS.text });
    if (isBrokenText(held)) this.#fault('brokenText', from, this.#at);
    return held;
  }

  #escape(): string {
    const from = this.#at;
    const sign = this.#text[from + 1] ?? '';
    const simple = ESCAPES[sign];
    this.#at += 2;
    if (simple !== undefined) return simple;
    const digits = /^[0-9a-fA-F]{4}/.exec(this.#text.slice(this.#at, this.#at + 4))?.[0];
    if (sign !== 'u' || digits === undefined) this.#stop('badEscape', from, from + 2, { found: `\\${sign}` });
    this.#at += 4;
    return String.fromCharCode(parseInt(digits, 16));
  }

  /** A number, true, false or null; others are named and count as 0. */
  #word(): number | boolean | null {
    const from = this.#at;
    const word = this.#match(WORD);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    NUMBER.lastIndex = 0;
    if (NUMBER.exec(word)?.[0] === word && word !== '') {
      if (Number.isFinite(Number(word))) return Number(word);
      this.#fault('numberTooLarge', from, this.#at, { found: word.slice(0, 40) });
      return 0;
    }
    if (word === '' || !/^([-+]?(NaN|Infinity)|[-+.\d])/.test(word)) {
      this.#at = from;
      this.#unexpected('value');
    }
    this.#fault('notANumber', from, this.#at, { found: word.slice(0, 40) });
    return 0;
  }

  /** Spaces, and comments that do not belong there. */
  #space(): void {
    for (;;) {
      this.#match(SPACE);
      const two = this.#text.slice(this.#at, this.#at + 2);
      if (two !== '//' && two !== '/*') return;
      const from = this.#at;
      const end = two === '//' ? this.#text.indexOf('\n', from) : this.#text.indexOf('*/', from + 2);
      this.#at = end < 0 ? this.#text.length : two === '//' ? end : end + 2;
      this.#fault('comment', from, this.#at, {}, '');
    }
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #lineOf(offset: number): number {
    return this.#text.slice(0, offset).split('\n').length;
  }

  #fault(code: FindingCode, from: number, to: number, params = {}, instead?: string): void {
    this.#faults.push({
      code,
      from,
      to,
      params,
      ...(instead === undefined ? {} : { edit: { from, to, text: instead } }),
    });
    this.#bound();
  }

  #bound(): void {
    if (this.#faults.length >= LIMITS.faults) throw new Stop();
  }

  #stop(code: FindingCode, from: number, to: number, params = {}): never {
    this.#faults.push({ code, from, to, params });
    throw new Stop();
  }

  #unexpected(expected: string): never {
    const found = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0x2400);
    this.#stop(this.#at >= this.#text.length ? 'endsEarly' : 'notJson', this.#at, this.#at + 1, {
      found,
      expected,
    });
  }
}
