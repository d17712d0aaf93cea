/** A character's rules text, made from its data, as pages carry it: the pieces of `describe`, made small. */
import { describeCharacter, type DescribeOptions, type Piece, type SkillText } from '../dsl/describe/index.ts';
import type { Character, Text } from '../grail/index.ts';
import type { ByLocale, TextLocale } from '../lesson/format.ts';

/** Plain words, or a marked one: `t` a term by its id in the glossary, `c` a card, `s` a skill by its id, `n` another name. */
export type TextPart = string | readonly ['t' | 'c' | 's' | 'n', string, string];

export interface SheetSkill {
  id: string;
  name: string;
  class: SkillText['class'];
  className: string;
  type: SkillText['type'];
  typeName: string;
  costs: string[];
  /** A sentence an ability or rule. */
  sentences: TextPart[][];
  note: string;
}
export interface SheetThing {
  id: string;
  name: string;
  text: TextPart[];
}
export interface SheetText {
  name: string;
  tokens: SheetThing[];
  forms: SheetThing[];
  cards: SheetThing[];
  skills: SheetSkill[];
  variants: { id: string; name: string; skills: SheetSkill[] }[];
}

/**
 * A name as its author typed it, in every language; where one is missing, the other.
 * @param hant the official names in traditional characters; what people make themselves stays as typed
 */
export function namesOf({ zh, en }: Text, hant: Readonly<Record<string, string>> = {}): ByLocale<string> {
  const hans = zh ?? en ?? '';
  return { 'zh-Hans': hans, 'zh-Hant': hant[hans] ?? hans, en: en ?? hans };
}

const plain = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function partOf(piece: Piece): TextPart {
  switch (piece.kind) {
    case 'term':
      return ['t', piece.term, piece.text];
    case 'card':
      return ['c', piece.card, piece.text];
    case 'name':
      return [piece.of === 'skill' ? 's' : 'n', piece.id, piece.text];
    default:
      return piece.text;
  }
}

/** Neighbouring plain words are one. */
export function partsOf(pieces: readonly Piece[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const part of pieces.map(partOf)) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

const skillOf = ({ id, name, badge, sentences, note, ...rest }: SkillText): SheetSkill => ({
  ...{ id, name: plain(name), class: rest.class, className: rest.className },
  ...{ type: rest.type, typeName: rest.typeName, costs: badge.map(plain), note: plain(note) },
  sentences: sentences.map(({ pieces }) => partsOf(pieces)),
});

/** @returns all texts of a character in one language */
export function sheetText(character: Character, locale: TextLocale, options: DescribeOptions): SheetText {
  const text = describeCharacter(character, locale, options);
  const things = (list: typeof text.tokens): SheetThing[] =>
    list.map(({ id, name, pieces }) => ({ id, name: plain(name), text: partsOf(pieces) }));
  return {
    name: plain(text.name),
    tokens: things(text.tokens),
    forms: things(text.forms),
    cards: things(text.cards),
    skills: text.skills.map(skillOf),
    variants: text.variants.map(({ id, name, skills }) => ({ id, name: plain(name), skills: skills.map(skillOf) })),
  };
}
