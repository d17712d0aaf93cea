import type { SkillDef } from '$lib/grail/index.ts';
import { magic, passive, response } from './scene.ts';

/** A table where everybody has something at many moments. */
export const SKILLS: Record<number, SkillDef[]> = {
  0: [
    response('rend', 't2.hit', {
      by: 'self',
      pay: [{ pay: 'energy', crystal: 1 }],
      do: [{ do: 'change-attack', damage: 2 }],
    }),
    magic('spark', {
      choose: { X: { pick: 'number', from: 1, to: 2 }, foe: { pick: 'character', from: 'opponents' } },
      pay: [{ pay: 'discard', count: 'X', cards: { kind: 'attack' }, shown: true }],
      do: [{ do: 'damage', to: 'foe', amount: 'X' }],
    }),
  ],
  1: [
    passive('fury', 't6.taken', { do: 'gain', tokens: { rage: 1 } }),
    magic('wrath', {
      pay: [{ pay: 'tokens', token: 'rage', count: 'all', name: 'X' }],
      if: [{ count: 'tokens', token: 'rage', atLeast: 1 }],
      do: [
        { do: 'damage', to: 'opponents', amount: 1 },
        { do: 'gain', heals: 'X' },
      ],
    }),
  ],
  2: [
    {
      id: 'breath',
      type: 'startup',
      does: [
        {
          on: { time: 'action.start' },
          do: [
            { do: 'draw', count: 1 },
            { do: 'gain', heals: 1 },
          ],
        },
      ],
    },
    response('again', 'attackAction.end', {
      by: 'self',
      limit: 'turn',
      do: [{ do: 'extra-action', kinds: ['attack', 'magic'] }],
    }),
  ],
  3: [
    response('soften', 't3.deal', {
      to: 'own-side',
      pay: [{ pay: 'heals', count: 1 }],
      do: [{ do: 'change-damage', by: -1 }],
    }),
    { id: 'tall', type: 'passive', rules: [{ rule: 'limit', of: 'hand', who: 'self', add: 1 }] },
    magic('squeeze', {
      limit: 'game',
      choose: { foe: { pick: 'character', from: 'opponents' } },
      do: [
        { do: 'apply', rules: [{ rule: 'limit', of: 'hand', who: 'foe', add: -2 }], for: 'turn' },
        { do: 'give', from: 'foe', to: 'self', count: 1 },
      ],
    }),
  ],
  4: [
    response('shelter', 't6.take', {
      to: 'teammates',
      do: [{ do: 'move-damage', points: 'all', to: 'self' }],
    }),
    response('clean', 'turn.start', {
      by: 'self',
      choose: { what: { pick: 'placed', card: 'basic', before: 'own-side' } },
      do: [{ do: 'remove', card: 'what', to: 'hand' }],
    }),
  ],
  5: [
    response('spare', 'morale.loss', {
      limit: 'turn',
      if: [{ is: 'turn', of: 'opponents' }],
      do: [{ do: 'change-loss', by: -1 }],
    }),
    response('sneer', 'card.revealed', {
      by: 'opponents',
      limit: 'turn',
      do: [{ do: 'discard', who: 'player', count: 1 }],
    }),
  ],
};
