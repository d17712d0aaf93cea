import type { Draw } from './draw.ts';
import { counted, num } from '../language/number.text.ts';
import { said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';
import { actorsZh, doesEn, everyEn } from '../language/who.text.ts';

const within_ = ({ withinLimit }: Draw): string => (withinLimit === true ? '（不超过手牌上限）' : '');
function drawZh(draw: Draw, say: Say): Said {
  const { who, count, upTo, to } = draw;
  const subject = actorsZh(who, say);
  if (count !== undefined) return said`${subject}摸${num(count, say)}张牌【强制】${within_(draw)}`;
  if (upTo !== undefined) return said`${subject}摸0至${num(upTo, say)}张牌${within_(draw)}`;
  if (to === 'hand-limit') return said`${subject}将手牌摸到手牌上限【强制】${within_(draw)}`;
  return said`${subject}将手牌摸到${num(to ?? 0, say)}张【强制】${within_(draw)}`;
}
const withinEn = ({ withinLimit }: Draw): string => (withinLimit === true ? ', not past the hand limit' : '');
function drawEn(draw: Draw, say: Say): Said {
  const { who, count, upTo, to } = draw;
  const draws = doesEn(who, 'draw', say);
  if (count !== undefined)
    return said`${draws} ${counted(count, 'card', 'cards', say)} (forced${withinEn(draw)})`;
  if (upTo !== undefined) return said`${draws} up to ${counted(upTo, 'card', 'cards', say)}${withinEn(draw)}`;
  if (to === 'hand-limit') return said`${draws} up to the hand limit (forced${withinEn(draw)})`;
  const who_ = everyEn(who, say);
  const have = who_.form === 'one' ? 'it has' : who_.form === 'many' ? 'each has' : 'you have';
  return said`${draws} until ${have} ${counted(to ?? 0, 'card', 'cards', say)} in hand (forced${withinEn(draw)})`;
}
export const drawText: VerbText<Draw> = {
  zh: drawZh,
  en: drawEn,
  docs: {
    zh: '摸牌：count 强制摸若干张，upTo 由其决定摸几张，to 摸到若干张；withinLimit 不超过手牌上限。',
    en: 'Draws cards: `count` is forced, with `upTo` the player decides, `to` draws up to so many in hand; `withinLimit` stops at the hand limit.',
  },
  example: { do: 'draw', count: 1 },
};
