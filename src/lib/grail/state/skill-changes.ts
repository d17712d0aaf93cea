/** Changes that only skills make: tokens, forms, cards given away, extra actions and turns. Same rule as `changes.ts`. */
import { emit } from './log.ts';
import { seatOf } from './changes.ts';
import type { Game } from './game.ts';
import type { ExtraAction, SeatId } from './board.ts';
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
  if (game.log !== null) emit(game, { type: 'tokensChanged', rule, seat, token, count: { before, after } });
}

/** §3: from one form to another; impossible where it is the same. */
export function changeForm(game: Game, seat: SeatId, form: string | null): void {
  const owner = seatOf(game, seat);
  const before = owner.form;
  if (before === form) return;
  owner.form = form;
  if (game.log !== null) emit(game, { type: 'formChanged', rule: '§3', seat, before, after: form });
}

/** §3: may be repeated, the card just stays sideways. */
export function turnSideways(game: Game, seat: SeatId): void {
  const owner = seatOf(game, seat);
  const already = owner.sideways;
  owner.sideways = true;
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
  giver.hand = giver.hand.filter((card) => !cards.includes(card));
  seatOf(game, to).hand.push(...cards);
  if (game.log !== null)
    emit(game, {
      type: 'cardsGiven',
      rule,
      seat: from,
      to,
      hidden: { owner: to, cards: [...cards], count: cards.length },
    });
}

/** §18.1: one entry more for the turn player. */
export function grantExtraAction(game: Game, entry: ExtraAction): void {
  game.board.turn.extra.push(entry);
  if (game.log !== null)
    emit(game, { type: 'extraActionGranted', rule: '§18.1', seat: game.board.turn.player, ...entry });
}

/** §5.4: a whole turn directly after the present one. */
export function grantExtraTurn(game: Game, seat: SeatId): void {
  game.board.extraTurns.push(seat);
  if (game.log !== null) emit(game, { type: 'extraTurnGranted', rule: '§5.4', seat });
}
