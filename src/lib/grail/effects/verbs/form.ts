import type { FormId } from '../language/words.ts';
import type { EffectBase } from './effect-base.ts';

/** Into a form or out of it (§3). */
export interface FormChange extends EffectBase {
  do: 'form';
  enter?: FormId;
  leave?: FormId;
}
