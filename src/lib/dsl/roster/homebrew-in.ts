/** What of a game or a situation somebody made: the characters that stand in it whole, and its own deck. */
import type { Deck, Text } from '../../grail/index.ts';
import type { NamedCharacter } from './roster.ts';

export interface Made {
  name: Text;
  /** As it was typed; null: nobody says. */
  author: string | null;
}
export interface HomebrewIn {
  characters: Made[];
  deck: Made | null;
}

interface Carrier {
  characters?: Readonly<Record<string, NamedCharacter>> | undefined;
  deck?: Deck | undefined;
}

const made = ({ name, author }: { name?: Text; author?: string }): Made => ({
  name: name ?? {},
  author: author ?? null,
});

/** @returns null where everything is official */
export function homebrewIn({ characters = {}, deck }: Carrier): HomebrewIn | null {
  const whole = Object.values(characters).flatMap((entry) =>
    typeof entry === 'object' && 'sheet' in entry ? [made(entry.sheet)] : [],
  );
  if (whole.length === 0 && deck === undefined) return null;
  return { characters: whole, deck: deck === undefined ? null : made(deck) };
}
