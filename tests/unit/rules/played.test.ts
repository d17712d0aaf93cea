import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import {
  asked,
  eventsOf,
  hands,
  magic,
  play,
  read,
  refusal,
  response,
  scene,
  seatAt,
} from '../effects/scene.ts';
import {
  apply,
  limitOf,
  newGame,
  requestOf,
  type Character,
  type Effect,
  type Game,
  type Rule,
  type Situation,
  type SkillDef,
} from '$lib/grail/index.ts';

const lasting = (...rules: Rule[]): SkillDef => ({ id: 'lasting', type: 'passive', rules });
const limit = (who: string, change: { add?: number; fixed?: number }): Rule => ({
  rule: 'limit',
  of: 'hand',
  who,
  ...change,
});

/** Seat 0 lays rules on somebody as a magic action. */
function laying(rules: Rule[], until: 'turn' | 'game', seats: NonNullable<Situation['seats']> = {}): Game {
  const skills = [
    magic('lay', {
      choose: { target: { pick: 'character', from: 'all' } },
      do: [{ do: 'apply', rules, for: until }],
    }),
  ];
  return scene({ seats: { ...seats, 0: { ...seats[0], skills } } });
}

describe('limits (§1.6, §3)', () => {
  it('add up over all that run', () => {
    const game = scene({
      seats: {
        0: { skills: [lasting(limit('own-side', { add: 1 }), limit('self', { add: 2 }))] },
        2: { skills: [lasting(limit('opponents', { add: -3 }))] },
      },
    });
    expect([0, 1, 2].map((seat) => limitOf(game, seat, 'hand'))).toEqual([9, 3, 7]);
  });

  it('a fixed one ignores ±; the one that began last holds and the other after it', () => {
    const game = laying([limit('target', { fixed: 4 })], 'turn', {
      1: { handLimitFixed: 7, skills: [lasting(limit('self', { add: -1 }))] },
    });
    expect(limitOf(game, 1, 'hand')).toBe(7);
    const ends = response('ends', 'turn.end', { do: [] });
    const held = laying([limit('target', { fixed: 4 })], 'turn', {
      1: { handLimitFixed: 7 },
      5: { skills: [ends] },
    });
    play(held, 'skill lay target=1');
    expect(limitOf(held, 1, 'hand')).toBe(4);
    play(held, 'pass');
    expect(limitOf(held, 1, 'hand')).toBe(7);
    expect(eventsOf(held, 'limitChanged').map(({ limit: { before, after } }) => [before, after])).toEqual([
      [7, 4],
      [4, 7],
    ]);
  });

  it('§14.5 a lowered hand limit is looked at at once', () => {
    const game = laying([limit('target', { add: -1 })], 'game', { 1: { hand: ['x*6'] } });
    play(game, 'skill lay target=1', 'discard any');
    expect(hands(game)[1]).toBe(5);
    expect(game.board.teams[1].morale).toBe(14);
  });

  it('§12.3 heals come up to the limit of now', () => {
    const more: Rule = { rule: 'limit', of: 'heals', who: 'self', add: 1 };
    const game = scene({
      seats: { 0: { heals: 2, skills: [lasting(more), magic('rest', { do: [{ do: 'gain', heals: 2 }] })] } },
    });
    play(game, 'skill rest');
    expect(seatAt(game, 0).heals).toBe(3);
  });
});

