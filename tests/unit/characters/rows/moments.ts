/** What is said at the wrong moment. */
import { row, draws, placing, type Row } from './make.ts';
import { ability, HIT, LAUNCH, MAGIC, TURN } from '../samples.ts';

export const MOMENTS: readonly Row[] = [
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
    'startupTime',
    ability({ time: 'action.start' }, draws(), { type: 'startup' }),
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
