/** What a deck comes to, beside the official one: plain numbers for a view or a text. */
import {
  cardsOf,
  ELEMENTS_OF,
  type CardFace,
  type CardKind,
  type CardName,
  type Deck,
  type DeckCard,
  type Element,
  type Faction,
  type PrintedSkill,
} from '../../grail/index.ts';

/** How many there are here, and in the official deck. */
export interface Tally {
  count: number;
  official: number;
}
export interface DeckSummary {
  total: Tally;
  kinds: (Tally & { kind: CardKind })[];
  names: (Tally & { name: CardName })[];
  elements: (Tally & { element: Element })[];
  factions: (Tally & { faction: Faction })[];
  /** In the order in which the cards name them; those that only the official deck has come last. */
  uniques: (Tally & { unique: PrintedSkill })[];
  /** Cards that are alike, each once: those of this deck that the official one has not as many of. */
  added: { face: CardFace; count: number }[];
  /** The other way round. */
  missing: { face: CardFace; count: number }[];
}

const KINDS: readonly CardKind[] = ['attack', 'magic'];
const NAMES = Object.keys(ELEMENTS_OF) as CardName[];
const ELEMENTS: readonly Element[] = ['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'];
const FACTIONS: readonly Faction[] = ['holy', 'phantom', 'skill', 'chant', 'blood'];

const printKey = ({ name, element, faction, unique }: CardFace): string =>
  [name, element, faction, ...unique.map(({ character, skill }) => `${character}/${skill}`).sort()].join(' ');

type Pile = { face: CardFace; count: number };

function piled(faces: readonly CardFace[]): Map<string, Pile> {
  const piles = new Map<string, Pile>();
  for (const face of faces) {
    const key = printKey(face);
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, { face, count: 1 });
    else pile.count += 1;
  }
  return piles;
}

const beyond = (ours: Map<string, Pile>, theirs: Map<string, Pile>): Pile[] =>
  [...ours].flatMap(([key, { face, count }]) => {
    const more = count - (theirs.get(key)?.count ?? 0);
    return more > 0 ? [{ face, count: more }] : [];
  });

function uniquesOf(own: readonly CardFace[], official: readonly CardFace[]): DeckSummary['uniques'] {
  const found = new Map<string, Tally & { unique: PrintedSkill }>();
  const add = (faces: readonly CardFace[], which: 'count' | 'official') => {
    for (const unique of faces.flatMap((face) => face.unique)) {
      const key = `${unique.character}/${unique.skill}`;
      const entry = found.get(key) ?? { unique, count: 0, official: 0 };
      entry[which] += 1;
      found.set(key, entry);
    }
  };
  add(own, 'count');
  add(official, 'official');
  return [...found.values()];
}

/** @param official the cards of the official deck */
export function summaryOf(deck: Deck, official: readonly CardFace[]): DeckSummary {
  const own = cardsOf(deck, official);
  const tally = (is: (face: CardFace) => boolean): Tally => ({
    count: own.filter(is).length,
    official: official.filter(is).length,
  });
  const [ours, theirs] = [piled(own), piled(official)];
  return {
    total: { count: own.length, official: official.length },
    kinds: KINDS.map((kind) => ({ kind, ...tally((face) => face.kind === kind) })),
    names: NAMES.map((name) => ({ name, ...tally((face) => face.name === name) })),
    elements: ELEMENTS.map((element) => ({ element, ...tally((face) => face.element === element) })),
    factions: FACTIONS.map((faction) => ({ faction, ...tally((face) => face.faction === faction) })),
    uniques: uniquesOf(own, official),
    added: beyond(ours, theirs),
    missing: beyond(theirs, ours),
  };
}

/** Cards as a deck lists them, those that stand beside their like together: read again they are the same cards. */
export function listedCards(faces: readonly CardFace[]): DeckCard[] {
  const runs: (DeckCard & { key: string })[] = [];
  for (const face of faces) {
    const { name, element, faction, unique } = face;
    const key = JSON.stringify([name, element, faction, unique]);
    const last = runs.at(-1);
    if (last?.key === key) last.count += 1;
    else
      runs.push({
        ...{ key, name, element, faction },
        ...(unique.length > 0 ? { unique: unique.map((one) => ({ ...one })) } : {}),
        count: 1,
      });
  }
  return runs.map(({ key: _, ...card }) => card);
}
