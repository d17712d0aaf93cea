/** Changes of one place in a skill, each of which a reader must see. */
import {
  ABILITY,
  COST,
  COUNTS,
  EFFECT,
  FAMILIES,
  OF_RULE,
  OTHER_WORDS,
  PAY,
  RULE,
  VERB,
  type Json,
} from './mutant-words.ts';

type Path = readonly (string | number)[];

export interface Mutant {
  /** Where and what, for the failure's title. */
  title: string;
  skill: Json;
}

/** Words that tell which shape an object has; another one would be another shape. */
const SHAPE = new Set(['do', 'pay', 'rule', 'is', 'pick']);
/** Bounds of a fact or points, to be added or changed into each other. */
const BOUNDS = ['equals', 'atLeast', 'atMost', 'above', 'below'] as const;

function otherWords(key: string, word: string, path: Path): string[] {
  if (key === 'as' && (word === 'magic' || word === 'counter')) return ['magic', 'counter'];
  if (word === 'phase' || (word === 'turn' && path.includes('if') && key === 'within'))
    return ['phase', 'turn'];
  if (word === 'element' || word === 'faction') return ['element', 'faction'];
  if (key === 'kind' && path.at(-2) === 'only') return [];
  if (key === 'time') return FAMILIES.filter((times) => times.includes(word)).flat();
  if (key === 'count') return COUNTS.filter((counts) => counts.includes(word)).flat();
  if (key === 'zh' || key === 'en') return [`${word}′`];
  const known = OTHER_WORDS[key];
  if (known?.includes(word) === true) return [...known];
  if (IDS.has(key)) return [`${word}-two`];
  if (/[A-Za-z]/.test(word) && FORMULAS.has(key) && word !== 'useless' && word !== 'all' && word !== 'none')
    return [`${word} + 1`];
  return isWho(word) ? ['next-left', 'opponents'].filter((other) => other !== word) : [];
}
/** Fields that hold an id or a name given before. */
const IDS = new Set([
  'token',
  'form',
  'card',
  'skill',
  'skills',
  'notSkill',
  'in',
  'these',
  'enter',
  'leave',
  'side',
  'first',
  'token',
  'label',
  'place',
  'optional',
  'name',
]);
const FORMULAS = new Set([
  'count',
  'amount',
  'damage',
  'by',
  'points',
  'draw',
  'heals',
  'crystal',
  'gem',
  'fixed',
  'add',
  'atMost',
  'atLeast',
  'below',
  'any',
  'then',
  'else',
  'setDamage',
]);
const isWho = (word: string): boolean =>
  /^(self|holder|it|all|others|opponents|teammates|own-side)$/.test(word);

const wordOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What could stand there too, by the shape of the object. */
function additions(object: { [key: string]: Json }, path: Path): [string, Json][] {
  const has = (key: string): boolean => key in object;
  const all: [string, Json][] = [];
  if (has('on') && typeof object['do'] !== 'string') all.push(...ABILITY);
  if (has('do') && typeof object['do'] === 'string') all.push(...EFFECT, ...(VERB[object['do']] ?? []));
  if (has('pay') && typeof object['pay'] === 'string') all.push(...COST, ...(PAY[object['pay']] ?? []));
  if (has('rule')) all.push(...RULE, ...(OF_RULE[wordOf(object['rule'])] ?? []));
  if (has('time')) all.push(...triggerAdditions(wordOf(object['time'])));
  if (has('count') && !has('do') && !has('pay') && !has('pick')) {
    all.push(['plus', 1]);
    if (isCondition(path)) all.push(['atMost', 9], ['parity', 'odd']);
  }
  if (object['pick'] === 'character')
    all.push(['count', 2], ['if', [{ count: 'hand', of: 'it', atLeast: 7 }]], ['attackable', true]);
  if (object['pick'] === 'number') all.push(['to', 9]);
  if (object['pick'] === 'element') all.push(['except', ['light']]);
  return all.filter(([key]) => !has(key) && !isMeaningless(object, key));
}
const isCondition = (path: Path): boolean =>
  path.at(-1) === 'not' || path.at(-2) === 'if' || path.at(-2) === 'any';
