import type { Condition } from '../language/condition.ts';
import type { Num } from '../language/number.ts';
import type { FormId, LaidId, NewName, OneOrMore } from '../language/words.ts';

/** What every continuous rule may say. */
export interface RuleBase {
  if?: Condition[];
  where?: Record<NewName, Num>;
  /** Asleep unless `self` is in that form (`none`: upright). */
  form?: FormId | 'none';
  /** Asleep unless such a card of `self` lies before somebody, the `holder`. */
  card?: OneOrMore<LaidId>;
}
