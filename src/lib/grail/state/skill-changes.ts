/** Changes that only skills make: tokens, forms, cards given away, extra actions and turns. Same rule as `changes.ts`. */
import { emit } from './log.ts';
import { seatOf } from './changes.ts';
import { queueWindow } from '../windows/open.ts';
import { handChanged } from '../windows/queued.ts';
import type { Game } from './game.ts';
import type { ExtraAction, SeatId, Skipped } from './board.ts';
import type { CardId } from './cards.ts';

/** Tokens come or go; never below 0, never above `max` (§20.9). */
export function changeTokens(
  game: Game,
  seat: SeatId,
  token: string,
  change: number,
  rule: string,
  max = Infinity,
): void {
  const { tokens } = seatOf(game, seat);
  const before = tokens[token] ?? 0;
  const after = change > 0 ? Math.max(before, Math.min(before + change, max)) : Math.max(0, before + change);
  tokens[token] = after;
  if (after > before) queueWindow(game, 'tokens.gained', seat, -1, after - before, 0, token, '§20.9');
  if (after < before) queueWindow(game, 'tokens.removed', seat, -1, before - after, 0, token, '§20.9');
  if (game.log !== null) emit(game, { type: 'tokensChanged', rule, seat, token, count: { before, after } });
}

/** §3: from one form to another; impossible where it is the same. */
export function changeForm(game: Game, seat: SeatId, form: string | null): void {
  const owner = seatOf(game, seat);
  const before = owner.form;
  if (before === form) return;
  owner.form = form;
  if (before !== null) queueWindow(game, 'form.left', seat, -1, 1, 0, before, '§3');
  if (game.log !== null) emit(game, { type: 'formChanged', rule: '§3', seat, before, after: form });
}

/** §3: may be repeated, the card just stays sideways. */
export function turnSideways(game: Game, seat: SeatId): void {
  const owner = seatOf(game, seat);
  const already = owner.sideways;
  owner.sideways = true;
  queueWindow(game, 'form.turned', seat, -1, 1, 0, owner.form, '§3');
  if (game.log !== null) emit(game, { type: 'turnedSideways', rule: '§3', seat, already });
}

/** Cards go from hand to hand; only the two know them (§4.2). */
export function giveCards(
  game: Game,
  from: SeatId,
  to: SeatId,
  cards: readonly CardId[],
  rule: string,
): void {
  const giver = seatOf(game, from);
  const held = giver.hand.length;
  giver.hand = giver.hand.filter((card) => !cards.includes(card));
  const taker = seatOf(game, to).hand;
  taker.push(...cards);
  handChanged(game, from, cards.length);
  handChanged(game, to, cards.length);
  if (game.log !== null)
    emit(game, {
      type: 'cardsGiven',
      rule,
      seat: from,
      to,
      hidden: { owner: to, cards: [...cards], count: cards.length },
      giverHand: { before: held, after: giver.hand.length },
      takerHand: { before: taker.length - cards.length, after: taker.length },
    });
}

/** Whether the seat will not have its next such phase or turn. */
export function isSkipped(game: Game, seat: SeatId, what: Skipped['what']): boolean {
  const { skipped } = game.board;
  return skipped.length > 0 && skipped.some((one) => one.seat === seat && one.what === what);
}

/** One such entry of the seat is used up: the phase or turn does not happen. Returns whether there was one. */
export function useUpSkip(game: Game, seat: SeatId, what: Skipped['what']): boolean {
  const { skipped } = game.board;
  const at = skipped.findIndex((one) => one.seat === seat && one.what === what);
  if (at < 0) return false;
  skipped.splice(at, 1);
  if (game.log !== null) emit(game, { type: 'phaseSkipped', rule: '§5.1', seat, why: 'skill', what });
  return true;
}

/** §18.1: one entry more for the turn player. */
export function grantExtraAction(game: Game, entry: ExtraAction): void {
  const { extra, player: seat } = game.board.turn;
  extra.push(entry);
  if (game.log === null) return;
  const list = { before: extra.length - 1, after: extra.length };
  emit(game, { type: 'extraActionGranted', rule: '§18.1', seat, ...entry, extra: list });
}

/** §18.3: picking an entry uses it up. */
export function takeExtraAction(game: Game, index: number): ExtraAction | null {
  const { extra, player: seat } = game.board.turn;
  const entry = extra.splice(index, 1)[0] ?? null;
  if (entry === null || game.log === null) return entry;
  const list = { before: extra.length + 1, after: extra.length };
  emit(game, { type: 'extraActionTaken', rule: '§18.3', seat, ...entry, extra: list });
  return entry;
}

/** §18.2, §18.5: what is left of the list is given up. */
export function dropExtraActions(game: Game, rule: string): void {
  const { extra, player: seat } = game.board.turn;
  const count = extra.length;
  if (count === 0) return;
  extra.length = 0;
  if (game.log !== null)
    emit(game, { type: 'extraActionsDropped', rule, seat, count, extra: { before: count, after: 0 } });
}

/** §5.4: a whole turn directly after the present one. */
export function grantExtraTurn(game: Game, seat: SeatId): void {
  game.board.extraTurns.push(seat);
  if (game.log !== null) emit(game, { type: 'extraTurnGranted', rule: '§5.4', seat });
}
