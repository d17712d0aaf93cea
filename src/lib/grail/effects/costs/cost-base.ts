import type { Condition } from '../language/condition.ts';
import type { NewName } from '../language/words.ts';

/** What every cost may say (§20.3: to be met in full, paid in the order written, never undone, §21.7). */
export interface CostBase {
  /** This item only then. */
  if?: Condition[];
  /** It may be left out; the name is 1 when it was paid, else 0. */
  optional?: NewName;
}
