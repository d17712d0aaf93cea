/** What a skill as a whole may be: its type and class, its limits, forms and locks. */
import type {
  Ability,
  CardFilter,
  Character,
  Condition,
  Skill,
  Time,
} from '../../../grail/effects/language/index.ts';
import type { Effect } from '../../../grail/index.ts';
import { joined } from '../place.ts';
import { DAMAGE_TIMES } from '../times.ts';
import { reportUnknown, type Report } from './report.ts';
import type { Reading } from './scope.ts';
import { timesOf } from './walk.ts';

export function checkSkill(skill: Skill, pointer: string, reading: Reading): void {
  const { report } = reading;
  const { does = [], rules = [], setup } = skill;
  if (does.length === 0 && rules.length === 0 && setup === undefined)
    report('emptySkill', pointer, { skill: skill.id });
  checkType(skill, pointer, report);
  checkUnique(skill, pointer, reading);
  does.forEach((ability, at) => checkAbility(skill, ability, joined(joined(pointer, 'does'), at), report));
  walkSkillIds(skill, pointer, reading);
}

const hasTrigger = (skill: Skill, fits: (ability: Ability) => boolean): boolean =>
  (skill.does ?? []).some(fits);

/** §19: a startup is asked for in its owner's turn alone. */
const isOwnStart = ({ on }: Ability): boolean =>
  [on].flat().some((one) => one.time === 'action.start' && one.by === 'self');

/** §19, §6.3: a startup is begun at one moment, a magic skill is an action. */
function checkType(skill: Skill, pointer: string, report: Report): void {
  if (skill.type === 'startup' && !hasTrigger(skill, isOwnStart))
    report('startupTime', joined(pointer, 'type'), { skill: skill.id });
  const asMagic = ({ on }: Ability): boolean =>
    [on].flat().some((one) => one.time === 'action.choose' && one.as === 'magic');
  if (skill.type === 'magic' && !hasTrigger(skill, asMagic))
    report('magicTime', joined(pointer, 'type'), { skill: skill.id });
  skill.does?.forEach((ability, at) => {
    const place = joined(joined(joined(pointer, 'does'), at), 'must');
    if (skill.type === 'passive' && ability.must)
      report('mustImplied', place, {}, { key: true, fix: { kind: 'remove', pointer: place } });
  });
}

/** §20.4: a unique skill is printed on cards of the deck, and is used with one of them. */
function checkUnique(skill: Skill, pointer: string, { character, deck, report }: Reading): void {
  const played = filtersIn(skill).some(({ unique }) => unique !== undefined);
  const named = filtersIn(skill).some(({ unique }) => unique === 'this-skill');
  const place = joined(pointer, 'class');
  if (skill.class !== 'unique') {
    if (named) report('thisSkill', place, { skill: skill.id, class: skill.class });
    return;
  }
  if (!played) report('uniqueNotPlayed', place, { skill: skill.id });
  if (deck === null) return;
  const on = deck.filter((one) => one.skill === skill.id);
  const lent = character.skills.flatMap(({ rules = [] }) =>
    rules.flatMap((rule) => (rule.rule === 'uses-unique' ? rule.of : [])),
  );
  if (on.length === 0) {
    const own = deck.filter((one) => one.character === character.id).map((one) => one.skill);
    const known = own.length > 0 ? own : deck.map((one) => one.skill);
    reportUnknown(report, 'notOnDeck', joined(pointer, 'id'), skill.id, new Set(known));
  } else if (
    !isBorrowed(character, skill) &&
    !on.some((one) => one.character === character.id || lent.includes(one.character))
  )
    report('notYourCard', joined(pointer, 'id'), { skill: skill.id, owner: on[0]?.character ?? '' });
}

/** Another skill of the file uses it from whatever card bears it (`use-unique`). */
function isBorrowed({ skills }: Character, { id }: Skill): boolean {
  return skills.some((skill) =>
    effectsIn(skill).some((effect) => effect.do === 'use-unique' && effect.of.includes(id)),
  );
}

function effectsIn({ does = [] }: Skill): Effect[] {
  return does.flatMap((ability) =>
    [ability, ...(ability.modes ?? [])].flatMap(({ do: effects = [] }) => effects),
  );
}

function filtersIn(part: unknown): CardFilter[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(filtersIn);
  return 'unique' in part ? [part as CardFilter, ...inner] : inner;
}

