/** Texts of the rules and the marks of the elements, from content/rules. Build and test time only. */
import { z } from '../dsl/zod.ts';
import type { Element } from '../grail/index.ts';
import type { TextLocale } from '../lesson/format.ts';
import { readYaml } from '../lesson/read.ts';
import { rulePath } from './rule-path.ts';
import glossary from '$content/rules/glossary.yaml?raw';

const paragraphFiles = import.meta.glob<string>('../../../content/rules/paragraphs.*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const paragraphsShape = z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() }));
const marksShape = z.object({ elements: z.record(z.string(), z.object({ mark: z.string() })) });

export interface RuleWords {
  title: string;
  text: string;
  /** Its place in the rulebook, within the site. */
  path: string;
}

/** Title, text and place of every §, in one language. */
export function paragraphs(locale: TextLocale): Readonly<Record<string, RuleWords>> {
  const file = `content/rules/paragraphs.${locale}.yaml`;
  const words = readYaml({ file, text: paragraphFiles[`../../../${file}`] ?? '' }, paragraphsShape);
  return Object.fromEntries(Object.entries(words).map(([rule, said]) => [rule, { ...said, path: rulePath(rule) }]));
}

/** The one character of each element's badge, the same in every language. */
export function elementMarks(): Readonly<Record<Element, string>> {
  const { elements } = readYaml({ file: 'content/rules/glossary.yaml', text: glossary }, marksShape);
  return Object.fromEntries(Object.entries(elements).map(([id, { mark }]) => [id, mark])) as Record<Element, string>;
}
