/** `change-stones`: the stones on their way: which ones a buy brings (§6.1), who gets those of an extract (§6.4). */
import { emit } from '../../state/log.ts';
import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { nearest } from '../pending.ts';
import { add, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** The stones on their way: which ones a buy brings, who gets those of an extract. */
export interface ChangeStones extends EffectBase {
  do: 'change-stones';
  to?: Who;
  gem?: Num;
  crystal?: Num;
}

export function changeStones(effect: ChangeStones, program: Program, names: Names): void {
  const gem = effect.gem === undefined ? null : compileNum(effect.gem, names);
  const crystal = effect.crystal === undefined ? null : compileNum(effect.crystal, names);
  const to = effect.to === undefined ? null : compileOne(effect.to, names);
  const { skill } = names;
  add(program, (game, frame) => {
    const action = nearest(game, 'action');
    if (action === null) return true;
    const before = { ...action.stones };
    if (gem !== null) action.stones.gem = Math.max(0, gem(game, frame));
    if (crystal !== null) action.stones.crystal = Math.max(0, crystal(game, frame));
    if (to !== null) action.target = to(game, frame);
    if (game.log === null) return false;
    const { player: seat } = game.board.turn;
    const after = { ...action.stones };
    emit(game, { type: 'comingStonesChanged', rule: '§6.1', seat, skill, before, after, to: action.target });
    return false;
  });
}
