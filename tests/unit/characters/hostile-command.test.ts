import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ability, character, skill, TURN } from './samples.ts';

const outside = mkdtempSync(join(tmpdir(), 'grailwright-'));
/** No command may take longer over such a file, on the slowest machine. */
const MOST_MS = 20_000;

function run(command: 'validate' | 'simulate', name: string, held: string, ...more: string[]) {
  writeFileSync(join(outside, name), held);
  const file = command === 'simulate' ? ['--file', name] : [name];
  const { status, stdout, stderr, signal } = spawnSync(
    'node',
    [resolve('scripts/cli.mjs'), command, ...more, ...file],
    { cwd: outside, encoding: 'utf8', timeout: MOST_MS },
  );
  return { code: status, signal, out: stdout, all: stdout + stderr };
}

const plain = JSON.stringify(ability(TURN, { do: [{ do: 'draw', count: 1 }] }), null, 2);
const after = (found: string, put: string): string => plain.replace(found, `${found}${put}`);

test.each<[string, string, RegExp]>([
  ['a megabyte of brackets', '['.repeat(1_000_000), /:1:65 error J2 /],
  ['ten megabytes', plain + ' '.repeat(10_000_000), /:1:1 error J1 /],
  ['no JSON', 'a character', /:1:1 error J4 /],
  ['a key into the objects of the program', after('{', '"__proto__": {"x": 1},'), /:1:2 error J10 /],
  ['no number', plain.replace('"stars": 3', '"stars": NaN'), /:\d+:12 error J11 /],
  [
    'a billion tokens',
    JSON.stringify(character([skill('a', { setup: { tokens: { rage: 1e9 } } })]), null, 2),
    /:\d+:\d+ error E45 /,
  ],
  ['a newer format', plain.replace('"format": 1', '"format": 2'), /:2:13 error F15 The file is of format 2/],
])(
  '%s: validate and simulate name the line and the column, in time',
  (name, held, line) => {
    const file = `${name.replaceAll(' ', '-')}.json`;
    const said = run('validate', file, held);
    expect([said.code, said.signal]).toEqual([1, null]);
    expect(said.out).toMatch(line);
    if (/ error E/.test(line.source)) return;
    const refused = run('simulate', file, held);
    expect([refused.code, refused.signal, refused.out]).toEqual([1, null, '']);
    expect(refused.all).toMatch(line);
  },
  3 * MOST_MS,
);

/** Conditions that could fail, so that no check can be sure. */
const endless = (): string => {
  const perhaps = [{ count: 'deck', atLeast: 0 }];
  const rage = (time: string, verb: string) => ({
    on: { time, by: 'self', token: 'rage' },
    if: perhaps,
    do: [{ do: verb, tokens: { rage: 1 } }],
  });
  const begins = { on: TURN, do: [{ do: 'gain', tokens: { rage: 1 } }] };
  const does = [begins, rage('tokens.gained', 'lose'), rage('tokens.removed', 'gain')];
  return JSON.stringify(character([skill('alpha', { does })]));
};

test(
  'a skill that sets itself off for ever: every game stops, with a report that names it',
  () => {
    const { code, out } = run('simulate', 'endless.json', endless(), '--games', '5', '--seed', '7');
    expect(code).toBe(1);
    const found = JSON.parse(out) as { games: number; errors: { seed: number; error: string }[] };
    expect(found.games).toBe(0);
    expect(found.errors.map(({ seed }) => seed)).toEqual([7, 8, 9, 10, 11]);
    for (const { error } of found.errors) expect(error).toContain('it does not end; running: alpha');
  },
  2 * MOST_MS,
);
