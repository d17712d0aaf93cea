/** How long something lasts that an effect began (§3): rules it laid, parts that wait, skills it shut. */
import type { AppliedRule, Scoped, SeatId } from '../../state/board.ts';
import type { WindowData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { nextBeginning, noteBeginnings } from './began.ts';
import { reportLimits } from './report.ts';

/** Lays a rule until its scope ends. `slots`: the names it keeps. */
export function applyRule(
  game: Game,
  seat: SeatId,
  rule: number,
  slots: AppliedRule['slots'],
  { until, depth }: Scoped,
): void {
  noteBeginnings(game);
  const began = nextBeginning(game);
  reportLimits(game, () => {
    game.board.applied.push({ rule, seat, user: seat, slots, until, depth, began });
  });
}

/**
 * The running frame, which is on top, is over: what was to last as long as it ends. A turn ends what lasts "this turn".
 * @returns whether a rule about limits ended: a hand may be too big now (§14.1)
 */
export function endScope(game: Game, scope: 'attack' | 'damage' | 'action' | 'turn' | 'skill'): boolean {
  const { board } = game;
  const depth = scope === 'turn' ? -1 : board.stack.length - 1;
  const stays = (one: Scoped) => one.until !== scope || one.depth < depth;
  if (!board.laters.every(stays)) board.laters = board.laters.filter(stays);
  if (!board.locks.every(stays)) board.locks = board.locks.filter(stays);
  return endRules(game, (rule) => !stays(rule));
}

/** Whether a rule was laid until some event of this timing. */
export function endsRules(game: Game, timing: string): boolean {
  const { applied } = game.board;
  if (applied.length === 0) return false;
  const { rules } = game.rules.skills;
  return applied.some(({ rule }) => rules[rule]?.until?.time === timing);
}

/** Ends the rules that were laid until such an event, before anybody is asked about it. Returns the same as `endScope`. */
export function endAtEvent(game: Game, event: WindowData): boolean {
  const { rules } = game.rules.skills;
  return endRules(game, (applied) => {
    const until = rules[applied.rule]?.until ?? null;
    return until !== null && until.time === event.timing && until.fits(game, event, applied);
  });
}

function endRules(game: Game, ends: (rule: AppliedRule) => boolean): boolean {
  const { board } = game;
  if (board.applied.length === 0) return false;
  const ended = board.applied.filter(ends);
  if (ended.length === 0) return false;
  reportLimits(game, () => {
    board.applied = board.applied.filter((rule) => !ended.includes(rule));
  });
  return ended.some(({ rule }) => game.rules.skills.rules[rule]?.rule.rule === 'limit');
}
