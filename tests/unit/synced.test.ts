import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSynced } from '../../scripts/synced.mjs';

const root = mkdtempSync(join(tmpdir(), 'synced-'));
afterAll(() => rmSync(root, { recursive: true }));

/** @param age seconds before now */
function write(path: string, age: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const time = Date.now() / 1000 - age;
  utimesSync(file, time, time);
}

test('a new clone, and one whose texts are newer than what was made of them, is not ready to run', () => {
  write('messages/en/ui.json', 60);
  expect(isSynced(root)).toBe(false);

  write('.svelte-kit/tsconfig.json', 50);
  write('src/lib/i18n/paraglide/messages.js', 50);
  write('src/lib/i18n/topics/ui.js', 50);
  write('.cache/synced', 40);
  expect(isSynced(root)).toBe(true);

  write('messages/zh-Hans/ui.json', 30);
  expect(isSynced(root)).toBe(false);

  write('.cache/synced', 20);
  expect(isSynced(root)).toBe(true);
  rmSync(join(root, 'src/lib/i18n/topics'), { recursive: true });
  expect(isSynced(root)).toBe(false);
});
