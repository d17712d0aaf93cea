/** Facts in Chinese: as a noun (X为「火花」数), and as what is compared (手牌少于3张). */
import type { TeamWord } from './words.ts';
import type { ActionsFact, Fact, PlacedFact, PointsFact, TokenFact, VictimsFact } from './number.ts';
import { filterNounZh } from './card-filter.text.ts';
import { laidZh } from './laid.text.ts';
import { cardsRef } from './refs.text.ts';
import { joined, listOf, NOTHING, said, type Said } from './said.text.ts';
import { sideName, tokenName, type Say } from './say.text.ts';
import { KINDS, termZh } from './terms.text.ts';
import { everyZh, kindZh, ownerZh, subjectZh } from './who.text.ts';
import { actionsZh, resultOf, type EventFact } from './fact-parts.text.ts';

export interface FactZh {
  /** Who has it: empty for you. */
  owner: Said;
  possessive: Said;
  thing: Said;
  unit: string;
  noun: Said;
}

const teamZh = (team: TeamWord): Said => (team === 'own' ? said`我方` : said`对方`);

const zh = (owner: Said, thing: Said, unit: string, noun?: Said, possessive = owner): FactZh => ({
  owner,
  possessive,
  thing,
  unit,
  noun: noun ?? said`${possessive}${thing}数`,
});

/** @param fact without regard to its `plus`, which goes behind the noun */
export function factZh(fact: Fact, say: Say): FactZh {
  const found = plainFactZh(fact, say);
  if (fact.plus === undefined || fact.plus === 0) return found;
  const sign = fact.plus < 0 ? '−' : '+';
  return { ...found, noun: said`${found.noun}${sign}${Math.abs(fact.plus)}` };
}

function plainFactZh(fact: Fact, say: Say): FactZh {
  const owned = (who: string | undefined, thing: Said, unit: string, noun?: Said): FactZh => {
    const possessive = ownerZh(who, say);
    return zh(subjectZh(who, say), thing, unit, noun && said`${possessive}${noun}`, possessive);
  };
  switch (fact.count) {
    case 'hand':
      return owned(fact.of, said`手牌`, '张');
    case 'hand-limit':
      return owned(fact.of, said`手牌上限`, '', said`手牌上限`);
    case 'heals':
      return owned(fact.of, termZh('heal'), '点');
    case 'energy':
      return owned(fact.of, said`能量`, '点');
    case 'energy-room':
      return owned(fact.of, said`能量空位`, '个');
    case 'tokens':
      return tokensZh(fact, say, owned);
    case 'cups':
      return zh(teamZh(fact.team), said`星杯`, '个');
    case 'morale':
      return zh(teamZh(fact.team), said`士气`, '点', said`${teamZh(fact.team)}士气`);
    case 'stones': {
      const stone = { gem: '宝石', crystal: '水晶' } as const;
      const zone = said`${teamZh(fact.team)}${termZh('stone-zone')}`;
      return zh(zone, fact.stone ? said`${stone[fact.stone]}` : said`星石`, '颗', undefined, said`${zone}的`);
    }
    case 'deck':
      return zh(said`牌库`, said`牌`, '张', said`牌库的牌数`, said`牌库的`);
    case 'discard-pile':
      return zh(said`弃牌堆`, said`牌`, '张', said`弃牌堆的牌数`, said`弃牌堆的`);
    default:
      return eventFactZh(fact, say);
  }
}

function tokensZh(
  fact: TokenFact,
  say: Say,
  owned: (who: string | undefined, thing: Said, unit: string) => FactZh,
): FactZh {
  const name = fact.side === undefined ? tokenName(fact.token, say) : sideName(fact.token, fact.side, say);
  if (fact.cards === undefined) return owned(fact.of, name, '个');
  return owned(fact.of, said`${name}中的${filterNounZh(fact.cards, say)}`, '张');
}

