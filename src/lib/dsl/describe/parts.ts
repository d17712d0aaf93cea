/** Parts of a skill in words: a way that somebody is asked about, a condition that does not hold; said as its sentence says them. */
import {
  capital,
  conditionsEn,
  conditionsZh,
  costText,
  isAction,
  keyOf,
  listOf,
  NOTHING,
  plainOf,
  rangesIn,
  said,
  skillName,
  within,
  withTails,
  type Ability,
  type Body,
  type Character,
  type Condition,
  type Cost,
  type Effect,
  type Piece,
  type Said,
  type Say,
  type Skill,
} from '../../grail/effects/index.text.ts';
import { bodyWords } from './body.text.ts';
import { effectsWords } from './effects.text.ts';
import { abilityWords, notesWords } from './skill.text.ts';
import { voice, type DescribeOptions, type Language } from './voice.ts';

/** What is said, found in the file: `words` with the names known at `from`. */
interface Part {
  /** Where the sentence is when it comes to the part. */
  from: object;
  words: (say: Say) => Said;
}

type Node = Readonly<Record<string, unknown>>;

/** @returns what stands at a path within a skill, or undefined */
function nodeAt(skill: Skill, path: readonly string[]): unknown {
  let node: unknown = skill;
  for (const step of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Node)[step];
  }
  return node;
}

const bodyPart = (body: Body | undefined): Part | null =>
  body === undefined ? null : { from: body, words: (say) => bodyWords(body, say, NOTHING) };

const costWords = (cost: Cost, say: Say): Said => {
  const words = withTails(say, (now) => costText(cost)[now.tongue](cost, now));
  return said`${words}${rangesIn(words, say)}`;
};

/** An effect that may be done: what is done then. Its condition held when it was asked. */
function mayPart(effect: Effect, value: number): Part | null {
  if (value === 0) return null;
  const { may: _may, if: _if, ...rest } = effect;
  const done = (effect.do === 'if' ? { ...rest, if: _if } : rest) as Effect;
  return { from: effect, words: (say) => effectsWords([done], say) };
}

function choosePart(choose: Extract<Effect, { do: 'choose' }>, value: number): Part | null {
  const { options, otherwise, who = 'self' } = choose;
  if (value > 0) return bodyPart(options[value - 1]);
  if (otherwise === undefined) return null;
  return {
    from: choose,
    words: (say) => effectsWords(otherwise, within(say, { aloud: say.aloud || who !== 'self' })),
  };
}

/** The unique skills that a card may bring, in the order in which they are counted: that of the file. */
function usePart(
  use: Extract<Effect, { do: 'use-unique' }>,
  value: number,
  character: Character,
): Part | null {
  const abilities = character.skills
    .filter(({ id }) => use.of.includes(id))
    .flatMap(({ id, does = [] }) => does.filter(({ on }) => isMagic(on)).map(() => id));
  const id = abilities[value - 1];
  return id === undefined ? null : { from: use, words: (say) => skillName(id, say) };
}
const isMagic = (on: Ability['on']): boolean =>
  isAction(on) && listOf(on).some((one) => 'as' in one && one.as === 'magic');

function effectPart(effect: Effect, value: number, character: Character): Part | null {
  if (effect.may === true) return mayPart(effect, value);
  if (effect.do === 'choose') return choosePart(effect, value);
  return effect.do === 'use-unique' ? usePart(effect, value, character) : null;
}

/** What the value of a question stands for; null: for nothing that the file says. */
function askedPart(character: Character, skill: Skill, at: string, value: number): Part | null {
  const path = at.split('/');
  const [kind, name] = path.slice(-2);
  if (kind === 'optional') {
    const body = nodeAt(skill, path.slice(0, -2)) as Body | undefined;
    const cost = value === 1 ? body?.pay?.find(({ optional }) => optional === name) : undefined;
    return cost === undefined ? null : { from: cost, words: (say) => costWords(cost, say) };
  }
  const node = nodeAt(skill, path);
  if (typeof node !== 'object' || node === null) return null;
  if (name === 'modes') return bodyPart((node as Body[])[value - 1]);
  return 'do' in node && typeof node.do === 'string' ? effectPart(node as Effect, value, character) : null;
}

/** Whether words name a number by this letter. */
const namesLetter = (words: Said, letter: string): boolean =>
  new RegExp(`(?<![A-Za-z])${letter}(?![A-Za-z])`).test(plainOf(words));

/** Words that stand alone: of the letters that the sentence has explained so far, those they name are explained behind them. */
function alone(words: Said, say: Say): Said {
  const { facts } = say.book;
  let told = words;
  const used = new Set<(typeof facts)[number]>();
  for (let found = true; found;) {
    const next = facts.find((fact) => !used.has(fact) && namesLetter(told, fact.letter));
    found = next !== undefined;
    if (next !== undefined) {
      used.add(next);
      told = [...told, ...next.words];
    }
  }
  const own = within(say, { book: { ...say.book, facts: facts.filter((fact) => used.has(fact)) } });
  return said`${words}${notesWords({}, own)}`;
}

/** The speaker as he stands at a part, who may now say it apart from its sentence. */
function apart(say: Say): Say {
  const { book } = say;
  return within(say, {
    depth: 0,
    bare: false,
    watch: null,
    book: {
      ...book,
      facts: [...book.facts],
      ranges: new Map(),
      tails: [],
      letters: new Set(book.letters),
    },
  });
}

/** Says every ability of the skill, until it comes to a part that is looked for. */
function heard(skill: Skill, speaker: Say, isIt: (part: object) => boolean): Say | null {
  let found: Say | null = null;
  const say = within(speaker, {
    skill,
    watch: (part, now) => {
      if (found === null && isIt(part)) found = apart(now);
    },
  });
  for (const ability of skill.does ?? []) {
    abilityWords(ability, say);
    if (found !== null) return found;
  }
  return null;
}

/**
 * One answer to a question that a skill puts: a mode, an option, an effect or cost that may be left out.
 * @param skill as it is played, of this character
 * @param at where the skill's data asks, as `Field.at` says it
 * @param value the answer as the rules count it: 0 is "no", ways from 1
 * @returns null where the file says nothing of it, so for "no"
 */
export function describePart(
  character: Character,
  skill: Skill,
  at: string,
  value: number,
  language: Language,
  options: DescribeOptions = {},
): Piece[] | null {
  const part = askedPart(character, skill, at, value);
  if (part === null) return null;
  const { say, finish } = voice(character, language, options);
  const now = heard(skill, say, (one) => one === part.from);
  if (now === null) return null;
  const words = alone(part.words(now), now);
  return finish(now.tongue === 'en' ? capital(words) : words);
}

/**
 * A condition of a skill (§20.3) as a clause, with the names that the skill gives: "you have at least 2 energy".
 * @param condition one of the file, or one that is equal to it
 * @returns null where the skill has no such condition
 */
export function describeNeed(
  character: Character,
  skill: Skill,
  condition: Condition,
  language: Language,
  options: DescribeOptions = {},
): Piece[] | null {
  const key = keyOf(condition);
  const { say, finish } = voice(character, language, options);
  const now = heard(skill, say, (one) => keyOf(one) === key);
  if (now === null) return null;
  const words = now.tongue === 'zh' ? conditionsZh([condition], now) : conditionsEn([condition], now);
  return finish(alone(words, now));
}
