/** Describing: the doors of this room. Everything comes back as pieces of plain text, never as HTML. */
import {
  conditionsEn,
  conditionsZh,
  costText,
  entry,
  listOf,
  nameOf,
  plainOf,
  said,
  triggersEn,
  triggersZh,
  within,
  type Ability,
  type Character,
  type Condition,
  type Cost,
  type Effect,
  type OneOrMore,
  type Piece,
  type Rule,
  type Said,
  type Say,
  type Skill,
  type Text,
  type Trigger,
} from '../../grail/effects/index.text.ts';
import { baseWords, CLASS, formWords, laidWords, nameWords, tokenWords, TYPE } from './character.text.ts';
import { effectsWords } from './effects.text.ts';
import { abilityWords, badgeOf, notesWords, prefixed, ruleSentence, sentencesOf } from './skill.text.ts';
import { forSentence } from './speaker.ts';
import { voice, type DescribeOptions, type Finish, type Language } from './voice.ts';

export type { DescribeOptions, Language } from './voice.ts';

export interface SentenceText {
  of: 'setup' | 'ability' | 'rule';
  /** Place in `does` or `rules`. */
  index: number;
  /** What the sentence needs ("While you are in that form"), also where it is not printed again. */
  prefix: Piece[];
  /** As printed: with its prefix where that is a new one. */
  pieces: Piece[];
}
export interface SkillText {
  id: string;
  name: Piece[];
  class: Skill['class'];
  className: string;
  type: Skill['type'];
  typeName: string;
  /** Energy it costs, for the badge; one entry a cost. */
  badge: Piece[][];
  sentences: SentenceText[];
  note: Piece[];
  /** All sentences in one string. */
  plain: string;
}
export interface ThingText {
  id: string;
  name: Piece[];
  pieces: Piece[];
}
export interface CharacterText {
  id: string;
  name: Piece[];
  /** Limits other than the usual ones; empty where there are none. */
  base: Piece[];
  tokens: ThingText[];
  forms: ThingText[];
  cards: ThingText[];
  skills: SkillText[];
  variants: { id: string; name: Piece[]; skills: SkillText[] }[];
}

/**
 * @param character a file that has been checked; one that has not may throw
 * @returns its texts in the order of the file
 * @throws Error where the file names a construct that is none
 */
export function describeCharacter(
  character: Character,
  language: Language,
  options: DescribeOptions = {},
): CharacterText {
  const { say, finish } = voice(character, language, options);
  const things = <T extends { name: Text }>(
    of: 'token' | 'form' | 'card',
    record: Readonly<Record<string, T>> | undefined,
    words: (thing: T, say: Say) => Said,
  ): ThingText[] =>
    Object.entries(record ?? {}).map(([id, thing]) => ({
      id,
      name: finish(nameOf(of, id, thing.name, say)),
      pieces: finish(words(thing, say)),
    }));
  return {
    id: character.id,
    name: finish(nameWords(character, say)),
    base: finish(baseWords(character.base, say)),
    tokens: things('token', character.tokens, tokenWords),
    forms: things('form', character.forms, formWords),
    cards: things('card', character.cards, laidWords),
    skills: character.skills.map((skill) => skillText(skill, say, finish)),
    variants: Object.entries(character.variants ?? {}).map(([id, variant]) => ({
      id,
      name: finish(nameOf('label', id, variant.name, say)),
      skills: variant.skills.map((skill) => skillText(skill, say, finish)),
    })),
  };
}

function skillText(skill: Skill, say: Say, finish: Finish): SkillText {
  let before = '';
  const all = sentencesOf(skill, say);
  const sentences = all.map((sentence): SentenceText => {
    const { of, index, prefix, words } = sentence;
    const isNew = plainOf(prefix) !== before;
    before = plainOf(prefix);
    const several = all.filter((other) => plainOf(other.prefix) === before).length > 1;
    return {
      of,
      index,
      prefix: finish(prefix),
      pieces: finish(isNew ? prefixed(sentence, several, say) : words),
    };
  });
  const word = (text: string): string => plainOf(finish(said`${text}`));
  return {
    id: skill.id,
    name: finish(nameOf('skill', skill.id, skill.name, say)),
    class: skill.class,
    className: word(CLASS[skill.class][say.tongue]),
    type: skill.type,
    typeName: word(TYPE[skill.type][say.tongue]),
    badge: badgeOf(skill, say).map(finish),
    sentences,
    note: skill.note === undefined ? [] : finish(nameOf('label', 'note', skill.note, say)),
    plain: sentences.map(({ pieces }) => plainOf(pieces)).join(say.tongue === 'en' ? ' ' : ''),
  };
}

/** @returns one skill of a character */
export function describeSkill(
  character: Character,
  skill: Skill,
  language: Language,
  options: DescribeOptions = {},
): SkillText {
  const { say, finish } = voice(character, language, options);
  return skillText(skill, say, finish);
}

/** Where a smaller piece stands: its character, skill and moment. */
export interface Context extends DescribeOptions {
  character: Character;
  skill?: Skill;
  /** The events its roles mean. */
  on?: OneOrMore<Trigger>;
}

function piece(context: Context, language: Language, part: object, words: (say: Say) => Said): Piece[] {
  const { say, finish } = voice(context.character, language, context);
  const inner = within(say, { skill: context.skill ?? null, on: listOf(context.on) });
  return finish(words(forSentence(inner, part, {})));
}

export const describeAbility = (ability: Ability, language: Language, context: Context): Piece[] =>
  piece(context, language, ability, (say) => abilityWords(ability, say));
export const describeRule = (rule: Rule, language: Language, context: Context): Piece[] =>
  piece(context, language, rule, (say) => ruleSentence(rule, say));
export const describeEffect = (effect: Effect, language: Language, context: Context): Piece[] =>
  piece(context, language, effect, (say) => {
    const words = effectsWords([effect], say);
    return said`${words}${notesWords({}, say)}`;
  });
/** A condition as a clause: "you hold fewer than 3 cards in hand". */
export const describeCondition = (condition: Condition, language: Language, context: Context): Piece[] =>
  piece(context, language, condition, (say) =>
    say.tongue === 'zh' ? conditionsZh([condition], say) : conditionsEn([condition], say),
  );
export const describeTrigger = (on: OneOrMore<Trigger>, language: Language, context: Context): Piece[] =>
  piece({ ...context, on }, language, listOf(on), (say) =>
    say.tongue === 'zh' ? triggersZh(on, say) : triggersEn(on, say),
  );
export const describeCost = (cost: Cost, language: Language, context: Context): Piece[] =>
  piece(context, language, cost, (say) => costText(cost)[say.tongue](cost, say));

/** @returns the name of a token, form, card or skill of the file as typed, for headings */
export const nameIn = (
  record: Readonly<Record<string, { name: Text }>> | undefined,
  id: string,
): Text | undefined => entry(record, id)?.name;
