/** A table on which a skill can be used at once: situations are made from its data and played until the rules offer it. */
import {
  apply,
  begin,
  freshGame,
  requestOf,
  sampleAnswer,
  SituationError,
  type Ability,
  type CardFace,
  type Character,
  type Choice,
  type Game,
  type Request,
  type Setup,
} from '../grail/index.ts';
import { randomInt, seedRandom, shuffle, type RandomState } from '../kernel/random.ts';
import { OWNER, recipeOf, situationFor, type Recipe } from './trial-situation.ts';

export interface TrialWish {
  character: Character;
  skill: string;
  /** Which of the skill's abilities, from 0; default: the first that a table is found for. */
  ability?: number;
  /** Another number, another table. */
  seed?: number;
  /** Who may sit at the other seats, where plain ones do not do. */
  others?: readonly Character[];
}

export interface Trial {
  setup: Setup;
  /** The way there; where the skill happens by itself, the last of them sets it off. */
  choices: readonly Choice[];
  /** Choices after which it is offered, or is about to happen. */
  at: number;
  skill: string;
  ability: number;
  /** It happens by itself: nobody is asked. */
  byItself: boolean;
}

/** Tables that are tried for one wish; enough for nearly all skills, and less than a second or two. */
const MOST_TABLES = 900;
/** Answers at one table. */
const MOST_CHOICES = 40;
/** A way of so few answers is taken at once; else the shortest of the first ones found. */
const SHORT = 2;
/** Tables that are still tried for a shorter way once there is one. */
const MORE_TABLES = 40;

/** All abilities of a character: what a table can be asked for. */
export const triedAbilities = ({ skills }: Character): { skill: string; ability: number; data: Ability }[] =>
  skills.flatMap(({ id, does = [] }) => does.map((data, ability) => ({ skill: id, ability, data })));

/**
 * Looks for a table where an ability is offered. The same wish has the same answer.
 * @returns null if none was found within the bounds
 */
export function findTrial(deck: readonly CardFace[], wish: TrialWish): Trial | null {
  const { character, skill, seed = 0 } = wish;
  const wanted = triedAbilities(character).filter(
    (one) => one.skill === skill && (wish.ability === undefined || one.ability === wish.ability),
  );
  for (const { ability, data } of wanted) {
    const random = seedRandom(`try ${skill} ${String(ability)} ${String(seed)}`);
    const recipe = recipeOf(character, skill, data, deck);
    const found = searchTable(recipe, wish, random);
    if (found !== null) return { ...found, skill, ability };
  }
  return null;
}

type Found = Pick<Trial, 'setup' | 'choices' | 'at' | 'byItself'>;

function searchTable(recipe: Recipe, { others = [] }: TrialWish, random: RandomState): Found | null {
  let best: Found | null = null;
  let last = MOST_TABLES;
  for (let tried = 0; tried < last; tried++) {
    const most = best === null ? Math.min(MOST_CHOICES, 6 + Math.floor(tried / 8)) : best.choices.length - 1;
    const company = tried % 3 === 2 ? seatOthers(recipe.character, others, random) : {};
    const setup: Setup = {
      seed: randomInt(random, 1_000_000),
      situation: situationFor(recipe, random),
      characters: { ...company, [OWNER]: recipe.character },
    };
    const found = playTable(recipe, setup, random, most);
    if (found === null) continue;
    if (best === null) last = Math.min(last, tried + MORE_TABLES);
    best = found;
    if (found.choices.length <= SHORT) break;
  }
  return best;
}

function seatOthers(
  own: Character,
  others: readonly Character[],
  random: RandomState,
): Record<number, Character> {
  const free = shuffle(
    random,
    others.filter(({ id }) => id !== own.id),
  );
  return Object.fromEntries(free.slice(0, 5).map((character, at) => [at + 1, character]));
}

/** Where the rules say that a table cannot be, there is none. */
function gameFor(deck: readonly CardFace[], setup: Setup): Game | null {
  try {
    return freshGame(deck, setup, { log: false });
  } catch (error) {
    if (error instanceof SituationError) return null;
    throw error;
  }
}

interface Numbers {
  /** The ability's number at this table, -1 if it has none. */
  index: number;
  /** That of the part by which another skill uses it; -1: none does. */
  borrow: number;
}

function numbersOf({ rules }: Game, { skill, ability }: Recipe): Numbers {
  const found = rules.skills.abilities.find(
    // The list has gaps where seats have room for more.
    (one) =>
      (one as typeof one | undefined)?.seat === OWNER &&
      one.skill.id === skill &&
      one.ability === ability &&
      !one.waiting,
  );
  return found ?? { index: -1, borrow: -1 };
}

function playTable(recipe: Recipe, setup: Setup, random: RandomState, most: number): Found | null {
  const game = gameFor(recipe.deck, setup);
  if (game === null) return null;
  const target = numbersOf(game, recipe);
  const happened = watchFor(game, target);
  begin(game);
  for (;;) {
    const { choices } = game;
    if (happened.yet)
      return { setup, choices: [...choices], at: Math.max(0, choices.length - 1), byItself: true };
    const request = requestOf(game);
    if (request === null || choices.length > most) return null;
    if (request.options.some((option) => 'ability' in option && option.ability === target.index))
      return choices.length > most
        ? null
        : { setup, choices: [...choices], at: choices.length, byItself: false };
    if (choices.length === most || request.options.length === 0) return null;
    if (apply(game, answerFor(game, request, recipe, random)) !== null) return null;
  }
}

/** Hears whether the ability begins without having been offered. */
function watchFor(game: Game, { index, borrow }: Numbers): { yet: boolean } {
  const happened = { yet: false };
  const nothing = (): void => undefined;
  game.trace = {
    entered: nothing,
    returned: nothing,
    called: (depth) => {
      const frame = game.board.stack[depth];
      if (frame?.machine !== 'effect') return;
      const { ability } = frame.data as { ability: number };
      if (ability >= 0 && (ability === index || ability === borrow)) happened.yet = true;
    },
  };
  return happened;
}

type Kind = Request['options'][number]['type'];

/** How gladly a way is gone: things that lead somewhere come first. */
const USUAL: Partial<Record<Kind, number>> = { attack: 6, magic: 3, take: 4, useHeals: 2, pass: 2 };
const OWN_SKILL = 6;

function answerFor(game: Game, request: Request, { needs }: Recipe, random: RandomState): Choice {
  const weights = request.options.map((option) => {
    if ('ability' in option) return request.seat === OWNER ? OWN_SKILL : 3;
    return USUAL[option.type] ?? 1;
  });
  let left = randomInt(
    random,
    weights.reduce((a, b) => a + b, 0),
  );
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  const option = request.options[at] ?? request.options[0];
  const choice = sampleAnswer(game, { ...request, options: option === undefined ? [] : [option] }, random);
  const struck = needs.at.includes('self') && choice.type === 'attack' && option?.type === 'attack';
  return struck && option.targets.includes(OWNER) && randomInt(random, 4) > 0
    ? { ...choice, target: OWNER }
    : choice;
}
