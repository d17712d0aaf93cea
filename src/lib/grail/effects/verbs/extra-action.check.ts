import type { Check } from '../language/check.ts';
import type { ExtraAction } from './extra-action.ts';

export const checkExtraAction: Check<ExtraAction> = (extra, context) => {
  if (extra.kinds.length === 0) context.report('emptyEffect', { fields: 'kinds' }, 'kinds');
};
