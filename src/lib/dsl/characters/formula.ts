/** Formulas: whole numbers and names with + - * min max and brackets. Read here for their names and their faults only. */

export interface Formula {
  names: { name: string; at: number }[];
  /** Where it goes wrong (from 0), and what would go on there. */
  fault: { at: number; expected: 'value' | 'operator' | 'close' | 'comma' } | null;
}

const TOKEN = /\s*(\d+|[A-Za-z][A-Za-z0-9-]*|[-+*(),]|\S)/y;
const DEEPEST = 20;

class Stop extends Error {}

class Reader {
  readonly names: { name: string; at: number }[] = [];
  fault: Formula['fault'] = null;
  #tokens: { text: string; at: number }[] = [];
  #next = 0;
  readonly #end: number;

  constructor(text: string) {
    this.#end = text.length;
    TOKEN.lastIndex = 0;
    for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
      const token = found[1] ?? '';
      this.#tokens.push({ text: token, at: found.index + found[0].length - token.length });
    }
  }

  whole(): void {
    try {
      this.#sum(0);
      if (this.#peek() !== undefined) this.#stop('operator');
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
  }

  #peek = (): string | undefined => this.#tokens[this.#next]?.text;

  #stop(expected: NonNullable<Formula['fault']>['expected']): never {
    this.fault = { at: this.#tokens[this.#next]?.at ?? this.#end, expected };
    throw new Stop();
  }

  #take(text: string, expected: 'close' | 'comma'): void {
    if (this.#peek() !== text) this.#stop(expected);
    this.#next++;
  }

  #sum(depth: number): void {
    if (depth > DEEPEST) this.#stop('value');
    this.#part(depth);
    while (['+', '-', '*'].includes(this.#peek() ?? '')) {
      this.#next++;
      this.#part(depth);
    }
  }

  /** A number, a name, `-` one of these, brackets, `min(a, b)`. */
  #part(depth: number): void {
    if (this.#peek() === '-') this.#next++;
    const token = this.#tokens[this.#next];
    if (token === undefined) this.#stop('value');
    if (token.text === '(') {
      this.#next++;
      this.#sum(depth + 1);
      return this.#take(')', 'close');
    }
    if (!/^[A-Za-z0-9]/.test(token.text)) this.#stop('value');
    this.#next++;
    if (token.text === 'min' || token.text === 'max') return this.#call(depth);
    if (!/^\d/.test(token.text)) this.names.push({ name: token.text, at: token.at });
  }

  #call(depth: number): void {
    this.#take('(', 'comma');
    this.#sum(depth + 1);
    this.#take(',', 'comma');
    this.#sum(depth + 1);
    while (this.#peek() === ',') {
      this.#next++;
      this.#sum(depth + 1);
    }
    this.#take(')', 'close');
  }
}

export function readFormula(text: string): Formula {
  const reader = new Reader(text);
  reader.whole();
  return { names: reader.names, fault: reader.fault };
}
