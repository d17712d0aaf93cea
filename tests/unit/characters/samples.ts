/** Characters for the tests of validation: the whole roster, and small ones that say just what a test is about. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FindingCode } from '../../../src/lib/dsl/characters/codes.ts';
import { readCharacter, type Finding } from '../../../src/lib/dsl/characters/read.ts';
import { deck } from '../../../src/lib/content/deck.ts';

export const uniques = deck.flatMap(({ unique }) => unique);

export const rosterFiles: readonly string[] = [
  ...readdirSync('content/characters')
    .filter((id) => !id.endsWith('.yaml'))
    .map((id) => `content/characters/${id}/character.json`),
  ...readdirSync('tests/fixtures/roster').map((name) => `tests/fixtures/roster/${name}`),
];
export const textOf = (path: string): string => readFileSync(path, 'utf8');

type Plain = Record<string, unknown>;

const text = (word: string) => ({ zh: word, en: word });

/** Tokens, forms and cards that the small characters speak of. */
export const THINGS = {
  tokens: {
    rage: { kind: 'counter', name: text('rage'), colour: 'yellow', max: 4 },
    pain: { kind: 'counter', name: text('pain'), colour: 'blue' },
    pile: { kind: 'covered', name: text('pile'), max: 3 },
    rune: {
      kind: 'two-sided',
      name: text('rune'),
      sides: { sun: text('sun'), moon: text('moon') },
      count: 2,
    },
  },
  forms: { stealth: { name: text('stealth'), turned: true }, calm: { name: text('calm'), turned: false } },
  cards: {
    taunt: { kind: 'exclusive', name: text('taunt') },
    seal: { kind: 'basic', name: text('seal') },
  },
};

export function skill(id: string, more: Plain): Plain {
  return { id, name: text(id), class: 'common', type: 'passive', ...more };
}

/** A character of these skills, and of the things it needs. */
export function character(skills: Plain[], more: Plain = {}): Plain {
  const things = Object.fromEntries(
    Object.entries(THINGS).map(([kind, all]) => [
      kind,
      Object.fromEntries(Object.entries(all).filter(([id]) => JSON.stringify(skills).includes(`"${id}"`))),
    ]),
  );
  return {
    format: 1,
    id: 'tester',
    name: text('Tester'),
    faction: 'holy',
    stars: 3,
    ...things,
    skills,
    ...more,
  };
}

/** A character of one passive skill with one ability. */
export const ability = (on: unknown, rest: Plain = {}, more: Plain = {}): Plain =>
  character([skill('alpha', { does: [{ on, ...rest }], ...more })]);

/** One with one continuous rule. */
export const rule = (one: Plain): Plain => character([skill('alpha', { rules: [one] })]);

export const HIT = { time: 't2.hit', by: 'self', active: true };
export const LAUNCH = { time: 't1.launch', by: 'self', active: true };
export const TURN = { time: 'turn.start', by: 'self' };
export const MAGIC = { time: 'action.choose', as: 'magic' };

export const findingsOf = (value: unknown): Finding[] =>
  readCharacter(JSON.stringify(value, null, 2), 'tester.json', { deck: uniques }).findings;
export const codesOf = (value: unknown): FindingCode[] => findingsOf(value).map(({ code }) => code);
