/** Every character of the roster compiles: the language says what the engine runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Character } from '$lib/grail/index.ts';
import { compileSkills } from '$lib/grail/effects/tables.ts';

const read = (file: string): Character => JSON.parse(readFileSync(file, 'utf8')) as Character;
const files = [
  ...readdirSync('content/characters', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `content/characters/${entry.name}/character.json`),
  ...readdirSync('tests/fixtures/roster').map((name) => `tests/fixtures/roster/${name}`),
];

it.each(files)('%s', (file) => {
  expect(() => compileSkills({ 0: read(file).skills })).not.toThrow();
});
