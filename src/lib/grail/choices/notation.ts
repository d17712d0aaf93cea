/**
 * Choices as text, as cases and lessons write them: `attack fire->1`, `counter water->3`, `heals 1`, `use ID target=1`.
 * A text may name an illegal choice; it still becomes a Choice, so that the core refuses it with its §.
 */
import type { CompiledSkills } from '../effects/compiled.ts';
import type { Board, Stones } from '../state/board.ts';
import type { CardId, CardTable } from '../state/cards.ts';
import { explainWord, isWordError } from '../state/words.ts';
import type { Choice, Request } from './choice.ts';
import { findCards } from './notation-cards.ts';
import { notationError, optionsOf, type NotationContext, type NotationError } from './notation-context.ts';
import { parseChoose, parseSkill } from './notation-skills.ts';

/** Wishes that no rule grants: there is no passing and no ending one's turn (§6.6). */
const NEVER_OFFERED: readonly string[] = ['end-turn', 'pass-turn', 'no-action', 'do-nothing'];

type Reader = (words: string[], context: NotationContext, text: string) => Choice | NotationError;

const READERS: Readonly<Record<string, Reader>> = {
  attack: readAimed('attack'),
  counter: readAimed('counter'),
  magic: readMagic,
  buy: readBuy,
  synthesize: readStones('synthesize'),
  extract: readStones('extract'),
  block: (words, context, text) => readCard('block', words[0] ?? 'light', context, text),
  pass: readPass,
  decline: (words, { seat }, text) => alone(words, text, { type: 'pass', seat }),
  heals: readHeals,
  discard: readDiscard,
  extra: readExtra,
  take: (words, { seat }, text) => alone(words, text, { type: 'take', seat }),
  skip: (words, { seat }, text) => alone(words, text, { type: 'skipActionPhase', seat }),
  draw3: (words, { seat }, text) => alone(words, text, { type: 'drawThree', seat }),
  'declare-cannot-act': (words, { seat }, text) => alone(words, text, { type: 'declareCannotAct', seat }),
  'no-startup': (words, { seat }, text) => alone(words, text, { type: 'noStartup', seat }),
  'stop-extra': (words, { seat }, text) => alone(words, text, { type: 'stopExtra', seat }),
  use: (words, context, text) => parseSkill(['use'], words, context, text),
  startup: (words, context, text) => parseSkill(['startup'], words, context, text),
  skill: (words, context, text) =>
    parseSkill(['magicSkill', 'attackSkill', 'specialSkill'], words, context, text),
  choose: parseChoose,
};

/**
 * A choice from its text, made by the seat that is asked (or by seat n: `n: take`).
 * `skills` lets a skill be named that is not offered now.
 */
export function parseChoice(
  text: string,
  request: Request,
  cards: CardTable,
  board: Board,
  skills: Pick<CompiledSkills, 'abilities'> | null = null,
): Choice | NotationError {
  const [, by, rest = ''] = /^\s*(?:(\d+)\s*:)?\s*(.*?)\s*$/s.exec(text) ?? [];
  const seat = by === undefined ? request.seat : Number(by);
  const [verb = '', ...words] = rest.replace(/\s*->\s*/g, '->').split(/\s+/);
  if (NEVER_OFFERED.includes(verb)) return notationError(text, `the rules offer no "${verb}"`, 'mustAct');
  const read = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (read === undefined)
    return notationError(text, `"${verb}" is no choice; known: ${Object.keys(READERS).join(', ')}`);
  const context = { request, cards, board, seat, skills };
  const as = AIMED.includes(verb) && words.at(-2) === 'as' ? words.at(-1) : undefined;
  if (as === undefined) return read(words, context, text);
  const choice = read(words.slice(0, -2), context, text);
  return 'type' in choice ? ({ ...choice, as } as Choice) : choice;
}

/** Choices that may say what a card is used as: `attack poison->1 as wind-slash` (§9.7). */
const AIMED: readonly string[] = ['attack', 'counter', 'magic'];

function readAimed(type: 'attack' | 'counter'): Reader {
  return ([aim = '', ...more], context, text) => {
    const [word = '', at, ...rest] = aim.split('->');
    if (at === undefined || !/^\d+$/.test(at) || rest.length > 0 || more.length > 0)
      return notationError(text, `write: ${type} CARD->SEAT, e.g. ${type} fire->1`);
    const target = Number(at);
    const options = optionsOf(context.request, type);
    const aimed = options.filter(({ targets }) => targets.includes(target));
    const card = oneCard(context, word, cardsOf([...aimed, ...options]), text);
    return typeof card === 'number' ? { type, seat: context.seat, card, target } : card;
  };
}

function readMagic(
  [aim = '', ...more]: string[],
  context: NotationContext,
  text: string,
): Choice | NotationError {
  const [word = '', at, ...rest] = aim.split('->');
  if ((at !== undefined && !/^\d+$/.test(at)) || rest.length > 0 || more.length > 0)
    return notationError(text, 'write: magic CARD->SEAT or magic missile');
  const card = oneCard(context, word, cardsOf(optionsOf(context.request, 'magic')), text);
  if (typeof card !== 'number') return card;
  const { seat } = context;
  return at === undefined ? { type: 'magic', seat, card } : { type: 'magic', seat, card, target: Number(at) };
}

