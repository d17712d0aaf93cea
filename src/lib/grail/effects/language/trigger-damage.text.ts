/** ③–⑥ of the damage timeline (§11) and losses of morale (§15). */
import type { DamageCause, MoraleCause } from '../../state/frames.ts';
import type { DamageTrigger, MoraleTrigger } from './trigger.ts';
import { pointsEn, pointsZh } from './bound.text.ts';
import { isNothing, joined, listOf, NOTHING, said, type Said } from './said.text.ts';
import { skillName, type Say } from './say.text.ts';
import { cardEn, cardZh, KINDS, termEn, termZh } from './terms.text.ts';
import { anyEn, anyZh, verbEn } from './who.text.ts';

type SomeDamage = readonly [DamageTrigger, ...DamageTrigger[]];

const causeZh = (cause: DamageCause): Said =>
  ({ attack: said`攻击`, missile: cardZh('magic-missile'), poison: cardZh('poison'), skill: said`技能` })[
    cause
  ];
const skillsZh = (ids: readonly string[], say: Say): Said =>
  joined(
    ids.map((id) => skillName(id, say)),
    '、',
    '或',
  );

/** What comes before the word damage: 恰好1点法术. */
function damageWordZh({ kind, points, cause, skill }: DamageTrigger, say: Say): Said {
  const by = skill === undefined ? NOTHING : said`${skillsZh(skill, say)}的`;
  const from =
    cause === undefined ? NOTHING : said`因${joined(listOf(cause).map(causeZh), '、', '或')}而来的`;
  const much = points === undefined ? NOTHING : pointsZh(points, say);
  return said`${by}${from}${much}${kind === undefined ? '' : KINDS[kind].zh}伤害`;
}

export function damageZh([trigger]: SomeDamage, say: Say): Said {
  const { time, notSkill } = trigger;
  const words = damageTimeZh(trigger, say);
  const without = notSkill === undefined ? NOTHING : said`（${skillsZh(notSkill, say)}造成的除外）`;
  return said`${words.before}${without}${words.mark}${time === 't3.deal' || time === 't4.heal' || time === 't5.actual' || time === 't6.take' || time === 't6.taken' ? '' : ''}`;
}

function damageTimeZh(trigger: DamageTrigger, say: Say): { before: Said; mark: Said } {
  const { time, by, to } = trigger;
  const damage = damageWordZh(trigger, say);
  const from = by === undefined ? NOTHING : anyZh(by, say);
  const victim = joined(
    (to === undefined ? ['all'] : listOf(to)).map((who) => anyZh(who, say)),
    '、',
    '或',
  );
  const made = isNothing(from) ? NOTHING : said`${from}造成的`;
  switch (time) {
    case 't3.deal':
      if (isNothing(from)) return { before: said`${victim}受到${damage}时`, mark: said`③` };
      return {
        before: to === undefined ? said`${from}造成${damage}时` : said`${from}对${victim}造成${damage}时`,
        mark: said`③`,
      };
    case 't4.heal':
      return { before: said`${victim}可对${made}${damage}使用${termZh('heal')}时`, mark: said`④` };
    case 't5.actual':
      return { before: said`${victim}将实际受到${made}${damage}时`, mark: said`⑤` };
    case 't6.take':
      return { before: said`${victim}将承受${made}${damage}时`, mark: said`⑥` };
    case 't6.taken':
      return { before: said`${victim}承受${made}${damage}后`, mark: said`⑥` };
    case 'damage.end':
      return {
        before: isNothing(from)
          ? said`${victim}受到的${damage}结算后`
          : said`${from}对${victim}造成的${damage}结算后`,
        mark: NOTHING,
      };
  }
}

const causeEn = (cause: DamageCause): Said =>
  ({
    attack: said`an attack`,
    missile: said`a ${cardEn('magic-missile')}`,
    poison: cardEn('poison'),
    skill: said`a skill`,
  })[cause];
const skillsEn = (ids: readonly string[], say: Say): Said =>
  joined(
    ids.map((id) => skillName(id, say)),
    ', ',
    ' or ',
  );

function damageWordEn({ kind, points, cause, skill, notSkill }: DamageTrigger, say: Say): Said {
  const much = points === undefined ? NOTHING : said`${pointsEn(points, say)} `;
  const from =
    cause === undefined ? NOTHING : said` from ${joined(listOf(cause).map(causeEn), ', ', ' or ')}`;
  const by = skill === undefined ? NOTHING : said` of ${skillsEn(skill, say)}`;
  const without = notSkill === undefined ? NOTHING : said` (not that of ${skillsEn(notSkill, say)})`;
  return said`${much}${kind === undefined ? '' : `${KINDS[kind].en} `}damage${by}${from}${without}`;
}

