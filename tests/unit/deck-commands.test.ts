/** Decks on the command line, as a stranger runs them from a folder outside the project. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const outside = mkdtempSync(join(tmpdir(), 'grailwright-'));

function run(...args: string[]): { code: number | null; out: string; told: string } {
  const { status, stdout, stderr } = spawnSync('node', [resolve('scripts/cli.mjs'), ...args], {
    cwd: outside,
    encoding: 'utf8',
  });
  return { code: status, out: stdout.trimEnd(), told: stderr.trimEnd() };
}

function file(name: string, held: object): string {
  writeFileSync(join(outside, name), JSON.stringify(held, null, 2));
  return name;
}

const card = { name: 'fire-slash', element: 'fire', faction: 'skill', count: 2 };
const deck = { format: 1, id: 'mine', name: { en: 'Mine' }, base: 'official', cards: [card] };
const good = file('good.json', deck);
const bad = file('bad.json', { ...deck, cards: [{ ...card, element: 'water' }] });

test('validate: a file that says it is a deck is checked as one', () => {
  expect(run('validate', good)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^good\.json:8:3 warning DW1 The deck has 152 cards.*\n0 errors/) as string,
  });
  expect(run('validate', bad)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^bad\.json:11:18 error D1 “fire-slash” cannot be water/m) as string,
  });
}, 60_000);

test('simulate: plays with the deck, and says in words why one cannot be played', () => {
  const { code, out } = run('simulate', '--games', '5', '--deck', good);
  expect([code, (JSON.parse(out) as { games: number }).games]).toEqual([0, 5]);
  expect(run('simulate', '--games', '5', '--deck', bad)).toMatchObject({
    code: 1,
    told: expect.stringMatching(/^bad\.json:11:18 error D1/) as string,
  });
  expect(run('simulate', '--deck', 'nowhere.json')).toMatchObject({
    code: 1,
    told: expect.stringMatching(/^nowhere\.json: /) as string,
  });
}, 90_000);

test('describe: a deck in numbers, beside the official ones', () => {
  const { code, out } = run('describe', good, '--lang', 'en');
  expect([code, out.split('\n').slice(0, 3)]).toEqual([
    0,
    ['# Mine (mine)', '152 cards (official: 150)', 'Kinds: Attack cards 113 (111), Magic cards 39'],
  ]);
}, 60_000);
