import { describe, expect, it } from 'vitest';
import { checkCharacter, checkSkill, readCharacter } from '../../../src/lib/dsl/characters/read.ts';
import { ability, character, skill, TURN } from './samples.ts';

/** No file may take longer, however it is made. */
const MOST_MS = 200;

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
const value = (it: unknown) => JSON.stringify(it);
const draw = { do: 'draw', count: 1 };

const TEXTS: [string, string, string][] = [
  ['a megabyte of brackets', '['.repeat(1_000_000), 'tooDeep'],
  ['a megabyte of nested objects', deep('{"a":', '}', 166_000), 'tooDeep'],
  ['more than a megabyte', ' '.repeat(3_000_000), 'tooLarge'],
  [
    'a hundred thousand skills',
    value(character(Array.from({ length: 100_000 }, () => 1 as never))).slice(0, 999_999),
    'tooMuch',
  ],
  [
    'five thousand skills',
    value(character(Array.from({ length: 5000 }, (_, i) => skill(`s${i}`, {})))),
    'tooMany',
  ],
  ['a billion tokens', value(character([skill('a', { setup: { tokens: { rage: 1e9 } } })])), 'setupOverMax'],
  ['a number that never ends', `[${'9'.repeat(900_000)}]`, 'numberTooLarge'],
  ['a key as long as the file', `{"${'k'.repeat(900_000)}": 1}`, 'textTooLong'],
  ['a hundred thousand commas', `{${',"a":1'.repeat(100_000)}}`, 'notJson'],
  ['twenty thousand missing commas', `[${'1 '.repeat(20_000)}]`, 'missingComma'],
  ['ten thousand comments', '/* */'.repeat(10_000), 'comment'],
  ['ten thousand times the same key', `{${'"a":1,'.repeat(10_000)}"a":1}`, 'duplicateKey'],
  [
    'a forbidden key in the deep',
    value(ability(TURN, { do: [draw] })).replace('"count"', '"__proto__": {"x": 1}, "count"'),
    'forbiddenKey',
  ],
  [
    'a formula of brackets only',
    value(ability(TURN, { do: [{ do: 'draw', count: '('.repeat(80) }] })),
    'formula',
  ],
  [
    'a skill that sets itself off for ever',
    value(ability({ time: 't6.taken', by: 'self' }, { do: [{ do: 'damage', to: 'all', amount: 1 }] })),
    'damageLoop',
  ],
  ['a skill that does itself again', value(ability(TURN, { do: [{ do: 'again', skill: 'alpha' }] })), 'loop'],
  [
    'a name in its own number',
    value(ability(TURN, { where: { X: 'X' }, do: [{ do: 'draw', count: 'X' }] })),
    'circular',
  ],
  [
    'words that are long, strange and many',
    value(
      character([], { tokens: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`t-${i}`, {}])) }),
    ),
    'missingWord',
  ],
];

describe('a hostile file', () => {
  it.each(TEXTS)('%s has a finding in time', (_name, text, code) => {
    const start = performance.now();
    const { character: read, findings } = readCharacter(text, 'hostile.json');
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(findings.length).toBeLessThan(400);
    expect(read).toBeNull();
  });

  it('has as many abilities, names and words as the limits allow, in time', () => {
    const abilities = Array.from({ length: 16 }, (_, i) => ({
      on: { time: 'hand.changed' },
      where: { [`X${i}`]: 'X + Y' },
      do: Array.from({ length: 40 }, () => ({ do: 'gain', tokens: { nothing: 'Z' } })),
    }));
    const text = value(character(Array.from({ length: 24 }, (_, i) => skill(`s${i}`, { does: abilities }))));
    const start = performance.now();
    expect(readCharacter(text, 'f').findings.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(5 * MOST_MS);
  });

  it('leaves every object as it was', () => {
    readCharacter(
      '{"__proto__": {"polluted": 1}, "a": {"constructor": {"prototype": {"polluted": 1}}}}',
      'f',
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('a hostile value', () => {
  const ring: Record<string, unknown> = {};
  ring['a'] = ring;
  const wide = Array.from({ length: 60_000 }, () => 1);
  let twice: unknown[] = [];
  for (let i = 0; i < 40; i++) twice = [twice, twice];
  const own = JSON.parse('{ "__proto__": { "x": 1 } }') as unknown;

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'notData'],
    ['a function', () => 1, 'notData'],
    ['a map', { skills: new Map() }, 'notData'],
    ['a date', new Date(0), 'notData'],
    ['a big integer', { stars: 3n }, 'notData'],
    ['no number', { stars: NaN }, 'notANumber'],
    ['a ring', ring, 'tooDeep'],
    ['lists in lists twice over', twice, 'tooMuch'],
    ['a list too long', wide, 'tooMuch'],
    ['half a character', { id: '\ud800' }, 'brokenText'],
    ['a long text', { id: 'x'.repeat(3000) }, 'textTooLong'],
    ['an own __proto__', own, 'forbiddenKey'],
    ['null', null, 'wrongType'],
    ['a list', [], 'wrongType'],
  ])('%s is refused in time', (_name, given, code) => {
    const start = performance.now();
    expect(checkCharacter(given).findings.map((finding) => finding.code)).toEqual([code]);
    expect(checkSkill(given).skill).toBeNull();
    expect(performance.now() - start).toBeLessThan(MOST_MS);
  });

  it('is a skill for a case file, or has findings', () => {
    const good = skill('alpha', { does: [{ on: TURN, do: [draw] }] });
    expect(checkSkill(good)).toEqual({ skill: good, findings: [] });
    const bad = skill('alpha', { does: [{ on: TURN, do: [{ do: 'drw', count: 1 }] }] });
    expect(checkSkill(bad).findings).toMatchObject([
      { code: 'unknownWord', pointer: '/does/0/do/0/do', place: null },
    ]);
  });
});
