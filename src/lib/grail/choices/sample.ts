/** Answers out of a described space: one at random, or all where there are few. */
import { randomInt, shuffle, type RandomState } from '../../kernel/random.ts';
import type { Game } from '../state/game.ts';
import type { Choice, Field, Option, Picks, Request } from './choice.ts';
import { questionOf } from './request.ts';
import { areTogether, enumerateDeclarations, sampleDeclaration } from './skills.ts';

/**
 * A random legal answer to the question that stands; each option equally likely, then its details.
 * `random` is the caller's own generator: bots never touch the game's.
 * @throws if the game is over.
 */
export function sample(game: Game, random: RandomState): Choice {
  const request = questionOf(game);
  if (request === null) throw new Error('the game is over: nobody is asked');
  return sampleAnswer(game, request, random);
}

/** The same for who has the question that stands at hand. */
export function sampleAnswer(game: Game, request: Request, random: RandomState): Choice {
  const option = request.options[randomInt(random, request.options.length)] as Option;
  return sampleOption(game, request.seat, option, random);
}

function sampleOption(game: Game, seat: number, option: Option, random: RandomState): Choice {
  switch (option.type) {
    case 'attack':
    case 'counter':
      return {
        type: option.type,
        seat,
        card: option.card,
        target: one(option.targets, random),
        ...asOf(option),
      };
    case 'magic':
      return option.targets === null
        ? { type: 'magic', seat, card: option.card, ...asOf(option) }
        : { type: 'magic', seat, card: option.card, target: one(option.targets, random), ...asOf(option) };
    case 'buy':
      return option.stones.length === 0
        ? { type: 'buy', seat }
        : { type: 'buy', seat, stone: one(option.stones, random) };
    case 'synthesize':
    case 'extract':
      return { type: option.type, seat, stones: one(option.stones, random) };
    case 'drawThree':
      return { type: 'drawThree', seat };
    case 'useHeals':
      return { type: 'useHeals', seat, count: randomInt(random, option.max + 1) };
    case 'discard':
      return { type: 'discard', seat, cards: shuffle(random, [...option.cards]).slice(0, option.count) };
    case 'takeExtra':
      return { type: 'takeExtra', seat, entry: option.entry };
    case 'choose':
      return { type: 'choose', seat, values: sampleField(game, seat, option.field, random) };
    case 'startup':
    case 'use':
    case 'attackSkill':
    case 'magicSkill':
    case 'specialSkill':
      return {
        type: option.type,
        seat,
        ability: option.ability,
        picks: sampleDeclaration(game, option.ability, random),
      };
    default:
      return { ...option, seat };
  }
}

/** What the card is used as, where the option says it. */
function asOf({ as }: { as?: string }): { as?: string } {
  return as === undefined ? {} : { as };
}

function one<T>(list: readonly T[], random: RandomState): T {
  return list[randomInt(random, list.length)] as T;
}

function sampleField(game: Game, seat: number, field: Field, random: RandomState): number[] {
  const count = field.min + randomInt(random, field.max - field.min + 1);
  const values = shuffle(random, [...field.from]).slice(0, count);
  return isTogether(game, seat, field, values) ? values : one(fieldValues(game, seat, field), random);
}

/** What cards must be together is looked at here too, so that no sampled answer is refused. */
function isTogether(game: Game, seat: number, field: Field, values: readonly number[]): boolean {
  return areTogether(game, { seat, user: seat, slots: {} }, field, values);
}

function fieldValues(game: Game, seat: number, field: Field): number[][] {
  const { from, min, max } = field;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return sizes
    .flatMap((size) => subsets(from, size))
    .filter((values) => isTogether(game, seat, field, values));
}

/** The most answers `enumerate` lists for one option; beyond it the space is described only. */
export const ENUMERATE_LIMIT = 500;

/** Every answer to a request, options in order; an option with more than `ENUMERATE_LIMIT` answers is cut there. */
export function enumerate(game: Game, request: Request): Choice[] {
  return request.options.flatMap((option) => enumerateOption(game, request.seat, option));
}

function enumerateOption(game: Game, seat: number, option: Option): Choice[] {
  switch (option.type) {
    case 'attack':
    case 'counter':
    case 'magic':
      return enumerateAimed(option, seat);
    case 'buy':
      return option.stones.length === 0
        ? [{ type: 'buy', seat }]
        : option.stones.map((stone) => ({ type: 'buy', seat, stone }));
    case 'synthesize':
    case 'extract':
      return option.stones.map((stones) => ({ type: option.type, seat, stones }));
    case 'drawThree':
      return [{ type: 'drawThree', seat }];
    case 'useHeals':
      return Array.from({ length: option.max + 1 }, (_, count) => ({
        type: 'useHeals' as const,
        seat,
        count,
      }));
    case 'discard':
      return subsets(option.cards, option.count).map((cards) => ({ type: 'discard', seat, cards }));
    case 'takeExtra':
      return [{ type: 'takeExtra', seat, entry: option.entry }];
    case 'choose': {
      return fieldValues(game, seat, option.field).map((values) => ({ type: 'choose', seat, values }));
    }
    case 'startup':
    case 'use':
    case 'attackSkill':
    case 'magicSkill':
    case 'specialSkill': {
      const { type, ability } = option;
      const all: Picks[] = enumerateDeclarations(game, ability, ENUMERATE_LIMIT);
      return all.map((picks) => ({ type, seat, ability, picks }));
    }
    default:
      return [{ ...option, seat }];
  }
}

type Aimed = Extract<Option, { type: 'attack' | 'counter' | 'magic' }>;

/** A card at each of its targets, or at nobody in particular. */
function enumerateAimed(option: Aimed, seat: number): Choice[] {
  const { card } = option;
  if (option.type !== 'magic')
    return option.targets.map((target) => ({ type: option.type, seat, card, target, ...asOf(option) }));
  const one: Choice = { type: 'magic', seat, card, ...asOf(option) };
  return option.targets === null ? [one] : option.targets.map((target) => ({ ...one, target }));
}

/** All subsets of exactly `size` items, in order, at most `ENUMERATE_LIMIT`. */
function subsets<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  const grow = (start: number, taken: T[]) => {
    if (found.length >= ENUMERATE_LIMIT) return;
    if (taken.length === size) {
      found.push([...taken]);
      return;
    }
    for (let i = start; i <= items.length - (size - taken.length); i++)
      grow(i + 1, [...taken, items[i] as T]);
  };
  grow(0, []);
  return found;
}
