/** Changes of who sits where, and of what only that character has: tokens, form, covered cards, cards of its own. */
import { rosterAtHand } from '$lib/content/characters.ts';
import type { NamedCharacter } from '$lib/dsl/roster/roster.ts';
import {
  ONLY_PILE,
  pileOf,
  shortName,
  thingsIn,
  type Character,
  type LaidCard,
  type SeatId,
  type Text,
} from '$lib/grail';
import { facesOfDraft, type Draft } from './draft.ts';
import {
  orNothing,
  readPlaced,
  singleWords,
  withEntry,
  without,
  type Change,
  type Placed,
} from './draft-cards.ts';

/** Who sits at a seat, as far as the draft says it. */
export interface Seated {
  id: string;
  variant: string | null;
  /** Null: the character is not known here, or only its name is given (§20.4). */
  sheet: Character | null;
  /** Whose data stand in the draft itself, is only named, or is one of the roster. */
  as: 'whole' | 'name' | 'official';
}

/** @returns null for a plain seat */
export function seatedAt({ given: { characters, character } }: Draft, seat: SeatId): Seated | null {
  const entry = characters?.[seat];
  const name = character?.[seat];
  if (entry === undefined)
    return name === undefined ? null : { id: name, variant: null, sheet: null, as: 'name' };
  const { variant = null, ...who } =
    typeof entry === 'string' ? { id: entry } : { ...entry, variant: entry.variant ?? null };
  if ('sheet' in who) return { id: who.sheet.id, variant, sheet: who.sheet, as: 'whole' };
  return { id: who.id, variant, sheet: rosterAtHand().get(who.id) ?? null, as: 'official' };
}

/** Whether something in front of a seat is a card of the character that laid it, not a card of the deck as it is. */
const isLaidBy = (entry: Placed, seat: SeatId, cards: Character['cards']): boolean =>
  typeof entry !== 'string' &&
  readPlaced(entry).by === seat &&
  entry.as !== undefined &&
  Object.hasOwn(cards ?? {}, entry.as);

/** What lies in front of any seat, without some of it. */
const withoutPlaced =
  (goes: (entry: Placed, at: SeatId) => boolean): Change =>
  (draft) =>
    Object.entries(draft.given.table ?? {}).reduce((held, [key, entries]) => {
      const stays = entries.filter((entry) => !goes(entry, Number(key)));
      return stays.length === entries.length ? held : withEntry('table', Number(key), orNothing(stays))(held);
    }, draft);

const inTurn =
  (...changes: readonly Change[]): Change =>
  (draft) =>
    changes.reduce((held, change) => change(held), draft);

/** What only this character has: it goes when the character does. */
const OWN = ['tokens', 'form', 'sideways', 'names', 'gone', 'covered'] as const;

const withoutOwn =
  (seat: SeatId): Change =>
  (draft) => {
    const cards = seatedAt(draft, seat)?.sheet?.cards;
    return inTurn(
      withoutPlaced((entry) => isLaidBy(entry, seat, cards)),
      ...OWN.map((key) => withEntry(key, seat, undefined)),
    )(draft);
  };

/** Another character sits down, by id or whole, or nobody. What belonged to the one before goes along. */
export const setCharacter = (seat: SeatId, who: NamedCharacter | null): Change =>
  inTurn(
    withoutOwn(seat),
    withEntry('character', seat, undefined),
    withEntry('characters', seat, who ?? undefined),
  );

/** Another reading of the sheet; null: as it stands. Its things on the table stay. */
export const setVariant =
  (seat: SeatId, variant: string | null): Change =>
  (draft) => {
    const entry = draft.given.characters?.[seat];
    if (entry === undefined) return draft;
    const chosen = variant === null ? {} : { variant };
    const named = (): NamedCharacter => {
      if (typeof entry !== 'string' && 'sheet' in entry) return { sheet: entry.sheet, ...chosen };
      const id = typeof entry === 'string' ? entry : entry.id;
      return variant === null ? id : { id, variant };
    };
    return withEntry('characters', seat, named())(draft);
  };

/** A number of a column of numbers; none is left out. */
const withNumber =
  (column: 'tokens' | 'names', seat: SeatId, key: string, value: number | null): Change =>
  (draft) => {
    const { [key]: _, ...others } = draft.given[column]?.[seat] ?? {};
    const held = value === null ? others : { ...others, [key]: value };
    return withEntry(column, seat, Object.keys(held).length === 0 ? undefined : held)(draft);
  };

/** @param key a counter, or one side of a two-sided token (`token.side`) */
export const setToken = (seat: SeatId, key: string, count: number): Change =>
  withNumber('tokens', seat, key, count === 0 ? null : count);

/** Whoever a skill remembers is forgotten when the form is left (§20.3). */
export const setForm = (seat: SeatId, form: string | null): Change =>
  inTurn(
    withEntry('form', seat, form ?? undefined),
    withEntry('sideways', seat, undefined),
    ...(form === null ? [withEntry('names', seat, undefined)] : []),
  );

/** Names that skills of a character have for somebody they remember, with the words for them. */
export function remembers(sheet: Character): Map<string, Text> {
  const found = thingsIn(sheet.skills).filter((thing) => thing['do'] === 'remember');
  return new Map(found.map((thing) => [String(thing['as']), thing['label'] as Text]));
}

