/** §1.1–§1.3: the basic cards. A card is known by its number 1..150; its face is looked up here. */

export type Element = 'wind' | 'water' | 'fire' | 'earth' | 'thunder' | 'dark' | 'light';
export type Faction = 'holy' | 'phantom' | 'skill' | 'chant' | 'blood';
export type CardKind = 'attack' | 'magic';
export type CardName =
  | 'wind-slash'
  | 'water-slash'
  | 'fire-slash'
  | 'earth-slash'
  | 'thunder-slash'
  | 'dark-extinction'
  | 'holy-light'
  | 'holy-shield'
  | 'weakness'
  | 'poison'
  | 'magic-missile';

export type CardId = number;

export interface UniqueSkill {
  character: string;
  skill: string;
}

export interface CardFace {
  id: CardId;
  name: CardName;
  kind: CardKind;
  element: Element;
  faction: Faction;
  unique: readonly UniqueSkill[];
}

/** Faces indexed by card number; index 0 is unused. */
export type CardTable = readonly CardFace[];

/** @throws if the list is not the cards 1..n, each once (a broken deck file). */
export function cardTable(faces: readonly CardFace[]): CardTable {
  const table: CardFace[] = [];
  for (const face of faces) {
    if (table[face.id]) throw new Error(`deck: card ${face.id} is listed twice`);
    table[face.id] = face;
  }
  for (let id = 1; id <= faces.length; id++) if (!table[id]) throw new Error(`deck: card ${id} is missing`);
  return table;
}

/** The elements in the order in which a number names one (a chosen element is a number like every choice). */
export const ELEMENTS: readonly Element[] = ['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'];
