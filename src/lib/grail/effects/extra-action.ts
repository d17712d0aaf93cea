/** `extra-action`: one entry on the turn player's list; nobody else can collect any (§18.1, §18.5). */
import { grantExtraAction } from '../state/skill-changes.ts';
import type { Names } from './names.ts';
import { add, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';

export function extraAction(effect: EffectOf<'extra-action'>, program: Program, names: Names): void {
  const { kinds, element = null } = effect;
  add(program, (game, frame) => {
    if (frame.seat !== game.board.turn.player) return true;
    grantExtraAction(game, { kinds: [...kinds], element, source: names.skill, faction: null, launch: null });
    return false;
  });
}
