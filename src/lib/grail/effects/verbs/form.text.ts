import type { FormChange } from './form.ts';
import { joined, NOTHING, said } from '../language/said.text.ts';
import { entry, formName, type Say, type VerbText } from '../language/say.text.ts';
import { termZh } from '../language/terms.text.ts';

const isTurned = (id: string, say: Say): boolean => entry(say.character.forms, id)?.turned !== false;

export const formText: VerbText<FormChange> = {
  zh: ({ enter, leave }, say) =>
    joined(
      [
        leave === undefined
          ? NOTHING
          : said`${isTurned(leave, say) ? '转正，' : ''}脱离${formName(leave, say)}`,
        enter === undefined
          ? NOTHING
          : said`${isTurned(enter, say) ? said`${termZh('turned-sideways')}，` : ''}转为${formName(enter, say)}`,
      ],
      '，',
    ),
  en: ({ enter, leave }, say) =>
    joined(
      [
        leave === undefined
          ? NOTHING
          : said`${isTurned(leave, say) ? 'turn upright and ' : ''}leave ${formName(leave, say)}`,
        enter === undefined
          ? NOTHING
          : said`${isTurned(enter, say) ? 'turn sideways into' : 'enter'} ${formName(enter, say)}`,
      ],
      ', ',
    ),
  docs: {
    zh: '进入或脱离形态；不在其中时，脱离什么也不做。',
    en: 'Into a form or out of it; leaving a form one is not in does nothing.',
  },
  example: { do: 'form', enter: 'fury' },
};
