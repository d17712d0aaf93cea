/** §23.7: nobody may on purpose destroy his own possibilities before the action; such choices are not offered. */
import { newAction } from '../effects/calls.ts';
import type { CompiledAbility } from '../effects/compiled.ts';
import { afterCost } from '../effects/scratch.ts';
import type { Game } from '../state/game.ts';
import type { Picks } from './choice.ts';
import { canAct } from './possible.ts';

/** States of machine `turn` in which the step-5 action is still to come. */
const BEFORE_ACTION: readonly string[] = [
  'beforeTurn',
  'turnStart',
  'poison',
  'weaknessDraw',
  'beforeAction',
  'actionStart',
];

/**
 * Whether paying for the ability leaves the turn player something to do, where he has it now.
 * Startups have their own, stricter rule (§19.4); draws always count as adding; what is forced is not done on purpose.
 */
export function keepsPossibilities(game: Game, compiled: CompiledAbility, picks: Picks): boolean {
  return !mustLeaveSomething(game, compiled) || leavesSomething(game, compiled, picks);
}

/** The first half of it, alike for all declarations: there is something to keep. */
export function mustLeaveSomething(game: Game, compiled: CompiledAbility): boolean {
  return mightDestroy(game, compiled) && canAct(game, newAction('any'));
}

/** The second half, for one declaration. */
export function leavesSomething(game: Game, compiled: CompiledAbility, picks: Picks): boolean {
  return afterCost(game, compiled, picks, () => canAct(game, newAction('any')));
}

/** Whether the rule of §23.7 looks at this ability now at all; what it then finds depends on the hand. */
export function mightDestroy(game: Game, compiled: CompiledAbility): boolean {
  if (compiled.as !== null || compiled.mayAdd || compiled.forced || compiled.skill.type === 'startup')
    return false;
  if (compiled.seat !== game.board.turn.player || (compiled.ability.pay ?? []).length === 0) return false;
  const turn = game.board.stack.find((frame) => frame.machine === 'turn');
  return turn !== undefined && BEFORE_ACTION.includes(turn.state);
}