/** Fields that say nothing beside those that are there. */
const isMeaningless = (object: { [key: string]: Json }, key: string): boolean =>
  (key === 'random' && object['count'] === 'all') ||
  (key === 'token' && 'these' in object) ||
  (key === 'into' && 'heals' in object) ||
  (key === 'who' && 'team' in object);
function triggerAdditions(time: string): [string, Json][] {
  if (/^(t1|t2|respond)/.test(time))
    return [
      ['at', 'opponents'],
      ['active', false],
      ['cards', { element: 'fire' }],
    ];
  if (/^(t[3-6]|damage)/.test(time))
    return [
      ['by', 'opponents'],
      ['to', 'opponents'],
      ['kind', 'attack'],
      ['points', { atLeast: 7 }],
      ['cause', 'poison'],
      ['skill', ['some-skill']],
      ['notSkill', ['some-skill']],
    ];
  if (time.startsWith('morale'))
    return [
      ['cause', 'synthesize'],
      ['kind', 'attack'],
      ['by', 'opponents'],
      ['to', 'opponents'],
      ['skill', ['some-skill']],
    ];
  if (/Action\./.test(time))
    return [
      ['extra', true],
      ['hit', false],
    ];
  if (time === 'card.revealed') return [['as', 'discard']];
  if (time === 'card.discarded') return [['shown', false]];
  if (time === 'draw.before') return [['cause', 'buy']];
  if (time.startsWith('tokens')) return [['cards', { kind: 'attack' }]];
  if (time.startsWith('form')) return [['form', 'some-form']];
  if (time.startsWith('effect'))
    return [
      ['at', 'opponents'],
      ['card', 'poison'],
    ];
  return [];
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one place set, or taken away (undefined). */
function changed(value: Json, path: Path, to: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to ?? null;
  if (Array.isArray(value)) {
    const copy = [...value];
    if (rest.length === 0 && to === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = changed(copy[Number(key)] ?? null, rest, to);
    return copy;
  }
  const entries = Object.entries(isObject(value) ? value : {});
  if (rest.length === 0 && to === undefined)
    return Object.fromEntries(entries.filter(([name]) => name !== key));
  const found = isObject(value) ? value[key] : undefined;
  return { ...(isObject(value) ? value : {}), [key]: changed(found ?? null, rest, to) };
}

/** Every place of a value, with what it could be instead; undefined takes it away. */
function* changes(value: Json, path: Path = []): Generator<[Path, Json | undefined]> {
  const key = path.findLast((part) => typeof part === 'string');
  const name = typeof key === 'string' ? key : '';
  if (path.length > 0 && !SHAPE.has(name)) yield [path, undefined];
  if (typeof value === 'number') {
    yield [path, value + 1];
    yield [path, value - 1];
  } else if (typeof value === 'boolean') {
    if (name === 'active' || name === 'extra' || name === 'hit') yield [path, !value];
  } else if (typeof value === 'string') {
    if (!(SHAPE.has(name) && isShapeWord(path)))
      for (const word of otherWords(name, value, path)) if (word !== value) yield [path, word];
  } else if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) yield* changes(inner, [...path, i]);
  } else if (isObject(value)) {
    for (const [field, inner] of Object.entries(value)) yield* changes(inner, [...path, field]);
    for (const [field, added] of additions(value, path)) yield [[...path, field], added];
    for (const bound of BOUNDS) if (bound in value) yield [path, otherBound(value, bound)];
  }
}
/** `do: [...]` of a body is a list, not the word of a shape. */
const isShapeWord = (path: Path): boolean => typeof path.at(-1) === 'string';
const otherBound = (object: { [key: string]: Json }, bound: (typeof BOUNDS)[number]): Json =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key === bound ? (bound === 'above' ? 'below' : 'above') : key,
      value,
    ]),
  );

/** @returns every mutant of a skill */
export function* mutantsOf(skill: Json): Generator<Mutant & { path: Path; to: Json | undefined }> {
  for (const [path, to] of changes(skill)) {
    const what = to === undefined ? 'taken away' : `→ ${JSON.stringify(to)}`;
    yield { title: `/${path.join('/')} ${what}`, skill: changed(skill, path, to), path, to };
  }
}

/** @returns what stands at a path */
export const at = (value: Json, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((found, key) => {
    if (Array.isArray(found)) return found[Number(key)];
    return isObject(found) ? found[key] : undefined;
  }, value);
