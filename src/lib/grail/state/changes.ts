/**
 * Every change of a number or a zone, one function each: it mutates the board and writes the event.
 * Nobody else touches hands, piles, stones, heals, energy, morale or cups.
 */
import { emit } from './log.ts';
import type { Game } from './game.ts';
import type { GameResult, Placed, Seat, SeatId, Stones, TeamId } from './board.ts';
import type { CardId } from './cards.ts';
import type { MoraleCause, ShownAs } from './frames.ts';
import { noteBeginnings } from '../effects/rules/began.ts';
import { isForbidden, limitOf } from '../effects/rules/query.ts';
import type { BeforeAfter } from '../events.ts';
import { queueWindow } from '../windows/open.ts';
import { cardsEnterPile, handChanged } from '../windows/queued.ts';
import { takeOwnCovered } from './zones.ts';

export function seatOf(game: Game, seat: SeatId): Seat {
  const found = game.board.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export function otherTeam(team: TeamId): TeamId {
  return team === 0 ? 1 : 0;
}

/** Takes one item out of a list; false where it is not there. */
export function remove<T>(list: T[], item: T): boolean {
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

/** From `before` to the present size of the discard pile, which grew by so many. */
export function grownBy(game: Game, cards: number): BeforeAfter {
  const after = discardSize(game);
  return { before: after - cards, after };
}

/** A card leaves the hand face up (§3 play, use), or from under a token where a rule makes it like one; it lies nowhere until it is discarded or placed (§13.6). */
export function showFromHand(game: Game, seat: SeatId, card: CardId, as: ShownAs, rule: string): number {
  const { hand } = seatOf(game, seat);
  const before = hand.length;
  const token = remove(hand, card) ? null : takeOwnCovered(game, seat, card, rule);
  if (token === null) handChanged(game, seat, 1);
  if (game.log === null) return -1;
  const left = { before, after: hand.length };
  return emit(game, { type: 'cardShown', rule, seat, card, as, from: token, hand: left });
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
  noteBeginnings(game);
  if (game.log !== null)
    emit(game, { type: 'cardPlaced', rule, seat: placed.by, before, card: placed.card, name: placed.name });
}

/** Where a card that lay before somebody goes. */
export type PlacedTo = 'discard' | 'owner' | 'hand' | 'game';

/** §22.4: a basic card goes to the discard pile face up (or to a hand), an exclusive one back to its owner (or out of the game). */
export function removePlaced(
  game: Game,
  before: SeatId,
  placed: Placed,
  to: PlacedTo,
  rule: string,
  taker: SeatId = before,
): void {
  if (!remove(seatOf(game, before).table, placed))
    throw new Error(`nothing to remove in front of seat ${before}`);
  noteBeginnings(game);
  const basic = placed.card > 0;
  const toHand = basic && to === 'hand';
  if (toHand) {
    seatOf(game, taker).hand.push(placed.card);
    handChanged(game, taker, 1);
  } else if (basic) {
    game.board.discard.faceUp.push(placed.card);
    cardsEnterPile(game, before, placed.card, true);
  } else if (to === 'game') seatOf(game, placed.by).gone.push(placed.name);
  if (game.log === null) return;
  const size = seatOf(game, taker).hand.length;
  emit(game, {
    type: 'placedRemoved',
    rule,
    seat: before,
    card: placed.card,
    name: placed.name,
    by: placed.by,
    to: toHand ? 'hand' : basic ? 'discard' : to === 'game' ? 'game' : 'owner',
    taker: toHand ? taker : -1,
    hand: toHand ? { before: size - 1, after: size } : null,
    discard: basic && !toHand ? grownBy(game, 1) : null,
  });
}

/** §22: a card that lies before one character is laid before another. */
export function movePlaced(game: Game, from: SeatId, placed: Placed, to: SeatId, rule: string): void {
  if (!remove(seatOf(game, from).table, placed)) throw new Error(`nothing lies in front of seat ${from}`);
  seatOf(game, to).table.push(placed);
  noteBeginnings(game);
  if (game.log !== null)
    emit(game, {
      type: 'placedMoved',
      rule,
      seat: from,
      to,
      card: placed.card,
      name: placed.name,
      by: placed.by,
    });
}

/** A card with two sides shows the other one. */
export function turnPlaced(game: Game, before: SeatId, placed: Placed, back: string, rule: string): void {
  const { name, by } = placed;
  placed.name = back;
  noteBeginnings(game);
  if (game.log !== null)
    emit(game, { type: 'placedTurned', rule, seat: before, by, before: name, after: back });
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

/**
 * §12.3: heals up to the limit, the rest is lost; `over`: up to so many in all, past the limit (then nothing overflows, §3).
 * @returns how many really came
 */
export function gainHeals(
  game: Game,
  seat: SeatId,
  count: number,
  over: number | null,
  rule: string,
): number {
  if (count <= 0 || isForbidden(game, seat, 'gain-heals')) return 0;
  const owner = seatOf(game, seat);
  const before = owner.heals;
  const limit = limitOf(game, seat, 'heals');
  const after = Math.max(before, Math.min(before + count, over === null ? limit : Math.max(limit, over)));
  owner.heals = after;
  const [gained, lost] = [after - before, before + count - after];
  if (gained > 0) queueWindow(game, 'heals.gained', seat, -1, gained, 0, null, '§12.3');
  if (lost > 0 && over === null) queueWindow(game, 'heal.overflow', seat, -1, lost, 0, null, '§20.9');
  if (game.log !== null) emit(game, { type: 'healsGained', rule, seat, heals: { before, after }, lost });
  return gained;
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

/** §15: the morale becomes that number; a fall by this is no loss. The caller sees to it that it is at least 1. */
export function setMorale(game: Game, team: TeamId, to: number, rule: string): void {
  const state = game.board.teams[team];
  const before = state.morale;
  state.morale = to;
  if (game.log !== null) emit(game, { type: 'moraleSet', rule, team, morale: { before, after: to } });
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
