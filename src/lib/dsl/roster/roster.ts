/** Characters by id, as files name them: who is known is for the caller to say, since the rules know none. */
import {
  SituationError,
  type Character,
  type GrailRecord,
  type Problem,
  type Setup,
} from '../../grail/index.ts';

export type Roster = ReadonlyMap<string, Character>;

/** Nobody is known by name. */
export const NO_ROSTER: Roster = new Map();

export const rosterOf = (characters: readonly Character[]): Roster =>
  new Map(characters.map((character) => [character.id, character]));

/** A character at a seat as a file says it: by id, as one of its variants, or whole. */
export type NamedCharacter =
  string | { id: string; variant?: string | undefined } | { sheet: Character; variant?: string | undefined };

type Seated = Pick<Setup, 'characters' | 'variants'>;

/**
 * Characters of files → those of a set-up.
 * @throws SituationError naming every id that the roster does not know
 */
export function seatNamed(
  named: Readonly<Record<string, NamedCharacter>> | undefined,
  roster: Roster,
): Seated {
  if (named === undefined) return {};
  const characters: Record<number, Character> = {};
  const variants: Record<number, string> = {};
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(named)) {
    const seat = Number(key);
    const entry = typeof value === 'string' ? { id: value } : value;
    const character = 'sheet' in entry ? entry.sheet : roster.get(entry.id);
    if (character !== undefined) characters[seat] = character;
    else if ('id' in entry)
      problems.push({ code: 'unknownCharacter', facts: { seat: key, character: entry.id } });
    if (typeof value !== 'string' && value.variant !== undefined) variants[seat] = value.variant;
  }
  if (problems.length > 0) throw new SituationError(problems);
  return { characters, ...(Object.keys(variants).length > 0 ? { variants } : {}) };
}

/** The other way round: a character that the roster knows just so is named by its id, another stands whole. */
export function nameSeated(
  { characters, variants = {} }: Seated,
  roster: Roster,
): Record<string, NamedCharacter> | undefined {
  if (characters === undefined) return undefined;
  const named = Object.entries(characters).map(([key, sheet]): [string, NamedCharacter] => {
    const variant = variants[Number(key)];
    const chosen = variant === undefined ? {} : { variant };
    if (!isSame(sheet, roster.get(sheet.id))) return [key, { sheet, ...chosen }];
    return [key, variant === undefined ? sheet.id : { id: sheet.id, variant }];
  });
  return Object.fromEntries(named);
}

const isSame = (one: Character, other: Character | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A set-up as it is kept and sent: official characters by id, so that they stay what they are; others whole. */
export type StoredSetup = Omit<Setup, 'characters' | 'variants'> & {
  characters?: Record<string, NamedCharacter>;
};
export type StoredRecord = Omit<GrailRecord, 'setup'> & { setup: StoredSetup };

export function storedSetup(setup: Setup, roster: Roster): StoredSetup {
  const { characters: _, variants: __, ...rest } = setup;
  const characters = nameSeated(setup, roster);
  return characters === undefined ? rest : { ...rest, characters };
}

/** @throws SituationError where a character is unknown */
export function openedSetup({ characters, ...rest }: StoredSetup, roster: Roster): Setup {
  return { ...rest, ...seatNamed(characters, roster) };
}

/** A record as it is kept and sent. */
export const storedRecord = (record: GrailRecord, roster: Roster): StoredRecord => ({
  ...record,
  setup: storedSetup(record.setup, roster),
});

/** @throws SituationError where a character is unknown */
export const openedRecord = (record: StoredRecord, roster: Roster): GrailRecord => ({
  ...record,
  setup: openedSetup(record.setup, roster),
});
