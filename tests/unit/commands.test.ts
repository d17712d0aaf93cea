import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { roster } from '$lib/content/roster.ts';

const script = resolve('scripts/cli.mjs');
const outside = mkdtempSync(join(tmpdir(), 'grailwright-'));

/** Runs a command as a stranger would, from a folder outside the project. */
function run(name: string, ...args: string[]): { code: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync('node', [script, name, ...args], {
    cwd: outside,
    encoding: 'utf8',
  });
  return { code: status, out: stdout + stderr };
}

function file(name: string, text: string): string {
  writeFileSync(join(outside, name), text);
  return name;
}

const hero = readFileSync('content/characters/hero/character.json', 'utf8');
const lines = [
  '- id: MINE-1',
  '  rules: [§7.6]',
  '  given: { hands: { 0: [fire] } }',
  '  do: [attack fire->1, take]',
];

test('cases: plays a file outside the project and counts', () => {
  const good = file('good.yaml', [...lines, '  then: { hand: { 1: 2 } }', ''].join('\n'));
  expect(run('cases', good)).toEqual({ code: 0, out: '1 passed, 0 failed\n' });
}, 30_000);

test('cases: a failure says what differs, with the board before and after', () => {
  const bad = file('bad.yaml', [...lines, '  then: { hand: { 1: 3 } }', ''].join('\n'));
  const { code, out } = run('cases', bad);
  expect(code).toBe(1);
  for (const part of ['FAIL MINE-1', 'bad.yaml:5', 'before', 'after', 'expected', '0 passed, 1 failed'])
    expect(out).toContain(part);
}, 30_000);

test('validate: findings with line and column', () => {
  const odd = file('odd.yaml', '- id: X\n  rules: [§7]\n  givven: {}\n');
  const { code, out } = run('validate', odd, file('evil.yaml', '- { __proto__: { id: 1 } }\n'));
  expect(code).toBe(1);
  expect(out).toMatch(/odd\.yaml:3:3 .*givven/);
  expect(out).toMatch(/evil\.yaml:1:\d+/);
}, 30_000);

test('validate: the lessons, with the list of their chapters', () => {
  expect(run('validate', resolve('content/lessons'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ places checked, nothing to mend\n$/) as string,
  });
  const { code, out } = run('validate', file('chapters.yaml', '- { id: 1, slug: first-turn }\n'));
  expect(code).toBe(1);
  expect(out).toMatch(/chapters\.yaml:1:3: 0\.planned/);
}, 30_000);

test('cases, validate: the folder of a character, whose texts are no case files', () => {
  const sage = resolve('content/characters/sage');
  expect(run('cases', sage)).toMatchObject({ code: 0, out: expect.stringMatching(/ 0 failed\n$/) as string });
  expect(run('validate', sage)).toEqual({ code: 0, out: '2 places checked, nothing to mend\n' });
}, 30_000);

test('coverage: every numbered paragraph has a case or a reason, every skill a case that needs it', () => {
  const { code, out } = run('coverage');
  expect(out.split('\n').filter((line) => line.startsWith('error:'))).toEqual([]);
  expect(out).toMatch(/14\d of 148 paragraphs covered, \d with a reason\n/);
  const skills = [...roster.values()].reduce((sum, one) => sum + one.skills.length, 0);
  expect(out).toMatch(
    new RegExp(`${skills} of ${skills} skills and (\\d+) of \\1 skills of variants shown, by \\d+ cases`),
  );
  expect(code).toBe(0);
}, 240_000);

test('simulate: plays line-ups of the roster and of own files, and counts', () => {
  const own = file('own.json', JSON.stringify({ ...JSON.parse(hero), id: 'my-hero' }));
  const table = ['--players', '4', '--characters', 'sage,random', '--file', own];
  const { code, out } = run('simulate', '--games', '6', '--seed', '7', ...table);
  const told = JSON.parse(out.slice(0, out.lastIndexOf('}') + 1)) as Record<string, unknown>;
  expect(told).toMatchObject({ games: 6, seed: 7, players: 4, errors: [] });
  expect(Object.keys(told['skills'] as object)).toEqual(expect.arrayContaining(['my-hero', 'sage']));
  expect(Object.values(told['wins'] as Record<string, number>).reduce((a, b) => a + b)).toBe(6);
  expect(code).toBe(0);
}, 60_000);

test('simulate: what is wrong on the line is said in words', () => {
  const broken = file('broken.json', JSON.stringify({ format: 1, id: 'No' }));
  for (const [args, part] of [
    [['--players', '5'], '--players 5: write 4, 6 or 8'],
    [['--characters', 'nobody'], 'there is no "nobody"; known: adventurer'],
    [['--games', 'many'], '--games many: write a whole number'],
    [['--characters', 'sage,hero,angel,priest,sealer', '--players', '4'], '5 characters cannot sit'],
    [['--file', broken], 'broken.json:1:1 error F2 Character lacks “name”. Add it.'],
    [['--file', 'none.json'], 'none.json: '],
    [['--speed'], "Unknown option '--speed'"],
  ] as const) {
    const { code, out } = run('simulate', ...args);
    expect(out).toContain(part);
    expect(code).toBe(1);
  }
}, 90_000);

test('an unknown command is refused by name', () => {
  expect(run('conquer')).toEqual({ code: 2, out: 'There is no command "conquer".\n' });
});
