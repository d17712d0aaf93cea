/** A draft as the board draws it; shown also while the rules would not set it up. */
import { deck } from '$lib/content/deck.ts';
import {
  fits,
  isWordError,
  nameOfWord,
  newGame,
  ONLY_PILE,
  pileOf,
  parseCardWord,
  SituationError,
  type CardFace,
  type Game,
  type PileView,
  type SeatId,
  type SeatView,
  type Sheets,
  type TeamView,
} from '$lib/grail';
import { configOfDraft, facesOfDraft, setupOfDraft, sheetsOfDraft, type Draft } from './draft.ts';
import { frontOf, handOf } from './draft-cards.ts';
import { energyOf, teamNumbers, teamsOf } from './draft-numbers.ts';

/** One card of a hand that is built. */
export interface DraftCard {
  word: string;
  /** Null: any card that does not matter. */
  face: CardFace | null;
}

/** A card word without what narrows it: `poison.water` → `poison`, `fire+<unique skill>` → `fire`. */
export const baseOf = (word: string): string => word.split(/[.+]/)[0] ?? '';

/** Unique skills of these characters that are printed on cards of a word's name (§20.4). */
export function uniquesOn(
  word: string,
  characters: readonly (string | null)[],
  faces: readonly CardFace[] = deck,
): string[] {
  const name = nameOfWord(baseOf(word));
  const printed = faces.filter((face) => face.name === name).flatMap(({ unique }) => unique);
  return [
    ...new Set(printed.filter(({ character }) => characters.includes(character)).map(({ skill }) => skill)),
  ];
}

/** A face that a word could mean; null for a filler and for what is no word. */
export function faceOfWord(word: string, faces: readonly CardFace[] = deck): CardFace | null {
  const pattern = parseCardWord(word);
  if (isWordError(pattern) || pattern.filler) return null;
  return faces.find((face) => fits(pattern, face)) ?? null;
}

/** The game that begins here, run to its first question; null while the rules refuse the position. */
export function gameOfDraft(draft: Draft): Game | null {
  try {
    return newGame(deck, setupOfDraft(draft), { log: false });
  } catch (error) {
    if (error instanceof SituationError) return null;
    throw error;
  }
}

export const handCards = (draft: Draft, seat: SeatId): DraftCard[] =>
  handOf(draft, seat).map((word) => ({ word, face: faceOfWord(word, facesOfDraft(draft)) }));

/** Covered cards by token; a list lies under the only one there is. */
const pilesOf = (covered: NonNullable<Draft['given']['covered']>[string], only: string | null): PileView[] =>
  Object.entries(Array.isArray(covered) ? { [only ?? ONLY_PILE]: covered } : covered)
    .map(([token, words]) => ({ token, size: words.length, cards: null }))
    .filter(({ size }) => size > 0);

const isExclusive = (sheet: Sheets[number] | undefined, card: string): boolean =>
  Object.hasOwn(sheet?.cards ?? {}, card) && sheet?.cards?.[card]?.kind === 'exclusive';

export function seatViews(draft: Draft): SeatView[] {
  const config = configOfDraft(draft);
  const { heals, tokens, form, sideways, character, covered, limits } = draft.given;
  const sheets = sheetsOfDraft(draft);
  return teamsOf(draft).map((team, seat): SeatView => {
    const limit = limits?.[seat];
    const sheet = sheets[seat] ?? null;
    const usual = { ...config, ...sheet?.base };
    const lies = form?.[seat];
    return {
      seat,
      team,
      character: sheet?.id ?? character?.[seat] ?? null,
      handSize: handOf(draft, seat).length,
      hand: null,
      sheet,
      piles: pilesOf(covered?.[seat] ?? [], pileOf(sheet)),
      table: frontOf(draft, seat).map(({ word, by }, value) => ({
        card: 1000 * seat + value,
        name: nameOfWord(baseOf(word)) ?? facesOfDraft(draft)[Number(word.slice(1)) - 1]?.name ?? word,
        by,
        exclusive: isExclusive(sheets[by], word),
        value,
      })),
      heals: heals?.[seat] ?? 0,
      energy: energyOf(draft, seat),
      tokens: tokens?.[seat] ?? {},
      form: lies ?? null,
      sideways: sideways?.[seat] ?? sheet?.forms?.[lies ?? '']?.turned ?? false,
      handLimit: limit?.handFixed ?? limit?.hand ?? usual.handLimit,
      healLimit: limit?.heals ?? usual.healLimit,
      energyLimit: limit?.energy ?? usual.energyLimit,
    };
  });
}

export function teamViews(draft: Draft): [TeamView, TeamView] {
  const { moraleCap, stoneLimit, cupsToWin } = configOfDraft(draft);
  const of = (team: 0 | 1): TeamView => {
    const { morale, cups, gem, crystal } = teamNumbers(draft, team);
    return { team, morale, moraleCap, stones: { gem, crystal }, stoneLimit, cups, cupsToWin };
  };
  return [of(0), of(1)];
}
