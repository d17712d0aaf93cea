/** A situation while it is built: every change of it is a new value of the document, and the rules say which cannot be. */
import { rosterAtHand } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import { setupOf } from '$lib/dsl/cases/given.ts';
import type { SituationDocument } from '$lib/dsl/documents/situation.ts';
import { frontOf, singleWords } from './draft-cards.ts';
import {
  cardsOfGame,
  cardTable,
  checkCharacters,
  checkConfig,
  DEFAULT_SEATING,
  SituationError,
  situationProblems,
  type CardFace,
  type Problem,
  type RulesConfig,
  type SeatId,
  type Setup,
  type Sheets,
} from '$lib/grail';

export type Draft = SituationDocument;
export type Players = 4 | 6 | 8;

/** Seed of every built situation: a link shows the same deck to everybody. */
export const SEED = 'situation';
const MOST_SEATS = 8;

/** An empty table (§2.3). */
export const emptyDraft = (players: Players): Draft => ({
  given: { seating: DEFAULT_SEATING[players] ?? 'RBBRRB', start: 'action.choose', turn: 0 },
});

/**
 * The core's set-up of a draft, by the converter of cases.
 * @throws GivenError where a word of it cannot be read; SituationError where a character is not at hand
 */
export const setupOfDraft = ({ given }: Draft): Setup => setupOf(given, SEED, rosterAtHand());

const facesOfDeck = new WeakMap<object, readonly CardFace[]>();

/** The cards there are: of the draft's own deck, or the official ones. */
export function facesOfDraft({ given: { deck: own } }: Draft): readonly CardFace[] {
  if (own === undefined) return deck;
  const faces = facesOfDeck.get(own) ?? cardsOfGame(own, deck);
  facesOfDeck.set(own, faces);
  return faces;
}

/** The settings of a draft; defaults where one cannot be. */
export function configOfDraft(draft: Draft): RulesConfig {
  const { characters: _, ...given } = draft.given;
  const setup = setupOf(given, SEED);
  return checkConfig(setup.situation?.config ?? setup.config ?? {}).config;
}

/** Everything that keeps a position from being, as the rules see it. @throws GivenError */
export function problemsOfDraft(draft: Draft): Problem[] {
  try {
    const setup = setupOfDraft(draft);
    const { situation = {} } = setup;
    const { config, problems } = checkConfig(situation.config ?? {});
    const { sheets, problems: seated } = checkCharacters(setup, config.seating.length);
    return [
      ...problems,
      ...seated,
      ...situationProblems(situation, config, cardTable(facesOfDraft(draft)), sheets),
    ];
  } catch (error) {
    if (error instanceof SituationError) return error.problems;
    throw error;
  }
}

/** The sheets at the draft's seats, as far as they are known. */
export function sheetsOfDraft({ given }: Draft): Sheets {
  try {
    const setup = setupOf({ characters: given.characters }, SEED, rosterAtHand());
    return checkCharacters(setup, MOST_SEATS).sheets;
  } catch (error) {
    if (error instanceof SituationError) return [];
    throw error;
  }
}

/** Why a change was not made. Beside the rules' own problems: a table that would lose seats somebody has put things at. */
export type Refused = { problems: Problem[] } | { seatsInUse: SeatId[] };
export type Changed = { draft: Draft } | { refused: Refused };

/** What a problem is about; its numbers may change while it is mended. */
const ABOUT = ['seat', 'team', 'setting', 'word', 'token', 'card', 'by', 'character'];
const keyOf = ({ code, facts }: Problem): string => [code, ...ABOUT.map((fact) => facts[fact])].join(' ');

/**
 * A change, unless it brings a problem that was not there: then it is refused with the rules' reasons and the draft stays.
 * A position that came with problems can be mended step by step.
 */
export function attempt(draft: Draft, change: (draft: Draft) => Draft): Changed {
  const before = problemsOfDraft(draft);
  const known = new Set(before.map(keyOf));
  const changed = change(draft);
  const after = problemsOfDraft(changed);
  const fresh = after.filter((problem) => !known.has(keyOf(problem)));
  if (fresh.length > 0) return { refused: { problems: fresh } };
  return { draft: changed };
}

/** Everything a column of seats speaks of, placers included. */
function seatsInUse(draft: Draft): Set<SeatId> {
  const { hands, covered, table, heals, tokens, form, sideways, character, energy, limits, skills, turn } =
    draft.given;
  const { characters, names, gone } = draft.given;
  const numbers = [heals, tokens, energy, limits];
  const people = [characters, character, names, gone, skills];
  const columns = [hands, covered, table, form, sideways, ...numbers, ...people];
  const used = new Set(columns.flatMap((column) => Object.keys(column ?? {})).map(Number));
  if (turn !== undefined && turn > 0) used.add(turn);
  for (const seat of Object.keys(table ?? {}))
    for (const { by } of frontOf(draft, Number(seat))) used.add(by);
  return used;
}

/** Another layout (§2.3). Seats somebody has put things at do not vanish: then it is refused. */
export function seat(draft: Draft, seating: string): Changed {
  const lost = [...seatsInUse(draft)].filter((one) => one >= seating.length).sort((a, b) => a - b);
  if (lost.length > 0) return { refused: { seatsInUse: lost } };
  const { players: _, ...rest } = draft.given;
  return attempt(draft, (before) => ({ ...before, given: { ...rest, seating } }));
}

/** The same in fewer letters: what stands beside its like becomes `x*3`. Read again it is the same position. */
export function compactDraft(draft: Draft): Draft {
  const { hands, covered, deckTop, ...rest } = draft.given;
  const piles = (held: Piles): Piles => (Array.isArray(held) ? repeated(held) : mapped(held, repeated));
  return {
    ...draft,
    given: {
      ...rest,
      ...(hands ? { hands: mapped(hands, repeated) } : {}),
      ...(covered ? { covered: mapped(covered, piles) } : {}),
      ...(deckTop ? { deckTop: repeated(deckTop) } : {}),
    },
  };
}

type Piles = NonNullable<Draft['given']['covered']>[string];

const mapped = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

function repeated(words: readonly string[]): string[] {
  const runs: { word: string; count: number }[] = [];
  for (const word of singleWords(words)) {
    const last = runs.at(-1);
    if (last?.word === word) last.count += 1;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => (count === 1 ? word : `${word}*${count}`));
}
