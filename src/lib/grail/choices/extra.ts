import { canAttackOrCast, someActionTarget } from './possible.ts';
import { newAction, quotaOf } from '../effects/calls.ts';
import type { ExtraAction } from '../state/board.ts';
import type { Game } from '../state/game.ts';

/** §18.2, §18.4: an entry may be picked only if an action of its kind can be carried out now. */
export function extraPossible(game: Game, entry: ExtraAction): boolean {
  if (entry.kinds.length === 1 && entry.kinds[0] === 'attack' && !someActionTarget(game)) return false;
  return canAttackOrCast(game, newAction(quotaOf(entry), entry));
}
