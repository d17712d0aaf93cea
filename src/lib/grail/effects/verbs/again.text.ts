import type { Again } from './again.ts';
import { said } from '../language/said.text.ts';
import { skillName, type VerbText } from '../language/say.text.ts';

export const againText: VerbText<Again> = {
  zh: ({ skill }, say) => said`再结算一次${skillName(skill, say)}的效果（不付代价）`,
  en: ({ skill }, say) => said`carry out ${skillName(skill, say)} once more, without its costs`,
  docs: {
    zh: '自己另一个技能的效果再来一次，不付代价。',
    en: 'What another own skill does is done once more, without its costs.',
  },
  example: { do: 'again', skill: 'first-strike' },
};
