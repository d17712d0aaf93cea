/** A table for every ability of every character: the rules themselves offer it there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { apply, begin, freshGame, newGame, replay, requestOf, type Character } from '$lib/grail/index.ts';
import { findTrial, triedAbilities, type Trial } from '$lib/lab/index.ts';

const others = [...roster.values()];
const fixtures = readdirSync('tests/fixtures/roster').map(
  (name) => JSON.parse(readFileSync(`tests/fixtures/roster/${name}`, 'utf8')) as Character,
);

/** Whether it begins by itself, or through another skill, between the place and the end of the way there. */
function happens({ setup, choices, at, skill, ability }: Trial): boolean {
  const game = freshGame(deck, setup, { log: false });
  const data = setup.characters?.[0]?.skills.find(({ id }) => id === skill)?.does?.[ability];
  const own = game.rules.skills.abilities.find(
    (one) => one.seat === 0 && one.ability === data && !one.waiting,
  );
  let seen = 0;
  game.trace = {
    entered: () => undefined,
    returned: () => undefined,
    called: (depth) => {
      const frame = game.board.stack[depth];
      if (frame?.machine !== 'effect') return;
      const begun = (frame.data as { ability: number }).ability;
      if (begun === own?.index || (begun >= 0 && begun === own?.borrow)) seen++;
    },
  };
  begin(game);
  let before = 0;
  choices.forEach((choice, index) => {
    if (index === at) before = seen;
    expect(apply(game, choice)).toBeNull();
  });
  return seen > before;
}

function isOffered({ setup, choices, skill, ability }: Trial): boolean {
  const game = replay(deck, setup, choices, choices.length, { log: false });
  const { abilities } = game.rules.skills;
  return (requestOf(game)?.options ?? []).some((option) => {
    const compiled = 'ability' in option ? abilities[option.ability] : undefined;
    const data = setup.characters?.[0]?.skills.find(({ id }) => id === skill)?.does?.[ability];
    return compiled?.seat === 0 && compiled.ability === data;
  });
}

describe('a table to try an ability at', () => {
  it.each([...others, ...fixtures].map((character) => [character.id, character] as const))(
    'is found for every ability of %s',
    (_, character) => {
      const without: string[] = [];
      for (const { skill, ability } of triedAbilities(character)) {
        const trial = findTrial(deck, { character, skill, ability, others });
        if (trial === null) without.push(`${skill}/${String(ability)}`);
        else if (trial.byItself) expect(happens(trial), `${skill} happens`).toBe(true);
        else expect(isOffered(trial), `${skill} is offered`).toBe(true);
      }
      expect(without).toEqual([]);
    },
  );

  it('there are so many of them', () => {
    expect(others).toHaveLength(24);
    expect(fixtures).toHaveLength(26);
    expect([...others, ...fixtures].flatMap(triedAbilities)).toHaveLength(321);
  });

  it('is the same for the same wish, and another for the next number', () => {
    const character = roster.get('blade-master') as Character;
    const wish = { character, skill: 'wind-fury', others };
    const one = findTrial(deck, wish);
    expect(findTrial(deck, wish)).toEqual(one);
    expect(findTrial(deck, { ...wish, seed: 1 })?.setup).not.toEqual(one?.setup);
  });

  it('holds cards by their words, as cases do', () => {
    const character = roster.get('blade-master') as Character;
    for (const { skill, ability } of triedAbilities(character)) {
      const seats = findTrial(deck, { character, skill, ability, others })?.setup.situation?.seats ?? {};
      for (const { hand = [] } of Object.values(seats))
        for (const word of hand) expect(word).toMatch(/^[a-z]/);
    }
  });

  it('is none for a skill that no card is printed with', () => {
    const character: Character = {
      ...(roster.get('sealer') as Character),
      id: 'somebody-else',
    };
    expect(findTrial(deck, { character, skill: 'earth-seal', ability: 0 })).toBeNull();
    expect(() =>
      newGame(deck, { seed: 1, config: { players: 4 }, characters: { 0: character } }),
    ).not.toThrow();
  });
});
