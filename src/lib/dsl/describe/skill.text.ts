/** Skills: the sentences of their abilities and rules, under the form or card they need. */
import {
  capital,
  costText,
  isAction,
  isKnownMoment,
  isNothing,
  joined,
  laidEn,
  laidZh,
  formName,
  listOf,
  NOTHING,
  oneEn,
  oneZh,
  ruleWords,
  said,
  skillName,
  stonesEn,
  stonesZh,
  tokenName,
  triggersEn,
  triggersZh,
  within,
  type Ability,
  type Lock,
  type Rule,
  type Said,
  type Say,
  type Skill,
} from '../../grail/effects/index.text.ts';
import { bodyWords } from './body.text.ts';
import { forSentence } from './speaker.ts';

export interface Sentence {
  /** What part of the skill it says. */
  of: 'setup' | 'ability' | 'rule';
  /** Its place in `does` or `rules`. */
  index: number;
  /** The form or card it needs; empty where it needs none. */
  prefix: Said;
  words: Said;
}

const LIMIT_ZH = {
  turn: '每回合',
  game: '每局游戏',
  attack: '每次攻击',
  damage: '每次伤害',
  action: '每次行动',
} as const;
const LIMIT_EN = {
  turn: 'turn',
  game: 'game',
  attack: 'attack',
  damage: 'damage',
  action: 'action',
} as const;
const LOCK_ZH = { attack: '此次攻击', action: '此次行动', turn: '本回合' } as const;
const LOCK_EN = { attack: 'for this attack', action: 'for this action', turn: 'this turn' } as const;

const prefixOf = ({ form, card }: Pick<Ability, 'form' | 'card'>, say: Say): Said => {
  if (say.tongue === 'zh') {
    const parts = [
      card === undefined ? NOTHING : said`${laidZh(card, say)}在场`,
      form === undefined ? NOTHING : form === 'none' ? said`未横置` : said`${formName(form, say)}`,
    ];
    const words = joined(parts, '且');
    return isNothing(words) ? words : said`${words}${form === undefined || form === 'none' ? '时' : '下'}`;
  }
  const parts = [
    card === undefined ? NOTHING : said`${laidEn(card, say)} is in play`,
    form === undefined
      ? NOTHING
      : form === 'none'
        ? said`you are upright`
        : said`you are in ${formName(form, say)}`,
  ];
  const words = joined(parts, ' and ');
  return isNothing(words) ? words : said`While ${words}`;
};

/** What stands in brackets behind the full stop: numbers, how often, what is shut. */
export function notesWords(ability: Pick<Ability, 'limit' | 'each' | 'last' | 'locks'>, say: Say): Said {
  const zh = say.tongue === 'zh';
  const { limit, each, last, locks = [] } = ability;
  const parts = say.book.facts.map(({ letter, words }): Said => {
    const sign: Said = [{ kind: 'number', text: letter }];
    return zh ? said`${sign}为${words}` : said`${sign} = ${words}`;
  });
  if (each === true && !saysEach(say))
    parts.push(zh ? said`每张符合的牌各可发动1次` : said`once for each fitting card`);
  if (limit !== undefined) parts.push(zh ? said`${LIMIT_ZH[limit]}限1次` : said`once per ${LIMIT_EN[limit]}`);
  parts.push(...locks.map((lock) => lockWords(lock, say)));
  if (last === true)
    parts.push(zh ? said`在此时机的其他技能之后结算` : said`after all other skills of this moment`);
  const words = joined(parts, zh ? '；' : '; ');
  if (isNothing(words)) return words;
  return zh ? said`（${words}）` : said` (${words})`;
}
/** Whether the timing itself says "for each". */
const saysEach = ({ on }: Say): boolean =>
  on.some(({ time }) => time.startsWith('tokens')) && on.every((one) => 'cards' in one);
function lockWords({ skills, for: span }: Lock, say: Say): Said {
  const names = skills.map((id) => skillName(id, say));
  return say.tongue === 'zh'
    ? said`此后${LOCK_ZH[span]}不能发动${joined(names, '、')}`
    : said`then no ${joined(names, ', ', ' or ')} ${LOCK_EN[span]}`;
}

/** Who may: 你可, 持有者可; nobody where it must be done or is an action. */
function leadOf(ability: Ability, skill: Skill | null, say: Say): Said {
  const { asks, must, on } = ability;
  const forced = must === true || skill?.type === 'passive' || isAction(on) || isKnownMoment(on, skill?.type);
  if (asks !== undefined && asks !== 'self') {
    const who = say.tongue === 'zh' ? oneZh(asks, say) : oneEn(asks, say).subject;
    if (say.tongue === 'zh') return said`${who}${forced ? '须' : '可'}`;
    return said`${who} ${forced ? 'must' : 'may'} `;
  }
  if (forced) return NOTHING;
  return say.tongue === 'zh' ? said`你可` : said`you may `;
}

