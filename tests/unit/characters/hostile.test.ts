import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/lib/dsl/characters/json.ts';
import { checkCharacter, checkSkill, readCharacter } from '../../../src/lib/dsl/characters/read.ts';
import { mutant, slips } from './mutants.ts';
import { ability, character, rosterFiles, skill, textOf, TURN } from './samples.ts';

/** No file may take longer, however it is made. */
const MOST_MS = 200;

/** The time that this process works for it, whatever else the machine does; the best of three. */
function costOf(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

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
    'a thousand skills',
    value(character(Array.from({ length: 1000 }, (_, i) => skill(`s${i}`, {})))),
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
    const { character: read, findings } = readCharacter(text, 'hostile.json');
    expect(costOf(() => readCharacter(text, 'hostile.json'))).toBeLessThan(MOST_MS);
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(findings.length).toBeLessThan(400);
    expect(read).toBeNull();
  });

  it('has as many abilities, names and words as the limits allow, in time', () => {
    const abilities = Array.from({ length: 16 }, (_, i) => ({
      on: { time: 'hand.changed' },
      where: { [`X${i}`]: 'X + Y' },
      do: Array.from({ length: 8 }, () => ({ do: 'gain', tokens: { nothing: 'Z' } })),
    }));
    const text = value(character(Array.from({ length: 24 }, (_, i) => skill(`s${i}`, { does: abilities }))));
    expect(readCharacter(text, 'f').findings).toHaveLength(101);
    expect(costOf(() => readCharacter(text, 'f'))).toBeLessThan(MOST_MS);
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
    expect(checkCharacter(given).findings.map((finding) => finding.code)).toEqual([code]);
    expect(checkSkill(given).skill).toBeNull();
    expect(costOf(() => checkCharacter(given))).toBeLessThan(MOST_MS);
  });

  it('is a skill for a case file, or has findings', () => {
    const good = skill('alpha', { does: [{ on: TURN, do: [draw] }] });
    expect(checkSkill(good)).toEqual({ skill: good, findings: [] });
    const free = skill('alpha', { does: [{ on: TURN, do: [{ do: 'gain', tokens: { anything: 1 } }] }] });
    expect(checkSkill(free).findings).toEqual([]);
    const lost = skill('alpha', { does: [{ on: TURN, do: [{ do: 'draw', count: 'X' }] }] });
    expect(checkSkill(lost).findings).toMatchObject([{ code: 'unboundName', pointer: '/does/0/do/0/count' }]);
    const bad = skill('alpha', { does: [{ on: TURN, do: [{ do: 'drw', count: 1 }] }] });
    expect(checkSkill(bad).findings).toMatchObject([
      {
        code: 'unknownWord',
        pointer: '/does/0/do/0/do',
        place: null,
        fix: { pointer: '/does/0/do/0/do', replacement: 'draw' },
      },
    ]);
  });
});

describe('a file with a slip', () => {
  const runs = process.env['LONG'] === undefined ? 1000 : 20_000;

  it('never throws, whatever is changed, and points into itself', () => {
    fc.assert(
      fc.property(slips, (slip) => {
        const text = JSON.stringify(mutant(slip), null, 1);
        for (const { place } of readCharacter(text, 'f').findings) {
          expect(place?.from).toBeLessThanOrEqual(text.length);
          expect(place?.to).toBeGreaterThanOrEqual(place?.from ?? 0);
        }
      }),
      { numRuns: runs, seed: 2 },
    );
  }, 600_000);

  /** Whole skills, so that both sides read most of them. */
  const texts = rosterFiles.map((path) =>
    JSON.stringify((JSON.parse(textOf(path)) as { skills: unknown[] }).skills[1]),
  );
  const edits = fc.record({
    file: fc.nat(),
    at: fc.nat(),
    cut: fc.nat(4),
    put: fc.oneof(
      fc.constantFrom('"', ',', '{', '}', '[', ']', ':', '\\', '0', '-', '/*', '//', '\n', 'e', '.'),
      fc.string({ maxLength: 3 }),
    ),
  });

  it('is read as JSON.parse reads it, and where that refuses there is a finding', () => {
    fc.assert(
      fc.property(edits, ({ file, at, cut, put }) => {
        const whole = texts[file % texts.length] ?? '';
        const from = at % (whole.length + 1);
        const text = whole.slice(0, from) + put + whole.slice(from + cut);
        const { root, faults } = readJson(text);
        let parsed: unknown;
        let refused = false;
        try {
          parsed = JSON.parse(text);
        } catch {
          refused = true;
        }
        if (faults.length === 0) expect([refused, root?.value]).toEqual([false, parsed]);
        else if (!refused)
          expect(faults.map(({ code }) => code)).toEqual(
            expect.arrayContaining([expect.stringMatching(/duplicateKey|brokenText|forbiddenKey/)]),
          );
      }),
      { numRuns: runs, seed: 3 },
    );
  }, 600_000);
});
