import { describe, expect, it } from 'vitest';
import {
  costTexts,
  describeAbility,
  describeCondition,
  describeCost,
  describeEffect,
  describeRule,
  describeTrigger,
  plainOf,
  ruleTexts,
  verbTexts,
  type Context,
  type DescribedCharacter,
} from '../../../src/lib/dsl/describe/index.ts';
import type { Condition, Effect, Trigger } from '../../../src/lib/grail/effects/index.text.ts';
import { LANGUAGES } from './roster.ts';

const character: DescribedCharacter = {
  format: 1,
  id: 'tester',
  name: { zh: '试验者', en: 'Tester' },
  faction: 'holy',
  stars: 1,
  tokens: { spark: { kind: 'counter', name: { zh: '火花', en: 'Spark' }, colour: 'yellow' } },
  forms: { fury: { name: { zh: '狂怒', en: 'Fury' }, turned: true } },
  skills: [],
};
const context: Context = { character };
const both = (say: (language: 'zh-Hans' | 'en') => Parameters<typeof plainOf>[0]): [string, string] => [
  plainOf(say('zh-Hans')),
  plainOf(say('en')),
];

describe('every verb, cost and rule', () => {
  const texts = [
    ...Object.entries(verbTexts).map(([id, text]) => ({
      id,
      text,
      say: (language: (typeof LANGUAGES)[number]) => describeEffect(text.example, language, context),
    })),
    ...Object.entries(costTexts).map(([id, text]) => ({
      id,
      text,
      say: (language: (typeof LANGUAGES)[number]) => describeCost(text.example, language, context),
    })),
    ...Object.entries(ruleTexts).map(([id, text]) => ({
      id,
      text,
      say: (language: (typeof LANGUAGES)[number]) => describeRule(text.example, language, context),
    })),
  ];
  it.each(texts)('$id has docs, and an example that can be said', ({ text, say }) => {
    expect(text.docs.zh.endsWith('。')).toBe(true);
    expect(text.docs.en.endsWith('.')).toBe(true);
    for (const language of LANGUAGES) expect(plainOf(say(language)).length).toBeGreaterThan(2);
  });
  it('is said in words of its own', () => {
    const groups = [Object.keys(verbTexts), Object.keys(costTexts), Object.keys(ruleTexts)];
    let from = 0;
    for (const group of groups) {
      const all = texts.slice(from, from + group.length).map(({ say }) => plainOf(say('en')));
      expect(new Set(all).size).toBe(group.length);
      from += group.length;
    }
  });
});

const TIMES: readonly Trigger[] = (
  [
    'setup turn.before turn.start action.before action.start action.end turn.end',
    'attackAction.end attackAction.after magicAction.end magicAction.after specialAction.end',
    'magic.before special.before special.buy special.extract special.extracted missile.launch',
    't1.launch respond t2.hit t2.miss t3.deal t4.heal t5.actual t6.take t6.taken damage.end',
    'morale.loss morale.lost card.revealed card.discarded draw.before hand.changed heals.gained heal.overflow',
    'form.turned form.left effect.placed effect.removed effect.triggered',
  ]
    .join(' ')
    .split(' ') as Exclude<Trigger['time'], 'action.choose'>[]
).map((time) => ({ time, by: 'self' }) as Trigger);

describe('every time', () => {
  const all: Trigger[] = [
    ...TIMES,
    { time: 'action.choose', as: 'special' },
    { time: 'tokens.gained', by: 'self', token: 'spark' },
    { time: 'tokens.removed', by: 'self', token: 'spark' },
    { time: 'skill.used', by: 'self', skill: ['fury'] },
    { time: 'skill.resolved', by: 'self', skill: ['fury'] },
  ];
  it('has words of its own in each language', () => {
    for (const language of LANGUAGES) {
      const said = all.map((on) => plainOf(describeTrigger(on, language, context)));
      expect(new Set(said).size).toBe(all.length);
    }
  });
});

describe('smaller doors', () => {
  it('say which condition fails, as a clause', () => {
    const hand: Condition = { count: 'hand', below: 3 };
    expect(both((language) => describeCondition(hand, language, context))).toEqual([
      '手牌少于3张',
      'you have fewer than 3 cards in hand',
    ]);
    const form: Condition = { not: { is: 'form', form: 'fury' } };
    expect(both((language) => describeCondition(form, language, context))).toEqual([
      '不处于【狂怒】',
      'you are not in Fury',
    ]);
  });
  it('know what the roles of the moment mean', () => {
    const on: Trigger = { time: 't6.take', to: 'self' };
    const points: Condition = { count: 'points', atLeast: 2 };
    expect(both((language) => describeCondition(points, language, { ...context, on }))).toEqual([
      '此伤害的点数至少为2',
      'the points of this damage is at least 2',
    ]);
  });
  it('say an ability with its numbers explained', () => {
    const ability = {
      on: { time: 'action.choose', as: 'magic' },
      choose: { target: { pick: 'character', from: 'opponents' } },
      do: [{ do: 'damage', to: 'target', amount: { count: 'tokens', token: 'spark', plus: 1 } }],
    } as const;
    const skill = { id: 's', name: {}, class: 'common', type: 'magic' } as const;
    expect(both((language) => describeAbility(ability as never, language, { ...context, skill }))).toEqual([
      '指定一名对手：对目标造成X+1点法术伤害③。（X为「火花」数）',
      'Choose an opponent: deal the target X + 1 magic damage ③. (X = your Spark)',
    ]);
  });
  it('refuse what the language does not know', () => {
    expect(() => describeEffect({ do: 'win' } as unknown as Effect, 'en', context)).toThrow(
      'no such effect: win',
    );
    expect(() => describeEffect({ do: 'toString' } as unknown as Effect, 'en', context)).toThrow(
      'no such effect',
    );
    expect(() => describeTrigger({ time: 'noon' } as unknown as Trigger, 'en', context)).toThrow(
      'no such time: noon',
    );
  });
});
