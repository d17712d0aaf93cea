import { describe, expect, it } from 'vitest';
import { enumerateDeclarations, fieldsOf, sampleDeclaration } from '$lib/grail/choices/skills.ts';
import type { Ability, Game, SituationSeat } from '$lib/grail/index.ts';
import { seedRandom } from '$lib/kernel/random.ts';
import { magic, refusal, scene } from './scene.ts';

function declaring(
  ability: Omit<Ability, 'on'>,
  own: SituationSeat = {},
  others: Record<number, SituationSeat> = {},
): Game {
  return scene({ seats: { ...others, 0: { ...own, skills: [magic('try', ability)] } } });
}

const spaces = (game: Game) =>
  fieldsOf(game, 0)?.map(({ name, from, min, max }) => [name, from.length, min, max]) ?? null;
const check = (game: Game, picks: Record<string, number[]>) =>
  refusal(game, { type: 'magicSkill', seat: 0, ability: 0, picks });

describe('declarations (§21.8)', () => {
  it('offer a number only as far as it can be paid', () => {
    const game = declaring(
      {
        choose: { X: { pick: 'number', from: 1, to: 5 } },
        pay: [{ pay: 'discard', count: 'X' }],
        do: [{ do: 'draw', count: 'X' }],
      },
      { hand: ['fire', 'wind', 'light'] },
    );
    expect(spaces(game)).toEqual([
      ['X', 3, 1, 1],
      ['cost0', 3, 1, 3],
    ]);
    expect(enumerateDeclarations(game, 0, 100)).toHaveLength(3 + 3 + 1);
    expect(enumerateDeclarations(game, 0, 2)).toHaveLength(2);
    const [a = 0, b = 0] = game.board.seats[0]?.hand ?? [];
    expect(check(game, { X: [2], cost0: [a, b] })).toBeNull();
    expect(check(game, { X: [2], cost0: [a] })).toBe('wrongPick');
    expect(check(game, { X: [1], cost0: [a], Y: [1] })).toBe('wrongPick');
  });

  it('let a later choice look at an earlier one', () => {
    const game = declaring({
      choose: {
        first: { pick: 'character', from: 'opponents' },
        second: {
          pick: 'character',
          from: 'opponents',
          if: [{ not: { is: 'who', who: 'it', of: 'first' } }],
        },
      },
      do: [{ do: 'damage', to: 'first', amount: 1 }],
    });
    expect(enumerateDeclarations(game, 0, 100)).toHaveLength(6);
    expect(check(game, { first: [1], second: [1] })).toBe('skillLostTarget');
    expect(spaces(game)).toEqual([
      ['first', 3, 1, 1],
      ['second', 3, 1, 1],
    ]);
  });

  it('take several different characters, from so many to so many', () => {
    const game = declaring({
      choose: { them: { pick: 'character', from: 'opponents', count: [1, 2] } },
      do: [{ do: 'draw', who: 'them', count: 1 }],
    });
    expect(enumerateDeclarations(game, 0, 100)).toHaveLength(3 + 3);
    expect(check(game, { them: [1, 1] })).toBe('wrongPick');
    expect(check(game, { them: [1, 2] })).toBe('skillLostTarget');
    expect(check(game, { them: [5, 1] })).toBeNull();
  });

  it('look at conditions that name a choice when it is made', () => {
    const game = declaring(
      {
        choose: { target: { pick: 'character', from: 'others' } },
        if: [{ count: 'hand', of: 'target', atLeast: 1 }],
        do: [],
      },
      {},
      { 4: { hand: ['x'] } },
    );
    expect(enumerateDeclarations(game, 0, 100)).toEqual([{ target: [4] }]);
    expect(fieldsOf(game, 0)?.[0]?.from).toEqual([4]);
    expect(check(game, { target: [1] })).toBe('wrongPick');
  });

  it('§20.7 with no target there is no declaration, and no fields', () => {
    const game = declaring({
      choose: { what: { pick: 'placed', card: 'basic', before: 'all' } },
      do: [{ do: 'remove', card: 'what' }],
    });
    expect(fieldsOf(game, 0)).toBeNull();
    expect(check(game, {})).toBe('skillLostTarget');
  });

  it('at random are always legal, and in time reach all there are', () => {
    const game = declaring(
      {
        choose: { X: { pick: 'number', from: 1, to: 2 }, foe: { pick: 'character', from: 'opponents' } },
        pay: [
          { pay: 'discard', count: 'X', cards: { kind: 'attack' }, shown: true },
          { pay: 'energy', crystal: 1 },
          { pay: 'discard', count: 1 },
        ],
        do: [{ do: 'damage', to: 'foe', amount: 'X' }],
      },
      { hand: ['fire', 'wind', 'light'], energy: [1, 1] },
    );
    const random = seedRandom('declarations');
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const picks = sampleDeclaration(game, 0, random);
      expect(check(game, picks)).toBeNull();
      const sorted = Object.entries(picks).map(([name, values]) => [name, [...values].sort((a, b) => a - b)]);
      seen.add(JSON.stringify(sorted.sort()));
    }
    expect(seen.size).toBe(enumerateDeclarations(game, 0, 1000).length);
  });
});
