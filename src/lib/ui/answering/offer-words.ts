/** What answers are called and what each brings, by their kind. */
import type { Choice, ChoiceType, ExtraAction } from '$lib/grail';
import { m } from '$lib/i18n';
import { extraText } from '../wording/extra-text.ts';
import { isSkillOption, type SkillOption } from './form.ts';
import type { Offer, OfferWords } from './offer.ts';
import type { Asked } from './picks.ts';

const LABELS: Partial<Record<ChoiceType, () => string>> = {
  attack: () => m.answer_attack(),
  magic: () => m.answer_magic(),
  buy: () => m.answer_buy(),
  synthesize: () => m.answer_synthesize(),
  extract: () => m.answer_extract(),
  counter: () => m.answer_counter(),
  block: () => m.answer_block(),
  take: () => m.answer_take(),
  pass: () => m.answer_pass(),
  skipActionPhase: () => m.answer_skipActionPhase(),
  declareCannotAct: () => m.answer_declareCannotAct(),
  noStartup: () => m.answer_noStartup(),
  stopExtra: () => m.answer_stopExtra(),
  choose: () => m.answer_choose(),
};
const ICONS: Partial<Record<ChoiceType, string>> = {
  attack: 'act-attack',
  magic: 'act-magic',
  buy: 'act-buy',
  synthesize: 'act-synthesize',
  extract: 'act-extract',
  counter: 'ans-counter',
  block: 'ans-block',
  take: 'ans-take',
  pass: 'missile',
  useHeals: 'heal',
  discard: 'discard',
  drawThree: 'hand',
  takeExtra: 'act-extra',
  startup: 'sideways',
  use: 'fa-skill',
  attackSkill: 'act-attack',
  magicSkill: 'act-magic',
  specialSkill: 'act-extra',
};
const SKILL_LABELS: Readonly<Record<SkillOption['type'], (facts: { skill: string }) => string>> = {
  startup: m.answer_startup,
  use: m.answer_use,
  attackSkill: m.answer_attackSkill,
  magicSkill: m.answer_magicSkill,
  specialSkill: m.answer_specialSkill,
};
const SKILL_DETAILS: Partial<Record<SkillOption['type'], () => string>> = {
  startup: () => m.answer_startup_detail(),
  attackSkill: () => m.answer_attackSkill_detail(),
  magicSkill: () => m.answer_magicSkill_detail(),
  specialSkill: () => m.answer_specialSkill_detail(),
};

export const iconOf = (type: ChoiceType): string => ICONS[type] ?? 'ruling';

/** §5.1: what is drawn instead of skipping, for all reasons together. */
function toDraw({ request }: Asked): number {
  const option = request.options.find(({ type }) => type === 'drawThree');
  return option?.type === 'drawThree' ? option.draws.reduce((sum, { draw }) => sum + draw, 0) : 0;
}

export function labelOf(asked: Asked, type: ChoiceType): string {
  const { request } = asked;
  if (type === 'drawThree') return m.answer_drawThree({ count: toDraw(asked) });
  if (type === 'pass' && request.machine !== 'missile') return m.answer_decline();
  return LABELS[type]?.() ?? type;
}

/** A use of a skill, by the skill's id. */
export const skillName = (type: SkillOption['type'], id: string, { skill }: OfferWords): string =>
  SKILL_LABELS[type]({ skill: skill(id) });

/** A skill's answer; where one skill offers several abilities they are numbered as the rules list them. */
export function skillLabel({ request }: Asked, option: SkillOption, { skill }: OfferWords): string {
  const same = request.options.filter(isSkillOption).filter((one) => one.skill === option.skill);
  const name = skill(option.skill);
  const shown =
    same.length > 1 ? m.answer_skill_nth({ skill: name, number: same.indexOf(option) + 1 }) : name;
  return SKILL_LABELS[option.type]({ skill: shown });
}

export const skillDetail = ({ type }: SkillOption): string | undefined => SKILL_DETAILS[type]?.();

/** What an answer brings, where it is the same whatever follows. */
export function detailOf(asked: Asked, type: ChoiceType): { detail?: string } {
  const text = brings(asked, type);
  return text === null ? {} : { detail: text };
}

function brings(asked: Asked, type: ChoiceType): string | null {
  const { config, own, request, extras } = asked;
  switch (type) {
    case 'take':
      return taken(asked);
    case 'buy':
      return bought(asked);
    case 'synthesize':
      return m.answer_synthesize_detail({ count: config.synthesizeDraw, need: config.synthesizeStones });
    case 'block':
      return m.answer_block_detail();
    case 'pass':
      return request.machine === 'missile' ? null : m.answer_decline_detail();
    case 'skipActionPhase':
      return request.machine === 'turn' ? m.answer_skipActionPhase_detail() : null;
    case 'drawThree':
      return drawn(asked);
    case 'declareCannotAct':
      return m.answer_declareCannotAct_detail({ count: own.handSize });
    case 'noStartup':
      return request.state === 'choose' ? m.answer_noStartup_detail() : null;
    case 'stopExtra':
      return m.answer_stopExtra_detail({ count: extras.length });
    default:
      return null;
  }
}

/** §6.1: one gem and one crystal, where there is room; with room for one the buyer chooses. */
function bought({ config, zone }: Asked): string {
  const count = config.buyDraw;
  const room = config.stoneLimit - zone.gem - zone.crystal;
  if (room <= 0) return m.answer_buy_detail_none({ count });
  return room === 1 ? m.answer_buy_detail_choice({ count }) : m.answer_buy_detail({ count });
}

/** §7.4(3), §12, §14: a shield that stops it goes first, then heals are asked, then cards are drawn. */
function taken({ own, attack, points }: Asked): string {
  const { handSize, handLimit, heals, table } = own;
  if (attack?.shieldable !== false && table.some(({ name }) => name === 'holy-shield'))
    return m.answer_take_detail_shield();
  if (heals > 0 && points > 0) return m.answer_take_detail_heals({ points });
  const count = handSize + points - handLimit;
  return count > 0 ? m.answer_take_detail_overLimit({ points, count }) : m.answer_take_detail({ points });
}

function drawn(asked: Asked): string {
  const { handSize: before, handLimit } = asked.own;
  const after = before + toDraw(asked);
  return after > handLimit
    ? m.answer_drawThree_detail_overLimit({ before, after, count: after - handLimit })
    : m.answer_drawThree_detail({ before, after });
}

/** §18: each entry with what it came from. */
export function extraOffer(
  entry: number,
  extra: Pick<ExtraAction, 'kinds' | 'element'>,
  { extras, request }: Asked,
  { skill }: OfferWords,
): Offer {
  const choice: Choice = { type: 'takeExtra', seat: request.seat, entry };
  const source = extras[entry]?.source ?? '';
  const from = source === '' || source === 'situation' ? null : skill(source);
  return {
    id: `extra-${String(entry)}`,
    icon: iconOf('takeExtra'),
    label: m.answer_takeExtra({ action: extraText(extra) }),
    ...(from === null ? {} : { detail: m.answer_takeExtra_detail({ skill: from }) }),
    choice,
  };
}
