import { describe, expect, it } from 'vitest';
import { NO_CHANGES } from '$lib/grail/effects/attack-changes.ts';
import type { RuleOf } from '$lib/grail/effects/rules/index.ts';
import { attackRules, damageRules, healUseLimit } from '$lib/grail/effects/rules/query.ts';
import type { Apply } from '$lib/grail/effects/verbs/apply.ts';
import { attack, damage, lay, run, seatAt, table } from './table.ts';

type Attack = RuleOf<'attack'>;
const own = (change: Partial<Attack>): Attack => ({ rule: 'attack', by: 'self', ...change });

describe('§7.3 rules about attacks', () => {
  it('change nothing, at no cost, where nobody has one', () => {
    const game = table();
    expect(attackRules(game, attack(game, 0, 1, 'fire-slash'))).toBe(NO_CHANGES);
    const others = table([2, own({ damage: 1 })]);
    expect(attackRules(others, attack(others, 0, 1, 'fire-slash'))).toBe(NO_CHANGES);
    expect(() => Object.assign(NO_CHANGES, { damage: 1 })).toThrow();
  });

  it('add their damage up, active ones and counter-attacks apart', () => {
    const game = table(
      [0, own({ damage: 1 })],
      [0, own({ active: true, damage: 2 })],
      [0, own({ active: false, damage: 5 })],
    );
    expect(attackRules(game, attack(game, 0, 1, 'fire-slash')).damage).toBe(3);
    expect(attackRules(game, attack(game, 0, 1, 'fire-slash', false)).damage).toBe(6);
    expect(attackRules(game, attack(game, 2, 1, 'fire-slash')).damage).toBe(0);
  });

  it('read their numbers at every look', () => {
    const game = table([0, own({ form: 'stealth', damage: { count: 'energy' }, noCounter: true })]);
    const running = attack(game, 0, 1, 'fire-slash');
    expect(attackRules(game, running)).toBe(NO_CHANGES);
    seatAt(game, 0).form = 'stealth';
    seatAt(game, 0).energy = { gem: 1, crystal: 1 };
    expect(attackRules(game, running)).toEqual({ ...NO_CHANGES, damage: 2, noCounter: true });
  });

  it('look at the card of the attack, with the element it has now', () => {
    const game = table([0, own({ cards: { element: 'thunder' }, noCounter: true })]);
    const running = attack(game, 0, 1, 'thunder-slash');
    expect(attackRules(game, running).noCounter).toBe(true);
    running.element = 'fire';
    expect(attackRules(game, running).noCounter).toBe(false);
  });

  it('see the parts of the attack', () => {
    const game = table([0, own({ if: [{ is: 'turned', who: 'attacked' }], damage: 1 })]);
    const running = attack(game, 0, 1, 'fire-slash');
    expect(attackRules(game, running).damage).toBe(0);
    seatAt(game, 1).sideways = true;
    expect(attackRules(game, running).damage).toBe(1);
  });

  it('of what can be only once the last one wins', () => {
    const game = table(
      [0, own({ setDamage: 4, element: 'fire' })],
      [0, own({ setDamage: 1, element: 'dark', forced: true, noLight: true })],
      [1, own({ by: 'opponents', setDamage: 'none', shield: 'ignored', heals: 'useless' })],
      [1, own({ by: 'opponents', target: 'self' })],
    );
    expect(attackRules(game, attack(game, 0, 3, 'wind-slash'))).toEqual({
      damage: 0,
      damageSet: 1,
      harmless: true,
      forced: true,
      noCounter: false,
      noLight: true,
      noShield: true,
      noHeals: true,
      element: 'dark',
      target: 1,
    });
  });

  it('say something, of an element there is', () => {
    expect(() => table([0, own({})])).toThrow('nothing about the attack is changed');
    expect(() => table([0, own({ element: 'ice' })])).toThrow('nothing called "ice" is element');
    expect(() => table([0, own({ target: 'opponents' })])).toThrow('one is wanted here');
  });
});

