/** Each finding of the meaning and the style of a character: one that has it, and the nearest one that has not. */
import type { FindingCode } from '../../../src/lib/dsl/characters/codes.ts';
import { ability, character, HIT, LAUNCH, MAGIC, rule, skill, THINGS, TURN } from './samples.ts';

export interface Row {
  code: FindingCode;
  bad: unknown;
  good: unknown;
}

const row = (code: FindingCode, bad: unknown, good: unknown): Row => ({ code, bad, good });
const draws = (...more: unknown[]) => ({ do: [{ do: 'draw', count: 1 }, ...more] });
const gainRage = { do: 'gain', tokens: { rage: 1 } };
const one = (id: string, more: object) => skill(id, { ...more });
/** Gains Rage too, so that it may be spent. */
const spending = (pay: object, on: object = TURN) =>
  character([
    one('alpha', { does: [{ on, pay: [pay] }] }),
    one('beta', {
      does: [{ on: HIT, do: [gainRage, { do: 'cover', token: 'pile', from: 'deck', count: 1 }] }],
    }),
  ]);
const formed = (...abilities: object[]) =>
  character([one('alpha', { does: [{ on: TURN, do: [{ do: 'form', enter: 'stealth' }] }, ...abilities] })]);
const placing = (card: string, more: object, rest: object = {}) =>
  ability(
    MAGIC,
    { pay: [], do: [{ do: 'place', card, before: 'self' }], ...more },
    { type: 'magic', ...rest },
  );
const choosing = (name: string, choice: object, ...list: object[]) =>
  ability(TURN, { choose: { [name]: choice }, do: list });
const unique = (id: string, cards: object = { unique: 'this-skill' }) =>
  character([
    skill(id, { class: 'unique', type: 'response', does: [{ on: { ...LAUNCH, cards }, ...draws() }] }),
  ]);
const damage = (to: string, amount: unknown = 1) => ({ do: 'damage', to, amount });

