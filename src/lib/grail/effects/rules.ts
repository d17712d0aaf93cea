/** Continuous rules: every question the core asks about limits and prohibitions goes through here (§1.6, §3). */
import type { AppliedRule, SeatId } from '../state/board.ts';
import type { CardId, CardLook, CardName } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import { emit } from '../state/log.ts';
import { fitsFilter } from './cards.ts';
import type { Scope } from './compiled.ts';
import type { Rule } from './skill.ts';
import { isAmong } from './who.ts';

type RuleOf<R extends Rule['rule']> = Extract<Rule, { rule: R }>;
export type LimitKind = RuleOf<'limit'>['of'];

const NOTHING_BOUND: Scope['slots'] = {};
const LIMITS: readonly LimitKind[] = ['hand', 'heals', 'energy'];

/** Most games have no running rules; then nothing below looks further. */
function noRules(game: Game): boolean {
  return game.rules.skills.rules.length === 0 && game.board.applied.length === 0;
}

/** A rule for the length of an attack is dead once that attack's frame is gone. */
function isAlive(game: Game, applied: AppliedRule): boolean {
  return applied.until !== 'attack' || game.board.stack[applied.depth]?.machine === 'attack';
}

/** The running rules of one kind that touch `seat`, in the order in which they began. */
function rulesOn<R extends Rule['rule']>(game: Game, kind: R, seat: SeatId): RuleOf<R>[] {
  const found: RuleOf<R>[] = [];
  const look = (owner: SeatId, rule: Rule) => {
    if (rule.rule === kind && isAmong(game, rule.who, { seat: owner, slots: NOTHING_BOUND }, seat))
      found.push(rule as RuleOf<R>);
  };
  for (const { owner, rule } of game.rules.skills.rules) look(owner, rule);
  for (const applied of game.board.applied) if (isAlive(game, applied)) look(applied.owner, applied.rule);
  return found;
}

/** The present limit of a seat. A fixed hand limit ignores ± (§3); of several the one that began last holds. */
export function limitOf(game: Game, seat: SeatId, of: LimitKind): number {
  const owner = game.board.seats[seat];
  if (!owner) throw new Error(`no seat ${seat}`);
  const { limits } = owner;
  let fixed = of === 'hand' ? limits.handFixed : -1;
  if (noRules(game)) return fixed >= 0 ? fixed : limits[of];
  let sum = limits[of];
  for (const rule of rulesOn(game, 'limit', seat)) {
    if (rule.of !== of) continue;
    if (rule.fixed !== undefined) fixed = rule.fixed;
    sum += rule.add ?? 0;
  }
  return fixed >= 0 ? fixed : Math.max(0, sum);
}

/**
 * Whether a rule forbids it to the seat. One prohibition is enough.
 * @param card what it would be done with; a rule about certain cards is silent without one
 */
export function isForbidden(
  game: Game,
  seat: SeatId,
  what: RuleOf<'forbid'>['what'],
  card: CardLook | null = null,
): boolean {
  if (noRules(game)) return false;
  const character = game.board.seats[seat]?.character ?? null;
  return rulesOn(game, 'forbid', seat).some(
    (rule) =>
      rule.what === what &&
      (rule.cards === undefined || (card !== null && fitsFilter(card, rule.cards, character))),
  );
}

/** §9.7: whether a card in hand may be passed as the named one. */
export function countsAs(game: Game, seat: SeatId, card: CardId, name: CardName): boolean {
  const face = game.rules.cards[card];
  if (face?.name === name) return true;
  if (!face || noRules(game)) return false;
  const character = game.board.seats[seat]?.character ?? null;
  return rulesOn(game, 'counts-as', seat).some(
    (rule) => rule.as === name && fitsFilter(face, rule.cards, character),
  );
}

/** §23.8. */
export function isTaunted(game: Game, seat: SeatId): boolean {
  return !noRules(game) && rulesOn(game, 'taunted', seat).length > 0;
}

/** Lays a rule on one seat until its scope ends. The rule then speaks of its owner: `who` is `self`. */
export function applyRule(
  game: Game,
  seat: SeatId,
  rule: Rule,
  until: AppliedRule['until'],
  depth: number,
): void {
  reportLimits(game, () =>
    game.board.applied.push({ owner: seat, rule: { ...rule, who: 'self' }, until, depth }),
  );
}

/** §5 step 9 "this turn" effects end; other scopes: those of the frame that is on top (or of deeper ones). */
export function endScope(game: Game, scope: 'turn' | 'action' | 'attack' | 'damage'): void {
  const { applied, stack } = game.board;
  if (applied.length === 0) return;
  const stays = (rule: AppliedRule) =>
    rule.until !== scope || (scope !== 'turn' && rule.depth < stack.length - 1);
  if (applied.every(stays)) return;
  reportLimits(game, () => {
    game.board.applied = applied.filter(stays);
  });
}

/** Runs `change` and writes every limit that is another one afterwards (a rule may speak of the turn player). */
export function reportLimits(game: Game, change: () => void): void {
  if (game.log === null) return change();
  const seats = game.board.seats.keys();
  const before = [...seats].map((seat) => LIMITS.map((of) => limitOf(game, seat, of)));
  change();
  before.forEach((limits, seat) =>
    LIMITS.forEach((of, i) => {
      const [old, now] = [limits[i] ?? 0, limitOf(game, seat, of)];
      if (old !== now)
        emit(game, { type: 'limitChanged', rule: '§3', seat, of, limit: { before: old, after: now } });
    }),
  );
}
