import type { Cancel } from './cancel.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';

export const cancelText: VerbText<Cancel> = {
  zh: () => said`该技能不产生效果（已付的代价不退）`,
  en: () => said`that skill has no effect (its cost stays paid)`,
  docs: {
    zh: '刚发动的技能不产生效果，代价不退。',
    en: 'The skill just used has no effect; its cost stays paid.',
  },
  example: { do: 'cancel', what: 'skill' },
};
