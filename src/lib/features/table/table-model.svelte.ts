/** What the table shows and what may be answered there: derived from a view, and the picks made so far. */
import { deckTable } from '$lib/content/deck.ts';
import type {
  CardFace,
  CardId,
  Choice,
  ChoiceType,
  Refusal,
  RulesConfig,
  SeatId,
  TableView,
} from '$lib/grail';
import type { Pointer } from '$lib/lesson/judge.ts';
import type { Scene } from '$lib/lesson/position.ts';
import { offersOf, type Offer } from '$lib/ui/answering/offers.ts';
import {
  attempt,
  isUsable,
  kindOfCard,
  NO_PICKS,
  optionsOf,
  targetsOf,
  type Asked,
  type Picks,
} from '$lib/ui/answering/picks.ts';
import type { Answer } from '$lib/ui/board/answers.ts';
import type { HandCard } from '$lib/ui/board/hand-card.ts';
import { boardWords, type ElementMarks } from '$lib/ui/wording/board-words.ts';
import type { Naming } from '$lib/ui/wording/marked.ts';
import { refusalText } from '$lib/ui/wording/refusals.ts';

/** Where a table gets its position from, and how far it tells in advance. */
export interface TableSource {
  scene: Scene;
  config: RulesConfig;
  marks: ElementMarks;
  /** Null when the position takes no answer now (a reply is being read). */
  refuse: ((choice: Choice) => Refusal | null) | null;
  /** Marks what the rules would refuse, with the reason; a free turn leaves that to be tried. */
  forewarns: boolean;
  /** Kinds of answers that a lesson wants tried though no rule offers them. */
  more: readonly ChoiceType[];
  /** What came of answers tried before, by the offer's id. */
  tried: Readonly<Record<string, string>>;
  pointer: Pointer | null;
}

const faceOf = (card: CardId): CardFace | undefined => deckTable[card];

function askedOf({ scene: { view }, config, refuse }: TableSource): Asked | null {
  const { request, seats, teams, attack } = view;
  const own = request && seats[request.seat];
  if (!request || !own || refuse === null) return null;
  return {
    request,
    hand: handOf(view),
    seats: seats.map(({ seat, team }) => ({ seat, isOpponent: team !== own.team })),
    zone: teams[own.team].stones,
    attacker: request.machine === 'attack' ? (attack?.attacker ?? null) : null,
    config,
  };
}

/** The viewer's own cards, in the order they came. */
function handOf({ seats, viewer }: TableView): CardFace[] {
  return (seats.find(({ seat }) => seat === viewer)?.hand ?? []).flatMap((card) => faceOf(card) ?? []);
}

export class TableModel {
  #source: () => TableSource;
  picks = $state.raw<Picks>(NO_PICKS);

  readonly view = $derived.by(() => this.#source().scene.view);
  readonly events = $derived.by(() => this.#source().scene.events);
  readonly words = $derived.by(() => boardWords(this.view, this.#source().marks));
  readonly naming = $derived.by((): Naming => {
    const { seats, viewer } = this.view;
    return { words: this.words, face: faceOf, teamOf: (seat) => seats[seat]?.team ?? 0, you: viewer };
  });
  readonly asked = $derived.by(() => askedOf(this.#source()));
  readonly hand = $derived(handOf(this.view));
  readonly offers = $derived.by((): Offer[] => {
    if (this.asked === null) return [];
    const points = this.view.damage?.points ?? this.view.attack?.damage ?? this.view.missile?.points ?? 0;
    const { words, naming } = this;
    return offersOf(this.asked, this.picks, { words, teamOf: naming.teamOf, points }, this.#source().more);
  });
  readonly answers = $derived(this.offers.map((offer, index) => this.#answer(offer, index)));
  readonly cards = $derived(Object.fromEntries(this.hand.map((face) => [face.id, this.#card(face)])));

  constructor(source: () => TableSource) {
    this.#source = source;
  }

  #reason(refusal: Refusal): string {
    return `${refusalText(refusal.because)} ${refusal.rule}`;
  }

  #answer(offer: Offer, index: number): Answer {
    const { refuse, forewarns, tried, pointer, more } = this.#source();
    const { id, icon, label } = offer;
    // Discards are counted when they are given; what a lesson wants tried is not told in advance.
    const open =
      !forewarns || offer.choice?.type === 'discard' || more.some((type) => type === offer.choice?.type);
    const note = tried[id];
    const detail = note ?? offer.detail;
    const refusal = offer.choice && !open ? refuse?.(offer.choice) : null;
    const points =
      pointer !== null &&
      (id === pointer.answer || offer.seat === pointer.seat || pointer.cards.includes(offer.card ?? -1));
    return {
      id,
      icon,
      label,
      ...(detail === undefined ? {} : { detail }),
      state: refusal ? 'refused' : note === undefined ? (points ? 'chosen' : 'rest') : 'tried',
      ...(refusal ? { reason: this.#reason(refusal) } : {}),
      digit: String(index + 1),
    };
  }

  #card({ id }: CardFace): HandCard {
    const { refuse, forewarns, pointer } = this.#source();
    const { asked, picks } = this;
    if (asked === null || refuse === null) return { state: 'rest' };
    if (picks.card === id || picks.cards.includes(id) || pointer?.cards.includes(id))
      return { state: 'chosen' };
    if (isUsable(asked, id) || !forewarns) return { state: 'playable' };
    const face = faceOf(id);
    const refusal = face ? refuse(attempt(asked, face)) : null;
    return refusal
      ? { state: 'refused', reason: refusalText(refusal.because), rule: refusal.rule }
      : { state: 'rest' };
  }

  /** Seats that the picked card may be pointed at, by the request. */
  targets(): readonly SeatId[] {
    const { type, card } = this.picks;
    return this.asked && type && card !== null ? targetsOf(this.asked, type, card) : [];
  }

  /** Whether a seat is to be chosen next. */
  get wantsSeat(): boolean {
    return this.offers.some(({ seat }) => seat !== undefined);
  }

  /** An answer was pressed: the whole of it, or null if more is to be chosen. */
  press(id: string): Choice | null {
    const offer = this.offers.find((one) => one.id === id);
    if (offer?.next) this.picks = offer.next;
    return offer?.choice ?? null;
  }

  /** A card was pressed: picks or drops it; one that cannot be used is tried, so that the rules say why. */
  pressCard(card: CardId): Choice | null {
    const { asked, picks } = this;
    const face = faceOf(card);
    if (asked === null || !face) return null;
    const [discard] = optionsOf(asked.request, 'discard');
    if (discard) {
      const { cards } = picks;
      this.picks = {
        ...picks,
        cards: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card],
      };
      return null;
    }
    if (!isUsable(asked, card)) return attempt(asked, face);
    this.picks = picks.card === card ? NO_PICKS : { type: kindOfCard(asked, card), card, cards: [] };
    return null;
  }

  pressSeat(seat: SeatId): Choice | null {
    return this.offers.find((offer) => offer.seat === seat)?.choice ?? null;
  }

  /** One step back towards the kinds of answers; false if there is none. */
  back(): boolean {
    if (this.picks === NO_PICKS) return false;
    this.picks = NO_PICKS;
    return true;
  }
}
