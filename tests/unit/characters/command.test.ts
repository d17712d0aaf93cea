import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ability, TURN } from './samples.ts';

const outside = mkdtempSync(join(tmpdir(), 'grailwright-'));

/** Runs `npm run validate` as a stranger would, from a folder outside the project. */
function validate(...args: string[]): { code: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync('node', [resolve('scripts/cli.mjs'), 'validate', ...args], {
    cwd: outside,
    encoding: 'utf8',
  });
  return { code: status, lines: (stdout + stderr).trimEnd().split('\n') };
}

function file(name: string, held: string | Uint8Array | object): string {
  const text = typeof held === 'string' || held instanceof Uint8Array ? held : JSON.stringify(held, null, 2);
  writeFileSync(join(outside, name), text);
  return name;
}

const draws = { do: [{ do: 'draw', count: 1 }] };

test('validate: a character outside the project, file:line:column level number words', () => {
  const bad = file(
    'bad.json',
    ability(TURN, {
      do: [
        { do: 'draw', cuont: 1 },
        { do: 'lose', heals: 1.5 },
      ],
    }),
  );
  expect(validate(bad)).toEqual({
    code: 1,
    lines: [
      'bad.json:31:15 error F1 draw has no field “cuont”. Did you mean “count”?',
      'bad.json:35:24 error F10 1.5 is no whole number. Write one.',
      '2 errors in 1 place',
    ],
  });
}, 30_000);

test('validate: warnings are said and do not fail, in the language that is asked for', () => {
  const odd = file('odd.json', ability(TURN, { must: true, ...draws }));
  expect(validate('--lang', 'zh-Hans', odd)).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^odd\.json:\d+:\d+ warning W2 被动技不必写 must/),
      '0 errors, 1 warnings and remarks in 1 place',
    ],
  });
}, 30_000);

test('validate: what is no text, no character or not there is a finding', () => {
  const { code, lines } = validate(
    file('raw.json', new Uint8Array([123, 255, 125])),
    file('list.json', '[]'),
    'nowhere.json',
  );
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^raw\.json:1:1 error J18 /),
    'list.json:1:1 error F3 This is a list; it should be: object.',
    expect.stringMatching(/^nowhere\.json:1:1.*ENOENT/),
    '3 errors in 3 places',
  ]);
}, 30_000);

test('validate: an option that is not there is refused', () => {
  expect(validate('--lang', 'latin').code).toBe(1);
  expect(validate('--quick').code).toBe(1);
}, 30_000);
