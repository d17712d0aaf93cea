/** Continuous rules in words: 手牌上限恒为7, "your attacks cannot be countered". */
import type { Rule, RuleOf } from './index.ts';
import { filterNounEn, filterNounZh } from '../language/card-filter.text.ts';
import { conditionsEn, conditionsZh } from '../language/condition.text.ts';
import { counted, explained, num, signed } from '../language/number.text.ts';
import { isNothing, joined, NOTHING, plainOf, said, type Said } from '../language/said.text.ts';
import { bind, otherName, skillName, tokenName, type ConstructText, type Say } from '../language/say.text.ts';
import { letterOf } from '../language/choice.text.ts';
import { KINDS, termEn, termZh } from '../language/terms.text.ts';
import { anyEn, anyZh, everyEn, everyZh, oneEn, oneZh, type Person } from '../language/who.text.ts';
import { changesEn, changesZh } from '../verbs/attack-change.text.ts';
import { countsAsText } from './counts-as.text.ts';
import { forbidText } from './forbid.text.ts';

type RuleTexts = { readonly [R in Rule['rule']]: ConstructText<RuleOf<R>> };

const LIMIT_ZH = {
  hand: said`手牌上限`,
  heals: said`${termZh('heal')}上限`,
  energy: said`能量上限`,
} as const;
const LIMIT_EN = { hand: 'hand limit', heals: 'heal limit', energy: 'energy limit' } as const;

/** Whose, in front of a limit: your own needs no word in Chinese. */
const whoseZh = (who: RuleOf<'limit'>['who'], say: Say): Said =>
  who === 'self' ? NOTHING : said`${everyZh(who, say)}的`;

function limitZh({ of, who, add, fixed, atLeast, none }: RuleOf<'limit'>, say: Say): Said {
  const parts = [
    none === undefined ? NOTHING : said`不受限制`,
    fixed === undefined ? NOTHING : said`恒为${num(fixed, say)}`,
    add === undefined ? NOTHING : signed(add, say),
    atLeast === undefined ? NOTHING : said`最低为${num(atLeast, say)}`,
  ];
  return said`${whoseZh(who, say)}${LIMIT_ZH[of]}${joined(parts, '，')}`;
}
function limitEn({ of, who, add, fixed, atLeast, none }: RuleOf<'limit'>, say: Say): Said {
  const many = everyEn(who, say).form === 'many';
  const be = many ? 'are' : 'is';
  const parts = [
    none === undefined ? NOTHING : said`${many ? 'do' : 'does'} not count`,
    fixed === undefined ? NOTHING : said`${be} fixed at ${num(fixed, say)}`,
    add === undefined ? NOTHING : said`${be} ${signed(add, say)}`,
    atLeast === undefined ? NOTHING : said`${be} never below ${num(atLeast, say)}`,
  ];
  return said`${everyEn(who, say).possessive} ${LIMIT_EN[of]}${many ? 's' : ''} ${joined(parts, ', ', ' and ')}`;
}

/** 雷系攻击, 以攻击牌进行的主动攻击 */
function attackNounZh({ by, active, cards }: RuleOf<'attack'>, say: Say): Said {
  const attack = active === undefined ? '攻击' : active ? '主动攻击' : '应战攻击';
  const who = anyZh(by, say);
  if (cards === undefined) return said`${who}的${attack}`;
  const kinds = Object.keys(cards).every((key) => key === 'element' || key === 'faction');
  const noun = filterNounZh(cards, say);
  return kinds ? said`${who}的${withoutLast(noun)}${attack}` : said`${who}以${noun}进行的${attack}`;
}
const withoutLast = (noun: Said): Said =>
  noun.map((piece, i) => (i === noun.length - 1 ? { ...piece, text: piece.text.replace(/牌$/, '') } : piece));

function attackNounEn({ by, active, cards }: RuleOf<'attack'>, say: Say): Said {
  const with_ = cards === undefined ? NOTHING : said` with ${filterNounEn(cards, say, false)}`;
  const attacks = active === undefined ? 'attacks' : active ? 'active attacks' : 'counter-attacks';
  return said`${anyEn(by, say).possessive} ${attacks}${with_}`;
}

const madeZh = ({ by, to, kind, skill }: RuleOf<'damage'>, say: Say): Said => {
  const from = by === undefined ? NOTHING : anyZh(by, say);
  const of =
    skill === undefined
      ? NOTHING
      : joined(
          skill.map((id) => skillName(id, say)),
          '、',
          '或',
        );
  const whom = to === undefined ? NOTHING : said`对${anyZh(to, say)}`;
  const source = isNothing(of) ? from : isNothing(from) ? of : said`${from}的${of}`;
  return said`${source}${whom}每次造成的${kind === undefined ? '' : KINDS[kind].zh}伤害③`;
};
const madeEn = ({ by, to, kind, skill }: RuleOf<'damage'>, say: Say): Said => {
  const of =
    skill === undefined
      ? NOTHING
      : said` of ${joined(
          skill.map((id) => skillName(id, say)),
          ', ',
          ' or ',
        )}`;
  const from = by === undefined ? NOTHING : said` dealt by ${anyEn(by, say).object}`;
  const whom = to === undefined ? NOTHING : said` to ${anyEn(to, say).object}`;
  return said`each ${kind === undefined ? '' : `${KINDS[kind].en} `}damage${of}${whom}${from} ③`;
};

