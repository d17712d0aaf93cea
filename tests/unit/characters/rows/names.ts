/** Names, numbers and ranges. */
import { row, draws, gainRage, one, spending, formed, placing, choosing, damage, type Row } from './make.ts';
import { ability, character, HIT, MAGIC, rule, skill, TURN } from '../samples.ts';

export const NAMES: readonly Row[] = [
  row(
    'unknownToken',
    ability(TURN, { do: [{ do: 'gain', tokens: { rags: 1 } }, gainRage] }),
    ability(TURN, { do: [gainRage] }),
  ),
  row(
    'unknownToken',
    ability(TURN, { do: [{ do: 'exchange', what: 'tokens', from: 'pain', to: 'rags', count: 1 }] }),
    character([
      one('alpha', {
        does: [
          {
            on: TURN,
            do: [gainRage, { do: 'exchange', what: 'tokens', from: 'rage', to: 'pain', count: 1 }],
          },
        ],
      }),
    ]),
  ),
  row(
    'unknownForm',
    formed({ on: HIT, form: 'stealt', ...draws() }),
    formed({ on: HIT, form: 'stealth', ...draws() }),
  ),
  row(
    'unknownCard',
    ability(TURN, { if: [{ is: 'placed', card: 'tauntt' }], ...draws() }),
    ability(TURN, { if: [{ is: 'placed', card: 'poison' }], ...draws() }),
  ),
  row(
    'unknownSkill',
    ability(TURN, { locks: [{ skills: ['betta'], for: 'turn' }], ...draws() }),
    character([
      one('alpha', { does: [{ on: TURN, locks: [{ skills: ['beta'], for: 'turn' }], ...draws() }] }),
      one('beta', { does: [{ on: HIT, ...draws() }] }),
    ]),
  ),
  row(
    'unboundName',
    ability(TURN, { do: [damage('target')] }),
    choosing('target', { pick: 'character', from: 'all' }, damage('target')),
  ),
  row(
    'unboundName',
    ability(TURN, { do: [{ do: 'draw', count: 'X + 1' }] }),
    ability(TURN, { where: { X: 2 }, do: [{ do: 'draw', count: 'X + 1' }] }),
  ),
  row(
    'unboundName',
    ability(TURN, { where: { X: 2 }, do: [{ do: 'draw', count: 'X-1' }] }),
    ability(TURN, { where: { X: 2 }, do: [{ do: 'draw', count: 'X - 1' }] }),
  ),
  row(
    'boundTwice',
    ability(TURN, {
      choose: { X: { pick: 'number', from: 1, to: 2 } },
      where: { X: 1 },
      do: [{ do: 'draw', count: 'X' }],
    }),
    ability(TURN, {
      choose: { X: { pick: 'number', from: 1, to: 2 } },
      where: { Y: 1 },
      do: [{ do: 'draw', count: 'X + Y' }],
    }),
  ),
  row(
    'reservedName',
    choosing('holder', { pick: 'character', from: 'all' }, damage('holder')),
    choosing('target', { pick: 'character', from: 'all' }, damage('target')),
  ),
  row(
    'roleNotHere',
    ability({ time: 't3.deal', to: 'self' }, { do: [{ do: 'draw', who: 'attacker', count: 1 }] }),
    ability({ time: 't3.deal', to: 'self' }, { do: [{ do: 'draw', who: 'source', count: 1 }] }),
  ),
  row(
    'roleNotHere',
    rule({ rule: 'limit', of: 'hand', who: 'attacked', add: 1 }),
    rule({ rule: 'attack', by: 'self', if: [{ is: 'turned', who: 'attacked' }], damage: 1 }),
  ),
  row(
    'roleNotCommon',
    ability([HIT, { time: 't3.deal', by: 'self' }], { do: [{ do: 'draw', who: 'attacked', count: 1 }] }),
    ability([HIT, { time: 't2.miss', by: 'self' }], { do: [{ do: 'draw', who: 'attacked', count: 1 }] }),
  ),
  row(
    'holderWithoutCard',
    ability({ time: 'turn.start', by: 'holder' }, draws()),
    placing(
      'taunt',
      {},
      {
        does: [
          { on: MAGIC, do: [{ do: 'place', card: 'taunt', before: 'self' }] },
          { on: { time: 'turn.start', by: 'holder' }, card: 'taunt', ...draws() },
        ],
      },
    ),
  ),
  row(
    'itNotHere',
    ability(TURN, { do: [{ do: 'draw', who: 'it', count: 1 }] }),
    ability(TURN, { do: [{ do: 'for-each', who: 'all', then: [{ do: 'draw', who: 'it', count: 1 }] }] }),
  ),
  row(
    'formula',
    ability(TURN, { where: { X: 1 }, do: [{ do: 'draw', count: 'X + + 2' }] }),
    ability(TURN, { where: { X: 1 }, do: [{ do: 'draw', count: 'min(X, 2) * (X - 3)' }] }),
  ),
  row(
    'formulaType',
    ability(TURN, {
      do: [
        { do: 'discard', count: 2, name: 'gone' },
        { do: 'draw', count: 'gone' },
      ],
    }),
    ability(TURN, {
      do: [
        { do: 'discard', count: 2, name: 'gone' },
        { do: 'draw', count: { count: 'cards', in: 'gone' } },
      ],
    }),
  ),
  row(
    'wrongKind',
    ability(TURN, { choose: { X: { pick: 'number', from: 1, to: 2 } }, do: [damage('X')] }),
    ability(TURN, { choose: { X: { pick: 'number', from: 1, to: 2 } }, do: [damage('self', 'X')] }),
  ),
  row(
    'wrongKind',
    ability(TURN, {
      choose: { effect: { pick: 'placed', card: 'basic', before: 'all' } },
      do: [{ do: 'draw', who: 'effect', count: 1 }],
    }),
    ability(TURN, {
      choose: { effect: { pick: 'placed', card: 'basic', before: 'all' } },
      do: [{ do: 'remove', card: 'effect' }],
    }),
  ),
  row(
    'groupForOne',
    ability(TURN, { do: [{ do: 'give', from: 'self', to: 'opponents', count: 1 }] }),
    ability(TURN, { do: [{ do: 'give', from: 'self', to: 'next-left', count: 1 }] }),
  ),
  row(
    'groupForOne',
    choosing(
      'two',
      { pick: 'character', from: 'others', count: 2 },
      { do: 'give', from: 'self', to: 'two', count: 1 },
    ),
    choosing(
      'two',
      { pick: 'character', from: 'others', count: 2 },
      { do: 'for-each', who: 'two', then: [{ do: 'give', from: 'self', to: 'it', count: 1 }] },
    ),
  ),
  row(
    'unusedName',
    choosing('target', { pick: 'character', from: 'all' }, ...(draws().do as object[])),
    choosing('target', { pick: 'character', from: 'all' }, damage('target')),
  ),
  row(
    'circular',
    ability(TURN, { where: { X: 'Y + 1', Y: 'X' }, do: [{ do: 'draw', count: 'X' }] }),
    ability(TURN, { where: { X: 'Y + 1', Y: 1 }, do: [{ do: 'draw', count: 'X' }] }),
  ),
  row(
    'pointsNotHere',
    ability(TURN, { do: [{ do: 'draw', count: 'points' }] }),
    ability({ time: 't6.take', to: 'self' }, { do: [{ do: 'draw', count: 'points' }] }),
  ),
];