/** When: nothing where the kind of the skill says it; else the timing with its mark. */
function timingOf(ability: Ability, skill: Skill | null, say: Say): Said {
  const { on, must } = ability;
  if (isKnownMoment(on, skill?.type) && (must !== true || isAction(on))) return NOTHING;
  const mark = isAction(on) ? '：' : '，';
  return say.tongue === 'zh'
    ? said`${triggersZh(on, say)}${mark}`
    : said`${triggersEn(on, say)}${isAction(on) ? ': ' : ', '}`;
}

/** One ability without its prefix; ends with its full stop and brackets. */
export function abilityWords(ability: Ability, speaker: Say): Said {
  const { asks } = ability;
  const say = forSentence(speaker, ability, {
    on: listOf(ability.on),
    aloud: asks !== undefined && asks !== 'self',
    each: ability.each === true,
  });
  const timing = timingOf(ability, say.skill, say);
  const body = bodyWords(ability, say, leadOf(ability, say.skill, say));
  const notes = notesWords(ability, say);
  return say.tongue === 'zh'
    ? said`${timing}${body}。${notes}`
    : said`${capital(said`${timing}${body}`)}.${notes}`;
}

export function ruleSentence(rule: Rule, speaker: Say): Said {
  const say = forSentence(speaker, rule, {});
  const words = ruleWords(rule, say);
  const notes = notesWords({}, say);
  return say.tongue === 'zh' ? said`${words}。${notes}` : said`${capital(words)}.${notes}`;
}

function setupWords({ setup = {} }: Skill, say: Say): Said {
  const zh = say.tongue === 'zh';
  const { energy, tokens = {}, place = [] } = setup;
  const parts: Said[] = [];
  if (energy !== undefined)
    parts.push(zh ? said`有${stonesZh(energy, say)}能量` : said`with ${stonesEn(energy, say)} of energy`);
  for (const [token, n] of Object.entries(tokens))
    parts.push(zh ? said`有${n}个${tokenName(token, say)}` : said`with ${n} ${tokenName(token, say)}`);
  for (const card of place)
    parts.push(zh ? said`面前有${laidZh(card, say)}` : said`with ${laidEn(card, say)} before you`);
  return zh ? said`游戏开始时，${joined(parts, '，')}。` : said`You begin ${joined(parts, ', ', ' and ')}.`;
}

/** Without form or card first, so that a prefix reaches to the skill's end or to the next one. */
function ordered(sentences: Sentence[]): Sentence[] {
  const keys = [...new Set(sentences.map(({ prefix }) => JSON.stringify(prefix)))];
  const free = JSON.stringify(NOTHING);
  const order = [free, ...keys.filter((key) => key !== free)];
  return order.flatMap((key) => sentences.filter(({ prefix }) => JSON.stringify(prefix) === key));
}

/** All sentences of a skill, abilities and rules in the order of the file. */
export function sentencesOf(skill: Skill, speaker: Say): Sentence[] {
  const say = within(speaker, { skill });
  const found: Sentence[] = [];
  for (const key of Object.keys(skill)) {
    if (key === 'setup' && skill.setup !== undefined)
      found.push({ of: 'setup', index: 0, prefix: NOTHING, words: setupWords(skill, say) });
    if (key === 'does')
      (skill.does ?? []).forEach((ability, index) =>
        found.push({
          of: 'ability',
          index,
          prefix: prefixOf(ability, say),
          words: abilityWords(ability, say),
        }),
      );
    if (key === 'rules')
      (skill.rules ?? []).forEach((rule, index) =>
        found.push({ of: 'rule', index, prefix: prefixOf(rule, say), words: ruleSentence(rule, say) }),
      );
  }
  return ordered(found);
}

/** What must be paid with energy, for the badge beside the name. */
export function badgeOf(skill: Skill, speaker: Say): Said[] {
  const bodies = (skill.does ?? []).flatMap((ability) => [ability, ...(ability.modes ?? [])]);
  const costs = bodies.flatMap(({ pay = [] }) => pay).filter((cost) => cost.pay === 'energy');
  return costs.map((cost) => costText(cost)[speaker.tongue](cost, forSentence(speaker, cost, {})));
}

/** A sentence as printed behind its prefix: a colon where the prefix holds for several, else a comma. */
export function prefixed({ prefix, words }: Sentence, several: boolean, say: Say): Said {
  if (isNothing(prefix)) return words;
  if (say.tongue === 'zh') return said`${prefix}${several ? '：' : '，'}${words}`;
  return several
    ? said`${prefix}: ${words}`
    : said`${prefix}, ${words.map((piece, i) => (i === 0 ? lowered(piece) : piece))}`;
}
/** The first letter small again, where the word is ours. */
const lowered = <P extends Said[number]>(piece: P): P =>
  piece.kind === 'text'
    ? { ...piece, text: piece.text.replace(/^[A-Z]/, (letter) => letter.toLowerCase()) }
    : piece;
