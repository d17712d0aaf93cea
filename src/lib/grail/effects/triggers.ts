/** Which events an ability listens to (§21.1): a timing with a filter on who, whom, how much, which cards. */
import { faceOf } from '../choices/possible.ts';
import { seatOf } from '../state/changes.ts';
import { isLaidAs } from '../state/sheet.ts';
import type { WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { attackLook, compileFilter } from './cards.ts';
import type { Fits } from './compiled.ts';
import { compileBound } from './conditions.ts';
import type {
  ActionTrigger,
  AttackTrigger,
  CardFilter,
  DamageTrigger,
  MoraleTrigger,
  OneOrMore,
  Trigger,
  Who,
} from './language/index.ts';
import { SkillError, type Names } from './names.ts';
import { damageOfLoss, isAttackTime, isDamageTime, nearest, pointsOf } from './pending.ts';
import { lookOf } from './rules/query.ts';
import { TIMINGS } from './timings.ts';
import { compileAmong, metBy } from './who.ts';

export { TIMINGS } from './timings.ts';

/** @throws SkillError for a time that no window opens at. */
export function compileTrigger(trigger: Trigger, names: Names): Fits {
  const { time } = trigger;
  if (!(TIMINGS as readonly string[]).includes(time))
    throw new SkillError(`${names.where}: there is no time "${String(time)}"`);
  const checks = checksOf(trigger, names);
  return (game, event, owner) => {
    for (const check of checks) if (!check(game, event, owner)) return false;
    return true;
  };
}

function checksOf(trigger: Trigger, names: Names): Fits[] {
  switch (trigger.time) {
    case 't1.launch':
    case 'respond':
    case 't2.hit':
    case 't2.miss':
      return attackChecks(trigger, names);
    case 't3.deal':
    case 't4.heal':
    case 't5.actual':
    case 't6.take':
    case 't6.taken':
    case 'damage.end':
      return damageChecks(trigger, names);
    case 'morale.loss':
    case 'morale.lost':
      return moraleChecks(trigger, names);
    default:
      return otherChecks(trigger, names);
  }
}

/** Who made the event. */
function madeBy(by: Who | undefined, names: Names): Fits[] {
  if (by === undefined) return [];
  const among = compileAmong(by, names);
  return [(game, event, owner) => among(game, owner, event.by)];
}

/** Whom it meets now. */
function meets(to: OneOrMore<Who> | undefined, names: Names): Fits[] {
  if (to === undefined) return [];
  const among = compileAmong([to].flat(), names);
  return [
    (game, _event, owner) => {
      const seat = metBy(game);
      return seat >= 0 && among(game, owner, seat);
    },
  ];
}

function attackChecks(trigger: AttackTrigger, names: Names): Fits[] {
  const { by, at, active, cards } = trigger;
  const checks = [...madeBy(by, names), ...meets(at, names)];
  if (active !== undefined) checks.push((game) => nearest(game, 'attack')?.active === active);
  if (cards !== undefined) {
    const fits = compileFilter(cards, names);
    checks.push((game, _event, owner) => {
      const attack = nearest(game, 'attack');
      const look = attack !== null && attack.card > 0 ? attackLook(game) : null;
      return look !== null && fits(game, owner, look);
    });
  }
  return checks;
}

/** §11.3: what needs damage needs an amount of 1 or more, unless the skill says which. */
function damageChecks(trigger: DamageTrigger, names: Names): Fits[] {
  const { by, to, kind, cause, points, skill, notSkill } = trigger;
  const checks = [...madeBy(by, names), ...meets(to, names)];
  if (kind !== undefined) checks.push((game) => nearest(game, 'damage')?.kind === kind);
  if (cause !== undefined) {
    const causes = [cause].flat();
    checks.push((game) => causes.includes(nearest(game, 'damage')?.cause ?? 'skill'));
  }
  if (points === undefined) {
    if (trigger.time !== 'damage.end') checks.push((game, event) => pointsOf(game, event) >= 1);
  } else {
    const fits = compileBound(points, names);
    checks.push((game, event, owner) => fits(game, owner, pointsOf(game, event)));
  }
  const ofSkill =
    (skills: readonly string[], wanted: boolean): Fits =>
    (game, _event, owner) => {
      const damage = nearest(game, 'damage');
      const is = damage !== null && damage.source === owner.seat && skills.includes(damage.skill ?? '');
      return is === wanted;
    };
  if (skill !== undefined) checks.push(ofSkill(skill, true));
  if (notSkill !== undefined) checks.push(ofSkill(notSkill, false));
  return checks;
}

function moraleChecks(trigger: MoraleTrigger, names: Names): Fits[] {
  const { team, cause, kind, by, to, skill } = trigger;
  const checks: Fits[] = [];
  if (team !== undefined)
    checks.push((game, _event, owner) => {
      const of = nearest(game, 'morale')?.team;
      return (of === seatOf(game, owner.seat).team) === (team === 'own');
    });
  if (cause !== undefined) {
    const causes = [cause].flat() as string[];
    checks.push((game) => {
      const is = nearest(game, 'morale')?.cause ?? 'skill';
      return causes.includes(is) || (causes.includes('damage') && damageOfLoss(game) !== null);
    });
  }
  if (kind !== undefined) checks.push((game) => damageOfLoss(game)?.kind === kind);
  if (by !== undefined) {
    const among = compileAmong(by, names);
    checks.push((game, _event, owner) => {
      const damage = damageOfLoss(game);
      return damage !== null && among(game, owner, damage.source);
    });
  }
  if (to !== undefined) {
    const among = compileAmong(to, names);
    checks.push((game, event, owner) => among(game, owner, event.by));
  }
  if (skill !== undefined)
    checks.push((game, _event, owner) => {
      const damage = damageOfLoss(game);
      return damage !== null && damage.source === owner.seat && skill.includes(damage.skill ?? '');
    });
  return checks;
}

type OtherTrigger = Exclude<Trigger, AttackTrigger | DamageTrigger | MoraleTrigger | ActionTrigger>;

function otherChecks(trigger: OtherTrigger | ActionTrigger, names: Names): Fits[] {
  if (trigger.time === 'action.choose') return [];
  const checks = 'by' in trigger ? madeBy(trigger.by, names) : [];
  if ('at' in trigger) checks.push(...meets(trigger.at, names));
  if ('extra' in trigger && trigger.extra !== undefined)
    checks.push((game) => ((nearest(game, 'action')?.restriction ?? null) !== null) === trigger.extra);
  if ('hit' in trigger && trigger.hit !== undefined)
    checks.push((game) => nearest(game, 'action')?.hit === trigger.hit);
  if ('as' in trigger && trigger.as !== undefined) {
    const shown = [trigger.as].flat() as string[];
    checks.push((_game, event) => event.shownAs !== null && shown.includes(event.shownAs));
  }
  if ('shown' in trigger && trigger.shown !== undefined)
    checks.push((_game, event) => (event.shownAs !== null) === trigger.shown);
  if ('cause' in trigger || 'notCause' in trigger) checks.push(...drawChecks(trigger));
  if ('token' in trigger) checks.push((_game, event) => event.about === trigger.token);
  if ('form' in trigger && trigger.form !== undefined)
    checks.push((_game, event) => event.about === trigger.form);
  if (trigger.time === 'skill.used' || trigger.time === 'skill.resolved')
    checks.push((_game, event) => trigger.skill.includes(event.about ?? ''));
  if ('card' in trigger && trigger.card !== undefined) {
    const cards = [trigger.card].flat();
    checks.push((game, event) => cards.some((card) => isLaidAs(game, event.about ?? '', card)));
  }
  if ('cards' in trigger && trigger.cards !== undefined) checks.push(someCard(trigger.cards, names));
  return checks;
}

function drawChecks(trigger: { cause?: unknown; notCause?: unknown }): Fits[] {
  const { cause, notCause } = trigger as { cause?: OneOrMore<string>; notCause?: OneOrMore<string> };
  const checks: Fits[] = [];
  if (cause !== undefined) checks.push((game) => [cause].flat().includes(nearest(game, 'draw')?.kind ?? ''));
  if (notCause !== undefined)
    checks.push((game) => ![notCause].flat().includes(nearest(game, 'draw')?.kind ?? ''));
  return checks;
}

/** §21.9: as the one who showed it showed it. */
function someCard(filter: CardFilter, names: Names): Fits {
  const fits = compileFilter(filter, names);
  return (game, event, owner) => event.cards.some((card) => fits(game, owner, eventLook(game, event, card)));
}

function eventLook(game: Game, event: WindowData, card: number) {
  if (isAttackTime(event.timing) || isDamageTime(event.timing)) return faceOf(game, card);
  return lookOf(game, event.by, card);
}
