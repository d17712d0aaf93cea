import { describe, expect, it } from 'vitest';
import type { CompiledAbility } from '$lib/grail/effects/compiled.ts';
import type { RuleOf } from '$lib/grail/effects/rules/index.ts';
import { actionDuties, isTaunted, moraleFloor, specialTerms } from '$lib/grail/effects/rules/query.ts';
import { lay, seatAt, table } from './table.ts';

describe('§6.6, §23.8 what must be done in the action phase', () => {
  const taunt: RuleOf<'actions'> = {
    rule: 'actions',
    card: 'taunt',
    who: 'holder',
    only: { kind: 'attack', at: 'self' },
    otherwise: 'skip-phase',
  };
  const doom: RuleOf<'actions'> = { rule: 'actions', who: 'self', first: 'doomsday' };

  it('nothing, as a rule', () => {
    expect(actionDuties(table(), 0)).toEqual({ only: null, first: [], otherwise: null });
  });

  it('whom a taunt lies before may only attack its owner', () => {
    const game = table([1, taunt]);
    expect(isTaunted(game, 0)).toBe(false);
    lay(game, 'taunt', 1, 0);
    expect(actionDuties(game, 0)).toEqual({ only: [1], first: [], otherwise: 'skip-phase' });
    expect([0, 1, 2].map((seat) => isTaunted(game, seat))).toEqual([true, false, false]);
  });

  it('of two taunts an attack would have to fit both, so there is none', () => {
    const game = table([1, taunt], [3, taunt]);
    lay(game, 'taunt', 1, 0);
    lay(game, 'taunt', 3, 0);
    expect(actionDuties(game, 0).only).toEqual([]);
    expect(isTaunted(game, 0)).toBe(true);
  });

  it('the skill that must come first, beside a taunt, until an action has been made', () => {
    const game = table([0, doom], [1, taunt]);
    const ability = (id: string) => ({ skill: { id } }) as CompiledAbility;
    game.rules.skills.abilities.push(ability('other'), ability('doomsday'), ability('doomsday'));
    game.rules.skills.actions[0] = [0, 1];
    lay(game, 'taunt', 1, 0);
    expect(actionDuties(game, 0)).toEqual({ only: [1], first: [1], otherwise: 'skip-phase' });
    game.board.turn.actions.push('magic');
    expect(actionDuties(game, 0).first).toEqual([]);
    expect(actionDuties(game, 2).first).toEqual([]);
  });

  it('says what', () => {
    expect(() => table([0, { rule: 'actions', who: 'self' }])).toThrow('nothing must be done');
  });
});

describe('§15.2b morale that cannot be lost', () => {
  it('the highest floor of a team, seen from whose rule it is', () => {
    const game = table(
      [0, { rule: 'morale-floor', form: 'holy-flame', team: 'own', atLeast: 1 }],
      [1, { rule: 'morale-floor', team: 'other', atLeast: { count: 'heals', of: 'self' } }],
    );
    expect([moraleFloor(game, 0), moraleFloor(game, 1)]).toEqual([0, 0]);
    seatAt(game, 0).form = 'holy-flame';
    expect([moraleFloor(game, 0), moraleFloor(game, 1)]).toEqual([1, 0]);
    seatAt(game, 1).heals = 2;
    expect([moraleFloor(game, 0), moraleFloor(game, 1)]).toEqual([2, 0]);
  });
});

describe('§6.1 what special actions cost and bring', () => {
  it('is said by the settings', () => {
    const game = table();
    game.rules.config.extractMax = 4;
    expect(specialTerms(game, 0, 'buy')).toEqual({ draw: 3, stones: 2, cups: 0 });
    expect(specialTerms(game, 0, 'synthesize')).toEqual({ draw: 3, stones: 3, cups: 1 });
    expect(specialTerms(game, 0, 'extract')).toEqual({ draw: 0, stones: 4, cups: 0 });
  });

  it('and by rules: the last one, part by part, for those they are about', () => {
    const game = table(
      [0, { rule: 'special', who: 'teammates', action: 'synthesize', draw: 1, stones: 5 }],
      [2, { rule: 'special', who: 'self', action: 'synthesize', stones: 2, cups: 2 }],
      [2, { rule: 'special', who: 'self', action: 'buy', draw: -3 }],
    );
    expect(specialTerms(game, 2, 'synthesize')).toEqual({ draw: 1, stones: 2, cups: 2 });
    expect(specialTerms(game, 4, 'synthesize')).toEqual({ draw: 1, stones: 5, cups: 1 });
    expect(specialTerms(game, 0, 'synthesize')).toEqual({ draw: 3, stones: 3, cups: 1 });
    expect(specialTerms(game, 2, 'buy').draw).toBe(0);
    expect(() => table([0, { rule: 'special', who: 'self', action: 'buy' }])).toThrow('as it always is');
  });
});

describe('a rule that nobody knows', () => {
  it.each(['fly', 'constructor', '__proto__'])('%s', (rule) => {
    expect(() => table([0, { rule } as unknown as RuleOf<'limit'>])).toThrow(`there is no rule "${rule}"`);
  });
});