const NAMES: Row[] = [
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

const NUMBERS: Row[] = [
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

const THINGS_ROWS: Row[] = [
  row(
    'neverGained',
    ability(TURN, { pay: [{ pay: 'tokens', token: 'rage', count: 1 }] }),
    spending({ pay: 'tokens', token: 'rage', count: 1 }),
  ),
  row(
    'formNeverEntered',
    ability(TURN, { form: 'stealth', ...draws() }),
    formed({ on: HIT, form: 'stealth', ...draws() }),
  ),
  row(
    'formContradiction',
    formed({ on: HIT, form: 'stealth', if: [{ is: 'form', form: 'none' }], ...draws() }),
    formed({
      on: HIT,
      form: 'stealth',
      if: [{ is: 'form', form: 'stealth', since: 'earlier-turn' }],
      ...draws(),
    }),
  ),
  row(
    'skillTwice',
    character([
      skill('alpha', { does: [{ on: TURN, ...draws() }] }),
      skill('alpha', { does: [{ on: HIT, ...draws() }] }),
    ]),
    ability(TURN, draws()),
  ),
  row(
    'variantSkill',
    character([skill('alpha', { does: [{ on: TURN, ...draws() }] })], {
      variants: {
        old: { name: { zh: 'o', en: 'o' }, skills: [skill('alfa', { does: [{ on: HIT, ...draws() }] })] },
      },
    }),
    character([skill('alpha', { does: [{ on: TURN, ...draws() }] })], {
      variants: {
        old: { name: { zh: 'o', en: 'o' }, skills: [skill('alpha', { does: [{ on: HIT, ...draws() }] })] },
      },
    }),
  ),
  row(
    'tokenKind',
    spending({ pay: 'tokens', token: 'pile', count: 1 }),
    spending({ pay: 'covered', token: 'pile', count: 1 }),
  ),
  row(
    'tokenKind',
    ability(TURN, { do: [{ do: 'turn-over', token: 'rage' }, gainRage] }),
    ability(TURN, { do: [{ do: 'turn-over', token: 'rune' }] }),
  ),
  row(
    'unknownSide',
    ability(TURN, { pay: [{ pay: 'flip', token: 'rune', from: 'sun', to: 'mon', count: 1 }] }),
    ability(TURN, { pay: [{ pay: 'flip', token: 'rune', from: 'sun', to: 'moon', count: 1 }] }),
  ),
  row(
    'unusedThing',
    character([skill('alpha', { does: [{ on: TURN, ...draws() }] })], {
      tokens: { rage: THINGS.tokens.rage },
    }),
    ability(TURN, { do: [gainRage] }),
  ),
  row(
    'cardWithoutEffect',
    placing('taunt', {}),
    placing(
      'taunt',
      {},
      {
        does: [{ on: MAGIC, do: [{ do: 'place', card: 'taunt', before: 'self' }] }],
        rules: [{ rule: 'forbid', card: 'taunt', who: 'holder', what: 'gain-heals' }],
      },
    ),
  ),
  row(
    'emptySkill',
    character([skill('alpha', {}), skill('beta', { does: [{ on: TURN, ...draws() }] })]),
    ability(TURN, draws()),
  ),
  row(
    'unknownStone',
    ability(TURN, { do: [{ do: 'exchange', what: 'stones', from: 'ruby', to: 'gem', count: 1 }] }),
    ability(TURN, { do: [{ do: 'exchange', what: 'stones', from: 'crystal', to: 'gem', count: 1 }] }),
  ),
];

const MOMENTS: Row[] = [
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'change-attack', damage: 1 }] }),
    ability(LAUNCH, { do: [{ do: 'change-attack', damage: 1 }] }),
  ),
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'change-damage', by: -1 }] }),
    ability({ time: 't5.actual', to: 'self' }, { do: [{ do: 'change-damage', by: -1 }] }),
  ),
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'change-loss', set: 0 }] }),
    ability({ time: 'morale.loss', team: 'own' }, { do: [{ do: 'change-loss', set: 0 }] }),
  ),
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'cancel', what: 'skill' }] }),
    ability(
      { time: 'skill.used', by: 'opponents', skill: ['snipe'] },
      { do: [{ do: 'cancel', what: 'skill' }] },
    ),
  ),
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'change-stones', to: 'self' }] }),
    ability({ time: 'special.extract', by: 'self' }, { do: [{ do: 'change-stones', to: 'next-left' }] }),
  ),
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'change-missile', direction: 'left' }] }),
    ability({ time: 'missile.launch', by: 'self' }, { do: [{ do: 'change-missile', direction: 'left' }] }),
  ),
  row(
    'wrongPending',
    ability(TURN, { do: [{ do: 'skip-or-draw', who: 'self', draw: 2 }] }),
    ability({ time: 'action.before', by: 'self' }, { do: [{ do: 'skip-or-draw', who: 'self', draw: 2 }] }),
  ),
  row(
    'wrongPending',
    ability(TURN, { pay: [{ pay: 'play', cards: {}, as: 'magic' }] }),
    ability(MAGIC, { pay: [{ pay: 'play', cards: {}, as: 'magic' }] }),
  ),
  row(
    'tooLate',
    ability(HIT, { do: [{ do: 'change-attack', noCounter: true }] }),
    ability(LAUNCH, { do: [{ do: 'change-attack', noCounter: true }] }),
  ),
  row(
    'damageTooLate',
    ability({ time: 't6.taken', to: 'self' }, { do: [{ do: 'change-damage', by: -1 }] }),
    ability({ time: 't6.take', to: 'self' }, { do: [{ do: 'change-damage', by: -1 }] }),
  ),
  row(
    'damageTooLate',
    ability(
      { time: 'damage.end', to: 'self' },
      { do: [{ do: 'move-damage', points: 'all', to: 'next-left' }] },
    ),
    ability({ time: 't6.take', to: 'self' }, { do: [{ do: 'move-damage', points: 'all', to: 'next-left' }] }),
  ),
  row(
    'ofAttack',
    ability(TURN, { pay: [{ pay: 'discard', count: 1, cards: { element: 'of-attack' } }] }),
    ability(HIT, { pay: [{ pay: 'discard', count: 1, cards: { element: 'of-attack' } }] }),
  ),
  row(
    'noEventCards',
    ability(TURN, { do: [{ do: 'cover', token: 'pile', from: 'event-cards' }] }),
    ability(
      { time: 'card.discarded', by: 'self' },
      { do: [{ do: 'cover', token: 'pile', from: 'event-cards' }] },
    ),
  ),
  row(
    'noEventCards',
    ability(TURN, { do: [{ do: 'show', these: 'event-cards' }] }),
    ability({ time: 'card.discarded', by: 'self' }, { do: [{ do: 'show', these: 'event-cards' }] }),
  ),
  row(
    'laterNever',
    ability(LAUNCH, { do: [{ do: 'later', on: { time: 'turn.end' }, within: 'attack', then: draws().do }] }),
    ability(LAUNCH, { do: [{ do: 'later', on: { time: 'turn.end' }, within: 'turn', then: draws().do }] }),
  ),
  row(
    'placeWithoutPlay',
    placing('poison', {}),
    placing('poison', { pay: [{ pay: 'play', cards: { name: 'poison' }, as: 'magic' }] }),
  ),
  row(
    'startupTime',
    ability(TURN, draws(), { type: 'startup' }),
    ability({ time: 'action.start', by: 'self' }, draws(), { type: 'startup' }),
  ),
  row(
    'magicTime',
    ability({ time: 'action.choose', as: 'attack' }, draws(), { type: 'magic' }),
    ability(MAGIC, draws(), { type: 'magic' }),
  ),
  row(
    'limitScope',
    ability({ time: 'turn.end', by: 'self' }, { limit: 'damage', ...draws() }),
    ability({ time: 'turn.end', by: 'self' }, { limit: 'turn', ...draws() }),
  ),
  row(
    'lockSelf',
    ability(TURN, { locks: [{ skills: ['alpha'], for: 'turn' }], ...draws() }),
    ability(TURN, { limit: 'turn', ...draws() }),
  ),
  row(
    'mustImplied',
    ability(TURN, { must: true, ...draws() }),
    ability(TURN, { must: true, ...draws() }, { type: 'response' }),
  ),
  row(
    'extraNotYours',
    ability({ time: 'turn.end', by: 'opponents' }, { do: [{ do: 'extra-action', kinds: ['attack'] }] }),
    ability({ time: 'attackAction.end', by: 'self' }, { do: [{ do: 'extra-action', kinds: ['attack'] }] }),
  ),
  row(
    'startupStrands',
    ability(
      { time: 'action.start', by: 'self' },
      { pay: [{ pay: 'discard', count: 3 }] },
      { type: 'startup' },
    ),
    ability(
      { time: 'action.start', by: 'self' },
      { pay: [{ pay: 'discard', count: 1 }] },
      { type: 'startup' },
    ),
  ),
];

