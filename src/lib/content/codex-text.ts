/** A character's rules text, made from its data, as pages carry it: the pieces of `describe`, made small. Build and test time only. */
import { describeCharacter, type Piece, type SkillText } from '../dsl/describe/index.ts';
import type { Character, Text } from '../grail/index.ts';
import type { ByLocale, TextLocale } from '../lesson/format.ts';
import { hantNames } from './hant-names.ts';
import { roster } from './roster.ts';

/** Plain words, or a marked one: `t` a term by its id in the glossary, `c` a card, `s` a skill by its id, `n` another name. */
export type TextPart = string | readonly ['t' | 'c' | 's' | 'n', string, string];

export interface CodexSkill {
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
export interface CodexThing {
  id: string;
  name: string;
  text: TextPart[];
}
export interface CodexText {
  name: string;
  tokens: CodexThing[];
  forms: CodexThing[];
  cards: CodexThing[];
  skills: CodexSkill[];
  variants: { id: string; name: string; skills: CodexSkill[] }[];
}

const others = new Map<string, Text>(
  [...roster.values()].flatMap(({ id, name, skills }) => [
    ...skills.map((skill) => [skill.id, skill.name] as const),
    [id, name] as const,
  ]),
);

/** What the texts of official characters are made with. */
export const DESCRIBED = { hantNames, others: (id: string): Text | undefined => others.get(id) };

/** A name as its author typed it, in every language; where one is missing, the other. */
export function namesOf({ zh, en }: Text): ByLocale<string> {
  const hans = zh ?? en ?? '';
  return { 'zh-Hans': hans, 'zh-Hant': hantNames[hans] ?? hans, en: en ?? hans };
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

const skillOf = ({ id, name, badge, sentences, note, ...rest }: SkillText): CodexSkill => ({
  ...{ id, name: plain(name), class: rest.class, className: rest.className },
  ...{ type: rest.type, typeName: rest.typeName, costs: badge.map(plain), note: plain(note) },
  sentences: sentences.map(({ pieces }) => partsOf(pieces)),
});

/** @returns all texts of an official character in one language */
export function codexText(character: Character, locale: TextLocale): CodexText {
  const text = describeCharacter(character, locale, DESCRIBED);
  const things = (list: typeof text.tokens): CodexThing[] =>
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
