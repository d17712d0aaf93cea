/** The set-up form's values as settings of §24: only what differs from the default is given. */
import type { Homebrew } from '$lib/features/table/homebrew.ts';
import {
  checkConfig,
  DEFAULT_CONFIG,
  DEFAULT_SEATING,
  type ConfigInput,
  type Deck,
  type Problem,
  type RulesConfig,
} from '$lib/grail';

export type FormValues = { [Key in keyof RulesConfig]: RulesConfig[Key] };

/** What the form asks for. */
export interface NewGame {
  config: ConfigInput;
  seed: string;
  /** Everybody's hand lies open. */
  open: boolean;
  characters: CharactersWanted;
  /** Null: the official one. */
  deck: Deck | null;
  /** What keys of own characters stand for, and who of them takes part by chance. */
  homebrew: Homebrew;
}

/** Nobody has a character, everybody one by chance, or by seat the ids and keys that were chosen. */
export type CharactersWanted = 'plain' | 'random' | Readonly<Record<number, string>>;

export const PLAYERS = [4, 6, 8] as const;
export type Players = (typeof PLAYERS)[number];

/** Layouts worth offering, by number of players: the house layout first (§2.3). */
export const SEATINGS: Readonly<Record<Players, readonly string[]>> = {
  4: [DEFAULT_SEATING[4] ?? 'RBBR', 'RBRB', 'RRBB'],
  6: [DEFAULT_SEATING[6] ?? 'RBBRRB', 'RBRBRB', 'RRRBBB'],
  8: [DEFAULT_SEATING[8] ?? 'RBBRRBBR', 'RBRBRBRB', 'RRRRBBBB'],
};

export const defaults = (players: Players): FormValues => ({
  ...DEFAULT_CONFIG,
  seating: SEATINGS[players][0] ?? DEFAULT_CONFIG.seating,
});

/** The settings that a form asks for, and what is wrong with them. */
export function configOf(values: FormValues): { config: ConfigInput; problems: Problem[] } {
  const config = Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => key === 'seating' || value !== DEFAULT_CONFIG[key as keyof RulesConfig],
    ),
  ) as ConfigInput;
  return { config, problems: checkConfig(config).problems };
}
