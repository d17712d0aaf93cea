/** What lies beside a character: tokens, forms, cards, limits. */
import {
  cardEn,
  cardZh,
  entry,
  joined,
  nameOf,
  NOTHING,
  said,
  type Base,
  type Character,
  type Form,
  type LaidCard,
  type Said,
  type Say,
  type Skill,
  type Token,
} from '../../grail/effects/index.text.ts';

export const CLASS: Readonly<Record<Skill['class'], { zh: string; en: string }>> = {
  common: { zh: '普通技', en: 'common skill' },
  unique: { zh: '独有技', en: 'unique skill' },
  exclusive: { zh: '专属技', en: 'exclusive skill' },
  ultimate: { zh: '必杀技', en: 'ultimate' },
};
export const TYPE: Readonly<Record<Skill['type'], { zh: string; en: string }>> = {
  passive: { zh: '被动', en: 'passive' },
  response: { zh: '响应', en: 'response' },
  startup: { zh: '启动', en: 'startup' },
  magic: { zh: '法术', en: 'magic' },
};

const COLOUR = { yellow: { zh: '黄色', en: 'yellow' }, blue: { zh: '蓝色', en: 'blue' } } as const;

const upTo = (max: number | undefined, unit: string, say: Say): Said => {
  if (max === undefined) return say.tongue === 'zh' ? said`，没有上限` : said`, without limit`;
  return say.tongue === 'zh' ? said`，上限${max}${unit}` : said`, at most ${max}`;
};

/** Kind, colour and maximum of a token. */
export function tokenWords(token: Token, say: Say): Said {
  const zh = say.tongue === 'zh';
  if (token.kind === 'two-sided') {
    const sides = joined(
      Object.entries(token.sides).map(([id, name]) => nameOf('side', id, name, say)),
      '／',
    );
    return zh
      ? said`双面指示物（${sides}），共${token.count}个`
      : said`two-sided tokens (${sides}), ${token.count} in all`;
  }
  if (token.kind === 'covered') {
    const up = token.faceUp === true;
    const pile = zh
      ? said`${up ? '正面朝上的牌' : '盖牌'}`
      : said`${up ? 'cards lying face up' : 'covered cards'}`;
    const order =
      token.ordered !== true ? NOTHING : zh ? said`，按放置顺序叠放` : said`, in the order they came`;
    return said`${pile}${upTo(token.max, '张', say)}${order}`;
  }
  const colour = COLOUR[token.colour][say.tongue];
  const spot =
    token.on === undefined
      ? NOTHING
      : zh
        ? said`，放在「${cardOf(token.on, say)}」上`
        : said`, lying on ${cardOf(token.on, say)}`;
  return zh
    ? said`${colour}指示物${upTo(token.max, '个', say)}${spot}`
    : said`${colour} tokens${upTo(token.max, '', say)}${spot}`;
}
const cardOf = (id: string, say: Say): Said => nameOf('card', id, entry(say.character.cards, id)?.name, say);

export function formWords({ turned }: Form, say: Say): Said {
  if (say.tongue === 'zh') return turned ? said`角色卡横置` : said`角色卡不横置`;
  return turned ? said`the character card lies sideways` : said`the character card stays upright`;
}

export function laidWords({ kind, countsAs, backs, faceDown }: LaidCard, say: Say): Said {
  const zh = say.tongue === 'zh';
  const parts = [
    kind === 'basic' ? (zh ? said`基础效果` : said`basic effect`) : zh ? said`专属卡` : said`exclusive card`,
    countsAs === undefined
      ? NOTHING
      : zh
        ? said`视为${cardZh(countsAs)}`
        : said`counts as ${cardEn(countsAs)}`,
    backs === undefined
      ? NOTHING
      : zh
        ? said`是「${cardOf(backs, say)}」的背面`
        : said`the back of ${cardOf(backs, say)}`,
    faceDown === undefined ? NOTHING : zh ? said`面朝下` : said`face down`,
  ];
  return joined(parts, zh ? '，' : ', ');
}

/** Limits other than the rulebook's; nothing where there are none. */
export function baseWords(base: Base | undefined, say: Say): Said {
  const { handLimit, healLimit, energyLimit } = base ?? {};
  const zh = say.tongue === 'zh';
  const part = (n: number | undefined, han: string, en: string): Said =>
    n === undefined ? NOTHING : zh ? said`${han}${n}` : said`${en} ${n}`;
  return joined(
    [
      part(handLimit, '手牌上限', 'hand limit'),
      part(healLimit, '治疗上限', 'heal limit'),
      part(energyLimit, '能量上限', 'energy limit'),
    ],
    zh ? '，' : ', ',
  );
}

export const nameWords = (character: Character, say: Say): Said =>
  nameOf('character', character.id, character.name, say);
