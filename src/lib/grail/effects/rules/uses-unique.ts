/** Rule `uses-unique` (§20.4): unique skills that belong to somebody else. */
import type { SeatId } from '../../state/board.ts';
import type { UniqueSkill } from '../../state/cards.ts';
import { seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { SkillId } from '../language/words.ts';
import { eachAwake, holdsNow, nobodyHas } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** The owner may use unique skills of other characters (§20.4). */
export interface UsesUniqueRule extends RuleBase {
  rule: 'uses-unique';
  of: string[];
  skills?: SkillId[];
}

/** Whether the unique skill on a card is this seat's to use. A seat without a character may use any. */
export function mayUseUnique(game: Game, seat: SeatId, { character, skill }: UniqueSkill): boolean {
  const own = seatOf(game, seat).character;
  if (own === null || own === character) return true;
  if (nobodyHas(game, 'uses-unique')) return false;
  let may = false;
  eachAwake(game, 'uses-unique', (rule, scope) => {
    const { of, skills } = rule.rule;
    if (scope.seat !== seat || !of.includes(character)) return false;
    may = (skills === undefined || skills.includes(skill)) && holdsNow(game, rule, scope);
    return may;
  });
  return may;
}
