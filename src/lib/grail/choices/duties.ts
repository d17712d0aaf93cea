/** What shuts a whole kind of action: a skill that must come first, a taunt, a prohibition. */
import { actionDuties, isForbidden } from '../effects/rules/query.ts';
import type { ActionData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { RefusalCode } from './choice.ts';
import { existsDeclaration } from './declarations.ts';

const FORBIDDEN = {
  attack: 'attack-action',
  magic: 'magic-action',
  special: 'special-action',
} as const satisfies Record<ActionData['kind'], string>;

/** Whether actions of this kind are shut now: by a skill that must come first, a taunt, a prohibition. */
export function kindShut(game: Game, kind: ActionData['kind']): RefusalCode | null {
  const { player } = game.board.turn;
  const { only, first } = actionDuties(game, player);
  if (first.some((ability) => existsDeclaration(game, ability))) return 'firstThisSkill';
  if (only !== null && kind !== 'attack') return 'onlyAttackUnderTaunt';
  return isForbidden(game, player, FORBIDDEN[kind]) ? 'actionForbidden' : null;
}