describe('prohibitions', () => {
  it('§7.1 who cannot be attacked is no target, for counters neither', () => {
    const shy = lasting({ rule: 'forbid', who: 'self', what: 'be-attacked' });
    const game = scene({
      seats: {
        0: { hand: ['fire'] },
        1: { hand: ['fire'] },
        2: { skills: [shy] },
        3: { skills: [shy] },
        4: { skills: [shy] },
      },
    });
    expect(refusal(game, read(game, 'attack fire->3'))).toBe('cannotBeAttacked');
    play(game, 'attack fire->1');
    expect(requestOf(game)?.options.map(({ type }) => type)).toEqual(['take']);
  });

  it('§20.7 a skill that attacks cannot name them either', () => {
    const skill = magic('lunge', {
      choose: { foe: { pick: 'character', from: 'opponents' } },
      do: [{ do: 'attack', at: 'foe', element: 'fire' }],
    });
    const shy = lasting({ rule: 'forbid', who: 'own-side', what: 'be-attacked' });
    const game = scene({ seats: { 0: { hand: ['light'], skills: [skill] }, 1: { skills: [shy] } } });
    expect(refusal(game, { type: 'magicSkill', seat: 0, ability: 0, picks: { foe: [3] } })).toBe(
      'skillLostTarget',
    );
  });

  it('heals may be shut, basic effects kept away', () => {
    const shut = lasting({ rule: 'forbid', who: 'opponents', what: 'use-heals' });
    const clean = lasting({ rule: 'forbid', who: 'self', what: 'receive-basic' });
    const game = scene({
      seats: { 0: { hand: ['fire', 'poison'], skills: [shut] }, 1: { heals: 2, skills: [clean] } },
    });
    expect(refusal(game, read(game, 'magic poison->1'))).not.toBeNull();
    play(game, 'attack fire->1', 'take');
    expect(hands(game)[1]).toBe(2);
  });

  it('§9.7 cards may pass as Magic Missiles', () => {
    const odd = lasting({
      rule: 'counts-as',
      who: 'self',
      cards: { element: 'fire' },
      as: 'magic-missile',
      for: ['pass'],
    });
    const game = scene({ seats: { 0: { hand: ['missile'] }, 1: { hand: ['fire', 'wind'], skills: [odd] } } });
    play(game, 'magic missile');
    const [fire = 0, wind = 0] = seatAt(game, 1).hand;
    expect(refusal(game, { type: 'pass', seat: 1, card: fire })).toBeNull();
    expect(refusal(game, { type: 'pass', seat: 1, card: wind })).not.toBeNull();
  });

  it('§23.8 a taunted character attacks or loses the phase', () => {
    const taunt = lasting({
      rule: 'actions',
      who: 'opponents',
      only: { kind: 'attack', at: 'all' },
      otherwise: 'skip-phase',
    });
    const game = scene({ seats: { 0: { hand: ['fire', 'poison'] }, 1: { skills: [taunt] } } });
    expect(requestOf(game)?.options.map(({ type }) => type)).toEqual(['attack', 'skipActionPhase']);
    const stuck = scene({ seats: { 0: { hand: ['light'] }, 1: { skills: [taunt] } } });
    expect(asked(stuck)).toBe('1 action.choose');
    expect(eventsOf(stuck, 'phaseSkipped').map(({ why }) => why)).toContain('taunt');
  });
});

describe('scopes', () => {
  const shut: Effect = {
    do: 'apply',
    rules: [{ rule: 'forbid', who: 'attacked', what: 'use-heals' }],
    for: 'attack',
  };

  it('"this attack" ends with it, and does not reach into the counter-attack’s target', () => {
    const skills = [response('still', 't1.launch', { by: 'self', do: [shut] })];
    const game = scene({ seats: { 0: { hand: ['fire'], skills }, 1: { heals: 1 } } });
    play(game, 'attack fire->1', 'use still', 'take');
    expect(hands(game)[1]).toBe(2);
    expect(game.board.applied).toEqual([]);
  });

  it('"this turn" ends at its end, "this game" stays', () => {
    const rules: Rule[] = [{ rule: 'forbid', who: 'target', what: 'be-attacked' }];
    const turn = laying(rules, 'turn');
    play(turn, 'skill lay target=3');
    expect(turn.board.applied).toEqual([]);
    const game = laying(rules, 'game');
    play(game, 'skill lay target=3');
    expect(game.board.applied).toEqual([
      { rule: 0, seat: 0, user: 0, slots: { target: [3] }, until: 'game', depth: -1, began: 1 },
    ]);
  });
});

describe('characters and their rules', () => {
  const sheets = {
    witch: 'tests/fixtures/roster/starfall-witch.json',
    talismans: 'content/characters/talisman-master/character.json',
  };
  const as = (sheet: keyof typeof sheets, seats: NonNullable<Situation['seats']>): Game =>
    newGame(deck, {
      seed: 1,
      characters: { 0: JSON.parse(readFileSync(sheets[sheet], 'utf8')) as Character },
      situation: { config: { seating: 'RBRBRB' }, seats },
    });
  const answer = (game: Game, ...values: number[]) =>
    expect(apply(game, { type: 'choose', seat: 0, values })).toBeNull();

  it('no hand limit during a skill; what is too much is thrown away when it is done', () => {
    const game = as('witch', { 0: { hand: ['x*7'], energy: [1, 0] } });
    expect(limitOf(game, 0, 'hand')).toBe(7);
    play(game, 'skill engraving-rhythm');
    answer(game, 1);
    expect([hands(game)[0], asked(game)]).toEqual([8, '0 effect.choose']);
    answer(game);
    expect(asked(game)).toBe('0 overLimit.discard');
    play(game, 'discard any');
    expect([hands(game)[0], game.board.teams[0].morale]).toEqual([7, 14]);
    expect(game.board.applied).toEqual([]);
  });

  it('more damage of the skill that was answered, and of no other', () => {
    const game = as('talismans', { 0: { hand: ['thunder', 'thunder', 'fire'], energy: [0, 1] } });
    play(game, 'skill talisman-thunder cost0=thunder targets=1,3', 'use spirit-collapse', 'pass');
    expect([hands(game)[1], hands(game)[3]]).toEqual([2, 2]);
    expect(game.board.applied).toEqual([]);
  });
});
