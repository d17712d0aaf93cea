/** All words of the skill language as the document lists them: read from the schema, so that neither lacks what the other has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from './character-schema.ts';

export const DOCUMENT = 'docs/skill-language.md';
const BEGIN = '<!-- words: written by npm run schema -->';
const END = '<!-- end of words -->';

/** A union of the language, the key that tells its members apart, and what it is called. */
const GROUPS: readonly [title: string, union: string, key: string, note?: string][] = [
  ['Verbs', 'Effect', 'do'],
  ['Costs', 'Cost', 'pay'],
  ['Rules', 'Rule', 'rule'],
  ['Timings', 'Trigger', 'time'],
  [
    'Conditions',
    'Condition',
    'is',
    'So is a number below that is compared: `equals`, `atLeast`, `atMost`, `above`, `below`, `parity`.',
  ],
  [
    'Numbers',
    'Fact',
    'count',
    'Beside whole numbers, formulas (`X + 1`) and `if` … `then` … `else`: facts of the table.',
  ],
  ['Choices', 'Choice', 'pick'],
];

/** @returns the document of `root` with its list of words as the schema has them @throws where the document has no place for it */
export function documentWith(root: string, schema: Schema): { path: string; text: string } {
  const text = readFileSync(join(root, DOCUMENT), 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} lacks ${BEGIN} … ${END}`);
  return { path: DOCUMENT, text: `${before}${BEGIN}\n\n${skillWords(schema)}\n${END}${after}` };
}

/** @throws where a thing of the language has no comment: nobody could read what it is */
export function skillWords({ $defs = {} }: Schema): string {
  const groups = GROUPS.map(([title, union, key, note]) => {
    const members = membersOf($defs, union).filter(([name]) => !name.endsWith('AndBound'));
    const shared = sharedFields(members.map(([, schema]) => schema)).filter((field) => field !== key);
    const rows = members.map(([name, schema]) => row(name, schema, key, shared));
    const also = shared.length > 0 ? `Each may also say ${shared.map(code).join(', ')}.` : '';
    const intro = [note ?? '', also].filter((text) => text !== '').join(' ');
    return `### ${title}\n\n${intro === '' ? '' : `${intro}\n\n`}| \`${key}\` | fields (? may be left out) | what it is |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  const who = ($defs['WhoWord']?.enum ?? []).map((word) => code(String(word))).join(', ');
  return `${groups.join('\n')}\n### Words for characters\n\n${who}\n`;
}

const code = (word: string): string => `\`${word}\``;

/** The definitions a union is made of, those of its unions too. */
function membersOf(defs: NonNullable<Schema['$defs']>, name: string): [string, Schema][] {
  const held = defs[name];
  if (held?.anyOf === undefined) return held?.properties === undefined ? [] : [[name, held]];
  return held.anyOf.flatMap(({ $ref }) =>
    $ref === undefined ? [] : membersOf(defs, $ref.split('/').at(-1) ?? ''),
  );
}

/** Fields that every one of them has. */
function sharedFields(all: readonly Schema[]): string[] {
  const [first, ...others] = all.map(({ properties = {} }) => Object.keys(properties));
  return (first ?? []).filter((field) => others.every((fields) => fields.includes(field)));
}

function row(
  name: string,
  { properties = {}, required = [], description }: Schema,
  key: string,
  shared: string[],
): string {
  if (description === undefined) throw new Error(`${name} has no comment`);
  const own = properties[key];
  // What has no such key is told by what it cannot do without.
  const words = own === undefined ? required : (own.enum ?? [own.const ?? '']);
  const fields = Object.keys(properties)
    .filter(
      (field) =>
        field !== key && (!shared.includes(field) || (own !== undefined && required.includes(field))),
    )
    .filter((field) => own !== undefined || !required.includes(field))
    .map((field) => `${code(field)}${required.includes(field) ? '' : '?'}`);
  const said = words.map((word) => code(String(word))).join(' · ');
  return `| ${said} | ${fields.join(', ')} | ${description.replaceAll('|', '\\|')} |`;
}
