/** Changes that only skills make: tokens, forms, cards given away, extra actions and turns. Same rule as `changes.ts`. */
import { emit } from './log.ts';
import { seatOf } from './changes.ts';
import { noteBeginnings } from '../effects/rules/began.ts';
import { formOf, sideKey } from './sheet.ts';
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
  noteBeginnings(game);
  if (after > before) queueWindow(game, 'tokens.gained', seat, -1, after - before, 0, token, '§20.9');
  if (after < before) queueWindow(game, 'tokens.removed', seat, -1, before - after, 0, token, '§20.9');
  if (game.log !== null) emit(game, { type: 'tokensChanged', rule, seat, token, count: { before, after } });
}

/** Two-sided tokens are turned from one side to the other; none comes or goes. */
export function flipTokens(
  game: Game,
  seat: SeatId,
  token: string,
  from: string,
  to: string,
  count: number,
  rule: string,
): void {
  const { tokens } = seatOf(game, seat);
  const turned = Math.min(count, tokens[sideKey(token, from)] ?? 0);
  if (turned === 0) return;
  for (const [side, change] of [
    [from, -turned],
    [to, turned],
  ] as const) {
    const key = sideKey(token, side);
    const before = tokens[key] ?? 0;
    tokens[key] = before + change;
    if (game.log !== null)
      emit(game, {
        type: 'tokensChanged',
        rule,
        seat,
        token: key,
        count: { before, after: before + change },
      });
  }
  noteBeginnings(game);
}

/**
 * §3: into a form, or out of any (`null`). Entered again it begins anew; what was remembered in a form that is left is
 * forgotten. The character card lies as the form says.
 */
export function changeForm(game: Game, seat: SeatId, form: string | null): void {
  const owner = seatOf(game, seat);
  const before = owner.form;
  if (form !== null) owner.formSince = game.board.turn.number;
  if (before === form) return;
  owner.form = form;
  noteBeginnings(game);
  owner.names = {};
  if (before !== null) queueWindow(game, 'form.left', seat, -1, 1, 0, before, '§3');
  if (game.log !== null) emit(game, { type: 'formChanged', rule: '§3', seat, before, after: form });
  const lies = (id: string | null) => (id === null ? undefined : formOf(game, seat, id)?.turned);
  if (lies(form)) turnSideways(game, seat);
  else if (lies(form) === false || lies(before)) turnUpright(game, seat);
}

/** §3: may be repeated, the card just stays sideways. */
export function turnSideways(game: Game, seat: SeatId): void {
  const owner = seatOf(game, seat);
  const already = owner.sideways;
  owner.sideways = true;
  queueWindow(game, 'form.turned', seat, -1, 1, 0, owner.form, '§3');
  if (game.log !== null) emit(game, { type: 'turnedSideways', rule: '§3', seat, already });
}

/** §3: upright again. */
export function turnUpright(game: Game, seat: SeatId): void {
  const owner = seatOf(game, seat);
  if (!owner.sideways) return;
  owner.sideways = false;
  if (game.log !== null) emit(game, { type: 'turnedUpright', rule: '§3', seat });
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

/** §5.1: somebody's next such phase or turn does not happen. */
export function grantSkip(game: Game, seat: SeatId, what: Skipped['what']): void {
  game.board.skipped.push({ seat, what });
  if (game.log !== null) emit(game, { type: 'skipGranted', rule: '§5', seat, what });
}

/** §5: the turns go on from another seat, or the other way round. */
export function changeTurnOrder(game: Game, next: SeatId | null, direction: 1 | -1): void {
  const { board } = game;
  const { players } = game.rules;
  board.direction = direction;
  if (next !== null) board.turn.ordinary = (next - direction + players) % players;
  const after = next ?? (board.turn.ordinary + direction + players) % players;
  if (game.log !== null) emit(game, { type: 'turnOrderChanged', rule: '§5', seat: after, direction });
}

/** A character is remembered by a name until the form it was given in is left. */
export function rememberSeat(game: Game, seat: SeatId, name: string, who: SeatId): void {
  seatOf(game, seat).names[name] = who;
  if (game.log !== null) emit(game, { type: 'remembered', rule: '§20.3', seat, name, who });
}
