/** §23.7 Nobody may on purpose destroy his own possibilities before the action that he must make. */
import { newAction } from '../actions/action.ts';
import type { CompiledAbility } from '../effects/compiled.ts';
import { eventOf } from '../effects/pending.ts';
import { afterCost } from '../effects/scratch.ts';
import type { Game } from '../state/game.ts';
import type { Picks } from './choice.ts';
import { canAct } from './possible.ts';

/** The turn's own windows before the action; startups have §19.4. */
const BEFORE_ACTION: readonly string[] = ['turn.before', 'turn.start', 'action.before', 'action.start'];

/**
 * Whether paying would take the turn player's last possibility. Draws always count as adding; a forced skill is no act
 * of his; skills used as actions are themselves what is possible.
 */
export function takesLastPossibility(game: Game, compiled: CompiledAbility, picks: Picks): boolean {
  if (compiled.as !== null || compiled.ability.pay === undefined) return false;
  if (compiled.forced || compiled.mayAdd) return false;
  if (compiled.seat !== game.board.turn.player) return false;
  const event = eventOf(game);
  if (event === null || !BEFORE_ACTION.includes(event.timing)) return false;
  const possible = () => canAct(game, newAction('any'));
  return possible() && !afterCost(game, compiled, picks, possible);
}
