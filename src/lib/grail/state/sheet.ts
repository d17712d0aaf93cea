/** What the sheets say about the things on the table: tokens, forms, laid cards (§1.6, §22). */
import type { Character, Form, LaidCard, Token } from '../effects/language/index.ts';
import type { Seat, SeatId } from './board.ts';
import type { Game } from './game.ts';

/** The pile of covered cards at a seat whose sheet names none. */
export const ONLY_PILE = 'covered';

/** One entry of a record that came from a file: never something that every object has. */
function entryOf<T>(record: Readonly<Record<string, T>> | undefined, id: string): T | null {
  return record !== undefined && Object.hasOwn(record, id) ? (record[id] as T) : null;
}

/** The sheet at a seat, or null where there is none. */
export function sheetAt(game: Game, seat: SeatId): Character | null {
  return game.rules.characters[seat] ?? null;
}

/** A token of the seat's character, or null where its sheet does not know it (small skills use any). */
export function tokenOf(game: Game, seat: SeatId, token: string): Token | null {
  return entryOf(sheetAt(game, seat)?.tokens, token);
}

/** How many of a token the seat may have (§20.9); Infinity where nothing is said. */
export function maxOf(game: Game, seat: SeatId, token: string): number {
  return mostOf(tokenOf(game, seat, token));
}

export function mostOf(token: Token | null): number {
  if (token === null) return Infinity;
  return token.kind === 'two-sided' ? token.count : (token.max ?? Infinity);
}

/** The key in `Seat.tokens` of one side of a two-sided token. */
export function sideKey(token: string, side: string): string {
  return `${token}.${side}`;
}

/** The side that two-sided tokens begin on: the first one written. */
export function firstSide({ sides }: Extract<Token, { kind: 'two-sided' }>): string {
  return Object.keys(sides)[0] ?? '';
}

/** How many of a token a seat has: counters, covered cards, or two-sided tokens of all sides. */
export function tokensHeld(owner: Seat, token: string, definition: Token | null): number {
  if (definition?.kind === 'covered') return owner.piles[token]?.length ?? 0;
  if (definition?.kind !== 'two-sided') return owner.tokens[token] ?? 0;
  return Object.keys(definition.sides).reduce(
    (sum, side) => sum + (owner.tokens[sideKey(token, side)] ?? 0),
    0,
  );
}

/** The token under which covered cards lie that nobody named: the sheet's only one, or null where it has several. */
export function pileOf(character: Character | null): string | null {
  const covering = Object.entries(character?.tokens ?? {}).filter(([, { kind }]) => kind === 'covered');
  if (covering.length > 1) return null;
  return covering[0]?.[0] ?? ONLY_PILE;
}

/** A form of the seat's character, or null where its sheet does not know it. */
export function formOf(game: Game, seat: SeatId, form: string): Form | null {
  return entryOf(sheetAt(game, seat)?.forms, form);
}

/** A card that skills of the seat's character lay before somebody, or null where its sheet does not know it. */
export function laidCardOf(game: Game, seat: SeatId, card: string): LaidCard | null {
  return laidCard(sheetAt(game, seat), card);
}

export function laidCard(character: Character | null, card: string): LaidCard | null {
  return entryOf(character?.cards, card);
}

/** The id of the other side of a laid card, where it has one. */
function otherSide(character: Character | null, card: string): string | null {
  const back = laidCard(character, card)?.backs;
  if (back !== undefined) return back;
  return Object.entries(character?.cards ?? {}).find(([, { backs }]) => backs === card)?.[0] ?? null;
}

/** §22.3: whether the seat's exclusive card lies beside its sheet, neither before somebody nor out of the game. */
export function exclusiveAvailable(game: Game, seat: SeatId, card: string): boolean {
  const character = sheetAt(game, seat);
  if (laidCard(character, card)?.kind !== 'exclusive') return false;
  const { seats } = game.board;
  const sides = [card, otherSide(character, card)];
  if (seats[seat]?.gone.some((id) => sides.includes(id))) return false;
  return seats.every(({ table }) => !table.some(({ by, name }) => by === seat && sides.includes(name)));
}

/** Whether a laid card of this id is what the word says: itself, the card it counts as (§8.2), or any basic effect. */
export function isLaidAs(game: Game, id: string, word: string): boolean {
  if (id === word) return true;
  const definition = game.rules.characters.map((sheet) => laidCard(sheet, id)).find((card) => card !== null);
  return word === 'basic' ? definition?.kind !== 'exclusive' : definition?.countsAs === word;
}

/**
 * The sheet as it is played: the skills of a variant take the place of those of the same id.
 * @returns null where the sheet has no such variant
 */
export function effectiveCharacter(character: Character, variant?: string): Character | null {
  if (variant === undefined) return character;
  const chosen = entryOf(character.variants, variant);
  if (chosen === null) return null;
  const other = new Map(chosen.skills.map((skill) => [skill.id, skill]));
  return { ...character, skills: character.skills.map((skill) => other.get(skill.id) ?? skill) };
}
