/** Words for whoever fills in a character: names of fields and choices, and of each choice an example sentence. */
import {
  CARDS,
  costTexts,
  ELEMENTS,
  FACTIONS,
  plainOf,
  ruleTexts,
  verbTexts,
  type Character,
  type Condition,
  type Cost,
  type Effect,
  type Piece,
  type Rule,
  type Trigger,
} from '../../grail/effects/index.text.ts';
import {
  describeCondition,
  describeCost,
  describeEffect,
  describeRule,
  describeTrigger,
} from './describe.ts';
import { FIELDS, KINDS_OF_OBJECT, type Words } from './form-fields.text.ts';
import { CHOICES } from './form-words.text.ts';
import { hantOf } from './hant.ts';
import type { Language } from './voice.ts';

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function said(words: Words | { zh: string; en: string } | undefined, language: Language): string | null {
  if (words === undefined) return null;
  const [zh, en] = 'zh' in words ? [words.zh, words.en] : words;
  if (language === 'en') return en;
  return language === 'zh-Hant' ? hantOf(zh) : zh;
}

/** @param names the definitions that the field's object was read by, the widest first */
export function fieldName(names: readonly string[], key: string, language: Language): string | null {
  const special = [...names].reverse().find((name) => own(FIELDS, `${name}.${key}`) !== undefined);
  return said(own(FIELDS, special === undefined ? key : `${special}.${key}`), language);
}

/** @param key the field that holds the word; null where it stands by itself. @returns null for moments and the unknown */
export function choiceName(key: string | null, word: string, language: Language): string | null {
  const special = key === null ? undefined : own(CHOICES, `${key}:${word}`);
  return said(
    special ?? own(CARDS, word) ?? own(ELEMENTS, word) ?? factionOr(key, word) ?? own(CHOICES, word),
    language,
  );
}
/** `skill` is a faction and more. */
const factionOr = (key: string | null, word: string) => (key === 'faction' ? own(FACTIONS, word) : undefined);

/** The name of a definition: what a new part of this kind is called. */
export const objectName = (name: string, language: Language): string | null =>
  said(own(KINDS_OF_OBJECT, name), language);

/** @returns what the texts say of a verb, cost or rule, and their own example of it */
export function docsOf(
  key: string,
  word: string,
  language: Language,
): { text: string; example: unknown } | null {
  const tables: Readonly<
    Record<string, Readonly<Record<string, { docs: { zh: string; en: string }; example: unknown }>>>
  > = { do: verbTexts, pay: costTexts, rule: ruleTexts };
  const found = own(own(tables, key) ?? {}, word);
  return found === undefined ? null : { text: said(found.docs, language) ?? '', example: found.example };
}

/**
 * An example in words.
 * @param key by which field it is told: `do`, `pay`, `rule`, `time`, `count`, `is`, `pick`
 * @param example of that kind
 * @returns empty where nothing can be said of it
 */
export function exampleText(key: string, example: unknown, character: Character, language: Language): string {
  try {
    return plainOf(piecesOf(key, example, character, language));
  } catch {
    // What is half written can say nothing yet; its name still stands there.
    return '';
  }
}

/** Cards must be said to be something before a sentence can be made; other conditions do not look at it. */
const SAY = { some: { kind: 'magic' } };

function piecesOf(key: string, example: unknown, character: Character, language: Language): Piece[] {
  const context = { character };
  switch (key) {
    case 'do':
      return describeEffect(example as Effect, language, context);
    case 'pay':
      return describeCost(example as Cost, language, context);
    case 'rule':
      return describeRule(example as Rule, language, context);
    case 'time':
      return describeTrigger(example as Trigger, language, context);
    case 'count':
      return describeCondition({ atLeast: 1, ...(example as object) } as Condition, language, context);
    case 'is':
      return describeCondition({ ...SAY, ...(example as object) } as Condition, language, context);
    case 'pick':
      return describeEffect({ do: 'pick', pick: { X: example } } as Effect, language, context);
    default:
      return [];
  }
}
