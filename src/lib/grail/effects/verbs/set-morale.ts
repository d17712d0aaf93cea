/** `set-morale`: the morale of one team becomes that of the other; a fall by this is no loss (§15). */
import { otherTeam, seatOf, setMorale as setTo } from '../../state/changes.ts';
import type { TeamWord } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** The morale of that team becomes the other's; no loss (§15). */
export interface SetMorale extends EffectBase {
  do: 'set-morale';
  team: TeamWord;
}

export function setMorale(effect: SetMorale, program: Program, _names: Names): void {
  add(program, (game, frame) => {
    const own = seatOf(game, frame.seat).team;
    const team = effect.team === 'own' ? own : otherTeam(own);
    setTo(game, team, game.board.teams[otherTeam(team)].morale, '§15');
    return false;
  });
  checkOverLimits(program);
}
