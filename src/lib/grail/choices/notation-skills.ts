/** Skills and answers to running effects as text: `use ID target=1 cost=fire,x`, `choose 1`, `choose fire`. */
import type { SeatId } from '../state/board.ts';
import { ELEMENTS } from '../state/cards.ts';
import { explainWord, isWordError } from '../state/words.ts';
import type { Choice, Field, Option, Picks, SkillChoiceType } from './choice.ts';
import { findCards } from './notation-cards.ts';
import { notationError, optionsOf, type NotationContext, type NotationError } from './notation-context.ts';

type SkillOption = Extract<Option, { type: SkillChoiceType }>;
/** How a placed card's seat and its place on that table make one number. */
export const PLACED_BASE = 1000;

/** A skill by its id, `ID/2` = the second of its abilities that are offered; then `name=value` for each field. */
export function parseSkill(
  types: readonly SkillChoiceType[],
  [written = '', ...values]: string[],
  context: NotationContext,
  text: string,
): Choice | NotationError {
  const [id = '', ordinal = '1'] = written.split('/');
  const given = new Map<string, string>();
  for (const value of values) {
    const [, name, words] = /^([\w-]+)=(.*)$/.exec(value) ?? [];
    if (name === undefined || words === undefined || given.has(name))
      return notationError(text, `"${value}": write each field once, as name=value`);
    given.set(name, words);
  }
  const offered = types
    .flatMap((type) => optionsOf(context.request, type))
    .filter(({ skill }) => skill === id);
  const fitting = offered.filter(({ fields }) =>
    [...given.keys()].every((name) => fields.some((field) => field.name === name)),
  );
  const option = (fitting.length > 0 ? fitting : offered)[Number(ordinal) - 1];
  if (option === undefined) return notOffered(types, id, given, context, text);
  const picks = readFields(option, given, context, text);
  return 'message' in picks
    ? (picks as NotationError)
    : { type: option.type, seat: context.seat, ability: option.ability, picks };
}

function readFields(
  option: SkillOption,
  given: ReadonlyMap<string, string>,
  context: NotationContext,
  text: string,
): Picks | NotationError {
  const unknown = [...given.keys()].find((name) => !option.fields.some((field) => field.name === name));
  if (unknown !== undefined) {
    const names = option.fields.map(({ name }) => name).join(', ');
    return notationError(text, `"${option.skill}" has no field "${unknown}"; it has: ${names || 'none'}`);
  }
  const picks: Picks = {};
  for (const field of option.fields) {
    const value = given.get(field.name);
    const read = value === undefined ? onlyValue(field) : readValues(field, splitList(value), context, text);
    if (read === null) continue;
    if (!Array.isArray(read)) return read;
    picks[field.name] = read;
  }
  return picks;
}

/** A field that was left out: its only possible value, nothing where nothing need be chosen, else missing (§21.8). */
function onlyValue({ from, min, max }: Field): number[] | null {
  return min > 0 && min === from.length && max >= min ? [...from] : null;
}

function readValues(
  field: Pick<Field, 'pick' | 'from'>,
  words: readonly string[],
  context: NotationContext,
  text: string,
): number[] | NotationError {
  if (field.pick === 'card') {
    const cards = findCards(context, words, field.from);
    return isWordError(cards) ? notationError(text, explainWord(cards)) : cards;
  }
  const values = words.map((word) => {
    if (field.pick === 'placed') return placedValue(word, field.from, context);
    return field.pick === 'element' ? elementValue(word) : wholeNumber(word);
  });
  const wrong = values.indexOf(null);
  if (wrong >= 0) return notationError(text, `"${words[wrong]}" is no ${field.pick} here`);
  return values as number[];
}

/** `1.0` the first card in front of seat 1; `1` the first one that may be chosen there; `1.poison` by its name. */
function placedValue(word: string, from: readonly number[], { board }: NotationContext): number | null {
  const [, at, place] = /^(\d{1,2})(?:\.([\w-]+))?$/.exec(word) ?? [];
  if (at === undefined) return null;
  const seat: SeatId = Number(at);
  const here = (value: number): boolean => Math.floor(value / PLACED_BASE) === seat;
  if (place === undefined) return from.find(here) ?? seat * PLACED_BASE;
  if (/^\d+$/.test(place)) return seat * PLACED_BASE + Number(place);
  const index = board.seats[seat]?.table.findIndex(({ name }) => name === place) ?? -1;
  return index < 0 ? null : seat * PLACED_BASE + index;
}

/** A skill that is not offered is still named, so that the core says why it may not be used. */
function notOffered(
  types: readonly SkillChoiceType[],
  id: string,
  given: ReadonlyMap<string, string>,
  context: NotationContext,
  text: string,
): Choice | NotationError {
  const abilities = context.skills?.abilities.filter(({ skill }) => skill.id === id) ?? [];
  const found = abilities.find(({ seat }) => seat === context.seat) ?? abilities[0];
  if (found === undefined) return notationError(text, `nobody at the table has a skill "${id}"`);
  const picks: Picks = {};
  for (const [name, value] of given) {
    const words = splitList(value);
    const numbers = words.every((word) => /^\d+(\.\d+)?$/.test(word));
    const pick = !numbers ? 'card' : words.some((word) => word.includes('.')) ? 'placed' : 'number';
    const read = readValues({ pick, from: [] }, words, context, text);
    if (!Array.isArray(read)) return read;
    picks[name] = read;
  }
  const type = types.find((candidate) => candidate === `${found.as ?? 'magic'}Skill`) ?? types[0] ?? 'use';
  return { type, seat: context.seat, ability: found.index, picks };
}

/** Answer to a running effect: cards by word, everything else by number; `any` = as many as needed, the first ones. */
export function parseChoose(words: string[], context: NotationContext, text: string): Choice | NotationError {
  const field = optionsOf(context.request, 'choose')[0]?.field;
  const { seat } = context;
  if (words.length === 1 && words[0] === 'any')
    return { type: 'choose', seat, values: field?.from.slice(0, field.min) ?? [] };
  const numbers = words.every((word) => /^\d/.test(word));
  const values = readValues(field ?? { pick: numbers ? 'number' : 'card', from: [] }, words, context, text);
  return Array.isArray(values) ? { type: 'choose', seat, values } : values;
}

function splitList(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

function elementValue(word: string): number | null {
  const at = (ELEMENTS as readonly string[]).indexOf(word);
  return at < 0 ? wholeNumber(word) : at;
}

function wholeNumber(word: string): number | null {
  return /^\d{1,9}$/.test(word) ? Number(word) : null;
}
