/** Whom a word means: characters seen from the skill's owner (§3), roles of the event, names bound before. */
import type { SeatId } from '../state/board.ts';
import { isOpponent, type Game } from '../state/game.ts';
import type { Scope } from './compiled.ts';
import { eventOf, isAttackTime, isDamageTime, isMoraleTime, nearest } from './pending.ts';
import type { Who } from './skill.ts';

const GROUPS = ['self', 'all', 'others', 'opponents', 'teammates', 'own-side'];
const ROLES = ['attacker', 'attacked', 'target', 'source', 'victim', 'player', 'turn-player', 'it'];

/** Words that a name bound in `choose` may not take; `target` may, it then hides the role. */
export const WORDS: readonly string[] = [...GROUPS, ...ROLES.filter((role) => role !== 'target')];

export function isWord(who: Who): boolean {
  return GROUPS.includes(who) || ROLES.includes(who);
}

/** Whether `seat` is (one of) `who`. */
export function isAmong(game: Game, who: Who, scope: Scope, seat: SeatId): boolean {
  switch (who) {
    case 'self':
      return seat === scope.seat;
    case 'all':
      return true;
    case 'others':
      return seat !== scope.seat;
    case 'opponents':
      return isOpponent(game, scope.seat, seat);
    case 'teammates':
      return seat !== scope.seat && !isOpponent(game, scope.seat, seat);
    case 'own-side':
      return !isOpponent(game, scope.seat, seat);
    default: {
      const bound = scope.slots[who];
      return bound ? bound.includes(seat) : seat === roleOf(game, who);
    }
  }
}

/** The characters in seat order from the turn player (§21.3); an unset name is nobody. */
export function groupOf(game: Game, who: Who, scope: Scope): SeatId[] {
  const { players } = game.rules;
  const group: SeatId[] = [];
  for (let step = 0; step < players; step++) {
    const seat = (game.board.turn.player + step) % players;
    if (isAmong(game, who, scope, seat)) group.push(seat);
  }
  return group;
}

/** The first of them, −1 nobody. */
export function oneOf(game: Game, who: Who, scope: Scope): SeatId {
  return who === 'self' ? scope.seat : (groupOf(game, who, scope)[0] ?? -1);
}

/** The character that plays this part in the event now, −1 none. */
function roleOf(game: Game, role: string): SeatId {
  switch (role) {
    case 'turn-player':
      return game.board.turn.player;
    case 'attacker':
      return nearest(game, 'attack')?.attacker ?? -1;
    case 'attacked':
      return nearest(game, 'attack')?.target ?? -1;
    case 'source':
      return nearest(game, 'damage')?.source ?? -1;
    case 'victim':
      return nearest(game, 'damage')?.target ?? -1;
    case 'player':
      return eventOf(game)?.by ?? -1;
    case 'target':
      return metBy(game);
    default:
      return -1;
  }
}

/** §21.1: whom the event meets, after whatever turned it since it opened. */
export function metBy(game: Game): SeatId {
  const event = eventOf(game);
  if (event === null) return -1;
  if (isAttackTime(event.timing)) return nearest(game, 'attack')?.target ?? event.to;
  if (isMoraleTime(event.timing)) return event.by;
  if (isDamageTime(event.timing)) return nearest(game, 'damage')?.target ?? event.to;
  return event.to;
}
