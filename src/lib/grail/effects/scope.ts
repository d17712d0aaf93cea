/** Whether an ability is awake, and with what it begins: who uses it, whose card it hangs on, which card it is about. */
import type { SeatId } from '../state/board.ts';
import type { WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { seatOf } from '../state/changes.ts';
import type { CompiledAbility, Scope } from './compiled.ts';
import { compileFilter } from './cards.ts';
import { lookOf } from './rules/query.ts';
import type { CardFilter } from './language/index.ts';

/** §3: in the form it needs (`none`: upright). */
export function inForm(game: Game, seat: SeatId, form: string | null): boolean {
  if (form === null) return true;
  return seatOf(game, seat).form === (form === 'none' ? null : form);
}

/** Seats before whom such a card of the owner lies, in seat order from the turn player. */
export function holdersOf(game: Game, owner: SeatId, cards: readonly string[]): SeatId[] {
  const { players } = game.rules;
  const holders: SeatId[] = [];
  for (let step = 0; step < players; step++) {
    const seat = (game.board.turn.player + step) % players;
    if (holds(game, seat, owner, cards)) holders.push(seat);
  }
  return holders;
}

function holds(game: Game, seat: SeatId, owner: SeatId, cards: readonly string[]): boolean {
  for (const placed of seatOf(game, seat).table)
    if (placed.by === owner && cards.includes(placed.name)) return true;
  return false;
}

/** The scope in which the ability could be used now, in the window on top if there is one; null: asleep or not its event. */
export function scopeNow(game: Game, compiled: CompiledAbility): Scope | null {
  const top = game.board.stack[game.board.stack.length - 1];
  if (top?.machine === 'window' && compiled.as === null)
    return scopeIn(game, top.data as WindowData, compiled);
  return firstAwake(game, compiled);
}

function firstAwake(game: Game, compiled: CompiledAbility): Scope | null {
  if (compiled.cards !== null || compiled.asks !== null) return scopesAwake(game, compiled)[0] ?? null;
  return inForm(game, compiled.seat, compiled.form) ? ownScope(compiled) : null;
}

/** Study §2.3: awake, the trigger fits, not yet used in this opening (§20.5). */
export function scopeIn(game: Game, window: WindowData, compiled: CompiledAbility): Scope | null {
  if (compiled.waiting) return waitingScope(game, window, compiled);
  if (!compiled.ability.each && window.used.includes(compiled.index)) return null;
  if (compiled.cards === null && compiled.asks === null)
    return inForm(game, compiled.seat, compiled.form) && fitsWindow(game, window, compiled, compiled.scope)
      ? ownScope(compiled)
      : null;
  for (const scope of scopesAwake(game, compiled))
    if (fitsWindow(game, window, compiled, scope)) return scope;
  return null;
}

function ownScope({ seat }: CompiledAbility): Scope {
  return { seat, user: seat, slots: {} };
}

/** One scope, or for abilities of a laid card one for each holder. */
export function scopesAwake(game: Game, compiled: CompiledAbility): readonly Scope[] {
  const { seat, cards } = compiled;
  if (!inForm(game, seat, compiled.form)) return NO_SCOPES;
  if (cards === null) return askedIn(game, compiled, [ownScope(compiled)]);
  const holders = holdersOf(game, seat, cards);
  if (holders.length === 0) return NO_SCOPES;
  return askedIn(
    game,
    compiled,
    holders.map((holder) => ({ seat, user: seat, slots: { holder: [holder] } })),
  );
}

const NO_SCOPES: readonly Scope[] = [];

/** Where somebody else is asked, the scopes in which there is one. */
function askedIn(game: Game, compiled: CompiledAbility, scopes: readonly Scope[]): readonly Scope[] {
  if (compiled.asks === null) return scopes;
  return scopes.flatMap((scope) => {
    const user = compiled.asks?.(game, scope) ?? -1;
    return user < 0 ? [] : [{ ...scope, user }];
  });
}

export function fitsWindow(game: Game, window: WindowData, compiled: CompiledAbility, scope: Scope): boolean {
  for (const { time, fits } of compiled.triggers)
    if (time === window.timing && fits(game, window, scope)) return true;
  return false;
}

function waitingScope(game: Game, window: WindowData, compiled: CompiledAbility): Scope | null {
  for (const entry of game.board.laters) {
    if (entry.ability !== compiled.index) continue;
    const scope: Scope = { seat: entry.seat, user: entry.user, slots: { ...entry.slots } };
    if (fitsWindow(game, window, compiled, scope)) return scope;
  }
  return null;
}

/** The part stops waiting: its first entry that fits is taken off the board. */
export function takeWaiting(game: Game, window: WindowData, compiled: CompiledAbility): void {
  const { laters } = game.board;
  const at = laters.findIndex(
    ({ ability, seat, user, slots }) =>
      ability === compiled.index && fitsWindow(game, window, compiled, { seat, user, slots }),
  );
  if (at >= 0) laters.splice(at, 1);
}

/** §20.5 with `each`: the event's cards that fit and that the ability was not used for yet. */
export function cardsLeft(game: Game, window: WindowData, compiled: CompiledAbility, scope: Scope): number[] {
  const done = window.usedCards;
  const isDone = (card: number) =>
    done.some((one, i) => i % 2 === 0 && one === compiled.index && done[i + 1] === card);
  const filters = [compiled.ability.on].flat().flatMap((trigger) => {
    const cards = trigger.time === window.timing && 'cards' in trigger ? trigger.cards : undefined;
    return cards === undefined ? [] : [cards];
  });
  return window.cards.filter(
    (card) => !isDone(card) && filters.every((filter) => fitsCard(game, compiled, scope, filter, card)),
  );
}

function fitsCard(
  game: Game,
  compiled: CompiledAbility,
  scope: Scope,
  filter: CardFilter,
  card: number,
): boolean {
  const names = { skill: compiled.skill.id } as Parameters<typeof compileFilter>[1];
  return compileFilter(filter, names)(game, scope, lookOf(game, scope.user, card));
}
