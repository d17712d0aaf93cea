/** Question and answer of every ruling, from content/rules/case-texts and content/characters. Build and test time only. */
import { z } from '../dsl/zod.ts';
import type { TextLocale } from '../lesson/format.ts';
import { readYaml, type Source } from '../lesson/read.ts';
import technicalFile from '$content/rules/case-texts/technical.yaml?raw';

const files = import.meta.glob<string>(
  ['../../../content/rules/case-texts/*.*.yaml', '../../../content/characters/*/case-texts.*.yaml'],
  { query: '?raw', import: 'default', eager: true },
);
const ROOT = '../../../';

/** A ruling as it is asked and answered at the table; `{n}` stands for the name of seat n. */
export interface CaseText {
  question: string;
  answer: string;
  /** Names of the courses of a case with alternatives, in their order. */
  lines?: string[] | undefined;
}

const textsShape = z.record(
  z.string(),
  z.strictObject({ question: z.string(), answer: z.string(), lines: z.array(z.string()).optional() }),
);

/** Texts by case id, and the file of its case without its ending: `attack`; `angel/cases` for what stands with a character. */
export interface CaseTexts {
  texts: Readonly<Record<string, CaseText>>;
  fileOf: Readonly<Record<string, string>>;
}

function caseFileOf(path: string): string {
  const [folder = '', name = ''] = path.split('/').slice(-2);
  return folder === 'case-texts' ? name : `${folder}/cases`;
}

/** All texts of one language. @throws FormatError if a file has another shape or an id stands in two. */
export function caseTexts(locale: TextLocale): CaseTexts {
  const texts: Record<string, CaseText> = {};
  const fileOf: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith(`.${locale}.yaml`)) continue;
    const source: Source = { file: path.slice(ROOT.length), text };
    for (const [id, words] of Object.entries(readYaml(source, textsShape))) {
      if (id in texts) throw new Error(`${source.file}: ${id} has a text in another file too`);
      texts[id] = words;
      fileOf[id] = caseFileOf(path.slice(0, -`.${locale}.yaml`.length));
    }
  }
  return { texts, fileOf };
}

/** Ids of cases that show no situation of the table, with the reason. */
export function technicalCases(): Readonly<Record<string, string>> {
  const file = 'content/rules/case-texts/technical.yaml';
  return readYaml({ file, text: technicalFile }, z.record(z.string(), z.string()));
}
