/** What the word under the pointer is: its meaning, the fields it goes with, an example. */
import { withExample } from './complete.ts';
import { cursorAt, type Cursor } from './cursor.ts';
import { constructOf, docText, fieldDoc, partDoc, wordDoc, type Language } from './docs/index.ts';
import { tag, wordsOf, type Branch } from './schema.ts';
import { branchesAt, valueAt, type Root } from './schema-at.ts';
import { namedBy, thingsOf } from './things.ts';

export interface Hover {
  from: number;
  to: number;
  /** Markdown of ours; what comes from the file stands in it as code. */
  text: string;
}

/** @returns null where nothing is to be said */
export function hoverAt(text: string, offset: number, root: Root, language: Language): Hover | null {
  const cursor = cursorAt(text, offset);
  if (cursor === null || cursor.from === cursor.to) return null;
  const said = cursor.part === 'key' ? ofKey(cursor, root, language) : ofValue(cursor, root, language);
  return said === '' ? null : { from: cursor.from, to: cursor.to, text: said };
}

/** Text of the file, which must not be read as markdown. */
const code = (text: string): string => `\`${text.replace(/[`\r\n]/g, '')}\``;
const paragraphs = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');

function ofKey({ path, value }: Cursor, root: Root, language: Language): string {
  const key = path.at(-1);
  if (typeof key !== 'string') return '';
  const [holder] = branchesAt(root, value, path.slice(0, -1));
  if (holder === undefined) return '';
  const [part] = branchesAt(root, value, path);
  if (holder.schema.properties?.[key] === undefined) return ofOwnKey(key, value, holder, part, language);
  const doc = fieldDoc(holder.names, key);
  const about = part === undefined ? null : partDoc(part.names);
  const words = allWords(branchesAt(root, value, path, true));
  return paragraphs(
    `**${key}** ${doc === null ? '' : docText(doc, language)}`,
    about === null ? '' : docText(about, language),
    words.length === 0 ? '' : words.map(code).join(' · '),
  );
}

const allWords = (all: readonly Branch[]): string[] => {
  const words = all.flatMap(({ schema }) => wordsOf(schema) ?? []).filter((word) => word !== true);
  return [...new Set(words.map(String))];
};

/** A key that its author made: the thing it is, by its name. */
function ofOwnKey(
  key: string,
  value: unknown,
  holder: Branch,
  part: Branch | undefined,
  language: Language,
): string {
  if (holder.schema.additionalProperties === false) return '';
  const about = part === undefined ? null : partDoc(part.names);
  return paragraphs(
    `**${code(key)}** ${thingName(key, value, [...(part?.names ?? []), 'TokenId', 'FormId', 'LaidId'], language)}`,
    about === null ? '' : docText(about, language),
  );
}

function thingName(id: string, value: unknown, names: readonly string[], language: Language): string {
  const found = namedBy(thingsOf(value), names)?.find((thing) => thing.id === id);
  if (found === undefined) return '';
  const name = language === 'en' ? found.en || found.zh : found.zh || found.en;
  return name === '' ? '' : code(name);
}

function ofValue({ path, value }: Cursor, root: Root, language: Language): string {
  const held = valueAt(value, path);
  if (typeof held !== 'string' && typeof held !== 'number' && typeof held !== 'boolean') return '';
  const word = String(held);
  const key = [...path].reverse().find((one) => typeof one === 'string') ?? '';
  const [holder] = branchesAt(root, value, path.slice(0, -1));
  const [branch] = branchesAt(root, value, path, true).filter(
    ({ schema }) => wordsOf(schema)?.includes(held) ?? false,
  );
  if (branch !== undefined) return ofWord(word, String(key), branch, holder, language);
  const open = branchesAt(root, value, path).filter(({ schema }) => wordsOf(schema) === null);
  const named = open.map(({ names }) => thingName(word, value, names, language)).find((name) => name !== '');
  const about = open.map(({ names }) => partDoc(names)).find((doc) => doc !== null);
  const field = holder === undefined ? null : fieldDoc(holder.names, String(key));
  return paragraphs(
    named === undefined ? '' : `**${code(word)}** ${named}`,
    about === undefined || about === null ? '' : docText(about, language),
    field === null ? '' : `**${String(key)}** ${docText(field, language)}`,
  );
}

/** A fixed word; where it says what its part is, with the fields of that part. */
function ofWord(
  word: string,
  key: string,
  branch: Branch,
  holder: Branch | undefined,
  language: Language,
): string {
  const names = [...branch.names, ...(holder?.names ?? [])];
  const doc = wordDoc(names, key, word);
  const head = `**${word}** ${doc === null ? '' : docText(doc, language)}`;
  if (holder === undefined || tag(holder.schema)?.key !== key) return head;
  const about = constructOf(key, word) === null ? partDoc(holder.names) : null;
  const lines = Object.keys(holder.schema.properties ?? {})
    .filter((field) => field !== key)
    .map((field) => {
      const said = fieldDoc(holder.names, field);
      const must = holder.schema.required?.includes(field) === true ? ' \\*' : '';
      return `- \`${field}\`${must} ${said === null ? '' : docText(said, language)}`;
    });
  const body = paragraphs(head, about === null ? '' : docText(about, language), lines.join('\n'));
  const example = constructOf(key, word)?.example;
  return example === undefined ? body : withExample(body, example);
}
