/**
 * Every change of a number or a zone, one function each: it mutates the board and writes the event.
 * Nobody else touches hands, piles, stones, heals, energy, morale or cups.
 */
import { emit } from './log.ts';
import type { Game } from './game.ts';
import type { GameResult, Placed, Seat, SeatId, Stones, TeamId } from './board.ts';
import type { CardId } from './cards.ts';
import type { MoraleCause, ShownAs } from './frames.ts';
import { limitOf } from '../effects/rules.ts';
import type { BeforeAfter } from '../events.ts';
import { queueWindow } from '../windows/open.ts';
import { cardsEnterPile, handChanged } from '../windows/queued.ts';

export function seatOf(game: Game, seat: SeatId): Seat {
  const found = game.board.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export function otherTeam(team: TeamId): TeamId {
  return team === 0 ? 1 : 0;
}

function remove<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** Size of the discard pile (§4.1: public), face up and face down together. */
export function discardSize(game: Game): number {
  const { faceUp, faceDown } = game.board.discard;
  return faceUp.length + faceDown.length;
}

/** From `before` to the present size of the discard pile. */
function grownBy(game: Game, cards: number): BeforeAfter {
  const after = discardSize(game);
  return { before: after - cards, after };
}

/**
 * A card leaves the hand face up (§3 play, use), or a pile of covered cards that are used like it; it lies nowhere until
 * it is discarded or placed (§13.6).
 */
export function showFromHand(game: Game, seat: SeatId, card: CardId, as: ShownAs, rule: string): number {
  const { hand } = seatOf(game, seat);
  const before = hand.length;
  const token = remove(hand, card) ? null : takeCovered(game, seat, card);
  if (token === null) handChanged(game, seat, 1);
  if (game.log === null) return -1;
  const left = { before, after: hand.length };
  return emit(game, { type: 'cardShown', rule, seat, card, as, from: token, hand: left });
}

/** Takes a card out of the covered pile it lies in, whose token is returned. @throws if it lies in none */
function takeCovered(game: Game, seat: SeatId, card: CardId): string {
  for (const [token, pile] of Object.entries(seatOf(game, seat).piles)) {
    if (!remove(pile, card)) continue;
    queueWindow(game, 'tokens.removed', seat, -1, 1, card, token, '§20.9', 'show');
    return token;
  }
  throw new Error(`seat ${seat} does not hold card ${card}`);
}

/** A shown card enters the discard pile, face up (§13.6). */
export function discardShown(game: Game, seat: SeatId, card: CardId): void {
  game.board.discard.faceUp.push(card);
  cardsEnterPile(game, seat, card, true);
  if (game.log === null) return;
  const discard = grownBy(game, 1);
  emit(game, { type: 'cardDiscarded', rule: '§13.6', seat, card, from: 'play', hand: null, discard });
}

/** The whole hand goes to the discard pile face up, one card after the other (§23.5). */
export function discardHandFaceUp(game: Game, seat: SeatId, rule: string): void {
  const { hand } = seatOf(game, seat);
  handChanged(game, seat, hand.length);
  cardsEnterPile(game, seat, hand, true);
  while (hand.length > 0) {
    const card = hand.shift() as CardId;
    game.board.discard.faceUp.push(card);
    if (game.log === null) continue;
    const left = { before: hand.length + 1, after: hand.length };
    const discard = grownBy(game, 1);
    emit(game, { type: 'cardDiscarded', rule, seat, card, from: 'hand', hand: left, discard });
  }
}

/** Cards go from the hand to the discard pile face down; only their owner knows them (§4.4). */
export function discardFaceDown(
  game: Game,
  seat: SeatId,
  cards: readonly CardId[],
  why: 'overLimit' | 'skill' | 'adjust',
  rule: string,
): void {
  const { hand } = seatOf(game, seat);
  const before = hand.length;
  for (const card of cards) {
    if (!remove(hand, card)) throw new Error(`seat ${seat} does not hold card ${card}`);
    game.board.discard.faceDown.push(card);
  }
  handChanged(game, seat, cards.length);
  cardsEnterPile(game, seat, cards, false);
  if (game.log !== null)
    emit(game, {
      type: 'cardsDiscarded',
      rule,
      seat,
      hidden: { owner: seat, cards: [...cards], count: cards.length },
      why,
      hand: { before, after: hand.length },
      discard: grownBy(game, cards.length),
    });
}

/** Lays a card in front of a character (§22.1). The card must have left its zone before. */
export function placeCard(game: Game, before: SeatId, placed: Placed, rule: string): void {
  seatOf(game, before).table.push(placed);
  if (game.log !== null)
    emit(game, { type: 'cardPlaced', rule, seat: placed.by, before, card: placed.card, name: placed.name });
}

/** §22.4: a basic card goes to the discard pile face up (or to a hand), an exclusive one back to its owner. */
export function removePlaced(
  game: Game,
  before: SeatId,
  placed: Placed,
  to: 'discard' | 'hand',
  rule: string,
  taker: SeatId = before,
): void {
  if (!remove(seatOf(game, before).table, placed))
    throw new Error(`nothing to remove in front of seat ${before}`);
  if (placed.card > 0) {
    if (to === 'hand') {
      seatOf(game, taker).hand.push(placed.card);
      handChanged(game, taker, 1);
    } else {
      game.board.discard.faceUp.push(placed.card);
      cardsEnterPile(game, before, placed.card, true);
    }
  }
  if (game.log === null) return;
  const toHand = placed.card > 0 && to === 'hand';
  const size = seatOf(game, taker).hand.length;
  emit(game, {
    type: 'placedRemoved',
    rule,
    seat: before,
    card: placed.card,
    name: placed.name,
    by: placed.by,
    to: placed.exclusive ? 'owner' : to,
    taker: toHand ? taker : -1,
    hand: toHand ? { before: size - 1, after: size } : null,
    discard: placed.card > 0 && !toHand ? grownBy(game, 1) : null,
  });
}

/** §16.1: stones come into the team's zone as far as there is room, gems first; the rest is lost. */
export function gainStones(
  game: Game,
  team: TeamId,
  gem: number,
  crystal: number,
  why: 'hit' | 'buy' | 'skill',
  rule: string,
): void {
  const { stones } = game.board.teams[team];
  const room = game.rules.config.stoneLimit - stones.gem - stones.crystal;
  const gems = Math.min(gem, room);
  changeStones(game, team, gems, Math.min(crystal, room - gems), why, rule);
}

/** Adds (or with negative numbers takes) stones exactly as told; the caller has checked that it is possible. */
export function changeStones(
  game: Game,
  team: TeamId,
  gem: number,
  crystal: number,
  why: 'hit' | 'buy' | 'synthesize' | 'extract' | 'skill',
  rule: string,
): void {
  if (gem === 0 && crystal === 0) return;
  const { stones } = game.board.teams[team];
  const before = { gem: stones.gem, crystal: stones.crystal };
  stones.gem += gem;
  stones.crystal += crystal;
  if (game.log !== null) emit(game, { type: 'stonesChanged', rule, team, before, after: { ...stones }, why });
}

/** §16.3: energy comes or goes; the caller has checked limit and payment. */
export function changeEnergy(game: Game, seat: SeatId, change: Stones, rule: string): void {
  const { energy } = seatOf(game, seat);
  const before = { ...energy };
  energy.gem += change.gem;
  energy.crystal += change.crystal;
  if (game.log !== null) emit(game, { type: 'energyChanged', rule, seat, before, after: { ...energy } });
}

/** §12.3: heals up to the limit, the rest is lost; with `over` past it. */
export function gainHeals(game: Game, seat: SeatId, count: number, over: boolean, rule: string): void {
  const owner = seatOf(game, seat);
  const before = owner.heals;
  const most = over
    ? before + count
    : Math.max(before, Math.min(before + count, limitOf(game, seat, 'heals')));
  owner.heals = most;
  const [gained, lost] = [most - before, before + count - most];
  if (gained > 0) queueWindow(game, 'heals.gained', seat, -1, gained, 0, null, '§12.3');
  if (lost > 0) queueWindow(game, 'heal.overflow', seat, -1, lost, 0, null, '§20.9');
  if (game.log !== null)
    emit(game, {
      type: 'healsGained',
      rule,
      seat,
      heals: { before, after: most },
      lost,
    });
}

/** Heals go (paid, moved or taken); used heals of ④ have their own event. */
export function loseHeals(game: Game, seat: SeatId, count: number, rule: string): void {
  const owner = seatOf(game, seat);
  const before = owner.heals;
  owner.heals = Math.max(0, before - count);
  if (game.log !== null) emit(game, { type: 'healsLost', rule, seat, heals: { before, after: owner.heals } });
}

/** §15.1: a gain above the cap is lost. */
export function gainMorale(game: Game, team: TeamId, amount: number, rule: string): void {
  const state = game.board.teams[team];
  const before = state.morale;
  state.morale = Math.max(before, Math.min(before + amount, game.rules.config.moraleCap));
  if (game.log !== null)
    emit(game, { type: 'moraleGained', rule, team, amount, morale: { before, after: state.morale } });
}

/**
 * §15.2(b), (c): subtracts, as far as `floor`, and looks for the end.
 * @returns how much was really lost
 */
export function loseMorale(
  game: Game,
  team: TeamId,
  amount: number,
  by: MoraleCause,
  seat: SeatId,
  floor = 0,
): number {
  const state = game.board.teams[team];
  const before = state.morale;
  state.morale = Math.max(0, Math.min(before, Math.max(floor, before - amount)));
  if (game.log !== null)
    emit(game, {
      type: 'moraleLost',
      rule: '§15.2',
      team,
      amount,
      morale: { before, after: state.morale },
      by,
      seat,
    });
  if (state.morale === 0) endGame(game, { winner: otherTeam(team), reason: 'morale', skills: [] });
  return before - state.morale;
}

/** §16.5, §17.3: one cup more (or less), and the end if that was the last one needed. */
export function gainCups(game: Game, team: TeamId, count: number, rule: string): void {
  const state = game.board.teams[team];
  const before = state.cups;
  state.cups = Math.min(game.rules.config.cupsToWin, before + count);
  if (game.log !== null) emit(game, { type: 'cupsChanged', rule, team, cups: { before, after: state.cups } });
  if (state.cups >= game.rules.config.cupsToWin) endGame(game, { winner: team, reason: 'cups', skills: [] });
}

/** §17.2: the game stops inside the resolution; the first condition that is met decides. */
export function endGame(game: Game, result: GameResult): void {
  if (game.board.ended) return;
  game.board.ended = true;
  game.board.result = result;
}