describe('rules laid for one attack', () => {
  const bonus: Apply = { do: 'apply', for: 'attack', rules: [own({ by: 'all', damage: 1 })] };
  const useless: Apply = {
    do: 'apply',
    for: 'attack',
    rules: [{ rule: 'heal-use', who: 'attacked', atMost: 0 }],
  };

  it('speak of that attack alone, not of the counter-attack in it', () => {
    const game = table();
    const first = attack(game, 0, 1, 'fire-slash');
    run(game, 0, bonus);
    expect(attackRules(game, first).damage).toBe(1);
    expect(attackRules(game, attack(game, 1, 2, 'fire-slash', false)).damage).toBe(0);
    game.board.stack.pop();
    expect(attackRules(game, first).damage).toBe(1);
  });

  it('"heals are useless against it" means whom it was aimed at, and damage of that attack', () => {
    const game = table();
    attack(game, 0, 1, 'fire-slash');
    run(game, 0, useless);
    expect(healUseLimit(game, damage(game, 0, 1, 'attack'))).toBe(0);
    expect(healUseLimit(game, damage(game, 0, 3, 'attack'))).toBe(-1);
    game.board.stack.splice(1);
    attack(game, 1, 2, 'fire-slash', false);
    expect(healUseLimit(game, damage(game, 1, 2, 'attack'))).toBe(-1);
    expect(healUseLimit(game, damage(game, 0, 1, 'attack'))).toBe(-1);
  });

  it('are not laid where no attack runs', () => {
    const game = table();
    run(game, 0, bonus);
    expect(game.board.applied).toEqual([]);
  });
});

describe('§11.1 rules about damage at ③', () => {
  const plus: RuleOf<'damage'> = { rule: 'damage', by: 'self', skill: ['storm'], add: 1 };

  it('nobody has one: nothing is added and nothing is too much', () => {
    const game = table();
    expect(damageRules(game, damage(game, 0, 1, 'magic'))).toEqual({ add: 0, atMost: Infinity });
  });

  it('sums, and the lowest cap of all that fit', () => {
    const game = table(
      [1, { rule: 'damage', to: 'self', atMost: 4 }],
      [1, { rule: 'damage', to: 'own-side', kind: 'magic', add: -1, atMost: 3 }],
      [0, { rule: 'damage', by: 'self', add: 2 }],
    );
    expect(damageRules(game, damage(game, 0, 1, 'magic'))).toEqual({ add: 1, atMost: 3 });
    expect(damageRules(game, damage(game, 0, 1, 'attack'))).toEqual({ add: 2, atMost: 4 });
    expect(damageRules(game, damage(game, 2, 0, 'attack'))).toEqual({ add: 0, atMost: Infinity });
  });

  it('of a skill mean the skill of their owner', () => {
    const game = table([0, plus], [4, { rule: 'damage', skill: ['storm'], add: 5 }]);
    expect(damageRules(game, damage(game, 0, 1, 'magic', 'storm')).add).toBe(1);
    expect(damageRules(game, damage(game, 0, 1, 'magic', 'drizzle')).add).toBe(0);
    expect(damageRules(game, damage(game, 2, 1, 'magic', 'storm')).add).toBe(0);
    expect(() => table([0, { rule: 'damage', to: 'self' }])).toThrow('damage is changed by nothing');
  });
});

describe('§12.1 rules about the use of heals', () => {
  it('the lowest holds, −1 without any', () => {
    const game = table(
      [0, { rule: 'heal-use', who: 'self', atMost: 1 }],
      [0, { rule: 'heal-use', who: 'self', kind: 'attack', atMost: 0 }],
      [1, { rule: 'heal-use', who: 'opponents', atMost: 2 }],
    );
    expect(healUseLimit(game, damage(game, 1, 0, 'magic'))).toBe(1);
    expect(healUseLimit(game, damage(game, 1, 0, 'attack'))).toBe(0);
    expect(healUseLimit(game, damage(game, 1, 2, 'attack'))).toBe(2);
    expect(healUseLimit(game, damage(game, 0, 1, 'attack'))).toBe(-1);
  });

  it('by whom the damage is, and by whom not', () => {
    const game = table(
      [0, { rule: 'heal-use', who: 'self', notBy: 'self', atMost: 0 }],
      [2, { rule: 'heal-use', who: 'opponents', by: 'self', atMost: 0 }],
    );
    expect(healUseLimit(game, damage(game, 0, 0, 'magic'))).toBe(-1);
    expect(healUseLimit(game, damage(game, 1, 0, 'magic'))).toBe(0);
    expect(healUseLimit(game, damage(game, 2, 1, 'magic'))).toBe(0);
    expect(healUseLimit(game, damage(game, 0, 1, 'magic'))).toBe(-1);
  });

  it('a card on the table may shut everybody’s', () => {
    const game = table([0, { rule: 'heal-use', card: 'garden', who: 'all', atMost: 0 }]);
    expect(healUseLimit(game, damage(game, 1, 0, 'magic'))).toBe(-1);
    lay(game, 'garden', 0, 0);
    expect(healUseLimit(game, damage(game, 1, 0, 'magic'))).toBe(0);
  });
});