export function damageEn([trigger]: SomeDamage, say: Say): Said {
  const { time, by, to } = trigger;
  const damage = damageWordEn(trigger, say);
  const source = anyEn(by, say);
  const victims = (to === undefined ? ['all'] : listOf(to)).map((who) => anyEn(who, say));
  const victim = joined(
    victims.map(({ subject }) => subject),
    ', ',
    ' or ',
  );
  const form = victims.at(-1) ?? source;
  const made = by === undefined ? NOTHING : said` dealt by ${source.object}`;
  const be = form.form === 'you' ? 'are' : 'is';
  switch (time) {
    case 't3.deal':
      if (by === undefined) return said`when ${victim} ${be} dealt ${damage} ③`;
      return said`when ${source.subject} ${verbEn(source, 'deal')} ${to === undefined ? '' : said`${victim} `}${damage} ③`;
    case 't4.heal':
      return said`when ${victim} may use ${termEn('heal', 'heals')} against ${damage}${made} ④`;
    case 't5.actual':
      return said`when ${victim} will really suffer ${damage}${made} ⑤`;
    case 't6.take':
      return said`when ${victim} ${be} about to take ${damage}${made} ⑥`;
    case 't6.taken':
      return said`after ${victim} ${verbEn(form, 'have')} taken ${damage}${made} ⑥`;
    case 'damage.end':
      return said`when ${damage} to ${victim}${made} is settled`;
  }
}

const MORALE_ZH: Readonly<Record<MoraleCause | 'damage', string>> = {
  overLimit: '爆牌',
  synthesize: '合成',
  skill: '技能',
  damage: '',
};
const MORALE_EN: Readonly<Record<MoraleCause | 'damage', string>> = {
  overLimit: 'being over the limit',
  synthesize: 'synthesizing',
  skill: 'a skill',
  damage: '',
};

/** Through what: 因你承受法术伤害而, 因【技能】而. */
function throughZh({ cause, kind, by, to, skill }: MoraleTrigger, say: Say): Said {
  const causes = listOf(cause);
  const isDamage = causes.includes('damage');
  const who = to === undefined ? NOTHING : anyZh(to, say);
  const source = by === undefined ? NOTHING : said`${anyZh(by, say)}造成的`;
  const hurt =
    isDamage || kind !== undefined
      ? said`${isNothing(who) ? '' : said`${who}承受`}${source}${kind === undefined ? '' : KINDS[kind].zh}伤害`
      : who;
  const rest = causes.filter((one) => one !== 'damage').map((one) => said`${MORALE_ZH[one]}`);
  const ids = skill === undefined ? NOTHING : skillsZh(skill, say);
  const from = by === undefined || isDamage || kind !== undefined ? NOTHING : anyZh(by, say);
  const made = isNothing(from) ? ids : isNothing(ids) ? from : said`${from}的${ids}`;
  const through = joined([hurt, ...rest, made], '、');
  return isNothing(through) ? NOTHING : said`因${through}而`;
}

export function moraleZh([trigger]: readonly [MoraleTrigger, ...MoraleTrigger[]], say: Say): Said {
  const { team, time } = trigger;
  const whose = team === undefined ? '任一方' : team === 'own' ? '我方' : '对方';
  const through = throughZh(trigger, say);
  return time === 'morale.loss' ? said`${whose}将${through}损失士气时` : said`${whose}${through}损失士气后`;
}

export function moraleEn([trigger]: readonly [MoraleTrigger, ...MoraleTrigger[]], say: Say): Said {
  const { team, time, cause, kind, by, to, skill } = trigger;
  const whose = team === undefined ? 'a team' : team === 'own' ? 'your team' : 'the other team';
  const causes = listOf(cause);
  const isDamage = causes.includes('damage');
  const kindOf = kind === undefined ? '' : `${KINDS[kind].en} `;
  const source = by === undefined ? NOTHING : said` dealt by ${anyEn(by, say).object}`;
  const victim = to === undefined ? null : anyEn(to, say);
  const taken = victim === null ? NOTHING : said`${victim.subject} took`;
  const hurt =
    isDamage || kind !== undefined
      ? said`${kindOf}damage${isNothing(taken) ? '' : ' '}${taken}${source}`
      : victim === null
        ? NOTHING
        : victim.object;
  const rest = causes.filter((one) => one !== 'damage').map((one) => said`${MORALE_EN[one]}`);
  const ids = skill === undefined ? NOTHING : skillsEn(skill, say);
  const from = by === undefined || isDamage || kind !== undefined ? null : anyEn(by, say);
  const made = from === null ? ids : isNothing(ids) ? from.object : said`${from.possessive} ${ids}`;
  const through = joined([hurt, ...rest, made], ', ');
  const why = isNothing(through) ? NOTHING : said` through ${through}`;
  return time === 'morale.loss'
    ? said`when ${whose} is about to lose morale${why}`
    : said`after ${whose} has lost morale${why}`;
}
