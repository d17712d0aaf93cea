/** `change-attack`: what the running attack still has before it, the next active one, or the counter being declared (§7.3). */
import type { Element } from '../../state/cards.ts';
import { applyChanges, compileAttackChange, joinChanges, NO_CHANGES } from '../attack-changes.ts';
import type { Num } from '../language/number.ts';
import type { Name, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { nearest } from '../pending.ts';
import { add, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** What may change about an attack. A sum of several counts for `damage`; `setDamage` beats it, `none`: the hit does no damage at all. */
export interface AttackChange {
  damage?: Num;
  setDamage?: Num | 'none';
  forced?: true;
  noCounter?: true;
  noLight?: true;
  shield?: 'ignored';
  heals?: 'useless';
  element?: Element | Name;
  target?: Who;
}

/** The running attack, the owner's next active one, or the counter-attack being declared (§7.3). */
export interface ChangeAttack extends EffectBase, AttackChange {
  do: 'change-attack';
  which?: 'this' | 'next-active' | 'counter';
}

export function changeAttack(effect: ChangeAttack, program: Program, names: Names): void {
  const read = compileAttackChange(effect, names);
  const { which = 'this' } = effect;
  const { skill } = names;
  add(program, (game, frame) => {
    const change = read(game, frame);
    if (which === 'next-active') {
      game.board.nextActive.push({ seat: frame.seat, skill, change });
      return false;
    }
    const attack = nearest(game, 'attack');
    if (attack === null) return true;
    if (which === 'counter') attack.counterChange = joinChanges(attack.counterChange ?? NO_CHANGES, change);
    else applyChanges(game, attack, change, skill);
    return false;
  });
}
