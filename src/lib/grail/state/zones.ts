/**
 * Cards on their way from one zone to another, wherever they lie: one function takes them out, others put them down.
 * Each says what its zone was and is, so that every card is always in exactly one place (or on the way, §13.6).
 */
import { noteBeginnings } from '../effects/rules/began.ts';
import type { BeforeAfter } from '../events.ts';
import { cardsEnterPile, handChanged } from '../windows/queued.ts';
import { queueWindow } from '../windows/open.ts';
import type { SeatId } from './board.ts';
import type { CardId } from './cards.ts';
import { grownBy, remove, seatOf } from './changes.ts';
import type { Game } from './game.ts';
import { emit } from './log.ts';

/** A place that cards can be taken from. `token`: of covered cards. */
interface Zone {
  from: 'hand' | 'covered' | 'deck' | 'discard' | 'aside';
  /** Whose hand or pile it is; −1 nobody's. */
  seat: SeatId;
  token: string | null;
  list: CardId[];
}

function* zonesOf(game: Game): Generator<Zone> {
  const { seats, deck, discard, aside } = game.board;
  for (const [seat, { hand, piles }] of seats.entries()) {
    yield { from: 'hand', seat, token: null, list: hand };
    for (const [token, list] of Object.entries(piles)) yield { from: 'covered', seat, token, list };
  }
  yield { from: 'discard', seat: -1, token: null, list: discard.faceUp };
  yield { from: 'discard', seat: -1, token: null, list: discard.faceDown };
  yield { from: 'deck', seat: -1, token: null, list: deck };
  yield { from: 'aside', seat: -1, token: null, list: aside };
}

/**
 * Takes cards out of whatever zone they lie in; those that lie nowhere (or before somebody) stay.
 * @param knower who learns which they are where nobody did; they are his, or on their way to him
 * @returns those that were found, in the order given
 */
export function takeCards(game: Game, cards: readonly CardId[], knower: SeatId, rule: string): CardId[] {
  const found = new Set<CardId>();
  for (const zone of zonesOf(game)) {
    const before = zone.list.length;
    const taken = cards.filter((card) => remove(zone.list, card));
    if (taken.length === 0) continue;
    for (const card of taken) found.add(card);
    reportTaken(game, zone, taken, before, knower, rule);
  }
  return cards.filter((card) => found.has(card));
}

function reportTaken(
  game: Game,
  zone: Zone,
  cards: CardId[],
  before: number,
  knower: SeatId,
  rule: string,
): void {
  const { from, seat, token, list } = zone;
  if (from === 'hand') handChanged(game, seat, cards.length);
  if (from === 'covered') noteBeginnings(game);
  if (from === 'covered') queueWindow(game, 'tokens.removed', seat, -1, cards.length, cards, token, rule);
  if (game.log === null) return;
  const change: BeforeAfter = { before, after: list.length };
  emit(game, {
    type: 'cardsTaken',
    rule,
    seat,
    from,
    token,
    hidden: { owner: seat < 0 ? knower : seat, cards, count: cards.length },
    hand: from === 'hand' ? change : null,
    pile: from === 'covered' ? change : null,
    deck: from === 'deck' ? change : null,
    discard: from === 'discard' ? grownBy(game, -cards.length) : null,
  });
}

/** Cards that have left their zone come into a hand. */
export function putInHand(game: Game, seat: SeatId, cards: readonly CardId[], rule: string): void {
  if (cards.length === 0) return;
  const { hand } = seatOf(game, seat);
  hand.push(...cards);
  handChanged(game, seat, cards.length);
  if (game.log === null) return;
  const change = { before: hand.length - cards.length, after: hand.length };
  const hidden = { owner: seat, cards: [...cards], count: cards.length };
  emit(game, { type: 'cardsReceived', rule, seat, hidden, hand: change });
}

/** Cards of a seat that have left their zone go to the discard pile; face down only their owner knows them (§4.4). */
export function putInPile(
  game: Game,
  seat: SeatId,
  cards: readonly CardId[],
  faceUp: boolean,
  rule: string,
): void {
  if (cards.length === 0) return;
  const { discard } = game.board;
  (faceUp ? discard.faceUp : discard.faceDown).push(...cards);
  cardsEnterPile(game, seat, cards, faceUp);
  if (game.log === null) return;
  const hidden = { owner: seat, cards: [...cards], count: cards.length };
  const shown = faceUp ? [...cards] : [];
  emit(game, { type: 'cardsPutAway', rule, seat, hidden, shown, discard: grownBy(game, cards.length) });
}

