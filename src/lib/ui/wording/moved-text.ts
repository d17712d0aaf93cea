/** Cards that effects move about, and what else only skills do, as sentences with codes in them (marked.ts). */
import type { GrailEvent } from '$lib/grail';
import { m } from '$lib/i18n';
import { cardCode, seatCode, teamCode, type Naming } from './marked.ts';
import { skillOf } from './skill-names.ts';
import { stonesText } from './stones-text.ts';

type Of<T extends GrailEvent['type']> = Extract<GrailEvent, { type: T }>;

interface Cards {
  cards: readonly number[] | null;
  count: number;
}

const listed = (cards: readonly number[]): string => cards.map(cardCode).join(m.table_list_join());

/** The cards by name for who may know them, else their number. */
function seenOr<Facts extends object>(
  { cards, count }: Cards,
  facts: Facts,
  say: {
    seen: (facts: Facts & { cards: string }) => string;
    hidden: (facts: Facts & { count: number }) => string;
  },
): string {
  return cards === null || cards.length === 0
    ? say.hidden({ ...facts, count })
    : say.seen({ ...facts, cards: listed(cards) });
}

const TAKEN = {
  hand: { seen: m.log_cardsTaken_hand_seen, hidden: m.log_cardsTaken_hand },
  deck: { seen: m.log_cardsTaken_deck_seen, hidden: m.log_cardsTaken_deck },
  discard: { seen: m.log_cardsTaken_discard_seen, hidden: m.log_cardsTaken_discard },
} as const;

function taken(event: Of<'cardsTaken'>, { words }: Naming): string | null {
  const { from, seat, token, hidden } = event;
  const change = event.hand ?? event.pile ?? event.deck ?? event.discard;
  if (from === 'aside' || change === null) return null;
  if (from !== 'covered') return seenOr(hidden, { seat: seatCode(seat), ...change }, TAKEN[from]);
  const facts = { seat: seatCode(seat), token: words.token(token ?? '', seat), ...change };
  return seenOr(hidden, facts, { seen: m.log_cardsTaken_covered_seen, hidden: m.log_cardsTaken_covered });
}

function putAway({ hidden, shown, discard }: Of<'cardsPutAway'>): string {
  const cards = shown.length > 0 ? shown : hidden.cards;
  const say = { seen: m.log_cardsPutAway_seen, hidden: m.log_cardsPutAway };
  return seenOr({ cards, count: hidden.count }, discard, say);
}

function covered({ seat, token, hidden, pile }: Of<'cardsCovered'>, { words }: Naming): string {
  const facts = { seat: seatCode(seat), token: words.token(token, seat), ...pile };
  return seenOr(hidden, facts, { seen: m.log_cardsCovered_seen, hidden: m.log_cardsCovered });
}

function cardsText(event: GrailEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'cardsTaken':
      return taken(event, naming);
    case 'cardsReceived': {
      const say = { seen: m.log_cardsReceived_seen, hidden: m.log_cardsReceived };
      return seenOr(event.hidden, { seat: seatCode(event.seat), ...event.hand }, say);
    }
    case 'cardsPutAway':
      return putAway(event);
    case 'cardsCovered':
      return covered(event, naming);
    case 'cardsOnDeck':
      return (event.on === 'top' ? m.log_cardsOnDeck_top : m.log_cardsOnDeck_bottom)({
        seat: seatCode(event.seat),
        count: event.hidden.count,
      });
    case 'cardsRevealed':
      return m.log_cardsRevealed({ seat: seatCode(event.seat), cards: listed(event.cards) });
    case 'cardsSeen': {
      const say = { seen: m.log_cardsSeen_seen, hidden: m.log_cardsSeen };
      return seenOr(event.hidden, { seat: seatCode(event.seat) }, say);
    }
    case 'placedMoved':
      return m.log_placedMoved({
        seat: seatCode(event.seat),
        target: seatCode(event.to),
        card: naming.words.placed(event.name, event.by),
      });
    case 'placedTurned':
      return m.log_placedTurned({
        seat: seatCode(event.seat),
        card: naming.words.placed(event.after, event.by),
      });
    default:
      return null;
  }
}

const SKIPS = {
  'action-phase': m.log_skipGranted_actionPhase,
  'extra-actions': m.log_skipGranted_extraActions,
  startup: m.log_skipGranted_startup,
  turn: m.log_skipGranted_turn,
} as const;

function comingStones(event: Of<'comingStonesChanged'>, naming: Naming): string {
  const { skill, before, after, to } = event;
  const facts = { skill: skillOf(naming, skill), after: stonesText(after) };
  return to < 0
    ? m.log_comingStonesChanged({ ...facts, before: stonesText(before) })
    : m.log_comingStonesChanged_to({ ...facts, target: seatCode(to) });
}

function turnsText(event: GrailEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'moraleSet':
      return m.log_moraleSet({ team: teamCode(event.team), ...event.morale });
    case 'turnedUpright':
      return m.log_turnedUpright({ seat: seatCode(event.seat) });
    case 'remembered':
      return m.log_remembered({ seat: seatCode(event.seat), target: seatCode(event.who) });
    case 'skipGranted':
      return SKIPS[event.what]({ seat: seatCode(event.seat) });
    case 'turnOrderChanged':
      return (event.direction === 1 ? m.log_turnOrderChanged_right : m.log_turnOrderChanged_left)({
        seat: seatCode(event.seat),
      });
    case 'skipOrDraw':
      return m.log_skipOrDraw({
        skill: skillOf(naming, event.skill),
        seat: seatCode(event.seat),
        count: event.draw,
      });
    case 'comingStonesChanged':
      return comingStones(event, naming);
    default:
      return null;
  }
}

/** What only skills do, as a text; null for every other event. */
export function movedText(event: GrailEvent, naming: Naming): string | null {
  return cardsText(event, naming) ?? turnsText(event, naming);
}
