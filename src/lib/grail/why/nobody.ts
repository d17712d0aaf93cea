/**
 * Why is nobody asked here? For each window that opens and each question that is left out, at the very event and from
 * the game as it stands then: call it from `Log.watch`.
 */
import { offeredStartups } from '../choices/startup.ts';
import { limitOf } from '../effects/rules/query.ts';
import type { GrailEvent } from '../events.ts';
import type { SeatId } from '../state/board.ts';
import { seatOf } from '../state/changes.ts';
import type { AttackData, DamageData, MissileData, OverLimitData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { abilityOf } from '../choices/skills.ts';
import {
  declarable,
  seesHandOf,
  skillReason,
  type Silence,
  type SilentCode,
  type SkillReason,
  type Viewer,
} from './skill-reason.ts';
import { seatInTurn, seatsAtOpening, type SeatReason } from './window.ts';

/** Why a question of the rules is left out, with its §. */
export const LEFT_OUT = {
  forcedHit: '§7.5',
  nobodyLeft: '§9.3(1)',
  noWeakness: '§10.4',
  noDamage: '§12.5',
  noHeals: '§12.5',
  healsForbidden: '§12.5',
  withinLimit: '§14.1',
  noExtra: '§18.2',
  noExtraPossible: '§18.4',
  noStartupSkill: '§19.1',
  startupUsed: '§19.2',
  noStartupLegal: '§19.4',
  taunted: '§23.8',
} as const;
export type LeftOutCode = keyof typeof LEFT_OUT;

/** The question that would have been put: an answer to an attack, to a missile, heals, … */
export type SkippedQuestion =
  'answer' | 'missile' | 'weakness' | 'heals' | 'discard' | 'extra' | 'startup' | 'action';

export type WhyNobody =
  /** A window opened: every seat, in the order in which they are looked at. */
  | { about: 'window'; timing: string; rule: string; seats: SeatReason[] }
  /** The window has come to one seat, and this is what is found there at that moment. */
  | { about: 'seat'; row: SeatReason }
  | {
      about: 'question';
      question: SkippedQuestion;
      seat: SeatId;
      because: LeftOutCode;
      rule: string;
      /** Numbers that the words need. */
      facts: Record<string, number>;
      skills: SkillReason[];
    };

/**
 * What is not asked at this event, or null where it leaves out nothing.
 * @param viewer whose eyes it is for: what rests on cards he does not see is left open (§4.6)
 */
export function whyNobody(game: Game, event: GrailEvent, viewer: Viewer): WhyNobody | null {
  if (event.type === 'windowOpened') {
    const { timing, rule } = event;
    return { about: 'window', timing, rule, seats: seatsAtOpening(game, event, viewer) };
  }
  if (event.type !== 'stateEntered' || event.from === null) return null;
  if (event.machine === 'window' && event.state === 'collect') {
    const row = seatInTurn(game, viewer);
    return row && { about: 'seat', row };
  }
  return SKIPPED[`${event.machine}.${event.from}>${event.state}`]?.(game, viewer) ?? null;
}

const dataOf = (game: Game): unknown => game.board.stack.at(-1)?.data;

function leftOut(
  question: SkippedQuestion,
  seat: SeatId,
  because: LeftOutCode,
  facts: Record<string, number> = {},
  skills: SkillReason[] = [],
): WhyNobody {
  return { about: 'question', question, seat, because, rule: LEFT_OUT[because], facts, skills };
}

const turnPlayer = (game: Game): SeatId => game.board.turn.player;
const forced = (game: Game): WhyNobody => leftOut('answer', (dataOf(game) as AttackData).target, 'forcedHit');

/** By the transition that leaves the question out: "machine.from>to". */
const SKIPPED: Readonly<Record<string, (game: Game, viewer: Viewer) => WhyNobody | null>> = {
  'attack.launch>hit': forced,
  'attack.beforeRespond>hit': forced,
  'missile.aim>done': (game) => leftOut('missile', (dataOf(game) as MissileData).passer, 'nobodyLeft'),
  'turn.binds>beforeAction': (game) => leftOut('weakness', turnPlayer(game), 'noWeakness'),
  'damage.healWindow>actual': noHeals,
  'overLimit.check>done': withinLimit,
  'extraActions.check>done': noExtra,
  'startup.check>none': noStartup,
  'action.list>done': (game) => leftOut('action', turnPlayer(game), 'taunted'),
  'turn.startup>actionEnd': (game) =>
    lastSkip(game) === 'taunt' ? leftOut('action', turnPlayer(game), 'taunted') : null,
};

/** The action phase is also left after a cannot-act with an empty hand (§23.9); there the question was put. */
function lastSkip(game: Game): string | null {
  const skip = game.log?.events.findLast(({ type }) => type === 'phaseSkipped');
  return skip?.type === 'phaseSkipped' ? skip.why : null;
}

/** §12.5. */
function noHeals(game: Game): WhyNobody {
  const { target, amount } = dataOf(game) as DamageData;
  const { heals } = seatOf(game, target);
  const because = amount <= 0 ? 'noDamage' : heals === 0 ? 'noHeals' : 'healsForbidden';
  return leftOut('heals', target, because, { points: Math.max(0, amount), heals });
}

/** §14.1. */
function withinLimit(game: Game): WhyNobody {
  const { player } = dataOf(game) as OverLimitData;
  const hand = seatOf(game, player).hand.length;
  return leftOut('discard', player, 'withinLimit', { hand, limit: limitOf(game, player, 'hand') });
}

/** §18.2, §18.4. That no entry can be carried out shows in the list being dropped: no secret. */
function noExtra(game: Game): WhyNobody {
  const count = game.board.turn.extra.length;
  return leftOut('extra', turnPlayer(game), count === 0 ? 'noExtra' : 'noExtraPossible', { count });
}

/** §19.1, §19.2, §19.4. */
function noStartup(game: Game, viewer: Viewer): WhyNobody {
  const seat = turnPlayer(game);
  const own = game.rules.skills.startups[seat] ?? [];
  if (own.length === 0) return leftOut('startup', seat, 'noStartupSkill');
  if (game.board.turn.startupUsed) return leftOut('startup', seat, 'startupUsed');
  const skills = own.map((index) => skillReason(abilityOf(game, index), startupReason(game, index, viewer)));
  return leftOut('startup', seat, 'noStartupLegal', {}, skills);
}

/** Why one startup cannot be used now; null if it can (§19.4). */
function startupReason(game: Game, index: number, viewer: Viewer): Silence {
  const compiled = abilityOf(game, index);
  const shut = declarable(game, compiled, viewer);
  if (shut.because !== null) return shut;
  const told = (because: SilentCode | null): Silence => ({ because, condition: null });
  if (!seesHandOf(viewer, compiled.seat) && !compiled.mayAdd) return told('hidden');
  return told(offeredStartups(game).includes(index) ? null : 'leavesNothing');
}