function eventFactZh(fact: EventFact, say: Say): FactZh {
  switch (fact.count) {
    case 'placed':
      return placedZh(fact, say);
    case 'characters':
      return zh(NOTHING, kindZh(fact.of, say), '名');
    case 'cards': {
      const cards = fact.cards === undefined ? said`牌` : filterNounZh(fact.cards, say);
      const set = cardsRef(fact.in, say);
      return zh(said`${set}中`, cards, '张', undefined, said`${set}中的`);
    }
    case 'kinds': {
      const by = fact.by === 'element' ? '系' : '命格';
      const set = cardsRef(fact.in, say);
      return zh(set, said`${by}`, '种', said`${set}的${by}的种数`, said`${set}的`);
    }
    case 'sets': {
      const by = fact.by === 'element' ? '同系' : '同命格';
      const set = cardsRef(fact.in, say);
      return zh(
        said`${set}中`,
        said`每${fact.size}张${by}的组合`,
        '组',
        said`${set}中每${fact.size}张${by}的组数`,
      );
    }
    case 'points':
      return pointsZh(fact, say);
    case 'lost':
      return zh(
        NOTHING,
        said`${resultOf(fact.in, say)}因此损失的士气`,
        '点',
        said`${resultOf(fact.in, say)}因此损失的士气`,
      );
    case 'damages':
      return zh(NOTHING, said`${resultOf(fact.in, say)}已造成的伤害`, '次');
    case 'gained':
      return zh(
        NOTHING,
        said`${resultOf(fact.in, say)}因此实际得到的数量`,
        '',
        said`${resultOf(fact.in, say)}因此实际得到的数量`,
      );
    case 'actions':
      return spanZh(fact);
    case 'victims':
      return victimsZh(fact, say);
  }
}

function placedZh(fact: PlacedFact, say: Say): FactZh {
  const place = fact.of === 'all' ? said`场上` : said`${everyZh(fact.of, say)}面前`;
  const cards = listOf(fact.card);
  if (cards.length < 2) return zh(place, laidZh(fact.card, say), '个', undefined, said`${place}的`);
  const all = joined(
    cards.map((card) => laidZh(card, say)),
    '、',
    '和',
  );
  return zh(place, all, '个', said`${place}的${all}总数`, said`${place}的`);
}

const pointsZh = (_fact: PointsFact, say: Say): FactZh => {
  const noun = said`${POINTS[say.on[0]?.time ?? ''] ?? '此事件的点数'}`;
  return zh(NOTHING, noun, '', noun);
};

const POINTS: Readonly<Record<string, string>> = {
  't3.deal': '此伤害的点数',
  't4.heal': '此伤害的点数',
  't5.actual': '此伤害的点数',
  't6.take': '此伤害的点数',
  't6.taken': '此伤害的点数',
  'damage.end': '此伤害的点数',
  'morale.loss': '将损失的士气',
  'morale.lost': '损失的士气',
  'draw.before': '将摸的牌数',
  'special.buy': '得到的星石数',
  'special.extract': '提炼的星石数',
  'special.extracted': '提炼的星石数',
  'tokens.gained': '得到的数量',
  'tokens.removed': '移除的数量',
  'heals.gained': '得到的治疗数',
  'heal.overflow': '溢出的治疗数',
};

const spanZh = ({ kinds, within }: ActionsFact): FactZh => {
  const span = within === 'phase' ? said`本行动阶段` : said`本回合`;
  return zh(
    said`你${span}`,
    actionsZh(kinds),
    '次',
    said`你${span}的${actionsZh(kinds)}次数`,
    said`你${span}的`,
  );
};

const victimsZh = ({ of, team, kind }: VictimsFact, say: Say): FactZh => {
  const by = said`本回合受到${teamZh(team)}${kind === undefined ? '' : KINDS[kind].zh}伤害的`;
  return zh(NOTHING, said`${by}${kindZh(of, say)}`, '名');
};
