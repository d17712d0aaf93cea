import type { Element } from '../../state/cards.ts';
import type { Num } from '../language/number.ts';
import type { Name, Who } from '../language/words.ts';
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
