/** Games that were recorded by earlier rules: what people have kept opens for good. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkGame } from '$lib/dsl/documents/game.ts';
import { reopenGame, type GrailRecord } from '$lib/grail/index.ts';
import { cards } from '../properties/plain-games.ts';

const folder = 'tests/fixtures/games-v1';
const games = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as GrailRecord] as const,
);

it.each(games)('%s opens completely', (_name, record) => {
  const { agreed, because } = reopenGame(cards, record);
  expect({ agreed, because }).toEqual({ agreed: record.choices.length, because: null });
});

it.each(games)('%s is read as a document', (_name, record) => {
  expect(checkGame({ record }).findings).toBeNull();
});

it('a game that came out differently is still told from one that did not', () => {
  const [, record] = games.find(([name]) => name === 'plain-6.json') ?? games[0]!;
  const hashes = record.hashes.map((hash, at) => (at === 40 ? '0'.repeat(16) : hash));
  expect(reopenGame(cards, { ...record, hashes })).toMatchObject({ agreed: 39, because: 'otherState' });
});