function healUseZh({ who, by, notBy, kind, atMost }: RuleOf<'heal-use'>, say: Say): Said {
  const from = [
    by === undefined ? NOTHING : said`来源是${oneZh(by, say)}的`,
    notBy === undefined ? NOTHING : said`来源不是${oneZh(notBy, say)}的`,
  ];
  const damage = said`${joined(from, '、')}${kind === undefined ? '' : KINDS[kind].zh}伤害`;
  const subject = who === 'self' ? NOTHING : everyZh(who, say);
  if (atMost === 0) return said`${subject}不能用${termZh('heal')}抵御${damage}`;
  return said`${subject}每次最多用${num(atMost, say)}点${termZh('heal')}抵御${damage}`;
}
function healUseEn({ who, by, notBy, kind, atMost }: RuleOf<'heal-use'>, say: Say): Said {
  const from = [
    by === undefined ? NOTHING : said` from ${oneEn(by, say).object}`,
    notBy === undefined ? NOTHING : said` from anybody but ${oneEn(notBy, say).object}`,
  ];
  const damage = said`${kind === undefined ? '' : `${KINDS[kind].en} `}damage${from[0] ?? NOTHING}${from[1] ?? NOTHING}`;
  const subject = everyEn(who, say).subject;
  return atMost === 0
    ? said`${subject} cannot use ${termEn('heal', 'heals')} against ${damage}`
    : said`${subject} may use at most ${counted(atMost, termEn('heal'), termEn('heal', 'heals'), say)} against each ${damage}`;
}

function actionsZh({ who, only, first, otherwise }: RuleOf<'actions'>, say: Say): Said {
  const whose = who === 'self' ? said`你` : oneZh(who, say);
  const parts = [
    first === undefined ? NOTHING : said`${whose}的行动阶段必须先执行${skillName(first, say)}`,
    only === undefined
      ? NOTHING
      : said`${whose}的行动阶段只能执行以${oneZh(only.at, say)}为目标的${termZh('attack-action')}`,
    otherwise === undefined ? NOTHING : said`否则跳过该阶段`,
  ];
  return joined(parts, '，');
}
function actionsEn({ who, only, first, otherwise }: RuleOf<'actions'>, say: Say): Said {
  const person: Person = oneEn(who, say);
  const parts = [
    first === undefined
      ? NOTHING
      : said`in the action phase ${person.subject} must use ${skillName(first, say)} first`,
    only === undefined
      ? NOTHING
      : said`in the action phase ${person.subject} may take no action but ${termEn('attack-action', 'attack actions')} against ${oneEn(only.at, say).object}`,
    otherwise === undefined ? NOTHING : said`or else the phase is skipped`,
  ];
  return joined(parts, ', ');
}

const SPECIAL_EN = { buy: 'buying', synthesize: 'synthesizing', extract: 'extracting' } as const;