export const setRemembered = (seat: SeatId, name: string, who: SeatId | null): Change =>
  withNumber('names', seat, name, who);

/** The covered cards of a seat by token, each card for itself; a list lies under the only one there is. */
export function pilesAt(draft: Draft, seat: SeatId): Record<string, string[]> {
  const covered = draft.given.covered?.[seat] ?? {};
  const only = pileOf(seatedAt(draft, seat)?.sheet ?? null) ?? ONLY_PILE;
  const piles = Array.isArray(covered) ? { [only]: covered } : covered;
  return Object.fromEntries(Object.entries(piles).map(([token, words]) => [token, singleWords(words)]));
}

const withPile =
  (seat: SeatId, token: string, change: (pile: string[]) => string[]): Change =>
  (draft) => {
    const { [token]: pile = [], ...others } = pilesAt(draft, seat);
    const changed = orNothing(change(pile));
    const piles = changed === undefined ? others : { ...others, [token]: changed };
    return withEntry('covered', seat, Object.keys(piles).length === 0 ? undefined : piles)(draft);
  };

/** On top of what is covered there. */
export const coverCard = (seat: SeatId, token: string, word: string): Change =>
  withPile(seat, token, (pile) => [...pile, word]);
export const uncoverCard = (seat: SeatId, token: string, at: number): Change =>
  withPile(seat, token, (pile) => without(pile, at));

/** Where an exclusive card is (§22.3): beside its character unless said. */
export type CardPlace = { at: 'beside' } | { at: 'gone' } | { at: 'front'; seat: SeatId; side: string };

/** The exclusive cards of a sheet, each with its sides; a card that is the back of another is one with it. */
export const exclusiveCards = ({ cards = {} }: Character): string[][] =>
  Object.entries(cards)
    .filter(([, { kind, backs }]) => kind === 'exclusive' && backs === undefined)
    .map(([id]) => [id, ...Object.keys(cards).filter((other) => cards[other]?.backs === id)]);

const isOneOf = (entry: Placed, owner: SeatId, sides: readonly string[]): boolean =>
  typeof entry !== 'string' && readPlaced(entry).by === owner && sides.includes(entry.as ?? '');

export function placeOfExclusive({ given: held }: Draft, owner: SeatId, sides: readonly string[]): CardPlace {
  if (held.gone?.[owner]?.some((id) => sides.includes(id))) return { at: 'gone' };
  for (const [key, entries] of Object.entries(held.table ?? {}))
    for (const entry of entries)
      if (isOneOf(entry, owner, sides) && typeof entry !== 'string')
        return { at: 'front', seat: Number(key), side: entry.as ?? '' };
  return { at: 'beside' };
}

/** @param sides of the card, the front first */
export const setExclusive =
  (owner: SeatId, sides: readonly string[], place: CardPlace): Change =>
  (draft) => {
    const gone = (draft.given.gone?.[owner] ?? []).filter((id) => !sides.includes(id));
    const out = place.at === 'gone' ? [...gone, sides[0] ?? ''] : gone;
    return inTurn(
      withoutPlaced((entry) => isOneOf(entry, owner, sides)),
      withEntry('gone', owner, orNothing(out)),
      ...(place.at === 'front' ? [withPlaced(place.seat, { card: null, as: place.side, by: owner })] : []),
    )(draft);
  };

const withPlaced =
  (seat: SeatId, entry: Placed): Change =>
  (draft) =>
    withEntry('table', seat, [...(draft.given.table?.[seat] ?? []), entry])(draft);

/** One of the basic cards that a character laid before somebody. */
export interface Laid {
  card: string;
  /** In front of whom, and which of the things there. */
  seat: SeatId;
  at: number;
}

export const basicCards = (sheet: Character | null): [string, LaidCard][] =>
  Object.entries(sheet?.cards ?? {}).filter(([, { kind }]) => kind === 'basic');

export function laidBy(draft: Draft, owner: SeatId): Laid[] {
  const basics = new Map(basicCards(seatedAt(draft, owner)?.sheet ?? null));
  return Object.entries(draft.given.table ?? {}).flatMap(([key, entries]) =>
    entries.flatMap((entry, at) => {
      const card = typeof entry === 'string' || readPlaced(entry).by !== owner ? undefined : entry.as;
      return card !== undefined && basics.has(card) ? [{ card, seat: Number(key), at }] : [];
    }),
  );
}

/** A deck card on which the skill that lays this card is printed, one that does not lie there yet; any where none is. */
function wordUnder(draft: Draft, card: string): string {
  const { table = {} } = draft.given;
  const printed = facesOfDraft(draft).filter(({ unique }) => unique.some(({ skill }) => skill === card));
  const words = printed.map(({ name }) => `${shortName(name)}+${card}`);
  for (const entry of Object.values(table).flat())
    if (typeof entry !== 'string' && words.includes(entry.card ?? ''))
      words.splice(words.indexOf(entry.card ?? ''), 1);
  return words[0] ?? 'x';
}

/** A basic card comes from the deck: it lies there as what the character calls it (§22.1). */
export const layBasic =
  (owner: SeatId, card: string, before: SeatId): Change =>
  (draft) =>
    withPlaced(before, { card: wordUnder(draft, card), as: card, by: owner })(draft);
