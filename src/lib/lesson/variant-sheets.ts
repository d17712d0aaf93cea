/** What the sheets of those who sit in a puzzle say of its variants: which elements must stay, which words name seats. */
import { seatNamed, type Roster } from '../dsl/roster/roster.ts';
import type { Character } from '../grail/index.ts';
import type { PuzzleFacts } from './puzzle-format.ts';

export const ORDINARY = ['wind', 'water', 'fire', 'earth', 'thunder'] as const;
export type Ordinary = (typeof ORDINARY)[number];

const isOrdinary = (word: string): word is Ordinary => (ORDINARY as readonly string[]).includes(word);

/** A card word that asks for the copy with a unique skill: no other element need have one. */
const PRINTED = /^(\w+)(\.\w+)?\+/;

/** The sheets at a puzzle's table. @throws SituationError where a character is unknown */
function sheetsOf({ setup }: PuzzleFacts, roster: Roster): Character[] {
  return Object.values(seatNamed(setup.characters, roster).characters ?? {});
}

/** Everything inside a value that was read from a file, itself first. */
function* within(value: unknown): Generator {
  yield value;
  if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value as Record<string, unknown>)) yield* within(inner);
}

const wordsIn = (value: unknown): string[] =>
  [...within(value)].filter((one): one is string => typeof one === 'string');

/**
 * Elements that stand where they are in every variant: those that a skill names, and those of cards named for the
 * unique skill printed on them. The others mean the same to every skill, so they may change places.
 */
export function fixedElements(facts: PuzzleFacts, roster: Roster): Set<Ordinary> {
  if (facts.fixed.includes('elements')) return new Set(ORDINARY);
  const named = sheetsOf(facts, roster).flatMap(({ skills, variants }) => wordsIn([skills, variants]));
  const { hands, deckTop, covered, table } = facts.setup;
  const printed = wordsIn([hands, deckTop, covered, table]).flatMap((word) => PRINTED.exec(word)?.[1] ?? []);
  return new Set([...named, ...printed].filter(isOrdinary));
}

/** Elements that change about in this puzzle's variants. */
export function freeElements(facts: PuzzleFacts, roster: Roster): Ordinary[] {
  const fixed = fixedElements(facts, roster);
  return ORDINARY.filter((element) => !fixed.has(element));
}

/** Fields of declarations that hold seats (`target=1`) or cards in front of seats (`effect=1.poison`), as `SKILL FIELD`. */
export type SeatFields = ReadonlySet<string>;

export function seatFields(facts: PuzzleFacts, roster: Roster): SeatFields {
  const found = sheetsOf(facts, roster).flatMap(({ skills, variants }) =>
    [...skills, ...Object.values(variants ?? {}).flatMap((one) => one.skills)].flatMap((skill) =>
      [...within(skill)].flatMap((part) => choicesIn(part).map((field) => `${skill.id} ${field}`)),
    ),
  );
  return new Set(found);
}

/** Names under `choose` that are chosen among seats or cards in front of them. */
function choicesIn(part: unknown): string[] {
  const { choose } = (part ?? {}) as { choose?: unknown };
  return Object.entries((choose ?? {}) as Record<string, { pick?: unknown }>).flatMap(([name, { pick }]) =>
    pick === 'character' || pick === 'placed' ? name : [],
  );
}
