/** Which of several fixed hand limits began last (§3): the order in which standing ones came to life is on the board. */
import type { Game } from '../../state/game.ts';
import type { RuleLife, Scope } from '../compiled.ts';
import { eachAwake, holdsNow } from './live.ts';

const NOBODY = -1;

/** Always awake: it began with the game. */
function isConstant(rule: RuleLife): boolean {
  return rule.form === null && rule.cards === null && rule.holds.length === 0;
}

const holderOf = (scope: Scope) => scope.slots['holder']?.[0] ?? NOBODY;

/** When a standing rule came to life, as a number to compare; what was not noted yet has only just begun. */
export function beganAt(game: Game, rule: RuleLife, scope: Scope): number {
  if (isConstant(rule)) return 0;
  const holder = holderOf(scope);
  const noted = game.board.fixed.find((one) => one.rule === rule.index && one.holder === holder);
  return noted?.began ?? Infinity;
}

/** The next place in that order. */
export function nextBeginning(game: Game): number {
  let last = 0;
  for (const { began } of game.board.fixed) last = Math.max(last, began);
  for (const { began } of game.board.applied) last = Math.max(last, began);
  return last + 1;
}

/** Notes which standing fixed limits have come to life or fallen asleep; called wherever forms, cards or tokens change. */
export function noteBeginnings(game: Game): void {
  if (game.rules.skills.standing.limit === undefined) return;
  const live: { rule: number; holder: number }[] = [];
  eachAwake(game, 'limit', (rule, scope, applied) => {
    if (applied === null && rule.parts.fixed !== null && !isConstant(rule) && holdsNow(game, rule, scope))
      live.push({ rule: rule.index, holder: holderOf(scope) });
  });
  const { board } = game;
  if (live.length === 0 && board.fixed.length === 0) return;
  const isSame = (a: { rule: number; holder: number }, b: { rule: number; holder: number }) =>
    a.rule === b.rule && a.holder === b.holder;
  board.fixed = board.fixed.filter((one) => live.some((other) => isSame(one, other)));
  for (const one of live)
    if (!board.fixed.some((other) => isSame(one, other)))
      board.fixed.push({ ...one, began: nextBeginning(game) });
}