/** Moments that no scope of a limit holds. */
const NEVER_WITHIN: Readonly<Record<string, RegExp>> = {
  attack: /^(setup|turn\.|action\.|magic|special)/,
  damage: /^(?!t[3-6]\.|damage\.|morale\.|draw\.|hand\.|card\.|heal|tokens\.|skill\.|form\.|effect\.)/,
  action: /^(setup|turn\.)/,
};

function checkAbility(skill: Skill, ability: Ability, pointer: string, report: Report): void {
  const times = timesOf(ability.on);
  const outside = NEVER_WITHIN[ability.limit ?? ''];
  if (outside !== undefined && times.every((time) => outside.test(time)))
    report(
      'limitScope',
      joined(pointer, 'limit'),
      { limit: ability.limit ?? '', times: times.join(', ') },
      {
        fix: { kind: 'replace', pointer: joined(pointer, 'limit'), replacement: 'turn' },
      },
    );
  ability.locks?.forEach(({ skills }, at) =>
    skills.forEach((id, place) => {
      const where = joined(joined(joined(joined(pointer, 'locks'), at), 'skills'), place);
      if (id === skill.id) report('lockSelf', where, { skill: id });
    }),
  );
  ability.if?.forEach((condition, at) => {
    if (contradicts(ability, condition))
      report('formContradiction', joined(joined(pointer, 'if'), at), { form: ability.form ?? '' });
  });
  extraAction(ability, times, pointer, report);
  if (skill.type === 'startup' && times.includes('action.start')) strands(ability, pointer, report);
}

/** §19.4: whoever gives hand cards away to begin may have none left to act with. */
function strands({ pay = [] }: Ability, pointer: string, report: Report): void {
  pay.forEach((cost, at) => {
    if (cost.pay === 'discard' && (typeof cost.count !== 'number' || cost.count > FEW_CARDS))
      report('startupStrands', joined(joined(pointer, 'pay'), at), {});
  });
}
const FEW_CARDS = 2;

/** The ability sleeps outside one form and asks to be in another. */
function contradicts({ form }: Ability, condition: Condition): boolean {
  if (form === undefined || !('is' in condition) || condition.is !== 'form') return false;
  return (condition.of ?? 'self') === 'self' && condition.form !== form;
}

/** Whose turn or action it is, if it is surely another's. */
const OTHERS: readonly unknown[] = ['others', 'opponents', 'teammates'];
const OF_A_TURN = /^(turn|action|attackAction|magicAction|specialAction|magic|special)\./;

/** §18.5: only the turn player gathers extra actions. */
function extraAction(
  { on, do: list = [] }: Ability,
  times: readonly Time[],
  pointer: string,
  report: Report,
): void {
  const anothers = [on].flat().every((one) => {
    if (OF_A_TURN.test(one.time)) return 'by' in one && OTHERS.includes(one.by);
    return one.time === 't1.launch' && one.active === true && OTHERS.includes(one.by);
  });
  if (!anothers) return;
  list.forEach((effect, at) => {
    if (effect.do === 'extra-action' && (effect.who ?? 'self') === 'self')
      report('extraNotYours', joined(joined(pointer, 'do'), at), { times: times.join(', ') });
  });
}

/** Ids of skills of this file, where no other player's can be meant. */
function walkSkillIds(part: unknown, pointer: string, reading: Reading): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const at = joined(pointer, key);
    if (ownSkills(part as Record<string, unknown>, key))
      [value].flat().forEach((id, place) => {
        if (typeof id === 'string') own(id, Array.isArray(value) ? joined(at, place) : at, reading);
      });
    else walkSkillIds(value, at, reading);
  }
}

function ownSkills(part: Readonly<Record<string, unknown>>, key: string): boolean {
  if (key === 'skills') return 'for' in part;
  if (key === 'first') return part['rule'] === 'actions';
  if (key === 'notSkill') return true;
  if (key !== 'skill') return false;
  return (
    part['by'] === undefined || part['by'] === 'self' || DAMAGE_TIMES.some((time) => time === part['time'])
  );
}

function own(id: string, pointer: string, { character, report }: Reading): void {
  const known = [
    ...character.skills.map((skill) => skill.id),
    ...Object.values(character.variants ?? {}).flatMap(({ skills }) => skills.map((skill) => skill.id)),
  ];
  if (!known.includes(id)) reportUnknown(report, 'unknownSkill', pointer, id, new Set(known));
}
