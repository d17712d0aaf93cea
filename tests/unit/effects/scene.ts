import { expect } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import {
  apply,
  legal,
  newGame,
  parseChoice,
  requestOf,
  type Ability,
  type Character,
  type Choice,
  type Effect,
  type Game,
  type GrailEvent,
  type RefusalCode,
  type Seat,
  type Situation,
  type SkillDef,
} from '$lib/grail/index.ts';

/** A position of six, seats RBRBRB, seat 0 at action.choose, in which small skills can be tried. */
export function scene(situation: Situation): Game {
  return newGame(deck, { seed: 1, situation: { config: { seating: 'RBRBRB' }, ...situation } });
}

/** The same with a sheet at seat 0: its tokens, forms and laid cards; the skills are those of the situation. */
export function sheeted(sheet: Partial<Character>, situation: Situation): Game {
  const bare: Character = {
    format: 1,
    id: 'tried',
    name: { en: 'Tried' },
    faction: 'phantom',
    stars: 1,
    skills: [],
  };
  return newGame(deck, {
    seed: 1,
    characters: { 0: { ...bare, ...sheet } },
    situation: { config: { seating: 'RBRBRB' }, ...situation },
  });
}

/** Seat 0 does this as a magic action. */
export function does(
  effects: Effect[],
  seats: NonNullable<Situation['seats']> = {},
  more: Situation = {},
  sheet: Partial<Character> | null = null,
): Game {
  const skills = [magic('try', { do: effects })];
  const situation = { ...more, seats: { ...seats, 0: { ...seats[0], skills } } };
  return play(sheet === null ? scene(situation) : sheeted(sheet, situation), 'skill try');
}

/** Seat 0 attacks seat 1 with fire and does this at ①. */
export function launching(effects: Effect[], seats: NonNullable<Situation['seats']> = {}): Game {
  const skills = [response('try', 't1.launch', { by: 'self', do: effects })];
  const game = scene({ seats: { ...seats, 0: { hand: ['fire'], ...seats[0], skills } } });
  return play(game, 'attack fire->1', 'use try');
}

/** Cards of all zones, each once (§1.1): 150 where none is on its way. */
export function cardsOf({ board }: Game): number[] {
  const { seats, deck: left, discard, aside } = board;
  const own = seats.flatMap(({ hand, piles, table }) => [
    ...hand,
    ...Object.values(piles).flat(),
    ...table.map(({ card }) => card).filter((card) => card > 0),
  ]);
  return [...own, ...left, ...discard.faceUp, ...discard.faceDown, ...aside].sort((a, b) => a - b);
}

export const ALL_CARDS = Array.from({ length: 150 }, (_, i) => i + 1);

export function read(game: Game, text: string): Choice {
  const request = requestOf(game);
  if (request === null) throw new Error('the game is over');
  const choice = parseChoice(text, request, game.rules.cards, game.board, game.rules.skills);
  if (!('type' in choice)) throw new Error(JSON.stringify(choice));
  return choice;
}

/** Answers one after the other; each must be legal. */
export function play(game: Game, ...texts: string[]): Game {
  for (const text of texts) expect(apply(game, read(game, text)), text).toBeNull();
  return game;
}

export function refusal(game: Game, choice: Choice): RefusalCode | null {
  return legal(game, choice)?.because ?? null;
}

export function seatAt(game: Game, seat: number): Seat {
  const found = game.board.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export function hands(game: Game): number[] {
  return game.board.seats.map(({ hand }) => hand.length);
}

/** "seat state": who is asked by which state. */
export function asked(game: Game): string {
  const request = requestOf(game);
  return request ? `${request.seat} ${request.machine}.${request.state}` : 'over';
}

export function eventsOf<T extends GrailEvent['type']>(
  game: Game,
  type: T,
): Extract<GrailEvent, { type: T }>[] {
  return (game.log?.events ?? []).filter((event) => event.type === type) as Extract<
    GrailEvent,
    { type: T }
  >[];
}

/** A magic skill used as an action. */
export function magic(id: string, ability: Omit<Ability, 'on'>): SkillDef {
  return { id, type: 'magic', does: [{ on: { time: 'action.choose', as: 'magic' }, ...ability }] };
}

/** A response at one timing, made by anyone unless `by` says whose events it hears. */
export function response(
  id: string,
  time: string,
  rest: Partial<Ability> & { by?: string; to?: string } = {},
): SkillDef {
  const { by, to, ...ability } = rest;
  const on = {
    time,
    ...(by === undefined ? {} : { by }),
    ...(to === undefined ? {} : { to }),
  } as Ability['on'];
  return { id, type: 'response', does: [{ on, ...ability }] };
}

export function passive(id: string, time: string, ...effects: Effect[]): SkillDef {
  return { id, type: 'passive', does: [{ on: { time, by: 'self' } as Ability['on'], do: effects }] };
}
