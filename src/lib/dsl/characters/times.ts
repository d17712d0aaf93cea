/** What the moments of the rulebook offer: who plays a part in them, which have a number, cards, an attack. */
import { ATTACK_TIMES, PENDING_DAMAGE } from '../../grail/effects/language/checks.ts';
import type { Time, WhoWord } from '../../grail/effects/language/index.ts';

export const DAMAGE_TIMES: readonly Time[] = [...PENDING_DAMAGE, 't6.taken', 'damage.end'];
/** An attack runs, or has just ended. */
export const WITH_ATTACK: readonly Time[] = [...ATTACK_TIMES, 'attackAction.end', 'attackAction.after'];
const MORALE: readonly Time[] = ['morale.loss', 'morale.lost'];
/** The event has a number: `points`. */
const WITH_POINTS: readonly Time[] = [
  ...DAMAGE_TIMES,
  ...MORALE,
  ...(['special.buy', 'special.extract', 'special.extracted', 'draw.before'] as const),
  ...(['heals.gained', 'heal.overflow', 'tokens.gained', 'tokens.removed'] as const),
];

export const hasPoints = (time: Time): boolean => WITH_POINTS.includes(time);

export type Role = Extract<WhoWord, 'attacker' | 'attacked' | 'source' | 'victim' | 'player'>;
const ROLES: readonly Role[] = ['attacker', 'attacked', 'source', 'victim', 'player'];
export const isRole = (word: string): word is Role => ROLES.some((role) => role === word);

export function hasRole(time: Time, role: Role): boolean {
  switch (role) {
    case 'attacker':
    case 'attacked':
      return WITH_ATTACK.includes(time);
    case 'source':
      return DAMAGE_TIMES.includes(time) || MORALE.includes(time);
    case 'victim':
      return DAMAGE_TIMES.includes(time);
    case 'player':
      return !ATTACK_TIMES.includes(time) && !DAMAGE_TIMES.includes(time);
  }
}

/** What the same part is called at another moment. */
const OTHER_WORD: Readonly<Record<Role, readonly Role[]>> = {
  attacker: ['source', 'player'],
  attacked: ['victim', 'player'],
  source: ['attacker', 'player'],
  victim: ['attacked', 'player'],
  player: ['attacker', 'victim'],
};

export const roleInstead = (times: readonly Time[], role: Role): Role | undefined =>
  OTHER_WORD[role].find((word) => times.every((time) => hasRole(time, word)));

/** Several characters, whoever plays. */
const GROUP_WORDS: readonly string[] = ['all', 'others', 'opponents', 'teammates', 'own-side'];
export const isGroupWord = (word: string): boolean => GROUP_WORDS.includes(word);

/** Words with a meaning of their own, which no name may take. */
const FIXED = [
  ...['self', 'holder', 'it', 'turn-player', 'aside', ...ROLES, ...GROUP_WORDS],
  ...['next-right', 'next-left', 'nearest-opponent-right', 'nearest-opponent-left'],
  ...['nearest-teammate-right', 'nearest-teammate-left'],
  ...['points', 'min', 'max', 'attack-card', 'event-cards', 'hand-limit', 'all', 'any', 'none', 'of-attack'],
  ...['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'],
];
export const FIXED_WORDS: ReadonlySet<string> = new Set(FIXED);

/** §2.3: how many there are in the smallest game, of four. */
export const FEWEST: Readonly<Record<string, number>> = {
  opponents: 2,
  teammates: 1,
  'own-side': 2,
  others: 3,
  all: 4,
};