export const ruleTexts: RuleTexts = {
  limit: {
    zh: limitZh,
    en: limitEn,
    docs: {
      zh: '手牌、治疗或能量的上限：增减、恒定、最低，或没有上限。',
      en: 'A hand, heal or energy limit: plus or minus, fixed, never below, or none at all.',
    },
    example: { rule: 'limit', of: 'heals', who: 'self', add: 1 },
  },
  attack: {
    zh: (rule, say) => said`${attackNounZh(rule, say)}${changesZh(rule, say)}`,
    en: (rule, say) => said`${attackNounEn(rule, say)} ${changesEn(rule, say, 'many')}`,
    docs: {
      zh: '某一类攻击具有的性质：伤害、无法应战、强制命中等。',
      en: 'What a kind of attacks is like: damage, no counter, forced hit and so on.',
    },
    example: { rule: 'attack', by: 'self', noCounter: true },
  },
  damage: {
    zh: (rule, say) =>
      said`${madeZh(rule, say)}${joined(
        [
          rule.add === undefined ? NOTHING : said`额外${signed(rule.add, say)}`,
          rule.atMost === undefined ? NOTHING : said`最多为${num(rule.atMost, say)}点`,
        ],
        '，',
      )}`,
    en: (rule, say) =>
      said`${madeEn(rule, say)} ${joined(
        [
          rule.add === undefined ? NOTHING : said`is ${signed(rule.add, say)}`,
          rule.atMost === undefined ? NOTHING : said`is at most ${num(rule.atMost, say)}`,
        ],
        ' and ',
      )}`,
    docs: { zh: '③时伤害的增减与上限。', en: 'Damage at ③: sums, then caps.' },
    example: { rule: 'damage', to: 'self', atMost: 4 },
  },
  'heal-use': {
    zh: healUseZh,
    en: healUseEn,
    docs: { zh: '每次伤害最多能用几点治疗抵御。', en: 'How many heals may be used against one damage.' },
    example: { rule: 'heal-use', who: 'self', atMost: 1 },
  },
  forbid: forbidText,
  'counts-as': countsAsText,
  actions: {
    zh: actionsZh,
    en: actionsEn,
    docs: {
      zh: '行动阶段必须做什么：first 先用某技能，only 只能做某些行动，做不到则 otherwise。',
      en: 'What must be done in the action phase: `first` this skill, `only` such actions, else `otherwise`.',
    },
    example: {
      rule: 'actions',
      who: 'holder',
      only: { kind: 'attack', at: 'self' },
      otherwise: 'skip-phase',
    },
  },
  'morale-floor': {
    zh: ({ team, atLeast }, say) => said`${team === 'own' ? '我方' : '对方'}士气最低为${num(atLeast, say)}`,
    en: ({ team, atLeast }, say) =>
      said`${team === 'own' ? 'your' : 'the other'} team’s morale cannot fall below ${num(atLeast, say)}`,
    docs: { zh: '一方的士气不会低于若干点。', en: 'Morale of the team cannot fall below so much.' },
    example: { rule: 'morale-floor', team: 'own', atLeast: 1 },
  },
  'covered-as-hand': {
    zh: ({ token }, say) => said`${tokenName(token, say)}可以像手牌一样使用或打出`,
    en: ({ token }, say) => said`${tokenName(token, say)} may be used and played like hand cards`,
    docs: { zh: '盖牌可以像手牌一样使用。', en: 'Covered cards are used like hand cards.' },
    example: { rule: 'covered-as-hand', token: 'pile' },
  },
  'uses-unique': {
    zh: ({ of, skills }, say) =>
      said`可以使用牌上印有的${joined(
        of.map((id) => otherName(id, say)),
        '、',
        '和',
      )}的独有技${
        skills === undefined
          ? ''
          : said`（限${joined(
              skills.map((id) => skillName(id, say)),
              '、',
            )}）`
      }`,
    en: ({ of, skills }, say) =>
      said`you may use the unique skills of ${joined(
        of.map((id) => otherName(id, say)),
        ', ',
        ' and ',
      )} printed on cards${
        skills === undefined
          ? ''
          : said` (only ${joined(
              skills.map((id) => skillName(id, say)),
              ', ',
            )})`
      }`,
    docs: {
      zh: '可以使用牌上印着的其他角色的独有技。',
      en: 'The owner may use unique skills of other characters.',
    },
    example: { rule: 'uses-unique', of: ['somebody-else'] },
  },
  special: {
    zh: ({ who, action, draw, stones, cups }, say) => {
      const parts = [
        draw === undefined ? NOTHING : said`摸${num(draw, say)}张牌`,
        stones === undefined ? NOTHING : said`星石为${num(stones, say)}颗`,
        cups === undefined ? NOTHING : said`星杯为${num(cups, say)}个`,
      ];
      return said`${anyZh(who, say)}${termZh(action)}时，改为${joined(parts, '，')}`;
    },
    en: ({ who, action, draw, stones, cups }, say) => {
      const parts = [
        draw === undefined ? NOTHING : said`${num(draw, say)} cards are drawn`,
        stones === undefined ? NOTHING : said`the stones are ${num(stones, say)}`,
        cups === undefined ? NOTHING : said`the cups are ${num(cups, say)}`,
      ];
      return said`when ${anyEn(who, say).subject} ${who === 'self' ? 'are' : 'is'} ${termEn(action, SPECIAL_EN[action])}, ${joined(parts, ', ', ' and ')} instead`;
    },
    docs: {
      zh: '特殊行动的摸牌数、星石数或星杯数不同。',
      en: 'Another price or result of a special action: cards drawn, stones, cups.',
    },
    example: { rule: 'special', who: 'self', action: 'buy', draw: 2 },
  },
};

/** Numbers of a rule: read at every look. */
export function withWhere(where: Rule['where'], say: Say): Say {
  let now = say;
  for (const [name, value] of Object.entries(where ?? {})) {
    const letter = letterOf(name, now);
    now = bind(now, name, { is: 'number', letter });
    now.book.facts.push({ key: `name ${name}`, letter, words: explained(value, now) });
  }
  return now;
}

/**
 * @returns the rule with its condition; its form and card are said by whoever lists the rules
 * @throws when a file names a rule that is none
 */
export function ruleWords(rule: Rule, say: Say): Said {
  const found = Object.hasOwn(ruleTexts, rule.rule) ? ruleTexts[rule.rule] : undefined;
  if (found === undefined) throw new Error(`no such rule: ${String(rule.rule)}`);
  const now = withWhere(rule.where, say);
  const words = (found as ConstructText<Rule>)[now.tongue](rule, now);
  if (rule.if === undefined || rule.if.length === 0) return words;
  return now.tongue === 'zh'
    ? said`${/^在/.test(plainOf(conditionsZh(rule.if, now))) ? '' : '若'}${conditionsZh(rule.if, now)}，${words}`
    : said`if ${conditionsEn(rule.if, now)}, ${words}`;
}