const WHOLE: Row[] = [
  row('notOnDeck', unique('gale-cutt'), { ...unique('gale-cut'), id: 'blade-master' }),
  row('notYourCard', unique('gale-cut'), { ...unique('gale-cut'), id: 'blade-master' }),
  row(
    'uniqueNotPlayed',
    { ...unique('gale-cut', { kind: 'attack' }), id: 'blade-master' },
    { ...unique('gale-cut'), id: 'blade-master' },
  ),
  row(
    'thisSkill',
    ability({ ...LAUNCH, cards: { unique: 'this-skill' } }, draws()),
    ability({ ...LAUNCH, cards: { kind: 'attack' } }, draws()),
  ),
  row(
    'twoLimits',
    rule({ rule: 'limit', of: 'hand', who: 'self', fixed: 4, add: 1 }),
    rule({ rule: 'limit', of: 'hand', who: 'self', fixed: 4 }),
  ),
  row(
    'emptyEffect',
    ability(TURN, { do: [{ do: 'gain' }] }),
    ability(TURN, { do: [{ do: 'gain', heals: 1 }] }),
  ),
  row(
    'emptyEffect',
    rule({ rule: 'limit', of: 'hand', who: 'self' }),
    rule({ rule: 'limit', of: 'hand', who: 'self', none: true }),
  ),
  row(
    'eitherOr',
    ability(TURN, { do: [{ do: 'draw', count: 1, upTo: 2 }] }),
    ability(TURN, { do: [{ do: 'draw', upTo: 2 }] }),
  ),
  row(
    'loop',
    character([
      one('alpha', { does: [{ on: { time: 'tokens.gained', by: 'self', token: 'pain' }, ...draws() }] }),
      one('beta', {
        does: [{ on: { time: 'hand.changed', by: 'self' }, do: [{ do: 'gain', tokens: { pain: 1 } }] }],
      }),
    ]),
    character([
      one('alpha', {
        does: [{ on: { time: 'tokens.gained', by: 'self', token: 'pain' }, limit: 'turn', ...draws() }],
      }),
      one('beta', {
        does: [{ on: { time: 'hand.changed', by: 'self' }, do: [{ do: 'gain', tokens: { pain: 1 } }] }],
      }),
    ]),
  ),
  row(
    'loop',
    ability({ time: 'skill.resolved', by: 'self', skill: ['alpha'] }, draws()),
    ability({ time: 'turn.start', by: 'self' }, draws()),
  ),
  row(
    'damageLoop',
    ability({ time: 't6.taken', by: 'self' }, { do: [damage('opponents')] }),
    ability({ time: 't6.taken', by: 'self', notSkill: ['alpha'] }, { do: [damage('opponents')] }),
  ),
  row(
    'damageLoop',
    ability({ time: 't6.taken', to: 'self' }, { do: [damage('self')] }),
    ability({ time: 't6.taken', to: 'self' }, { do: [damage('opponents')] }),
  ),
  row(
    'tooDeepToRead',
    ability(TURN, {
      do: [
        {
          do: 'choose',
          options: [
            {
              do: [
                { do: 'choose', options: [{ do: [{ do: 'choose', options: [draws(), draws()] }] }, draws()] },
              ],
            },
            draws(),
          ],
        },
      ],
    }),
    ability(TURN, {
      do: [{ do: 'choose', options: [{ do: [{ do: 'choose', options: [draws(), draws()] }] }, draws()] }],
    }),
  ),
  row(
    'freeGain',
    ability(TURN, { do: [{ do: 'gain', energy: { crystal: 1 } }] }, { type: 'response' }),
    ability(TURN, { limit: 'turn', do: [{ do: 'gain', energy: { crystal: 1 } }] }, { type: 'response' }),
  ),
  row('textMissing', { ...ability(TURN, draws()), name: { zh: '某' } }, ability(TURN, draws())),
  row(
    'nestedConditions',
    ability(TURN, { if: [{ not: { any: [{ not: { count: 'hand', equals: 1 } }] } }], ...draws() }),
    ability(TURN, { if: [{ not: { any: [{ count: 'hand', equals: 1 }] } }], ...draws() }),
  ),
];

export const ROWS: readonly Row[] = [...NAMES, ...NUMBERS, ...THINGS_ROWS, ...MOMENTS, ...WHOLE];
