/** Texts of the rules and the marks of the elements, from content/rules. Build and test time only. */
import { z } from 'zod';
import type { Element } from '../grail/index.ts';
import type { TextLocale } from '../lesson/format.ts';
import { readYaml } from '../lesson/read.ts';
import glossary from '$content/rules/glossary.yaml?raw';

const paragraphFiles = import.meta.glob<string>('../../../content/rules/paragraphs.*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const paragraphsShape = z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() }));
const marksShape = z.object({ elements: z.record(z.string(), z.object({ mark: z.string() })) });

/** Title and text of every §, in one language. */
export function paragraphs(locale: TextLocale): Readonly<Record<string, { title: string; text: string }>> {
  const file = `content/rules/paragraphs.${locale}.yaml`;
  return readYaml({ file, text: paragraphFiles[`../../../${file}`] ?? '' }, paragraphsShape);
}

/** The one character of each element's badge, the same in every language. */
export function elementMarks(): Readonly<Record<Element, string>> {
  const { elements } = readYaml({ file: 'content/rules/glossary.yaml', text: glossary }, marksShape);
  return Object.fromEntries(Object.entries(elements).map(([id, { mark }]) => [id, mark])) as Record<Element, string>;
}