export const NUMBERS: readonly Row[] = [
  row(
    'emptyRange',
    choosing('X', { pick: 'number', from: 3, to: 2 }, { do: 'draw', count: 'X' }),
    choosing('X', { pick: 'number', from: 2, to: 3 }, { do: 'draw', count: 'X' }),
  ),
  row(
    'emptyRange',
    choosing('who', { pick: 'character', from: 'all', count: [3, 2] }, { do: 'draw', who: 'who', count: 1 }),
    choosing('who', { pick: 'character', from: 'all', count: [2, 3] }, { do: 'draw', who: 'who', count: 1 }),
  ),
  row(
    'endlessNumber',
    choosing('X', { pick: 'number', from: 1 }, { do: 'draw', count: 'X' }),
    ability(TURN, { choose: { X: { pick: 'number', from: 1 } }, pay: [{ pay: 'discard', count: 'X' }] }),
  ),
  row(
    'neverPayable',
    spending({ pay: 'tokens', token: 'rage', count: 5 }),
    spending({ pay: 'tokens', token: 'rage', count: 4 }),
  ),
  row(
    'neverPayable',
    spending({ pay: 'covered', token: 'pile', count: 4 }),
    spending({ pay: 'covered', token: 'pile', count: 3 }),
  ),
  row(
    'energyTooDear',
    ability(TURN, { pay: [{ pay: 'energy', gem: 2, crystal: 2 }] }),
    ability(TURN, { pay: [{ pay: 'energy', gem: 1, crystal: 2 }] }),
  ),
  row(
    'elementsTooMany',
    ability(TURN, { pay: [{ pay: 'discard', count: 8, together: 'different-elements' }] }),
    ability(TURN, { pay: [{ pay: 'discard', count: 7, together: 'different-elements' }] }),
  ),
  row(
    'tooFewTargets',
    choosing('three', { pick: 'character', from: 'opponents', count: 3 }, damage('three')),
    choosing('two', { pick: 'character', from: 'opponents', count: 2 }, damage('two')),
  ),
  row(
    'neverTrue',
    ability(TURN, { if: [{ count: 'hand', atLeast: 5, below: 5 }], ...draws() }),
    ability(TURN, { if: [{ count: 'hand', atLeast: 5, below: 6 }], ...draws() }),
  ),
  row(
    'neverTrue',
    ability(TURN, { if: [{ count: 'energy', equals: 3, parity: 'even' }], ...draws() }),
    ability(TURN, { if: [{ count: 'energy', equals: 3, parity: 'odd' }], ...draws() }),
  ),
  row(
    'setupOverMax',
    character([skill('alpha', { setup: { tokens: { rage: 5 } } })]),
    character([skill('alpha', { setup: { tokens: { rage: 4 } } })]),
  ),
];
