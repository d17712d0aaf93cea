/** Rule `morale-floor` (§15.2b): morale that cannot be lost. */
import type { TeamId } from '../../state/board.ts';
import { seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { NumberOf } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { TeamWord } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { eachAwake, holdsNow, nobodyHas } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** Morale of the team cannot fall below (§15.2b). */
export interface MoraleFloorRule extends RuleBase {
  rule: 'morale-floor';
  team: TeamWord;
  atLeast: Num;
}

export interface MoraleFloorParts {
  atLeast: NumberOf;
}

export function compileMoraleFloor({ atLeast }: MoraleFloorRule, names: Names): MoraleFloorParts {
  return { atLeast: compileNum(atLeast, names) };
}

/** Where a loss of the team's morale stops: the highest floor; 0 without any. */
export function moraleFloor(game: Game, team: TeamId): number {
  if (nobodyHas(game, 'morale-floor')) return 0;
  let floor = 0;
  eachAwake(game, 'morale-floor', (rule, scope) => {
    const isOwn = seatOf(game, scope.seat).team === team;
    if (isOwn === (rule.rule.team === 'own') && holdsNow(game, rule, scope))
      floor = Math.max(floor, rule.parts.atLeast(game, scope));
  });
  return floor;
}
