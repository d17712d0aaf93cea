/** A table on which an ability might be used: made from what its data asks for, the rest by chance. */
import {
  shortName,
  type Ability,
  type CardFace,
  type Character,
  type PlacedInput,
  type Situation,
  type SituationSeat,
  type SituationStart,
} from '../grail/index.ts';
import { randomInt, type RandomState } from '../kernel/random.ts';
import { fitsFilter, needsOf, rememberedBy, type TrialNeeds, type WantedCards } from './trial-needs.ts';

/** The draft sits at the first seat; seats of one team are even, of the other odd. */
export const OWNER = 0;
const SEATING = 'RBRBRB';
const SEATS = [0, 1, 2, 3, 4, 5];
const OPPONENTS = [1, 3, 5];
const TEAMMATES = [2, 4];
const PLAIN_CARDS = ['wind', 'water', 'fire', 'earth', 'thunder'];
const OTHER_CARDS = ['dark', 'light', 'shield', 'weak', 'poison', 'missile'];

export interface Recipe {
  character: Character;
  skill: string;
  ability: Ability;
  needs: TrialNeeds;
  deck: readonly CardFace[];
}

export const recipeOf = (
  character: Character,
  skill: string,
  ability: Ability,
  deck: readonly CardFace[],
): Recipe => ({ character, skill, ability, needs: needsOf(ability), deck });

/** Small sayings of chance, so that what is made reads like what it makes. */
const chance = (random: RandomState, percent: number): boolean => randomInt(random, 100) < percent;
const among = <T>(random: RandomState, from: readonly T[]): T => from[randomInt(random, from.length)] as T;

/** How people would write a card: its element or faction only where the filter asks for it, its skill where printed for it. */
function wordFor(face: CardFace, { filter }: WantedCards, skill: string): string {
  const said = JSON.stringify(filter);
  const element = face.kind === 'magic' && face.name !== 'holy-light' ? `.${face.element}` : '';
  const faction = said.includes('faction') ? `.${face.faction}` : '';
  const printed = said.includes('unique')
    ? (face.unique.find((one) => one.skill === skill) ?? face.unique[0])
    : undefined;
  return `${shortName(face.name)}${element}${faction}${printed === undefined ? '' : `+${printed.skill}`}`;
}

function wantedWords({ needs, deck, skill }: Recipe, token: string | null, random: RandomState): string[] {
  return needs.cards.flatMap((wanted) => {
    if ((wanted.token ?? null) !== token || !chance(random, 80)) return [];
    const fitting = deck.filter((face) => fitsFilter(wanted.filter, face, skill));
    if (fitting.length === 0) return [];
    const first = wordFor(among(random, fitting), wanted, skill);
    return Array.from({ length: wanted.count }, () =>
      chance(random, 60) ? first : wordFor(among(random, fitting), wanted, skill),
    );
  });
}

/** A card as anybody may hold it; skills that are printed for the owner come up too. */
function anyWord({ character, deck }: Recipe, random: RandomState): string {
  if (chance(random, 15)) {
    const skills = new Set(character.skills.map(({ id }) => id));
    const printed = deck.filter(({ unique }) => unique.some(({ skill }) => skills.has(skill)));
    if (printed.length > 0) {
      const face = among(random, printed);
      const skill = face.unique.find((one) => skills.has(one.skill))?.skill ?? '';
      return `${shortName(face.name)}+${skill}`;
    }
  }
  return chance(random, 75) ? among(random, PLAIN_CARDS) : among(random, OTHER_CARDS);
}

function handOf(recipe: Recipe, random: RandomState): string[] {
  const limit = recipe.character.base?.handLimit ?? 6;
  const wanted = wantedWords(recipe, null, random);
  const size = Math.max(Math.min(wanted.length, limit), randomInt(random, limit + 1));
  const same = chance(random, 40) ? among(random, PLAIN_CARDS) : null;
  const fill = Array.from({ length: Math.max(0, size - wanted.length) }, () =>
    same !== null && chance(random, 70) ? same : anyWord(recipe, random),
  );
  return [...wanted, ...fill].slice(0, limit);
}

