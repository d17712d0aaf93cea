import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/lib/dsl/characters/codes.ts';
import { readCharacter } from '../../../src/lib/dsl/characters/read.ts';
import { edited } from '../../../src/lib/dsl/characters/place.ts';
import { ability, character, codesOf, findingsOf, skill, TURN } from './samples.ts';

const effect = (one: unknown) => ability(TURN, { do: [one] });

const ROWS: [string, unknown, string, string, Record<string, unknown>][] = [
  [
    'a field with a slip',
    effect({ do: 'damage', to: 'self', amout: 1 }),
    'unknownField',
    '/skills/0/does/0/do/0/amout',
    { of: 'damage', suggestion: 'amount' },
  ],
  [
    'a field of another verb',
    effect({ do: 'damage', to: 'self', amount: 1, cups: 1 }),
    'unknownField',
    '/skills/0/does/0/do/0/cups',
    { of: 'damage', known: 'if, may, name, do, to, amount, kind, heals, loss, from' },
  ],
  [
    'a missing field',
    effect({ do: 'damage', to: 'self' }),
    'missingField',
    '/skills/0/does/0/do/0',
    { field: 'amount', of: 'damage' },
  ],
  [
    'a file of a newer program, whatever else it holds',
    { ...effect({ do: 'time-travel' }), format: 2 },
    'newerFormat',
    '/format',
    { value: 2, ours: 1 },
  ],
  [
    'a verb with a slip',
    effect({ do: 'dammage', to: 'self', amount: 1 }),
    'unknownWord',
    '/skills/0/does/0/do/0/do',
    { suggestion: 'damage' },
  ],
  [
    'a moment with a slip',
    ability({ time: 't2.hitt' }),
    'unknownWord',
    '/skills/0/does/0/on/time',
    { suggestion: 't2.hit' },
  ],
  [
    'a fact with a slip',
    effect({ do: 'draw', count: { count: 'hnd' } }),
    'unknownWord',
    '/skills/0/does/0/do/0/count/count',
    { suggestion: 'hand' },
  ],
  [
    'a condition of no kind',
    ability(TURN, { if: [{ of: 'self' }] }),
    'missingWord',
    '/skills/0/does/0/if/0',
    { known: 'count, number, is, not, any' },
  ],
  [
    'a condition whose kind has a slip',
    ability(TURN, { if: [{ cuont: 'hand', atLeast: 1 }] }),
    'unknownField',
    '/skills/0/does/0/if/0/cuont',
    { suggestion: 'count' },
  ],
  [
    'a text for a list',
    ability(TURN, { do: 'draw' }),
    'wrongType',
    '/skills/0/does/0/do',
    { found: 'string', expected: 'array' },
  ],
  [
    'a word that is none of a few',
    { ...effect({ do: 'draw', count: 1 }), faction: 'blod' },
    'notOneOf',
    '/faction',
    { suggestion: 'blood' },
  ],
  [
    'an id in capitals',
    { ...effect({ do: 'draw', count: 1 }), id: 'Tester' },
    'badName',
    '/id',
    { value: 'Tester' },
  ],
  [
    'a name with a space',
    ability(TURN, { where: { 'my X': 1 } }),
    'badName',
    '/skills/0/does/0/where/my X',
    {},
  ],
  [
    'a token id in capitals',
    character([], { tokens: { Rage: { kind: 'counter', name: {}, colour: 'blue' } } }),
    'badName',
    '/tokens/Rage',
    {},
  ],
  [
    'a formula that is too long',
    effect({ do: 'draw', count: '1 + '.repeat(30) }),
    'tooLong',
    '/skills/0/does/0/do/0/count',
    { limit: 80 },
  ],
  [
    'too many skills',
    character(Array.from({ length: 25 }, (_, i) => skill(`s${i}`, {}))),
    'tooMany',
    '/skills',
    { limit: 24 },
  ],
  [
    'a number below its range',
    { ...effect({ do: 'draw', count: 1 }), stars: 0 },
    'tooSmall',
    '/stars',
    { limit: 1 },
  ],
  [
    'a number above its range',
    effect({ do: 'draw', count: 1001 }),
    'tooBig',
    '/skills/0/does/0/do/0/count',
    { limit: 1000 },
  ],
  ['half a card', effect({ do: 'draw', count: 1.5 }), 'notWhole', '/skills/0/does/0/do/0/count', {}],
  [
    'a range of three',
    ability(TURN, { choose: { a: { pick: 'character', from: 'all', count: [1, 2, 3] } } }),
    'wrongLength',
    '/skills/0/does/0/choose/a/count',
    { count: 2 },
  ],
];

