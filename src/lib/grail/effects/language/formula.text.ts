/** Formulas as they are read aloud: names as letters, true minus signs, "at most" for min. */
import { NOTHING, plainOf, said, type Said } from './said.text.ts';
import { letterFor, spoken, type Say } from './say.text.ts';

type Node =
  | { is: 'number'; value: number }
  | { is: 'name'; name: string }
  | { is: 'sum' | 'product'; op: '+' | '-' | '*'; left: Node; right: Node }
  | { is: 'minus'; of: Node }
  | { is: 'min' | 'max'; of: Node[] };

const TOKEN = /\s*(\d+|[A-Za-z][A-Za-z0-9-]*|[-+*(),])/y;

/** Splits a formula; `X-1` is a difference unless a name is called so. */
function tokensOf(text: string, isName: (name: string) => boolean): string[] {
  const tokens: string[] = [];
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const word = TOKEN.exec(text)?.[1];
    if (word === undefined) throw new Error(`no formula: ${text}`);
    const start = TOKEN.lastIndex - word.length;
    const cut = /^[A-Za-z]/.test(word) && !isName(word) ? word.indexOf('-') : -1;
    tokens.push(cut > 0 ? word.slice(0, cut) : word);
    at = start + (tokens.at(-1) ?? word).length;
  }
  return tokens;
}

/** Seven productions: sum, product, sign, number, name, brackets, min and max. */
function parse(tokens: string[]): Node {
  const next = (): string => tokens.shift() ?? '';
  const atom = (): Node => {
    const word = next();
    if (word === '-') return { is: 'minus', of: atom() };
    if (word === '(') {
      const inner = sum();
      next();
      return inner;
    }
    if ((word === 'min' || word === 'max') && tokens[0] === '(') {
      next();
      const of = [sum()];
      while (next() === ',') of.push(sum());
      return { is: word, of };
    }
    return /^\d/.test(word) ? { is: 'number', value: Number(word) } : { is: 'name', name: word };
  };
  const product = (): Node => {
    let left = atom();
    while (tokens[0] === '*') left = { is: 'product', op: next() as '*', left, right: atom() };
    return left;
  };
  const sum = (): Node => {
    let left = product();
    while (tokens[0] === '+' || tokens[0] === '-')
      left = { is: 'sum', op: next() as '+' | '-', left, right: product() };
    return left;
  };
  return sum();
}

/** What a formula comes to when nothing in it is open. */
function valueOf(node: Node): number | null {
  if (node.is === 'number') return node.value;
  if (node.is !== 'sum' && node.is !== 'product') return null;
  const [left, right] = [valueOf(node.left), valueOf(node.right)];
  if (left === null || right === null) return null;
  return node.op === '+' ? left + right : node.op === '-' ? left - right : left * right;
}

/** The formula without the optional payments in it, and these. */
function withoutPaid(node: Node, say: Say): { rest: Node; paid: string[] } {
  if (node.is !== 'sum' || node.op !== '+') return { rest: node, paid: [] };
  const isPaid = (side: Node): side is Node & { is: 'name' } =>
    side.is === 'name' && say.names.get(side.name)?.is === 'paid';
  for (const [side, other] of [
    [node.right, node.left],
    [node.left, node.right],
  ] as const) {
    if (!isPaid(side)) continue;
    const inner = withoutPaid(other, say);
    return { rest: inner.rest, paid: [side.name, ...inner.paid] };
  }
  return { rest: node, paid: [] };
}

const letterOf = (name: string, say: Say): string => {
  if (name === 'points') return spoken(say, said`点数`, said`points`)[0]?.text ?? name;
  const bound = say.names.get(name);
  if (bound?.is === 'number') return bound.letter;
  if (bound?.is !== 'paid') return name;
  const { words } = bound;
  return letterFor(`paid ${name}`, say, () =>
    spoken(say, said`1（若${words}，否则为0）`, said`1 if you ${words}, else 0`),
  );
};

function write(node: Node, say: Say, inner = false): string {
  switch (node.is) {
    case 'number':
      return String(node.value);
    case 'name':
      return letterOf(node.name, say);
    case 'minus':
      return `−${write(node.of, say, true)}`;
    case 'sum':
    case 'product': {
      const op = { '+': '+', '-': '−', '*': '×' }[node.op];
      const text = `${write(node.left, say)}${say.tongue === 'zh' ? op : ` ${op} `}${write(node.right, say, true)}`;
      return inner || node.is === 'product' ? bracketed(text, say) : text;
    }
    default:
      return extreme(node, say);
  }
}

const bracketed = (text: string, say: Say): string => (say.tongue === 'zh' ? `（${text}）` : `(${text})`);

/** Where a number that the sentence explains stands nowhere else, its bound goes to the explanation. */
function noteBound(name: string, is: 'min' | 'max', bound: string, say: Say): boolean {
  const meaning = say.names.get(name);
  if (meaning?.is !== 'number' || (say.book.mentions.get(name) ?? 0) > 1) return false;
  const fact = say.book.facts.find(({ letter }) => letter === meaning.letter);
  if (fact === undefined) return false;
  const zh = is === 'min' ? '最多计' : '最少计';
  const en = is === 'min' ? 'at most' : 'at least';
  const note = spoken(say, said`，${zh}${bound}`, said`, ${en} ${bound}`);
  // The same number may be read twice: for its words, and for the ending of what it counts.
  if (!plainOf(fact.words).endsWith(plainOf(note))) fact.words = [...fact.words, ...note];
  return true;
}

/** `min(X, 2)`: X, at most 2. */
function extreme(node: Node & { is: 'min' | 'max' }, say: Say): string {
  const bound = node.of.find(({ is }) => is === 'number');
  const rest = node.of.filter((part) => part !== bound);
  const [open] = rest;
  if (bound === undefined || open === undefined || rest.length > 1) {
    const words =
      spoken(say, said`${node.is === 'min' ? '最小值' : '最大值'}`, said`${node.is} `)[0]?.text ?? '';
    return `${words}${bracketed(node.of.map((part) => write(part, say)).join(say.tongue === 'zh' ? '，' : ', '), say)}`;
  }
  if (open.is === 'name' && noteBound(open.name, node.is, write(bound, say), say)) return write(open, say);
  const zh = node.is === 'min' ? '最多计' : '最少计';
  const en = node.is === 'min' ? 'at most' : 'at least';
  const open_ = write(open, say);
  return say.tongue === 'zh'
    ? `（${open_}，${zh}${write(bound, say)}）`
    : `(${open_}, ${en} ${write(bound, say)})`;
}

/**
 * @returns the formula in words: a piece for the whole of it, so that readers keep it together; what optional payments
 * add is noted to stand behind the effect
 */
export function formulaWords(text: string, say: Say): { words: Said; simple: boolean; value: number | null } {
  const node = parse(tokensOf(text, (name) => say.names.has(name)));
  const { rest, paid } = withoutPaid(node, say);
  for (const name of paid) {
    const bound = say.names.get(name);
    const what = bound?.is === 'paid' ? bound.words : NOTHING;
    say.book.tails.push(spoken(say, said`（若${what}则+1）`, said` (+1 if you ${what})`));
  }
  const value = valueOf(rest);
  const words: Said = [{ kind: 'number', text: write(rest, say) }];
  return { words, simple: rest.is !== 'sum', value };
}
