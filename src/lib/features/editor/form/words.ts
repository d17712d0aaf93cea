/** Names and sentences of the form in the reader's language. Used in templates and `$derived`, so that they follow it. */
import { choiceName, docsOf, exampleText, fieldName, objectName } from '$lib/dsl/describe/form.ts';
import type { Character } from '$lib/grail';
import { locale } from '$lib/i18n';
import { timingName } from '$lib/ui/wording/timing-names.ts';
import type { Form } from './form.svelte.ts';
import type { ObjectWay } from './model/grammar.ts';

export const fieldWord = (names: readonly string[], key: string): string =>
  fieldName(names, key, locale.current) ?? key;

/** What a word is called; a name that the author gave stays as it is. */
export function choiceWord(key: string | null, word: string | number | boolean): string {
  const text = String(word);
  if (key === 'time') return timingName(text);
  return choiceName(key, text, locale.current) ?? text;
}

/** What stands in a field, as text; a whole object is none. */
export const typedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const objectWord = (name: string): string => objectName(name, locale.current) ?? name;

export const wayWord = ({ id, key, word }: ObjectWay): string =>
  key === null || word === null ? objectWord(id) : choiceWord(key, word);

/** The name of a thing in the reader's language; else in the other, else its id. */
export function nameIn(value: unknown, id: string): string {
  const name = (value as { name?: { zh?: string; en?: string } } | null | undefined)?.name;
  const [zh, en] = [name?.zh, name?.en].map((one) =>
    typeof one === 'string' && one !== '' ? one : undefined,
  );
  return (locale.current === 'en' ? (en ?? zh) : (zh ?? en)) ?? id;
}

const STAND_IN: Character = { format: 1, id: 'x', name: {}, faction: 'holy', stars: 1, skills: [] };

/** The file as far as examples may speak of it: its own things by their names. */
function speakerOf(whole: unknown): Character {
  if (typeof whole !== 'object' || whole === null) return STAND_IN;
  const { tokens, forms, cards, skills } = whole as Partial<Character>;
  return {
    ...STAND_IN,
    ...(tokens === undefined ? {} : { tokens }),
    ...(forms === undefined ? {} : { forms }),
    ...(cards === undefined ? {} : { cards }),
    ...(Array.isArray(skills) ? { skills } : {}),
  };
}

/** A choice as the palette offers it. */
export interface Offer {
  way: ObjectWay;
  name: string;
  /** What it says, as an example; else what the texts tell of it. */
  sentence: string;
  value: unknown;
}

/** What choosing it writes: the example of its texts with this file's names, or the least that it needs. */
export function offerOf(form: Form, way: ObjectWay): Offer {
  const { blank, whole } = form;
  const [key, word] = [way.key ?? '', way.word ?? ''];
  const docs = docsOf(key, word, locale.current);
  const value = docs === null ? blank?.object(way) : blank?.adapted(docs.example, way.branch.schema);
  const said = exampleText(key, value, speakerOf(whole), locale.current);
  return { way, name: wayWord(way), sentence: said === '' ? (docs?.text ?? '') : said, value };
}
