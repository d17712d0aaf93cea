import { describe, expect, test } from 'vitest';
import {
  hashBoard,
  recordGame,
  reopenGame,
  RULES_VERSION,
  type GrailRecord,
} from '../../src/lib/grail/index.ts';
import { cards, playRandom } from '../properties/plain-games.ts';

const played = playRandom(3, false);
const record = recordGame(cards, played.game.setup, played.choices);
const copy = (): GrailRecord => JSON.parse(JSON.stringify(record)) as GrailRecord;

describe('a kept game', () => {
  test('opens to the same end, with the version of the rules and a hash every so many choices', () => {
    const { game, agreed, because } = reopenGame(cards, copy());
    expect({ agreed, because }).toEqual({ agreed: played.choices.length, because: null });
    expect(hashBoard(game.board)).toBe(hashBoard(played.game.board));
    expect(record.rules).toBe(RULES_VERSION);
    expect(record.hashes).toHaveLength(1 + Math.floor(played.choices.length / record.every));
  });

  test('opens up to the last equal step where later rules come out differently', () => {
    const other = copy();
    other.hashes[2] = '0000000000000000';
    expect(reopenGame(cards, other)).toMatchObject({ agreed: other.every, because: 'otherState' });
  });

  test('opens up to a choice that today’s rules refuse', () => {
    const other = copy();
    other.choices[30] = { type: 'useHeals', seat: 0, count: 99 };
    const { game, agreed, because } = reopenGame(cards, other);
    expect({ agreed, because }).toEqual({ agreed: 30, because: 'refused' });
    expect(game.choices).toHaveLength(30);
  });

  test('of another deal agrees on nothing', () => {
    expect(reopenGame(cards, { ...copy(), setup: { ...record.setup, seed: 'another' } }).agreed).toBe(0);
  });
});
