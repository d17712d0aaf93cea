import type { SetMorale } from './set-morale.ts';
import { said } from '../language/said.text.ts';
import type { VerbText } from '../language/say.text.ts';
import { teamZh } from './goods.text.ts';

export const setMoraleText: VerbText<SetMorale> = {
  zh: ({ team }) => said`${teamZh(team)}士气变为与${team === 'own' ? '对方' : '我方'}相同`,
  en: ({ team }) =>
    said`${team === 'own' ? 'your team’s' : 'the other team’s'} morale becomes the same as ${team === 'own' ? 'the other team’s' : 'your team’s'}`,
  docs: {
    zh: '一方的士气变成与另一方相同；这不是损失。',
    en: 'The morale of that team becomes that of the other; this is no loss.',
  },
  example: { do: 'set-morale', team: 'own' },
};
