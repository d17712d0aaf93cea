/** Tokens, forms, cards, and the file as a whole. */
import { row, draws, gainRage, one, spending, formed, placing, unique, damage, type Row } from './make.ts';
import { ability, character, HIT, LAUNCH, MAGIC, rule, skill, THINGS, TURN } from '../samples.ts';

export const THINGS_ROWS: readonly Row[] = [
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

export const WHOLE: readonly Row[] = [
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
