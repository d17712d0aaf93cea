import { describe, expect, it } from 'vitest';
import { compileSkills } from '$lib/grail/effects/tables.ts';
import { SkillError } from '$lib/grail/effects/names.ts';
import type { Ability, SkillDef } from '$lib/grail/index.ts';

const skill = (ability: object): SkillDef => ({ id: 'odd', type: 'response', does: [ability as Ability] });
const at = { time: 't2.hit' };

describe('skills that cannot run are refused by name', () => {
  it.each<[string, object, RegExp]>([
    [
      'an unknown time',
      { on: { time: 't9.never' } },
      /seat 2, skill odd, ability 1: there is no time "t9.never"/,
    ],
    ['an unknown verb', { on: at, do: [{ do: 'explode' }] }, /no verb "explode"/],
    ['an unknown cost', { on: at, pay: [{ pay: 'soul' }] }, /nobody can pay "soul"/],
    ['an unknown pick', { on: at, choose: { a: { pick: 'planet' } } }, /nobody can pick a "planet"/],
    [
      'an unknown rule',
      { on: at, do: [{ do: 'apply', rules: [{ rule: 'gravity', who: 'self' }], for: 'turn' }] },
      /no rule "gravity"/,
    ],
    ['an unknown condition', { on: at, if: [{ is: 'raining' }] }, /nothing can be "raining"/],
    [
      'a name nobody bound',
      { on: at, do: [{ do: 'draw', who: 'ghost', count: 1 }] },
      /nobody is called "ghost"/,
    ],
    [
      'a formula over an unbound name',
      { on: at, do: [{ do: 'draw', count: 'X + 1' }] },
      /cannot read the number "X \+ 1"/,
    ],
    ['a broken formula', { on: at, do: [{ do: 'draw', count: '(1 + 2' }] }, /cannot read the number/],
    ['a taken name', { on: at, choose: { self: { pick: 'number', from: 1, to: 2 } } }, /"self" is taken/],
    [
      'a name bound twice',
      {
        on: at,
        choose: { a: { pick: 'number', from: 1, to: 2 } },
        pay: [{ pay: 'discard', count: 1, name: 'a' }],
      },
      /"a" is bound twice/,
    ],
    ['a bound without a number', { on: at, if: [{ count: 'hand' }] }, /compared with nothing/],
    ['no trigger', { on: [] }, /listens to nothing/],
    ['an action of no kind', { on: { time: 'action.choose' } }, /as what action/],
  ])('%s', (_what, ability, message) => {
    const compile = () => compileSkills({ 2: [skill(ability)] });
    expect(compile).toThrow(SkillError);
    expect(compile).toThrow(message);
  });

  it('index who listens to what', () => {
    const skills = compileSkills({
      1: [skill({ on: [at, { time: 't2.miss' }] })],
      3: [
        { id: 'begin', type: 'startup', does: [{ on: { time: 'action.start' } }] },
        { id: 'cast', type: 'magic', does: [{ on: { time: 'action.choose', as: 'magic' } }] },
      ],
    });
    expect(skills.listeners).toEqual({ 't2.hit': [0], 't2.miss': [0] });
    expect(skills.startups[3]).toEqual([1]);
    expect(skills.actions[3]).toEqual([2]);
  });

  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['max(1, min(5, 4)) - 1', 3],
    ['-2 + 5', 3],
  ])('read %s', (formula, value) => {
    const skills = compileSkills({
      0: [skill({ on: at, choose: { n: { pick: 'number', from: 0, to: formula } } })],
    });
    const [field] =
      skills.abilities[0]?.steps.flatMap((step) => (step.step === 'field' ? [step.field] : [])) ?? [];
    const space = field?.space(null as never, { seat: 0, user: 0, slots: {} });
    expect(space?.from.at(-1)).toBe(value);
  });
});
