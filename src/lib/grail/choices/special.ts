/** Buy, synthesize and extract: every precondition of §6.1, and what they cost and bring now. */
import { isForbidden, limitOf } from '../effects/rules/query.ts';
import { specialTerms, type SpecialAction } from '../effects/rules/query.ts';
import type { SeatId, Stones } from '../state/board.ts';
import { seatOf } from '../state/changes.ts';
import type { ActionData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { RefusalCode } from './choice.ts';
import { kindShut } from './duties.ts';
import { extractReceivers } from './receivers.ts';

/** §6.5: whether special actions are shut now, and why. */
export function specialRefusal(game: Game, action: ActionData): RefusalCode | null {
  const { turn } = game.board;
  const shut = kindShut(game, 'special');
  if (shut !== null) return shut;
  if (action.quota !== 'any') return 'noSpecialAsExtra';
  if (turn.startupUsed) return 'noSpecialAfterStartup';
  return turn.specialsForbidden ? 'specialsForbidden' : null;
}

/** The same for one of the three special actions of §6.1. */
function thisSpecialRefusal(game: Game, shut: RefusalCode | null, what: SpecialAction): RefusalCode | null {
  if (shut !== null) return shut;
  return isForbidden(game, game.board.turn.player, what) ? 'actionForbidden' : null;
}

/** §6.3. */
function roomToDraw(game: Game, seat: SeatId, draw: number): boolean {
  return seatOf(game, seat).hand.length + draw <= limitOf(game, seat, 'hand');
}

/** §6.1, §6.3. */
export function buyRefusal(
  game: Game,
  action: ActionData,
  special = specialRefusal(game, action),
): RefusalCode | null {
  const shut = thisSpecialRefusal(game, special, 'buy');
  if (shut !== null) return shut;
  const { player } = game.board.turn;
  return roomToDraw(game, player, specialTerms(game, player, 'buy').draw) ? null : 'tooManyCardsToBuy';
}

/** §6.1: how many stones a buy brings now: as many as its terms say and as there is room for. */
function bought(game: Game): number {
  const { player } = game.board.turn;
  const { stones } = game.board.teams[seatOf(game, player).team];
  const room = game.rules.config.stoneLimit - stones.gem - stones.crystal;
  return Math.min(specialTerms(game, player, 'buy').stones, room);
}

/** §6.1: of an odd number of stones the player names the kind of one (§6.2). */
export function buyStoneChoice(game: Game): ('gem' | 'crystal')[] {
  return bought(game) % 2 === 1 ? ['gem', 'crystal'] : [];
}

/** §6.1: the stones on their way; half of each kind, an odd one as named. Without any room the usual ones, to be lost. */
export function boughtStones(game: Game, odd: 'gem' | 'crystal' | undefined): Stones {
  const count = bought(game);
  if (count === 0) {
    const each = Math.floor(specialTerms(game, game.board.turn.player, 'buy').stones / 2);
    return { gem: each, crystal: each };
  }
  const half = Math.floor(count / 2);
  const extra = count - 2 * half;
  return { gem: half + (odd === 'gem' ? extra : 0), crystal: half + (odd === 'crystal' ? extra : 0) };
}

/** §6.1. */
export function synthesizeRefusal(
  game: Game,
  action: ActionData,
  special = specialRefusal(game, action),
): RefusalCode | null {
  const shut = thisSpecialRefusal(game, special, 'synthesize');
  if (shut !== null) return shut;
  const { player } = game.board.turn;
  const terms = specialTerms(game, player, 'synthesize');
  const { stones } = game.board.teams[seatOf(game, player).team];
  if (stones.gem + stones.crystal < terms.stones) return 'tooFewStones';
  return roomToDraw(game, player, terms.draw) ? null : 'tooManyCardsToSynthesize';
}

/** §6.1, §6.4. */
export function extractRefusal(
  game: Game,
  action: ActionData,
  special = specialRefusal(game, action),
): RefusalCode | null {
  const shut = thisSpecialRefusal(game, special, 'extract');
  if (shut !== null) return shut;
  const { player } = game.board.turn;
  const { stones } = game.board.teams[seatOf(game, player).team];
  if (stones.gem + stones.crystal < 1) return 'tooFewStones';
  return extractMost(game) > 0 ? null : 'energyFull';
}

/** §6.1: k stones, 1 ≤ k ≤ min(2, S, M − E), with the room of whoever could get them. */
export function extractMost(game: Game): number {
  const { player } = game.board.turn;
  const { stones } = game.board.teams[seatOf(game, player).team];
  const room = Math.max(...extractReceivers(game, player).map((seat) => energyRoom(game, seat)));
  return Math.min(specialTerms(game, player, 'extract').stones, stones.gem + stones.crystal, room);
}

/** §16.3. */
export function energyRoom(game: Game, seat: SeatId): number {
  const { energy } = seatOf(game, seat);
  return Math.max(0, limitOf(game, seat, 'energy') - energy.gem - energy.crystal);
}

/** Every way to take `count` stones out of a zone. */
export function stoneSplits(zone: Stones, count: number): Stones[] {
  const splits: Stones[] = [];
  for (let gem = Math.min(zone.gem, count); gem >= 0 && count - gem <= zone.crystal; gem--)
    splits.push({ gem, crystal: count - gem });
  return splits;
}
