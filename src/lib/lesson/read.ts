/** Reads a lesson's files and says what is wrong with them, each fault with file:line:col. Build and test time only. */
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from '../dsl/zod.ts';
import type { Lesson, LessonText, TextLocale } from './format.ts';
import { head, scripts, text } from './schema.ts';

/** A text file with the name that faults are reported under. */
export interface Source {
  file: string;
  text: string;
}

/** A file that is not what it should be; the message lists every fault, one a line. */
export class FormatError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'FormatError';
  }
}

type Path = readonly PropertyKey[];

/** Where a value stands, or the nearest thing around it that stands somewhere. */
function place(doc: Document, lines: LineCounter, path: Path): string {
  for (let depth = path.length; depth >= 0; depth--) {
    const part = path.slice(0, depth).map((key) => (typeof key === 'symbol' ? String(key) : key));
    const node = (depth === 0 ? doc.contents : getNode(doc, part)) as {
      range?: [number, number, number];
    } | null;
    if (node?.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return `${String(line)}:${String(col)}`;
    }
  }
  return '1:1';
}

/** Seats are written as numbers in YAML and are strings in the value, so both are tried. */
function getNode(doc: Document, path: (string | number)[]): unknown {
  let node: unknown = doc.contents;
  for (const key of path) {
    const holder = node as { get?: (key: unknown, keep: boolean) => unknown } | null;
    if (!holder?.get) return null;
    node = holder.get(key, true) ?? holder.get(Number(key), true) ?? null;
  }
  return node;
}

interface Issue {
  path: Path;
  message: string;
}

/** Of a union that fits nowhere, the branch that got furthest is what the author meant. */
function innermost(issue: z.core.$ZodIssue, path: Path = issue.path): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message: issue.message }];
  const branches = issue.errors.map((list) => list.flatMap((one) => innermost(one, [...path, ...one.path])));
  const meant = branches.filter(
    (list) => !list.some((one) => one.path.at(-1) === 'at' && one.path.length === path.length + 1),
  );
  return (meant.length > 0 ? meant : branches).reduce((best, list) =>
    list.length < best.length ? list : best,
  );
}

/** @throws FormatError if the text is no YAML or not of this shape. */
export function readYaml<S extends z.ZodType>(source: Source, shape: S): z.output<S> {
  const lines = new LineCounter();
  const doc = parseDocument(source.text, { lineCounter: lines });
  if (doc.errors.length > 0) {
    throw new FormatError(
      doc.errors.map((error) => {
        const { line, col } = lines.linePos(error.pos[0]);
        return `${source.file}:${String(line)}:${String(col)}: ${error.message.split('\n')[0] ?? ''}`;
      }),
    );
  }
  const checked = shape.safeParse(doc.toJS());
  if (checked.success) return checked.data;
  const faults = checked.error.issues.flatMap((issue) => innermost(issue));
  throw new FormatError(
    faults.map(
      ({ path, message }) =>
        `${source.file}:${place(doc, lines, path)}: ${path.map(String).join('.')}: ${message}`,
    ),
  );
}

export interface LessonSources {
  head: Source;
  script: Source;
  text: Record<TextLocale, Source>;
}

/** A language's words must lie beside the script: as many steps, refusals and options as it has. */
function misfits(file: string, words: LessonText, script: Lesson['script']): string[] {
  const faults: string[] = [];
  const same = (what: string, got: number, wanted: number) => {
    if (got !== wanted)
      faults.push(`${file}:1:1: ${what}: ${String(got)} texts for ${String(wanted)} of the script`);
  };
  same('steps', words.steps.length, script.steps.length);
  script.steps.forEach((step, index) => {
    const said = words.steps[index];
    if (!said) return;
    same(`steps.${String(index)}.wrong`, said.wrong.length, step.at === 'quiz' ? 0 : step.wrong.length);
    same(`steps.${String(index)}.options`, said.options.length, step.at === 'quiz' ? step.options.length : 0);
  });
  same('quiz.options', words.quiz.options.length, script.quiz.options.length);
  return faults;
}

/** @throws FormatError naming every fault of the first file that has one. */
export function readLesson(sources: LessonSources): Lesson {
  const about = readYaml(sources.head, head);
  const script = readYaml(sources.script, scripts[about.machine]);
  const words = {
    'zh-Hans': readYaml(sources.text['zh-Hans'], text),
    'zh-Hant': readYaml(sources.text['zh-Hant'], text),
    en: readYaml(sources.text.en, text),
  };
  const faults = (['zh-Hans', 'zh-Hant', 'en'] as const).flatMap((locale) =>
    misfits(sources.text[locale].file, words[locale], script),
  );
  if (faults.length > 0) throw new FormatError(faults);
  return { head: about, script, text: words };
}
