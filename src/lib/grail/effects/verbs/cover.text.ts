import type { Cover } from './cover.ts';
import { counted, num } from '../language/number.text.ts';
import { cardsRef } from '../language/refs.text.ts';
import { NOTHING, said, type Said } from '../language/said.text.ts';
import { entry, type Say, tokenName, type VerbText } from '../language/say.text.ts';
import { oneEn, oneZh, ownerZh } from '../language/who.text.ts';

const tokenOf = ({ token }: Cover, say: Say): { faceUp: boolean } => {
  const found = entry(say.character.tokens, token);
  return { faceUp: found?.kind === 'covered' && found.faceUp === true };
};

function howMany({ count, upTo }: Cover, unit: string, say: Say): Said {
  if (upTo !== undefined) return said`至多${num(upTo, say)}${unit}`;
  return count === 'all' ? said`全部` : said`${num(count ?? 1, say)}${unit}`;
}

function coverZh(cover: Cover, say: Say): Said {
  const { from, who } = cover;
  const atZh = cover.at === undefined ? '' : cover.at === 'top' ? '（放在最上面）' : '（放在最下面）';
  const goal = said`${tokenOf(cover, say).faceUp ? '正面朝上放作' : '盖为'}${tokenName(cover.token, say)}${atZh}`;
  if (from === 'hand') {
    const whose = who === undefined || who === 'self' ? NOTHING : said`（由其挑选）`;
    return said`将${ownerZh(who, say)}${howMany(cover, '张', say)}手牌${whose}${goal}`;
  }
  if (from === 'deck') return said`${whoseZh(who, say)}将牌库顶${howMany(cover, '张', say)}牌${goal}`;
  const set =
    from === 'attack-card'
      ? said`此攻击的牌`
      : from === 'event-cards'
        ? cardsRef('event-cards', say)
        : cardsRef(from.these, say);
  const some =
    cover.count === undefined && cover.upTo === undefined
      ? set
      : said`${set}中的${howMany(cover, '张', say)}`;
  return said`${whoseZh(who, say)}将${some}${goal}`;
}
const whoseZh = (who: Cover['who'], say: Say): Said =>
  who === undefined ? NOTHING : said`由${oneZh(who, say)}`;

function manyEn({ count, upTo }: Cover, say: Say): Said {
  if (upTo !== undefined) return said`up to ${counted(upTo, 'card', 'cards', say)}`;
  return count === 'all' ? said`all cards` : counted(count ?? 1, 'card', 'cards', say);
}

function coverEn(cover: Cover, say: Say): Said {
  const { from, who } = cover;
  const at = cover.at === undefined ? '' : cover.at === 'top' ? ' (on top)' : ' (at the bottom)';
  const goal = said`${tokenOf(cover, say).faceUp ? 'face up' : 'face down'} as ${tokenName(cover.token, say)}${at}`;
  if (from === 'hand') {
    const picks = who === undefined || who === 'self' ? '' : ' (its choice)';
    return said`lay ${manyEn(cover, say)} of ${oneEn(who, say).possessive} hand${picks} ${goal}`;
  }
  const by = who === undefined ? NOTHING : said` (by ${oneEn(who, say).object})`;
  if (from === 'deck') return said`lay ${manyEn(cover, say)} from the top of the deck ${goal}${by}`;
  const set =
    from === 'attack-card'
      ? said`this attack’s card`
      : from === 'event-cards'
        ? cardsRef('event-cards', say)
        : cardsRef(from.these, say);
  const some =
    cover.count === undefined && cover.upTo === undefined ? set : said`${manyEn(cover, say)} of ${set}`;
  return said`lay ${some} ${goal}${by}`;
}
export const coverText: VerbText<Cover> = {
  zh: coverZh,
  en: coverEn,
  docs: {
    zh: '把牌盖为指示物：来自手牌、牌库顶、攻击的牌、事件的牌或指定的牌；超过上限时由主人舍弃多余的。',
    en: 'Lays cards under a token: from a hand, the deck, the card of the attack, the cards of the event, or cards of a name; above its maximum the owner throws away.',
  },
  example: { do: 'cover', token: 'pile', from: 'deck', count: 1 },
};