type Own = Pick<SituationSeat, 'tokens' | 'covered'>;

/** Tokens as its sheet has them: few, many or none. */
function tokensOf(recipe: Recipe, random: RandomState): Own {
  const tokens: Record<string, number> = {};
  const covered: Record<string, string[]> = {};
  for (const [id, token] of Object.entries(recipe.character.tokens ?? {})) {
    const most = (token.kind === 'two-sided' ? token.count : token.max) ?? 5;
    const wanted = recipe.needs.tokens.includes(id);
    const count = chance(random, wanted ? 50 : 20) ? most : randomInt(random, most + 1);
    if (token.kind === 'counter') tokens[id] = count;
    else if (token.kind === 'covered') {
      const words = wantedWords(recipe, id, random);
      const more = Array.from({ length: Math.max(0, count - words.length) }, () => anyWord(recipe, random));
      covered[id] = [...words, ...more].slice(0, most);
    } else {
      const [front = '', back = ''] = Object.keys(token.sides);
      tokens[`${id}.${front}`] = count;
      tokens[`${id}.${back}`] = most - count;
    }
  }
  return {
    ...(Object.keys(tokens).length > 0 ? { tokens } : {}),
    ...(Object.keys(covered).length > 0 ? { covered } : {}),
  };
}

function formOf({ character, ability, needs }: Recipe, random: RandomState): Pick<SituationSeat, 'form'> {
  const forms = Object.keys(character.forms ?? {});
  if (ability.form === 'none' || forms.length === 0) return {};
  if (ability.form !== undefined) return { form: ability.form };
  const asked = needs.forms.filter((form) => forms.includes(form));
  const percent = asked.length > 0 ? 50 : 20;
  return chance(random, percent) ? { form: among(random, asked.length > 0 ? asked : forms) } : {};
}

/** Cards of the sheet that lie before somebody, by seat. */
function laidOf(
  { character, ability, needs, deck }: Recipe,
  random: RandomState,
): Record<number, PlacedInput[]> {
  const table: Record<number, PlacedInput[]> = {};
  const awake = [ability.card ?? []].flat();
  for (const [id, laid] of Object.entries(character.cards ?? {})) {
    const percent = awake.includes(id) ? 100 : needs.laid.includes(id) ? 60 : 15;
    if (!chance(random, percent)) continue;
    const printed = deck.filter(({ unique }) => unique.some(({ skill }) => skill === id));
    const face = printed.length > 0 ? among(random, printed) : null;
    const word = face === null ? among(random, PLAIN_CARDS) : `${shortName(face.name)}+${id}`;
    const entry: PlacedInput =
      laid.kind === 'exclusive' ? { card: null, as: id, by: OWNER } : { card: word, as: id, by: OWNER };
    (table[among(random, chance(random, 40) ? [OWNER] : SEATS)] ??= []).push(entry);
  }
  return table;
}

const EFFECTS = ['shield', 'weak', 'poison'];

/** Basic effects that lie about, as at any table. */
function effectsOf({ needs }: Recipe, random: RandomState): Record<number, PlacedInput[]> {
  const wanted = needs.laid.length > 0 || needs.times.some((time) => time.startsWith('effect'));
  const table: Record<number, PlacedInput[]> = {};
  for (const seat of SEATS) {
    if (!chance(random, wanted ? 40 : 10)) continue;
    table[seat] = [{ card: among(random, EFFECTS), by: among(random, SEATS) }];
  }
  return table;
}

const BEGINS: Readonly<Record<string, SituationStart>> = {
  'turn.before': 'turn',
  'turn.start': 'turn',
  'action.before': 'action.before',
  'action.start': 'action.start',
  'action.choose': 'action.choose',
  'action.end': 'action.choose',
  'turn.end': 'action.choose',
};
const USUAL: readonly SituationStart[] = [
  'action.choose',
  'action.choose',
  'action.choose',
  'action.start',
  'turn',
];