function readBuy(words: string[], { seat }: NotationContext, text: string): Choice | NotationError {
  const [stone] = words;
  if (stone === undefined) return { type: 'buy', seat };
  if (words.length > 1 || (stone !== 'gem' && stone !== 'crystal'))
    return notationError(text, 'write: buy, buy gem or buy crystal');
  return { type: 'buy', seat, stone };
}

/** Stones may be left out where only one set is possible. Where none is, what lies there is named, to be refused. */
function readStones(type: 'synthesize' | 'extract'): Reader {
  return (words, { request, board, seat }, text) => {
    const [written] = words;
    const stones = written === undefined ? null : parseStones(written);
    if (words.length > 1 || (written !== undefined && stones === null))
      return notationError(text, `write the stones as in: ${type} 2g1c`);
    if (stones !== null) return { type, seat, stones };
    const possible = optionsOf(request, type).flatMap((option) => option.stones);
    if (possible.length > 1)
      return notationError(text, `several sets of stones are possible: write ${type} 2g1c`);
    const zone = board.teams[board.seats[seat]?.team ?? 0].stones;
    const gem = Math.min(zone.gem, 3);
    return { type, seat, stones: possible[0] ?? { gem, crystal: Math.min(zone.crystal, 3 - gem) } };
  };
}

/** `2g1c`, `1g`, `3c`; null if it is something else. */
export function parseStones(text: string): Stones | null {
  const [, gem, crystal] = /^(?:(\d{1,3})g)?(?:(\d{1,3})c)?$/.exec(text) ?? [];
  return gem === undefined && crystal === undefined
    ? null
    : { gem: Number(gem ?? 0), crystal: Number(crystal ?? 0) };
}

/** §9.3: in front of a missile `pass` plays one; elsewhere it declines. */
function readPass(words: string[], context: NotationContext, text: string): Choice | NotationError {
  const [word] = words;
  if (word === undefined && context.request.machine !== 'missile')
    return { type: 'pass', seat: context.seat };
  return readCard('pass', word ?? 'missile', context, text);
}

function readCard(
  type: 'block' | 'pass',
  word: string,
  context: NotationContext,
  text: string,
): Choice | NotationError {
  const pool = optionsOf(context.request, type).flatMap(({ card }) => card ?? []);
  const card = oneCard(context, word, pool, text);
  return typeof card === 'number' ? { type, seat: context.seat, card } : card;
}

function readHeals(words: string[], { seat }: NotationContext, text: string): Choice | NotationError {
  const [count = ''] = words;
  if (words.length !== 1 || !/^\d{1,3}$/.test(count)) return notationError(text, 'write: heals 1');
  return { type: 'useHeals', seat, count: Number(count) };
}

/** `discard any`: as many as needed, those that came to the hand first. */
function readDiscard(words: string[], context: NotationContext, text: string): Choice | NotationError {
  const [option] = optionsOf(context.request, 'discard');
  const { seat } = context;
  if (words.length === 1 && words[0] === 'any')
    return { type: 'discard', seat, cards: option?.cards.slice(0, option.count) ?? [] };
  const cards = findCards(context, words, option?.cards ?? []);
  return isWordError(cards) ? notationError(text, explainWord(cards)) : { type: 'discard', seat, cards };
}

/** `extra 0`, `extra attack`, `extra wind attack`: an entry by its number or by what it grants (§18.2). */
function readExtra(
  words: string[],
  { request, seat }: NotationContext,
  text: string,
): Choice | NotationError {
  const [first = ''] = words;
  if (words.length === 1 && /^\d{1,3}$/.test(first)) return { type: 'takeExtra', seat, entry: Number(first) };
  const kinds = words.filter((word) => word === 'attack' || word === 'magic');
  const [element = null, ...more] = words.filter((word) => word !== 'attack' && word !== 'magic');
  if (words.length === 0 || more.length > 0)
    return notationError(text, 'write: extra 0, extra attack or extra wind attack');
  const entries = optionsOf(request, 'takeExtra').filter((entry) =>
    kinds.every((kind) => entry.kinds.includes(kind)),
  );
  const entry =
    entries.find((candidate) => candidate.element === element) ?? (element === null ? entries[0] : undefined);
  return { type: 'takeExtra', seat, entry: entry?.entry ?? Number.MAX_SAFE_INTEGER };
}

function alone(words: string[], text: string, choice: Choice): Choice | NotationError {
  return words.length === 0 ? choice : notationError(text, `nothing may follow: "${words.join(' ')}"`);
}

function cardsOf(options: readonly { card: CardId }[]): CardId[] {
  return options.map(({ card }) => card);
}

function oneCard(
  context: NotationContext,
  word: string,
  pool: readonly CardId[],
  text: string,
): CardId | NotationError {
  const cards = findCards(context, [word], pool);
  if (isWordError(cards)) return notationError(text, explainWord(cards));
  const [card = 0, ...more] = cards;
  if (card === 0) return notationError(text, `no card of the deck is "${word}"`);
  return more.length === 0 ? card : notationError(text, `"${word}" names several cards where one is meant`);
}
