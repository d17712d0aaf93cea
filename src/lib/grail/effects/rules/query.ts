/** Continuous rules: every question the core asks about limits and prohibitions goes through here (§1.6, §3). */
import type { AttackChanges, AttackData, DamageData } from '../../state/frames.ts';
import type { SeatId, TeamId } from '../../state/board.ts';
import type { CardId, UniqueSkill } from '../../state/cards.ts';
import type { Game } from '../../state/game.ts';
import { faceOf } from '../../choices/possible.ts';
import type { CardLook } from '../cards.ts';

export type LimitKind = 'hand' | 'heals' | 'energy';

export function limitOf(game: Game, seat: SeatId, of: LimitKind): number {
  const limits = game.board.seats[seat]?.limits;
  if (!limits) throw new Error(`no seat ${seat}`);
  return of === 'hand' && limits.handFixed >= 0 ? limits.handFixed : limits[of];
}
/** The card as its holder shows it: its face, or what a rule for everything makes of it. */
export function lookOf(game: Game, _seat: SeatId, card: CardId): CardLook {
  return faceOf(game, card);
}
/** §20.4: the unique skill on a card is this seat's to use. */
export function mayUseUnique(game: Game, seat: SeatId, unique: UniqueSkill): boolean {
  const character = game.board.seats[seat]?.character ?? null;
  return character === null || character === unique.character;
}
/** One prohibition is enough (§3). */
export function isForbidden(_game: Game, _seat: SeatId, _what: string): boolean {
  return false;
}
