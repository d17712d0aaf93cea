/** Which events an ability listens to (§21.1): a timing with a filter on who, whom, how much, which cards. */
import { faceOf } from '../choices/possible.ts';
import { seatOf } from '../state/changes.ts';
import type { WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { fitsFilter } from './cards.ts';
import type { Fits, Scope } from './compiled.ts';
import { compileBound } from './conditions.ts';
import { known, SkillError, type Names } from './names.ts';
import { isAttackTime, isDamageTime, isMoraleTime, nearest, pointsOf } from './pending.ts';
import type { CardFilter, Trigger } from './skill.ts';
import { isAmong, metBy } from './who.ts';

/** Timings the core opens a window at (§5, §7, §11, §15), and the two at which skills are declared without one. */
export const TIMINGS: readonly string[] = [
  'setup',
  'turn.before',
  'turn.start',
  'action.before',
  'action.start',
  'action.choose',
  'magic.before',
  'special.before',
  'special.buy',
  'special.extract',
  'special.extracted',
  'attackAction.end',
  'attackAction.after',
  'magicAction.end',
  'magicAction.after',
  'specialAction.end',
  'action.end',
  'turn.end',
  'missile.launch',
  't1.launch',
  'respond',
  't2.hit',
  't2.miss',
  't3.deal',
  't4.heal',
  't5.actual',
  't6.take',
  't6.taken',
  'damage.end',
  'draw.before',
  'morale.loss',
  'morale.lost',
  'card.revealed',
  'card.discarded',
  'hand.changed',
  'heals.gained',
  'heal.overflow',
  'tokens.gained',
  'tokens.removed',
  'form.turned',
  'form.left',
  'effect.placed',
  'effect.removed',
  'effect.triggered',
];

export function compileTrigger(trigger: Trigger, names: Names): Fits {
  const { time, by, to } = trigger;
  if (!TIMINGS.includes(time)) throw new SkillError(`${names.where}: there is no time "${time}"`);
  const checks: Fits[] = [];
  if (by !== undefined) {
    known(names, by);
    checks.push((game, event, owner) => isAmong(game, by, owner, event.by));
  }
  if (to !== undefined) {
    known(names, to);
    checks.push((game, _event, owner) => {
      const seat = metBy(game);
      return seat >= 0 && isAmong(game, to, owner, seat);
    });
  }
  checks.push(...kindChecks(trigger), ...pointChecks(trigger, names));
  const { cards, shown } = trigger;
  if (shown !== undefined)
    checks.push((_game, event) => event.shownAs !== null && shown.includes(event.shownAs));
  if (cards !== undefined) checks.push((game, event, owner) => someCardFits(game, event, owner, cards));
  return (game, event, owner) => {
    for (const check of checks) if (!check(game, event, owner)) return false;
    return true;
  };
}

function kindChecks({ time, active, kind, cause, extra, team }: Trigger): Fits[] {
  const checks: Fits[] = [];
  if (active !== undefined) checks.push((game) => nearest(game, 'attack')?.active === active);
  if (kind !== undefined) checks.push((game) => nearest(game, 'damage')?.kind === kind);
  if (cause !== undefined) {
    const machine = isMoraleTime(time) ? 'morale' : 'damage';
    checks.push((game) => {
      const is = nearest(game, machine)?.cause;
      return is !== undefined && cause.includes(is);
    });
  }
  if (extra !== undefined)
    checks.push((game) => ((nearest(game, 'action')?.restriction ?? null) !== null) === extra);
  if (team !== undefined)
    checks.push((game, _event, owner) => {
      const of = nearest(game, 'morale')?.team;
      return (of === seatOf(game, owner.seat).team) === (team === 'own');
    });
  return checks;
}

/** §11.3: what needs damage needs an amount of 1 or more, unless the skill says which. */
function pointChecks({ time, points }: Trigger, names: Names): Fits[] {
  if (points === undefined) return isDamageTime(time) ? [(game, event) => pointsOf(game, event) >= 1] : [];
  const fits = compileBound(points, names);
  return [(game, event, owner) => fits(game, owner, pointsOf(game, event))];
}

/** At attack times the attack's real card, looked at with the element the attack has now. */
function someCardFits(game: Game, event: WindowData, owner: Scope, filter: CardFilter): boolean {
  const { character } = seatOf(game, owner.seat);
  const attack = isAttackTime(event.timing) ? nearest(game, 'attack') : null;
  if (attack !== null)
    return attack.card > 0 && fitsFilter(faceOf(game, attack.card), filter, character, attack.element);
  return event.cards.some((card) => fitsFilter(faceOf(game, card), filter, character));
}
