import type { Condition } from '../language/condition.ts';
import type { NewName } from '../language/words.ts';

/** What every effect may say. */
export interface EffectBase {
  /** This step only then. */
  if?: Condition[];
  /** The user is asked first. */
  may?: true;
  /** Binds what it did: cards, damages, gains; in a loop it collects. */
  name?: NewName;
}
