import type { Check } from '../language/check.ts';
import type { ChooseOne } from './choose.ts';

export const checkChoose: Check<ChooseOne> = (choose, context) => {
  if (choose.options.length === 0) context.report('emptyEffect', { fields: 'options' }, 'options');
};
