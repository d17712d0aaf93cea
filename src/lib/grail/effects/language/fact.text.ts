/** Facts of the table: as a noun ("X = your Rage"), and as what is compared ("you have at least 2 Rage"). */
import type { ActionKind, TeamWord } from './words.ts';
import type { ActionsFact, Fact, PlacedFact, PointsFact, TokenFact, VictimsFact } from './number.ts';
import { filterNounEn, filterNounZh } from './card-filter.text.ts';
import { laidEn, laidZh } from './laid.text.ts';
import { cardsRef } from './refs.text.ts';
import { isNothing, joined, listOf, NOTHING, said, type Said } from './said.text.ts';
import { sideName, tokenName, type Say } from './say.text.ts';
import { KINDS, termEn, termZh, type TermId } from './terms.text.ts';
import { everyEn, everyZh, kindEn, kindZh, oneEn, ownerZh, subjectZh, type Person } from './who.text.ts';

// Chinese

export interface FactZh {
  /** Who has it: empty for you. */
  owner: Said;
  possessive: Said;
  thing: Said;
  unit: string;
  noun: Said;
}

const teamZh = (team: TeamWord): Said => (team === 'own' ? said`我方` : said`对方`);
const ACTIONS: Readonly<Record<ActionKind, TermId>> = {
  attack: 'attack-action',
  magic: 'magic-action',
  special: 'special-action',
};
export const actionsZh = (kinds: readonly ActionKind[]): Said =>
  joined(
    kinds.map((kind) => termZh(ACTIONS[kind])),
    '、',
    '或',
  );
export const actionsEn = (kinds: readonly ActionKind[], many = false): Said =>
  joined(
    kinds.map((kind) => termEn(ACTIONS[kind], many ? `${kind} actions` : undefined)),
    ', ',
    ' or ',
  );

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

type EventFact = Exclude<
  Fact,
  | { count: 'hand' | 'hand-limit' | 'heals' | 'energy' | 'energy-room' | 'tokens' | 'cups' | 'morale' }
  | { count: 'stones' | 'deck' | 'discard-pile' }
>;

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

/** A result is "this" where the name is known; else the name stands as typed. */
const resultOf = (name: string, say: Say): Said =>
  say.names.get(name)?.is === 'result' ? NOTHING : said`${cardsRef(name, say)} `;

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

// English

export interface FactEn {
  /** Who has it; without, only the noun is compared. */
  who?: Person;
  one: Said;
  many: Said;
  noun: Said;
}

const teamEn = (team: TeamWord): Person => {
  const words = team === 'own' ? said`your team` : said`the other team`;
  return { subject: words, object: words, possessive: said`${words}’s`, form: 'one' };
};

export function factEn(fact: Fact, say: Say): FactEn {
  const found = plainFactEn(fact, say);
  if (fact.plus === undefined || fact.plus === 0) return found;
  return { ...found, noun: said`${found.noun} ${fact.plus < 0 ? '−' : '+'} ${Math.abs(fact.plus)}` };
}

const SEAT: Readonly<Record<string, { one: string; many: string; noun: string }>> = {
  hand: { one: 'card in hand', many: 'cards in hand', noun: 'hand size' },
  energy: { one: 'energy', many: 'energy', noun: 'energy' },
  'energy-room': { one: 'free energy place', many: 'free energy places', noun: 'room for energy' },
};

function plainFactEn(fact: Fact, say: Say): FactEn {
  switch (fact.count) {
    case 'hand-limit': {
      const noun = said`${oneEn(fact.of, say).possessive} hand limit`;
      return { one: NOTHING, many: NOTHING, noun };
    }
    case 'heals':
      return hasEn(oneEn(fact.of, say), termEn('heal'), termEn('heal', 'heals'));
    case 'hand':
    case 'energy':
    case 'energy-room': {
      const { one, many, noun } = SEAT[fact.count] ?? { one: '', many: '', noun: '' };
      return hasEn(oneEn(fact.of, say), said`${one}`, said`${many}`, said`${noun}`);
    }
    case 'tokens':
      return tokensEn(fact, say);
    case 'cups':
      return hasEn(teamEn(fact.team), said`cup`, said`cups`, said`number of cups`);
    case 'morale':
      return hasEn(teamEn(fact.team), said`morale`, said`morale`);
    case 'stones': {
      const who = teamEn(fact.team);
      const stone = fact.stone ?? 'stone';
      return hasEn(
        {
          ...who,
          subject: said`${who.possessive} ${termEn('stone-zone')}`,
          possessive: said`${who.possessive} ${termEn('stone-zone')}’s`,
        },
        said`${stone}`,
        said`${stone}s`,
      );
    }
    case 'deck':
    case 'discard-pile': {
      const pile = fact.count === 'deck' ? said`the deck` : said`the discard pile`;
      return hasEn(
        { subject: pile, object: pile, possessive: said`${pile}’s`, form: 'one' },
        said`card`,
        said`cards`,
      );
    }
    default:
      return eventFactEn(fact, say);
  }
}