describe('the shape of a character', () => {
  it.each(ROWS)('%s is said of the part that was meant', (_name, value, code, pointer, params) => {
    const found = findingsOf(value);
    expect(found.map((one) => [one.code, one.pointer])).toEqual([[code, pointer]]);
    expect(found[0]).toMatchObject({ level: 'shape', severity: 'error', params });
  });

  it('counts what is more than anybody reads', () => {
    const broken = Array.from({ length: 20 }, (_, i) =>
      skill(`s${i}`, { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }),
    );
    const codes = codesOf(character(broken));
    expect(codes).toHaveLength(101);
    expect(codes).toContain('moreFindings');
  });

  it('has an example for every finding of the shape', () => {
    const shown = new Set([...ROWS.map(([, , code]) => code), 'moreFindings']);
    const all = Object.entries(KINDS).filter(([, { id }]) => id.startsWith('F'));
    expect(all.map(([code]) => code).filter((code) => !shown.has(code))).toEqual([]);
  });
});

describe('a fix', () => {
  const cases: [string, unknown][] = [
    ...ROWS.map(([name, value]): [string, unknown] => [name, value]),
    [
      'an id with a slip',
      ability(TURN, {
        do: [
          { do: 'gain', tokens: { raeg: 1 } },
          { do: 'lose', tokens: { rage: 1 } },
        ],
      }),
    ],
    [
      'a role of another moment',
      ability({ time: 't3.deal', to: 'self' }, { do: [{ do: 'draw', who: 'attacker', count: 1 }] }),
    ],
    ['must in a passive skill', ability(TURN, { must: true, do: [{ do: 'draw', count: 1 }] })],
    [
      'cards for a number',
      ability(TURN, {
        do: [
          { do: 'discard', count: 1, name: 'gone' },
          { do: 'draw', count: 'gone' },
        ],
      }),
    ],
    ['a minus without its spaces', ability(TURN, { where: { X: 2 }, do: [{ do: 'draw', count: 'X-1' }] })],
  ];

  it.each(cases)('%s: what it offers mends the finding', (_name, value) => {
    const text = JSON.stringify(value, null, 2);
    for (const finding of readCharacter(text, 'f').findings) {
      if (finding.edit === null) continue;
      const mended = readCharacter(edited(text, [finding.edit]), 'f').findings;
      expect(mended.map(({ code, pointer }) => `${code} ${pointer}`)).not.toContain(
        `${finding.code} ${finding.pointer}`,
      );
      expect(mended.filter(({ id }) => id.startsWith('J'))).toEqual([]);
    }
  });

  it('is offered where one thing mends it', () => {
    const offered = cases.filter(([, value]) => findingsOf(value).some(({ edit }) => edit !== null));
    expect(offered.length).toBeGreaterThan(11);
  });

  it('takes a part away with one comma, first, between and last', () => {
    for (const at of [0, 1, 2]) {
      const parts = ['"count": 1', '"if": []'];
      parts.splice(at, 0, '"nothing": 1');
      const text = JSON.stringify(effect('HERE')).replace('"HERE"', `{ "do": "draw", ${parts.join(', ')} }`);
      const [finding] = readCharacter(text, 'f').findings;
      expect(readCharacter(edited(text, finding?.edit ? [finding.edit] : []), 'f').findings).toEqual([]);
    }
  });
});
