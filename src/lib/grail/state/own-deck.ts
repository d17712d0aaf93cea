/** §1.1: a deck somebody made, as data: whole, or the official cards with some taken out and others put in. */
import type { Id, SkillId, Text } from '../effects/language/words.ts';
import type { CardFace, CardKind, CardName, Element, Faction } from './cards.ts';

export interface Deck {
  /** Points to the schema for editors; nothing reads it. */
  $schema?: string;
  format: 1;
  id: Id;
  name: Text;
  /** Who made it; shown as text only. @maxLength 120 */
  author?: string;
  /** The cards it begins from; without it the deck is what `cards` lists. */
  base?: 'official';
  /** Which cards of the base are taken out. @maxItems 100 */
  without?: DeckCut[];
  /** Which cards it has, or has beside those of the base. @maxItems 400 */
  cards: DeckCard[];
}

/** Cards that are alike, and how many of them. */
export interface DeckCard {
  name: CardName;
  /** May be left out where the name says it: slashes, Dark Extinction, Holy Light (§1.3). */
  element?: Element;
  faction: Faction;
  /** Unique skills printed on each (§20.4). @maxItems 2 */
  unique?: PrintedSkill[];
  /** @minimum 1 @maximum 150 @asType integer */
  count: number;
}

/** A unique skill and the only character that may use it. */
export interface PrintedSkill {
  character: Id;
  skill: SkillId;
}

/** Cards of the base that are not in the deck: every one that is all of this. */
export interface DeckCut {
  name: CardName;
  element?: Element;
  faction?: Faction;
  /** Only those on which this unique skill is printed. */
  unique?: SkillId;
  /** So many of them; left out: all. @minimum 1 @maximum 150 @asType integer */
  count?: number;
}

/** §1.3: the elements that each name may have. */
const FIVE: readonly [Element, ...Element[]] = ['wind', 'water', 'fire', 'earth', 'thunder'];
export const ELEMENTS_OF: Readonly<Record<CardName, readonly [Element, ...Element[]]>> = {
  'wind-slash': ['wind'],
  'water-slash': ['water'],
  'fire-slash': ['fire'],
  'earth-slash': ['earth'],
  'thunder-slash': ['thunder'],
  'dark-extinction': ['dark'],
  'holy-light': ['light'],
  'holy-shield': FIVE,
  weakness: FIVE,
  poison: FIVE,
  'magic-missile': FIVE,
};

const MAGIC: readonly CardName[] = ['holy-light', 'holy-shield', 'weakness', 'poison', 'magic-missile'];

/** §1.3: what kind of card a name stands for. */
export const kindOfCard = (name: CardName): CardKind => (MAGIC.includes(name) ? 'magic' : 'attack');

type Unnumbered = Omit<CardFace, 'id'>;

/** Whether a cut means a card. */
export const isCut = ({ name, element, faction, unique }: DeckCut, face: Unnumbered): boolean =>
  face.name === name &&
  (element === undefined || face.element === element) &&
  (faction === undefined || face.faction === faction) &&
  (unique === undefined || face.unique.some(({ skill }) => skill === unique));

function takenOut(faces: readonly CardFace[], cut: DeckCut): CardFace[] {
  let left = cut.count ?? Infinity;
  return faces.filter((face) => !(isCut(cut, face) && left-- > 0));
}

/**
 * The cards of a deck in the order it lists them, numbered from 1: what is kept of the base first.
 * @param official the cards of the base
 */
export function cardsOf(deck: Deck, official: readonly CardFace[]): CardFace[] {
  const kept = deck.base === undefined ? [] : (deck.without ?? []).reduce(takenOut, [...official]);
  const own = deck.cards.flatMap(({ name, element = ELEMENTS_OF[name][0], faction, unique = [], count }) =>
    Array.from({ length: count }, (): Unnumbered => {
      return { name, kind: kindOfCard(name), element, faction, unique };
    }),
  );
  return [...kept, ...own].map((face, at) => ({ ...face, id: at + 1 }));
}

/** The cards a game is played with: its own, or the official ones. */
export const cardsOfGame = (deck: Deck | undefined, official: readonly CardFace[]): readonly CardFace[] =>
  deck === undefined ? official : cardsOf(deck, official);