const hasEn = (who: Person, one: Said, many: Said, noun = many): FactEn => ({
  who,
  one,
  many,
  noun: said`${who.possessive} ${noun}`,
});

function tokensEn(fact: TokenFact, say: Say): FactEn {
  const name = fact.side === undefined ? tokenName(fact.token, say) : sideName(fact.token, fact.side, say);
  const who = oneEn(fact.of, say);
  if (fact.cards === undefined) return hasEn(who, name, name);
  const among = said` among ${who.possessive} ${name}`;
  return thereEn(
    said`${filterNounEn(fact.cards, say, true)}${among}`,
    said`${filterNounEn(fact.cards, say, false)}${among}`,
  );
}

const THERE: Person = { subject: said`there`, object: NOTHING, possessive: NOTHING, form: 'many' };
/** "there are 2 opponents …": no one has them. */
const thereEn = (one: Said, many: Said): FactEn => ({
  who: THERE,
  one,
  many,
  noun: said`the number of ${many}`,
});
export const isThere = (who: Person): boolean => who === THERE;

function eventFactEn(fact: EventFact, say: Say): FactEn {
  switch (fact.count) {
    case 'placed': {
      const place = fact.of === 'all' ? said` in play` : said` before ${everyEn(fact.of, say).object}`;
      return thereEn(said`${laidEn(fact.card, say)}${place}`, said`${laidEn(fact.card, say, true)}${place}`);
    }
    case 'characters':
      return fact.of === 'teammates'
        ? hasEn(oneEn('self', say), said`teammate`, said`teammates`, said`number of teammates`)
        : thereEn(kindEn(fact.of, say, true), kindEn(fact.of, say, false));
    case 'cards': {
      const noun = (one: boolean): Said =>
        fact.cards === undefined ? said`card${one ? '' : 's'}` : filterNounEn(fact.cards, say, one);
      const among = said` among ${cardsRef(fact.in, say)}`;
      return thereEn(said`${noun(true)}${among}`, said`${noun(false)}${among}`);
    }
    case 'kinds': {
      const among = said` among ${cardsRef(fact.in, say)}`;
      return thereEn(said`${fact.by}${among}`, said`different ${fact.by}s${among}`);
    }
    case 'sets': {
      const rest = said` of ${fact.size} cards of one ${fact.by} among ${cardsRef(fact.in, say)}`;
      return thereEn(said`set${rest}`, said`sets${rest}`);
    }
    default:
      return countedEn(fact, say);
  }
}

function countedEn(
  fact: Exclude<EventFact, { count: 'placed' | 'characters' | 'cards' | 'kinds' | 'sets' }>,
  say: Say,
): FactEn {
  const noun = (words: Said): FactEn => ({ one: NOTHING, many: NOTHING, noun: words });
  switch (fact.count) {
    case 'points':
      return noun(said`${POINTS_EN[say.on[0]?.time ?? ''] ?? 'the number of this event'}`);
    case 'lost':
      return noun(said`${resultOf(fact.in, say)}the morale lost by it`);
    case 'damages':
      return noun(said`${resultOf(fact.in, say)}the number of damages dealt so far`);
    case 'gained':
      return noun(said`${resultOf(fact.in, say)}the number really gained`);
    case 'actions': {
      const span = said` this ${fact.within === 'phase' ? 'action phase' : 'turn'}`;
      const have: Person = { ...oneEn('self', say), subject: said`you` };
      return {
        who: have,
        one: said`${actionsEn(fact.kinds)}${span}`,
        many: said`${actionsEn(fact.kinds, true)}${span}`,
        noun: said`the number of your ${actionsEn(fact.kinds, true)}${span}`,
      };
    }
    case 'victims': {
      const kind = fact.kind === undefined ? '' : `${KINDS[fact.kind].en} `;
      const by = said` dealt ${kind}damage by ${teamEn(fact.team).object} this turn`;
      return thereEn(said`${kindEn(fact.of, say, true)}${by}`, said`${kindEn(fact.of, say, false)}${by}`);
    }
  }
}

const POINTS_EN: Readonly<Record<string, string>> = {
  't3.deal': 'the points of this damage',
  't4.heal': 'the points of this damage',
  't5.actual': 'the points of this damage',
  't6.take': 'the points of this damage',
  't6.taken': 'the points of this damage',
  'damage.end': 'the points of this damage',
  'morale.loss': 'the morale about to be lost',
  'morale.lost': 'the morale lost',
  'draw.before': 'the cards to draw',
  'special.buy': 'the stones bought',
  'special.extract': 'the stones extracted',
  'special.extracted': 'the stones extracted',
  'tokens.gained': 'the number gained',
  'tokens.removed': 'the number removed',
  'heals.gained': 'the heals gained',
  'heal.overflow': 'the heals that overflow',
};

export const isEmptyFact = (fact: FactEn): boolean => isNothing(fact.one);
