/** The meaning of a deck whose shape is right: elements, numbers of cards, what is taken out, unique skills (§1, §20.4). */
import {
  cardsOf,
  ELEMENTS,
  ELEMENTS_OF,
  isCut,
  kindOfCard,
  type CardFace,
  type Character,
  type Deck,
  type DeckCard,
  type DeckCut,
  type PrintedSkill,
} from '../../grail/index.ts';
import { reportUnknown, type Report } from '../characters/meaning/report.ts';
import { MOST_FLAWS, type Flaw } from '../characters/shape.ts';

/** §1.1. */
export const OFFICIAL_SIZE = 150;
/** The hands of eight take 48 cards; with fewer than these hardly anything is left to draw. */
export const LEAST_CARDS = 60;
export const MOST_CARDS = 400;

/** What is known beside the file. */
export interface DeckSurroundings {
  /** The official cards; left out: what takes cards out of them, and how many there are, is not looked at. */
  official?: readonly CardFace[];
  /** Characters whose unique skills may be printed; left out: not looked at. */
  characters?: ReadonlyMap<string, Character>;
}

/** Errors first come from the cards by themselves; warnings are about the deck as a whole. */
export function deckFlaws(deck: Deck, around: DeckSurroundings): Flaw[] {
  const flaws: Flaw[] = [];
  const report: Report = (code, pointer, params = {}, more = {}) => {
    if (flaws.length < MOST_FLAWS) flaws.push({ code, pointer, params, ...more });
  };
  deck.cards.forEach((card, at) => {
    checkElement(card, `/cards/${at}`, report);
    checkPrinted(card, `/cards/${at}/unique`, around, report);
  });
  const cut = checkCuts(deck, around, report);
  if (!cut || (deck.base !== undefined && around.official === undefined)) checkOwnSize(deck, report);
  else checkWhole(deck, around.official ?? [], report);
  return flaws;
}

function checkElement({ name, element }: DeckCard, pointer: string, report: Report): void {
  const allowed = ELEMENTS_OF[name];
  const known = allowed.join(', ');
  if (element === undefined) {
    if (allowed.length > 1) report('elementMissing', pointer, { name, known });
    return;
  }
  if (allowed.includes(element)) return;
  const [only] = allowed;
  const at = `${pointer}/element`;
  if (allowed.length > 1) return report('cardElement', at, { name, element, known });
  report(
    'cardElement',
    at,
    { name, element, known, suggestion: only },
    { fix: { kind: 'replace', pointer: at, replacement: only } },
  );
}

function checkPrinted(
  card: DeckCard,
  pointer: string,
  { characters }: DeckSurroundings,
  report: Report,
): void {
  const seen = new Set<string>();
  card.unique?.forEach((printed, at) => {
    const key = `${printed.character}/${printed.skill}`;
    const place = `${pointer}/${at}`;
    if (seen.has(key))
      report('uniqueTwice', place, { skill: printed.skill }, { fix: { kind: 'remove', pointer: place } });
    else if (characters !== undefined) checkOwner(printed, card, place, characters, report);
    seen.add(key);
  });
}

/** Who may use it (§20.4): a file may be for a character that is not here, so nothing of this is an error. */
function checkOwner(
  { character, skill }: PrintedSkill,
  card: DeckCard,
  pointer: string,
  characters: ReadonlyMap<string, Character>,
  report: Report,
): void {
  const owner = characters.get(character);
  if (owner === undefined)
    return reportUnknown(report, 'unknownUnique', `${pointer}/character`, character, characters.keys());
  const found = owner.skills.find(({ id }) => id === skill);
  if (found === undefined) {
    const printed = owner.skills.filter((one) => one.class === 'unique').map(({ id }) => id);
    return reportUnknown(report, 'unknownUnique', `${pointer}/skill`, skill, printed);
  }
  if (found.class !== 'unique')
    return report('uniqueForNobody', `${pointer}/skill`, { skill, character, class: found.class });
  if (owner.faction !== card.faction)
    report('uniqueFaction', pointer, { character, faction: owner.faction, card: card.faction });
}

/** @returns whether what is taken out can be */
function checkCuts({ base, without = [] }: Deck, { official }: DeckSurroundings, report: Report): boolean {
  if (base === undefined && without.length > 0) {
    report('cutWithoutBase', '/without', {}, { key: true });
    return false;
  }
  if (official === undefined) return true;
  let left: readonly CardFace[] = official;
  without.forEach((cut, at) => {
    const there = left.filter((face) => isCut(cut, face)).length;
    const count = cut.count ?? 1;
    if (there < count) report('cutNothing', `/without/${at}`, { name: cut.name, count, there });
    left = rest(left, cut);
  });
  return true;
}

function rest(faces: readonly CardFace[], cut: DeckCut): readonly CardFace[] {
  let left = cut.count ?? Infinity;
  return faces.filter((face) => !(isCut(cut, face) && left-- > 0));
}

/** Bounds that hold whatever the base is: what is put in alone may be too much, or too little without a base. */
function checkOwnSize({ base, cards }: Deck, report: Report): void {
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  checkSize(base === undefined ? count : Math.max(count, LEAST_CARDS), report);
}

function checkSize(count: number, report: Report): boolean {
  if (count < LEAST_CARDS) report('deckTooSmall', '/cards', { count, limit: LEAST_CARDS }, { key: true });
  else if (count > MOST_CARDS) report('deckTooBig', '/cards', { count, limit: MOST_CARDS }, { key: true });
  else return true;
  return false;
}

function checkWhole(deck: Deck, official: readonly CardFace[], report: Report): void {
  const added = deck.cards.reduce((sum, { count }) => sum + count, 0);
  if (added > MOST_CARDS) return void checkSize(added, report);
  const faces = cardsOf(deck, official);
  if (!checkSize(faces.length, report)) return;
  if (faces.length !== OFFICIAL_SIZE)
    report('deckSize', '/cards', { count: faces.length, official: OFFICIAL_SIZE }, { key: true });
  const missing = ELEMENTS.filter((element) => !faces.some((face) => face.element === element));
  if (missing.length > 0)
    report('elementsWithoutCards', '/cards', { elements: missing.join(', ') }, { key: true });
  if (!faces.some(({ name }) => kindOfCard(name) === 'attack'))
    report('noAttackCards', '/cards', {}, { key: true });
}
