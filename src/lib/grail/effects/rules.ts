/** Continuous rules: every question the core asks about limits and prohibitions goes through here (§1.6, §3). */
import type { SeatId } from '../state/board.ts';
import type { CardId, CardName } from '../state/cards.ts';
import type { Game } from '../state/game.ts';

/**
 * The present limit of a seat. A fixed hand limit ignores ± (§3); without running rules it is the character's own.
 */
export function limitOf(game: Game, seat: SeatId, of: 'hand' | 'heals' | 'energy'): number {
  const owner = game.board.seats[seat];
  if (!owner) throw new Error(`no seat ${seat}`);
  if (of === 'hand' && owner.limits.handFixed >= 0) return owner.limits.handFixed;
  return owner.limits[of];
}

/** May not be attacked, may not receive a basic effect, may not use heals. */
export function isForbidden(
  _game: Game,
  _seat: SeatId,
  _what: 'be-attacked' | 'receive-basic' | 'use-heals',
): boolean {
  return false;
}

/** §9.7: whether a card in hand may be passed as the named one. */
export function countsAs(game: Game, _seat: SeatId, card: CardId, name: CardName): boolean {
  return game.rules.cards[card]?.name === name;
}

/** §23.8. */
export function isTaunted(_game: Game, _seat: SeatId): boolean {
  return false;
}

export function endScope(_game: Game, _scope: 'turn' | 'attack'): void {}
