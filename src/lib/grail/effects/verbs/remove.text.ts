import type { Remove } from './remove.ts';
import { laidEn, laidZh } from '../language/laid.text.ts';
import { said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';

function removeZh({ card, to }: Remove, say: Say): Said {
  const what = laidZh(card, say);
  switch (to) {
    case 'owner':
      return said`收回${what}`;
    case 'hand':
      return said`将${what}收入手牌`;
    case 'game':
      return said`将${what}移出游戏`;
    case 'discard':
      return said`移除${what}，放入弃牌堆`;
    default:
      return said`移除${what}`;
  }
}
function removeEn({ card, to }: Remove, say: Say): Said {
  const what = laidEn(card, say);
  switch (to) {
    case 'owner':
      return said`take ${what} back`;
    case 'hand':
      return said`take ${what} into your hand`;
    case 'game':
      return said`remove ${what} from the game`;
    case 'discard':
      return said`put ${what} on the discard pile`;
    default:
      return said`remove ${what}`;
  }
}
export const removeText: VerbText<Remove> = {
  zh: removeZh,
  en: removeEn,
  docs: {
    zh: '移除一张放置的卡：进弃牌堆，或收回（owner）、收入手牌（hand）、移出游戏（game）。',
    en: 'Takes a placed card away: to the discard pile, to its owner, to hand, or out of the game.',
  },
  example: { do: 'remove', card: 'bind', to: 'owner' },
};
