/** Words of the game in one language, from content/rules/glossary.yaml. Build and test time only. */
import { z } from '../dsl/zod.ts';
import type { TextLocale } from '../lesson/format.ts';
import { readYaml } from '../lesson/read.ts';
import { rulePath } from './rule-path.ts';
import { paragraphs } from './rules.ts';
import hans from '$content/rules/glossary.yaml?raw';
import hant from '$content/rules/glossary.zh-Hant.yaml?raw';

const both = z.object({ 'zh-Hans': z.string(), en: z.string() });
const termShape = both.extend({
  rule: z.string().regex(/^§\d/),
  note: both.optional(),
  enForms: z.array(z.string()).default([]),
  synonyms: z.array(z.string()).default([]),
  underline: z.boolean().default(true),
});
const fileShape = z.record(z.string(), z.record(z.string(), termShape));

/** A word of the game as a reader of one language meets it. */
export interface GlossaryTerm {
  id: string;
  word: string;
  /** The word in the other languages, that of the box first. */
  others: string[];
  /** The § that explains it, as the engine writes it. */
  rule: string;
  /** Place of the § in the rulebook. */
  path: string;
  text: string;
  /** What people say for it, in this reader's script. */
  synonyms: string[];
  /** Wordings to be marked in running texts; none: too common a word. */
  marked: string[];
}

const read = (file: string, text: string) => readYaml({ file, text }, fileShape);
const simplified = read('content/rules/glossary.yaml', hans);
const traditional = read('content/rules/glossary.zh-Hant.yaml', hant);

/** Groups of words that are too short or too common to be marked in texts: they stand on the cards. */
const UNMARKED = ['elements', 'factions', 'teams'];
const HAN = /\p{Script=Han}/u;

/** Plurals and verb forms; `enForms` also holds words that are near enough for a translation, not for a mark. */
const inflected = ({ en, enForms }: z.output<typeof termShape>): string[] =>
  enForms.filter((form) => form.startsWith(en.slice(0, -1)));

/** Every word of the game, in the order of the file. */
export function glossary(locale: TextLocale): GlossaryTerm[] {
  const rules = paragraphs(locale);
  const english = locale === 'en';
  const terms = locale === 'zh-Hant' ? traditional : simplified;
  return Object.entries(terms).flatMap(([group, words]) =>
    Object.entries(words).map(([id, term]) => {
      const hansWord = simplified[group]?.[id]?.['zh-Hans'] ?? '';
      const hantWord = traditional[group]?.[id]?.['zh-Hans'] ?? '';
      const word = english ? term.en : term['zh-Hans'];
      const isMarked = term.underline && !UNMARKED.includes(group);
      return {
        // A skill of a faction and a skill are two things.
        id: group === 'terms' || group === 'cards' ? id : `${group}.${id}`,
        word,
        others: [...new Set([hansWord, hantWord, term.en])].filter((other) => other !== word),
        rule: term.rule,
        path: rulePath(term.rule),
        text: term.note?.[english ? 'en' : 'zh-Hans'] ?? rules[term.rule]?.text ?? '',
        synonyms: term.synonyms.filter((said) => HAN.test(said) !== english),
        marked: !isMarked ? [] : english ? [term.en, ...inflected(term)] : [word],
      };
    }),
  );
}

/** Every other wording of a term, in all scripts: for the search. */
export function allSynonyms(id: string): string[] {
  const [group, key] = id.includes('.') ? (id.split('.') as [string, string]) : [undefined, id];
  const found = [simplified, traditional].flatMap((file) =>
    (group === undefined ? ['terms', 'cards'] : [group]).flatMap((name) => file[name]?.[key] ?? []),
  );
  return [...new Set(found.flatMap((term) => [term['zh-Hans'], term.en, ...term.enForms, ...term.synonyms]))];
}
