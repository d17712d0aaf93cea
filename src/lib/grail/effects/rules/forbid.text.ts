/** What cannot be. */
import type { ActionForbidden, ForbidRule } from './index.ts';
import { filterNounEn, filterNounZh } from '../language/card-filter.text.ts';
import { actionsEn, actionsZh } from '../language/fact.text.ts';
import { NOTHING, said, type Said } from '../language/said.text.ts';
import type { ConstructText, Say } from '../language/say.text.ts';
import { termEn, termZh } from '../language/terms.text.ts';
import { everyEn, everyZh } from '../language/who.text.ts';

function actionZh(what: ActionForbidden): Said {
  switch (what) {
    case 'buy':
    case 'synthesize':
    case 'extract':
    case 'startup':
      return said`不能${termZh(what)}`;
    case 'attack-action':
      return said`不能执行${actionsZh(['attack'])}`;
    case 'magic-action':
      return said`不能执行${actionsZh(['magic'])}`;
    case 'special-action':
      return said`不能执行${actionsZh(['special'])}`;
  }
}

function whatZh({ what, cards }: ForbidRule, say: Say): Said {
  const noun = cards === undefined ? said`牌` : filterNounZh(cards, say);
  switch (what) {
    case 'be-attacked':
      return said`不能成为攻击的目标${cards === undefined ? '' : said`（以${noun}攻击时）`}`;
    case 'be-attacked-actively':
      return said`不能成为主动攻击的目标${cards === undefined ? '' : said`（以${noun}攻击时）`}`;
    case 'receive-basic':
      return said`面前不能放置基础效果`;
    case 'gain-heals':
      return said`不能得到${termZh('heal')}`;
    case 'use-heals':
      return said`不能使用${termZh('heal')}抵御`;
    case 'use-cards':
      return said`不能使用或打出${noun}`;
    case 'counter':
      return said`不能${cards === undefined ? '' : said`以${noun}`}应战`;
    default:
      return actionZh(what);
  }
}

function actionEn(what: ActionForbidden): Said {
  switch (what) {
    case 'buy':
    case 'synthesize':
    case 'extract':
      return said`cannot ${termEn(what)}`;
    case 'startup':
      return said`cannot use a ${termEn('startup')}`;
    case 'attack-action':
      return said`cannot take ${actionsEn(['attack'], true)}`;
    case 'magic-action':
      return said`cannot take ${actionsEn(['magic'], true)}`;
    case 'special-action':
      return said`cannot take ${actionsEn(['special'], true)}`;
  }
}

function whatEn({ what, cards }: ForbidRule, say: Say): Said {
  const noun = cards === undefined ? said`cards` : filterNounEn(cards, say, false);
  switch (what) {
    case 'be-attacked':
      return said`cannot be the target of attacks${cards === undefined ? NOTHING : said` with ${noun}`}`;
    case 'be-attacked-actively':
      return said`cannot be the target of active attacks${cards === undefined ? NOTHING : said` with ${noun}`}`;
    case 'receive-basic':
      return said`cannot have basic effects laid before them`;
    case 'gain-heals':
      return said`cannot gain ${termEn('heal', 'heals')}`;
    case 'use-heals':
      return said`cannot use ${termEn('heal', 'heals')}`;
    case 'use-cards':
      return said`cannot use or play ${noun}`;
    case 'counter':
      return said`cannot counter${cards === undefined ? NOTHING : said` with ${noun}`}`;
    default:
      return actionEn(what);
  }
}

export const forbidText: ConstructText<ForbidRule> = {
  zh: (rule, say) => said`${rule.who === 'self' ? '你' : everyZh(rule.who, say)}${whatZh(rule, say)}`,
  en: (rule, say) => said`${everyEn(rule.who, say).subject} ${whatEn(rule, say)}`,
  docs: {
    zh: '不能做的事：被攻击、只是不被主动攻击、放置基础效果、得到治疗、使用某些牌、应战、某种行动。',
    en: 'What cannot be: being attacked at all or actively, basic effects, gaining heals, using cards, countering, an action. One rule is enough.',
  },
  example: { rule: 'forbid', who: 'self', what: 'be-attacked' },
};
