/**
 * Card words: how situations, cases and lessons name cards without numbers (`fire`, `poison.water`, `fire+SKILL`).
 * A word describes faces; which real copy stands for it is the builder's choice.
 */
import type { CardFace, CardName, Element, Faction } from './cards.ts';

/** What one word asks for. All parts that are given must fit. */
export interface CardPattern {
  text: string;
  /** `x`: any face that can neither answer nor be used. */
  filler: boolean;
  /** `#17`: exactly this card; 0 = not by number. */
  id: number;
  name: CardName | null;
  element: Element | null;
  faction: Faction | null;
  unique: readonly string[];
}

/** A word that names no card: what is wrong at which character, and what could stand there. */
export interface WordError {
  word: string;
  /** Offset of the part that is wrong. */
  at: number;
  code: 'emptyWord' | 'unknownName' | 'unknownQualifier' | 'notANumber' | 'badRepeat';
  part: string;
  known: readonly string[];
}

const SHORT_NAMES: Readonly<Record<string, CardName>> = {
  wind: 'wind-slash',
  water: 'water-slash',
  fire: 'fire-slash',
  earth: 'earth-slash',
  thunder: 'thunder-slash',
  dark: 'dark-extinction',
  light: 'holy-light',
  shield: 'holy-shield',
  weak: 'weakness',
  poison: 'poison',
  missile: 'magic-missile',
};
const ELEMENTS: readonly string[] = ['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'];
const FACTIONS: readonly string[] = ['holy', 'phantom', 'skill', 'chant', 'blood'];
/** Most copies one word may ask for: the whole deck. */
const MOST_COPIES = 150;

const shortOf = new Map(Object.entries(SHORT_NAMES).map(([short, name]) => [name, short]));

/** The short word of a card name: `fire-slash` → `fire`. */
export function shortName(name: CardName): string {
  return shortOf.get(name) ?? name;
}

/** The card name of a short or full name, or null: `shield`, `holy-shield` → `holy-shield`. */
export function nameOfWord(word: string): CardName | null {
  if (Object.hasOwn(SHORT_NAMES, word)) return SHORT_NAMES[word] ?? null;
  return shortOf.has(word as CardName) ? (word as CardName) : null;
}

/** Reads one word without `*`: its pattern, or what is wrong with it. */
export function parseCardWord(word: string): CardPattern | WordError {
  const pattern: CardPattern = {
    text: word,
    filler: word === 'x',
    id: 0,
    name: null,
    element: null,
    faction: null,
    unique: [],
  };
  if (pattern.filler) return pattern;
  if (word.trim() === '') return wrong(word, 0, 'emptyWord', word);
  if (word.startsWith('#')) {
    if (!/^#[1-9]\d{0,3}$/.test(word)) return wrong(word, 1, 'notANumber', word.slice(1));
    return { ...pattern, id: Number(word.slice(1)) };
  }
  const [head = '', ...unique] = word.split('+');
  const [name = '', ...qualifiers] = head.split('.');
  const full = nameOfWord(name);
  if (full === null) return wrong(word, 0, 'unknownName', name, [...Object.keys(SHORT_NAMES), 'x']);
  return qualify({ ...pattern, name: full }, name.length, qualifiers, unique);
}

function qualify(
  pattern: CardPattern,
  at: number,
  qualifiers: string[],
  unique: string[],
): CardPattern | WordError {
  let position = at + 1;
  for (const part of qualifiers) {
    if (ELEMENTS.includes(part)) pattern.element = part as Element;
    else if (FACTIONS.includes(part)) pattern.faction = part as Faction;
    else return wrong(pattern.text, position, 'unknownQualifier', part, [...ELEMENTS, ...FACTIONS]);
    position += part.length + 1;
  }
  for (const part of unique) {
    if (!/^[a-z][a-z-]*$/.test(part)) return wrong(pattern.text, position, 'unknownQualifier', part);
    position += part.length + 1;
  }
  return { ...pattern, unique };
}

/** Reads a word that may be repeated (`fire*3`): one pattern a card. */
export function parseCardWords(word: string): CardPattern[] | WordError {
  const [single = '', times, ...more] = word.split('*');
  if (times === undefined) {
    const pattern = parseCardWord(single);
    return isWordError(pattern) ? pattern : [pattern];
  }
  const count = Number(times);
  if (more.length > 0 || !/^[1-9]\d*$/.test(times) || count > MOST_COPIES)
    return wrong(word, single.length + 1, 'badRepeat', [times, ...more].join('*'));
  const pattern = parseCardWord(single);
  if (isWordError(pattern)) return { ...pattern, word };
  return Array.from({ length: count }, () => pattern);
}

/** Tells a broken word from what a good one gives. */
export function isWordError(value: object): value is WordError {
  return 'code' in value && 'part' in value;
}

/** Whether a face is what the word describes. A filler fits every face: what disturbs is for the builder to know. */
export function fits(pattern: CardPattern, face: CardFace): boolean {
  if (pattern.filler) return true;
  if (pattern.id > 0) return face.id === pattern.id;
  return (
    face.name === pattern.name &&
    (pattern.element === null || face.element === pattern.element) &&
    (pattern.faction === null || face.faction === pattern.faction) &&
    pattern.unique.every((skill) => face.unique.some((printed) => printed.skill === skill))
  );
}

/** Words for one face, shortest first; the last one is its number and fits nothing else. */
export function wordsOf(face: CardFace): string[] {
  const short = shortName(face.name);
  const element = face.kind === 'magic' && face.name !== 'holy-light' ? [`${short}.${face.element}`] : [];
  const skills = face.unique.map(({ skill }) => `${short}+${skill}`);
  return [short, ...element, `${short}.${face.faction}`, ...skills, `#${face.id}`];
}

/** What is wrong with a word, for those who write files. */
export function explainWord(error: WordError): string {
  const known = error.known.length > 0 ? `; known: ${error.known.join(', ')}` : '';
  switch (error.code) {
    case 'emptyWord':
      return 'a card word is empty';
    case 'unknownName':
      return `"${error.word}": there is no card "${error.part}"${known}`;
    case 'unknownQualifier':
      return `"${error.word}" (character ${error.at + 1}): "${error.part}" is no element, faction or skill${known}`;
    case 'notANumber':
      return `"${error.word}": after # stands the number of a card, e.g. "#17"`;
    case 'badRepeat':
      return `"${error.word}": after * stands how many cards, e.g. fire*3`;
  }
}

function wrong(
  word: string,
  at: number,
  code: WordError['code'],
  part: string,
  known: readonly string[] = [],
): WordError {
  return { word, at, code, part, known };
}
