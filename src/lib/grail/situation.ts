/**
 * A position as data: what a case, a lesson or a builder sets up (rules README 9).
 * Cards are named by words (`fire`, `shield`, `poison.water`, `fire+SKILL`, `#17`, `x` = any filler that
 * can neither answer nor be used); the builder picks real copies and refuses what cannot be.
 */
import type { ConfigInput } from './state/config.ts';
import type { Character } from './effects/language/index.ts';
import type { SmallSkill as SkillDef } from './effects/language/index.ts';
import type { Deck } from './state/own-deck.ts';

/** A card by word: see `cards/words` in the builder. */
export type CardWord = string;

export interface PlacedInput {
  card: CardWord | null;
  /** Name it bears on the table if another than the card's own: a card of the character at `by`, or any name without a sheet. */
  as?: string;
  countsAs?: string;
  exclusive?: boolean;
  /** Who placed it; default seat 1. */
  by?: number;
}

export interface SituationSeat {
  /** The name of a character without its sheet: for unique skills (§20.4). With a sheet it stands in `Setup.characters`. */
  character?: string;
  hand?: CardWord[];
  /** Covered cards (§4.2), the last on top: by token, or a list for the only token of the sheet that covers cards. */
  covered?: CardWord[] | Record<string, CardWord[]>;
  table?: (PlacedInput | CardWord)[];
  heals?: number;
  energy?: [gem: number, crystal: number];
  /** Counters; each side of two-sided tokens as `token.side`. */
  tokens?: Record<string, number>;
  form?: string;
  /** With a sheet: as the form lies, unless said. */
  sideways?: boolean;
  /** Characters that skills remember, by the name they have for them. */
  names?: Record<string, number>;
  /** Exclusive cards that have left the game. */
  gone?: string[];
  handLimit?: number;
  /** §3: a fixed hand limit ignores ±. */
  handLimitFixed?: number;
  healLimit?: number;
  energyLimit?: number;
  skills?: SkillDef[];
}

/** Where the game stands: the states of machine `turn` that a situation may begin in. */
export type SituationStart =
  'turn' | 'action.before' | 'action.start' | 'action.choose' | 'action.extra' | 'action.end' | 'turn.end';

export interface Situation {
  config?: ConfigInput;
  seats?: Record<number, SituationSeat>;
  /** Seat that is turn player; default 0. */
  turn?: number;
  start?: SituationStart;
  stones?: { red?: [number, number]; blue?: [number, number] };
  morale?: [red: number, blue: number];
  cups?: [red: number, blue: number];
  /** Top card first. */
  deckTop?: CardWord[];
  /** Exact sizes; cards that are in no zone are then set aside outside the game. */
  deckSize?: number;
  discardSize?: number;
  /** Cards that lie in the discard pile by name (in addition `discardSize` fills up). */
  discard?: CardWord[];
  extra?: { kinds: ('attack' | 'magic')[]; element?: string }[];
  startupUsed?: boolean;
  specialsForbidden?: boolean;
}

/** What a game is made of: with the list of choices it is the whole game (design.md §3.1). */
export interface Setup {
  seed: string | number;
  config?: ConfigInput;
  situation?: Situation;
  /** Whole characters by seat (§2.4): a game brings along what it needs to know of them. */
  characters?: Record<number, Character>;
  /** The reading of the sheet that is played, by seat; without one as it stands. */
  variants?: Record<number, string>;
  /** Skills of seats in a game that begins at set-up. */
  skills?: Record<number, SkillDef[]>;
  /** A deck of its own, whole; without one the official cards (§1.1). */
  deck?: Deck;
}
