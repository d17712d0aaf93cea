/** What a press does: it picks, drops, or gives an answer. The table and its tests walk the same steps. */
import type { CardFace, CardId, Choice, SeatId } from '$lib/grail';
import { fieldAt, formOf, pickCard } from './form.ts';
import type { Offer } from './offer.ts';
import { attempt, isUsable, kindOfCard, NO_PICKS, targetsOf, type Asked, type Picks } from './picks.ts';

/** Either an answer for the rules, or what is picked now. */
export type Pressed = { choice: Choice } | { picks: Picks };

/** An answer was pressed. `isRefused`: the rules refuse what it leads to, so they are asked to say why. */
export function pressOffer({ choice, next, leads }: Offer, isRefused: boolean): Pressed | null {
  if (choice) return { choice };
  if (leads && (isRefused || !next)) return { choice: leads };
  return next ? { picks: next } : null;
}

/** A card was pressed: picks or drops it; one that cannot be used is tried, so that the rules say why. */
export function pressCard(asked: Asked, picks: Picks, face: CardFace): Pressed | null {
  const { id } = face;
  if (formOf(asked, picks)) {
    const next = pickCard(asked, picks, id);
    return next && { picks: next };
  }
  if (!isUsable(asked, id)) return { choice: attempt(asked, face) };
  if (picks.card === id) return { picks: NO_PICKS };
  return { picks: { ...NO_PICKS, type: kindOfCard(asked, id), card: id } };
}

/** A seat was pressed: the first answer that points at it. */
export const offerAt = (offers: readonly Offer[], seat: SeatId): Offer | null =>
  offers.find((offer) => offer.seat === seat) ?? null;

/** One step back: from a field to the field before, from all else to the kinds of answers; null if there is none. */
export const stepBack = (picks: Picks): Picks | null =>
  picks === NO_PICKS ? null : (picks.before ?? NO_PICKS);

/** Seats that may be chosen now, by the request. */
export function seatsOffered(asked: Asked, picks: Picks): readonly SeatId[] {
  if (formOf(asked, picks)) {
    const field = fieldAt(asked, picks);
    return field?.pick === 'seat' ? field.from : [];
  }
  const { type, card } = picks;
  return type && card !== null ? targetsOf(asked, type, card) : [];
}

/** Cards of the hand that a form asks for now; null: no form is open. */
export function cardsAsked(asked: Asked, picks: Picks): readonly CardId[] | null {
  if (!formOf(asked, picks)) return null;
  const field = fieldAt(asked, picks);
  return field?.pick === 'card' ? field.from : [];
}