/** Cards that have left their zone lie on top of the deck or under it; the first of them is drawn first. */
export function putOnDeck(
  game: Game,
  seat: SeatId,
  cards: readonly CardId[],
  on: 'top' | 'bottom',
  rule: string,
): void {
  if (cards.length === 0) return;
  const { deck } = game.board;
  const before = deck.length;
  const last = [...cards].reverse();
  if (on === 'top') deck.push(...last);
  else deck.unshift(...last);
  if (game.log === null) return;
  const hidden = { owner: seat, cards: [...cards], count: cards.length };
  emit(game, { type: 'cardsOnDeck', rule, seat, on, hidden, deck: { before, after: deck.length } });
}

/** Cards that have left their zone are kept out of the game until the skill is over. */
export function setAside(game: Game, cards: readonly CardId[]): void {
  game.board.aside.push(...cards);
}

/**
 * Cards that have left their zone are laid under a token, the last on top, or at the bottom.
 * @param deck its change, where they come straight from the deck
 */
export function coverCards(
  game: Game,
  seat: SeatId,
  token: string,
  cards: readonly CardId[],
  at: 'top' | 'bottom',
  rule: string,
  deck: BeforeAfter | null = null,
): void {
  if (cards.length === 0) return;
  const pile = (seatOf(game, seat).piles[token] ??= []);
  if (at === 'top') pile.push(...cards);
  else pile.unshift(...[...cards].reverse());
  noteBeginnings(game);
  queueWindow(game, 'tokens.gained', seat, -1, cards.length, cards, token, rule);
  if (game.log === null) return;
  const change = { before: pile.length - cards.length, after: pile.length };
  const hidden = { owner: seat, cards: [...cards], count: cards.length };
  emit(game, { type: 'cardsCovered', rule, seat, token, hidden, pile: change, deck });
}

/** §20.9: what does not fit under a token is thrown away by its owner; nothing has been removed by that. */
export function trimCovered(
  game: Game,
  seat: SeatId,
  token: string,
  cards: readonly CardId[],
  rule: string,
): void {
  const pile = seatOf(game, seat).piles[token] ?? [];
  const before = pile.length;
  const taken = cards.filter((card) => remove(pile, card));
  if (taken.length === 0) return;
  noteBeginnings(game);
  if (game.log !== null)
    emit(game, {
      type: 'cardsTaken',
      rule,
      seat,
      from: 'covered',
      token,
      hidden: { owner: seat, cards: taken, count: taken.length },
      hand: null,
      pile: { before, after: pile.length },
      deck: null,
      discard: null,
    });
  putInPile(game, seat, taken, false, rule);
}

/** All see these cards; they stay where they are (§3, §4.1). */
export function revealCards(game: Game, seat: SeatId, cards: readonly CardId[], rule: string): void {
  if (game.log !== null && cards.length > 0)
    emit(game, { type: 'cardsRevealed', rule, seat, cards: [...cards] });
}

/** Somebody looks at cards of the deck; nobody else learns them. */
export function lookAt(game: Game, seat: SeatId, cards: readonly CardId[], rule: string): void {
  if (game.log === null || cards.length === 0) return;
  emit(game, {
    type: 'cardsSeen',
    rule,
    seat,
    hidden: { owner: seat, cards: [...cards], count: cards.length },
  });
}

/** §3: all see a whole hand; nothing is set off. */
export function revealHand(game: Game, seat: SeatId, rule: string): void {
  if (game.log !== null) emit(game, { type: 'handShown', rule, seat, cards: [...seatOf(game, seat).hand] });
}

/** A covered card that is played like one of the hand. @throws where the seat has no such card */
export function takeOwnCovered(game: Game, seat: SeatId, card: CardId, rule: string): string {
  const own = Object.entries(seatOf(game, seat).piles).find(([, pile]) => pile.includes(card));
  if (own === undefined) throw new Error(`seat ${seat} does not hold card ${card}`);
  takeCards(game, [card], seat, rule);
  return own[0];
}
