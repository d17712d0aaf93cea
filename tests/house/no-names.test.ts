/** Everything about a character is data: no code names one, nor a skill, token, form or card of any, official or not. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character, Text } from '../../src/lib/grail/index.ts';
import { filesUnder, read } from './source-files.ts';

const characters = [
  ...filesUnder('content/characters').filter((path) => path.endsWith('/character.json')),
  ...readdirSync('tests/fixtures/roster').map((name) => `tests/fixtures/roster/${name}`),
].map((path) => JSON.parse(read(path)) as Character);

/** Words that say something else as well. Where a pattern stands, only lines that it fits, with the path before them. */
const EXCUSED: readonly { name: string; why: string; where?: RegExp }[] = [
  { name: 'element', why: '§1.2, of cards; also a token' },
  { name: 'magic', why: '§6.1, a kind of action; also the side of a token' },
  { name: 'heal', why: '§12; also the English name of a token' },
  { name: '治疗', why: '§12; also the name of a token' },
  { name: 'taunt', why: '§23.8; also a skill and its card' },
  { name: 'phantom', why: '§1.2, a faction; also a form' },
  { name: 'shadow', why: 'of CSS; also a form', where: /(box|text|drop)-shadow|'widget\.shadow'/ },
  { name: 'auto fill', why: 'of CSS', where: /repeat\(auto-fill/ },
  { name: 'balance', why: 'of CSS', where: /text-wrap: balance/ },
  { name: 'freeze', why: 'of JavaScript', where: /Object\.freeze/ },
  {
    name: 'hero',
    why: 'the head of the home page, and its cup',
    where: /^src\/lib\/features\/(home|settings)\//,
  },
  { name: 'verdict', why: 'of a lesson on a move', where: /^src\/lib\/(lesson|features\/learn)\// },
];

/** A text as words alone: `fiveElementBind`, `five-element-bind` and "Five-Element Bind" are the same. */
const wordsOf = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[’']/g, '')
    .replace(/[-_\s]+/g, ' ')
    .toLowerCase();

/** Ids and names of a character and of all that is his. */
function namesOf({
  id,
  name,
  skills,
  variants = {},
  tokens = {},
  forms = {},
  cards = {},
}: Character): string[] {
  const all = [...skills, ...Object.values(variants).flatMap((variant) => variant.skills)];
  const named: [string, Text][] = [
    [id, name],
    ...all.map((skill): [string, Text] => [skill.id, skill.name]),
    ...Object.entries({ ...tokens, ...forms, ...cards }).map(([key, thing]): [string, Text] => [
      key,
      thing.name,
    ]),
    ...Object.values(tokens).flatMap((token) => ('sides' in token ? Object.entries(token.sides) : [])),
  ];
  return named.flatMap(([key, { zh, en }]) => [key, zh ?? '', en ?? ''].map(wordsOf));
}

const names = [...new Set(characters.flatMap(namesOf))].filter((name) => name !== '');
const RUN = /[a-z\d]+( [a-z\d]+)*/g;
/** Names of Latin words are looked for as words, others (Chinese ones, "Law: Myriad Stars") as they stand. */
const latin = new Set(names.filter((name) => name.match(RUN)?.[0] === name));
const literal = names.filter((name) => !latin.has(name));
const longest = Math.max(...[...latin].map((name) => name.split(' ').length));

/** The names that a line holds, Latin ones as whole words with nothing but a space, hyphen or capital between them. */
function namesIn(line: string): string[] {
  const text = wordsOf(line);
  const found = new Set(literal.filter((name) => text.includes(name)));
  // "Adventurer's Paradise" is a name, "the Adventurer's hand" holds one.
  const runs = [text, wordsOf(line.replace(/[’']s\b/g, ''))].flatMap((one) => one.match(RUN) ?? []);
  for (const words of [...new Set(runs)].map((run) => run.split(' ')))
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
        const phrase = words.slice(from, to).join(' ');
        if (latin.has(phrase)) found.add(phrase);
      }
  return [...found];
}

/** What stands in the code; `src/lib/content` hands content out and may list it. */
const hits = filesUnder('src')
  .filter((path) => /\.(ts|svelte|css|json|html)$/.test(path) && !path.startsWith('src/lib/content/'))
  .flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => namesIn(line).map((name) => ({ name, line: `${path}:${at + 1} ${line}` }))),
  );
const isExcused = ({ name, line }: { name: string; line: string }): boolean =>
  EXCUSED.some((one) => one.name === name && (one.where?.test(line) ?? true));

describe('no code names a character or what is his', () => {
  it('in any room but content', () => {
    expect(hits.filter((hit) => !isExcused(hit)).map(({ name, line }) => `"${name}" in ${line}`)).toEqual([]);
  });

  it('the roster is all fifty, and its names are found however they are written', () => {
    expect(characters).toHaveLength(50);
    expect(namesIn("skill === 'five-element-bind' && fiveElementBind(game)")).toEqual([
      'five element bind',
      'element',
    ]);
    expect(namesIn('/** The Blade Master, 勇者 and SEALER_ID */')).toEqual(
      expect.arrayContaining(['blade master', '勇者', 'sealer']),
    );
    expect(namesIn('Law: Myriad Stars, EX魔弓')).toEqual(
      expect.arrayContaining(['law: myriad stars', 'ex魔弓']),
    );
    expect(namesIn("the Sealer's, Adventurer's Paradise")).toEqual([
      'adventurers paradise',
      'sealer',
      'adventurer',
    ]);
    expect(namesIn('a heroic unsealer, blade: master')).toEqual([]);
  });

  it.each(EXCUSED)('$name is excused for a reason that still holds', ({ name, where }) => {
    expect(names).toContain(name);
    expect(hits.some((hit) => hit.name === name && (where?.test(hit.line) ?? true))).toBe(true);
  });
});
