import { attackTargets, canAttackOrCast } from './possible.ts';
import { newAction, quotaOf } from '../effects/calls.ts';
import type { ExtraAction } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import { seatOf } from '../state/changes.ts';

/** §18.2, §18.4: an entry may be picked only if an action of its kind can be carried out now. */
export function extraPossible(game: Game, entry: ExtraAction): boolean {
  const { player } = game.board.turn;
  if (entry.kinds.length === 1 && entry.kinds[0] === 'attack' && attackTargets(game, player).length === 0)
    return false;
  return canAttackOrCast(game, newAction(quotaOf(entry), entry), seatOf(game, player).hand);
}