function startOf({ needs }: Recipe, random: RandomState): SituationStart {
  const known = needs.times.flatMap((time) => BEGINS[time] ?? []);
  return known.length > 0 && chance(random, 75) ? among(random, known) : among(random, USUAL);
}

const WHOSE: Readonly<Record<string, readonly number[]>> = {
  self: [OWNER],
  opponents: OPPONENTS,
  teammates: TEAMMATES,
  others: [...OPPONENTS, ...TEAMMATES],
  'own-side': [OWNER, ...TEAMMATES],
};

/** Whose turn it is: of whoever the trigger names; where the owner is struck, of an opponent. */
function turnOf({ needs, ability }: Recipe, random: RandomState): number {
  const whose = needs.by.flatMap((word) => WHOSE[word] ?? []);
  if (whose.length > 0 && chance(random, 75)) return among(random, whose);
  if (needs.at.includes('self') && chance(random, 75)) return among(random, OPPONENTS);
  if (needs.times.some((time) => time === 'action.choose') || ability.on === undefined) return OWNER;
  return chance(random, 50) ? OWNER : among(random, SEATS);
}

const pairOf = (random: RandomState): [number, number] => {
  const gems = randomInt(random, 4);
  return [gems, randomInt(random, 6 - gems)];
};

function energyOf({ character }: Recipe, random: RandomState): [number, number] {
  const limit = character.base?.energyLimit ?? 3;
  if (chance(random, 20)) return [0, randomInt(random, limit + 1)];
  const gems = randomInt(random, limit + 1);
  return [gems, limit - gems];
}

function otherSeat(recipe: Recipe, random: RandomState): SituationSeat {
  const size = chance(random, 30) ? 6 : randomInt(random, 6);
  return {
    hand: Array.from({ length: size }, () =>
      anyWord({ ...recipe, character: { ...recipe.character, skills: [] } }, random),
    ),
    heals: chance(random, 50) ? 0 : randomInt(random, 3),
    energy: pairOf(random).map((count) => Math.min(1, count)) as [number, number],
  };
}

function ownerSeat(recipe: Recipe, random: RandomState): SituationSeat {
  const remembered = rememberedBy(recipe.character);
  const names = Object.fromEntries(remembered.map((name) => [name, among(random, SEATS.slice(1))]));
  const limit = recipe.character.base?.healLimit ?? 2;
  return {
    hand: handOf(recipe, random),
    heals: chance(random, 40) ? 0 : randomInt(random, limit + 1),
    energy: energyOf(recipe, random),
    ...tokensOf(recipe, random),
    ...formOf(recipe, random),
    ...(remembered.length > 0 && chance(random, 60) ? { names } : {}),
  };
}

/** A situation by chance and design; whether it can be is for the rules to say. */
export function situationFor(recipe: Recipe, random: RandomState): Situation {
  const seats: Record<number, SituationSeat> = { [OWNER]: ownerSeat(recipe, random) };
  for (const seat of SEATS.slice(1)) seats[seat] = otherSeat(recipe, random);
  for (const table of [effectsOf(recipe, random), laidOf(recipe, random)])
    for (const [key, entries] of Object.entries(table)) {
      const seat = (seats[Number(key)] ??= {});
      seat.table = [...(seat.table ?? []), ...entries];
    }
  return {
    config: { seating: SEATING },
    seats,
    turn: turnOf(recipe, random),
    start: startOf(recipe, random),
    stones: { red: splitStones(random), blue: splitStones(random) },
    morale: [1 + randomInt(random, 15), 1 + randomInt(random, 15)],
    cups: [randomInt(random, 4), randomInt(random, 4)],
  };
}

const splitStones = (random: RandomState): [number, number] => {
  const gems = randomInt(random, 4);
  return [gems, randomInt(random, 6 - gems)];
};
