/** What could stand in a file instead of what stands there, or beside it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const IF: [string, Json] = ['if', [{ count: 'hand', atLeast: 7 }]];

/** Another word of the same kind, by the field's name: what a file may hold there instead. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  class: ['common', 'unique', 'exclusive', 'ultimate'],
  type: ['passive', 'response', 'startup', 'magic'],
  kind: ['attack', 'magic'],
  element: ['fire', 'water'],
  faction: ['holy', 'blood'],
  name: ['weakness', 'poison'],
  limit: ['turn', 'game', 'attack', 'damage', 'action'],
  team: ['own', 'other'],
  together: ['same-element', 'different-elements', 'same-faction'],
  within: ['attack', 'damage', 'action', 'turn', 'game'],
  for: ['skill', 'attack', 'turn', 'game'],
  direction: ['left', 'right'],
  parity: ['odd', 'even'],
  stone: ['gem', 'crystal'],
  by: ['self', 'others', 'opponents'],
  who: ['self', 'opponents', 'next-left'],
  to: ['others', 'next-left', 'opponents'],
  at: ['self', 'opponents'],
  from: ['opponents', 'teammates', 'others'],
  of: ['self', 'turn-player', 'opponents'],
  before: ['self', 'next-left'],
  asks: ['holder', 'next-left'],
  as: ['attack', 'magic', 'special'],
  what: ['be-attacked', 'gain-heals', 'energy', 'stones', 'turn'],
  which: ['next-active', 'counter'],
  cause: ['damage', 'synthesize'],
};
export const FAMILIES: readonly (readonly string[])[] = [
  ['turn.before', 'turn.start', 'action.before', 'action.start', 'action.end', 'turn.end'],
  ['attackAction.end', 'attackAction.after', 'magicAction.end', 'magicAction.after', 'specialAction.end'],
  ['magic.before', 'special.before', 'special.buy', 'special.extract', 'special.extracted', 'missile.launch'],
  ['t1.launch', 'respond', 't2.hit', 't2.miss'],
  ['t3.deal', 't4.heal', 't5.actual', 't6.take', 't6.taken', 'damage.end'],
  ['morale.loss', 'morale.lost'],
  ['hand.changed', 'heals.gained', 'heal.overflow'],
  ['tokens.gained', 'tokens.removed'],
  ['form.turned', 'form.left'],
  ['effect.placed', 'effect.removed', 'effect.triggered'],
  ['skill.used', 'skill.resolved'],
];
export const COUNTS: readonly (readonly string[])[] = [
  ['hand', 'hand-limit', 'heals', 'energy', 'energy-room'],
  ['cups', 'morale'],
  ['lost', 'damages', 'gained'],
];

export const ABILITY: readonly [string, Json][] = [
  ['must', true],
  ['asks', 'next-left'],
  ['form', 'none'],
  ['limit', 'game'],
  ['each', true],
  ['last', true],
  ['locks', [{ skills: ['other-skill'], for: 'turn' }]],
  IF,
];
export const EFFECT: readonly [string, Json][] = [IF, ['may', true]];
export const COST: readonly [string, Json][] = [IF, ['optional', 'paid']];
export const RULE: readonly [string, Json][] = [IF, ['form', 'none']];
export const ATTACK: readonly [string, Json][] = [
  ['damage', 7],
  ['setDamage', 'none'],
  ['forced', true],
  ['noCounter', true],
  ['noLight', true],
  ['shield', 'ignored'],
  ['heals', 'useless'],
  ['element', 'dark'],
  ['target', 'next-left'],
];
export const VERB: Readonly<Record<string, readonly [string, Json][]>> = {
  gain: [
    ['who', 'next-left'],
    ['over', 'any'],
    ['cups', 1],
    ['morale', 1],
    ['energy', { gem: 9 }],
  ],
  lose: [
    ['who', 'next-left'],
    ['energy', 1],
    ['morale', 1],
    ['stones', 1],
  ],
  damage: [
    ['kind', 'attack'],
    ['heals', 'useless'],
    ['loss', 7],
    ['from', 't6.take'],
  ],
  'change-damage': [
    ['prevent', true],
    ['loss', 0],
    ['by', 7],
  ],
  'move-damage': [
    ['kind', 'attack'],
    ['by', 'self'],
    ['loss', 3],
  ],
  draw: [
    ['who', 'next-left'],
    ['withinLimit', true],
  ],
  discard: [
    ['who', 'next-left'],
    ['shown', true],
    ['random', true],
    ['cards', { kind: 'magic' }],
  ],
  give: [['token', 'some-token']],
  cover: [
    ['who', 'next-left'],
    ['at', 'bottom'],
    ['upTo', 7],
  ],
  place: [['from', 'next-left']],
  remove: [['to', 'game']],
  exchange: [['who', 'next-left']],
  move: [
    ['over', 'any'],
    ['into', 'energy'],
  ],
  form: [
    ['leave', 'some-form'],
    ['enter', 'some-form'],
  ],
  attack: [
    ['faction', 'blood'],
    ['damage', 7],
  ],
  'change-attack': ATTACK,
  'change-missile': [['by', 1]],
  'change-loss': [
    ['set', 0],
    ['by', 7],
  ],
  'change-stones': [
    ['to', 'next-left'],
    ['crystal', 5],
  ],
  'extra-action': [
    ['who', 'next-left'],
    ['element', 'fire'],
    ['faction', 'blood'],
    ['launch', [{ do: 'draw', count: 1 }]],
  ],
  'extra-turn': [['who', 'next-left']],
  choose: [
    ['optional', true],
    ['who', 'next-left'],
  ],
  pick: [['who', 'next-left']],
  if: [['else', [{ do: 'draw', count: 7 }]]],
};
export const PAY: Readonly<Record<string, readonly [string, Json][]>> = {
  energy: [
    ['gem', 2],
    ['crystal', 2],
    ['from', 'next-left'],
  ],
  stones: [['any', 2]],
  discard: [
    ['cards', { kind: 'magic' }],
    ['together', 'same-faction'],
    ['shown', true],
    ['random', true],
  ],
  covered: [
    ['cards', { kind: 'magic' }],
    ['together', 'same-faction'],
    ['shown', true],
    ['aside', true],
    ['from', 'top'],
  ],
  heals: [['from', 'teammates']],
};
export const OF_RULE: Readonly<Record<string, readonly [string, Json][]>> = {
  limit: [
    ['add', 7],
    ['fixed', 7],
    ['atLeast', 7],
    ['none', true],
  ],
  attack: [...ATTACK, ['active', false], ['cards', { kind: 'magic' }]],
  damage: [
    ['by', 'opponents'],
    ['kind', 'attack'],
    ['add', 7],
    ['atMost', 7],
  ],
  'heal-use': [
    ['by', 'opponents'],
    ['notBy', 'opponents'],
    ['kind', 'attack'],
  ],
  'counts-as': [['who', 'teammates']],
  'uses-unique': [['skills', ['some-skill']]],
};
