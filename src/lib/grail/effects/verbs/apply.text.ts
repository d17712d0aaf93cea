import type { Apply } from './apply.ts';
import { joined, said, type Said } from '../language/said.text.ts';
import type { Say, VerbText } from '../language/say.text.ts';
import { triggersEn, triggersZh } from '../language/trigger.text.ts';
import type { Condition } from '../language/condition.ts';
import type { Rule } from '../rules/index.ts';
import { ruleWords } from '../rules/rules.text.ts';

const SPAN_ZH = { skill: '本次结算中', attack: '此次攻击中', turn: '本回合内', game: '本局游戏中' } as const;
const SPAN_EN = {
  skill: 'until this is resolved',
  attack: 'during this attack',
  turn: 'for this turn',
  game: 'for the rest of the game',
} as const;

/** "until your turn starts", from "before your turn starts". */
function untilEn(words: Said): Said {
  const [first, ...rest] = words;
  if (first === undefined) return words;
  const text = first.text.replace(/^when /, '').replace(/^at /, '');
  return [{ ...first, text: text.replace(/^before /, 'just before ') }, ...rest];
}

/** Form and card are conditions like others here: no sentence begins with them. */
function plainRule(rule: Rule): Rule {
  const needs: Condition[] = [
    ...(rule.form === undefined ? [] : [{ is: 'form', form: rule.form } as const]),
    ...(rule.card === undefined ? [] : [{ is: 'placed', card: rule.card } as const]),
  ];
  return needs.length === 0 ? rule : { ...rule, if: [...needs, ...(rule.if ?? [])] };
}

const spanZh = ({ for: span }: Apply, say: Say): Said =>
  typeof span === 'string' ? said`${SPAN_ZH[span]}` : said`直到${triggersZh(span.until, say)}`;
const spanEn = ({ for: span }: Apply, say: Say): Said =>
  typeof span === 'string' ? said`${SPAN_EN[span]}` : said`until ${untilEn(triggersEn(span.until, say))}`;

export const applyText: VerbText<Apply> = {
  zh: (apply, say) =>
    said`${spanZh(apply, say)}，${joined(
      apply.rules.map((rule) => ruleWords(plainRule(rule), say)),
      '，',
    )}`,
  en: (apply, say) =>
    said`${spanEn(apply, say)}, ${joined(
      apply.rules.map((rule) => ruleWords(plainRule(rule), say)),
      ', ',
      ' and ',
    )}`,
  docs: {
    zh: '持续规则：到技能结算完、攻击结束、回合结束、某个时机，或整局。',
    en: 'Continuous rules until the end of the skill, attack or turn, until an event, or for the whole game.',
  },
  example: { do: 'apply', rules: [{ rule: 'morale-floor', team: 'own', atLeast: 1 }], for: 'turn' },
};
