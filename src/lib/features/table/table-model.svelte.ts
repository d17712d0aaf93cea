/** What the table shows and what may be answered there: derived from a view, and the picks made so far. */
import { deckTable } from '$lib/content/deck.ts';
import type {
  CardFace,
  CardId,
  CardTable,
  Choice,
  Refusal,
  RulesConfig,
  SeatId,
  TableView,
} from '$lib/grail';
import type { Pointer } from '$lib/lesson/pointer.ts';
import type { Scene } from '$lib/lesson/position.ts';
import { fieldAt, formOf, isToggled, pickedCards } from '$lib/ui/answering/form.ts';
import { offersOf, type Offer, type OfferWords, type Wish } from '$lib/ui/answering/offers.ts';
import { askedOf, attempt, isUsable, NO_PICKS, type FieldsOf, type Picks } from '$lib/ui/answering/picks.ts';
import {
  cardsAsked,
  offerAt,
  pressCard,
  pressOffer,
  seatsOffered,
  stepBack,
  type Pressed,
} from '$lib/ui/answering/presses.ts';
import type { Answer } from '$lib/ui/board/answers.ts';
import type { HandCard } from '$lib/ui/board/hand-card.ts';
import { boardWords, type ElementMarks } from '$lib/ui/wording/board-words.ts';
import type { Naming } from '$lib/ui/wording/marked.ts';
import { refusalText } from '$lib/ui/wording/refusals.ts';
import { skillNamer, type NamedSkill } from '$lib/ui/wording/skill-names.ts';
import { skillWordsOf } from './character-words.svelte.ts';

/** Where a table gets its position from, and how far it tells in advance. */
export interface TableSource {
  scene: Scene;
  config: RulesConfig;
  marks: ElementMarks;
  /** Null when the position takes no answer now (a reply is being read). */
  refuse: ((choice: Choice) => Refusal | null) | null;
  /** Marks what the rules would refuse, with the reason; a free turn leaves that to be tried. */
  forewarns: boolean;
  /** Answers that a lesson wants tried though no rule offers them. */
  more: readonly Wish[];
  /** What came of answers tried before, by the offer's id. */
  tried: Readonly<Record<string, string>>;
  pointer: Pointer | null;
  /** Skills of this game that bring names of their own. */
  skills?: readonly NamedSkill[] | undefined;
  /** The cards of this game, where it has a deck of its own. */
  cards?: CardTable | undefined;
  /** Narrows a declaration to what goes on from the values chosen already; without it wrong mixes are refused at the end. */
  fieldsOf?: FieldsOf | undefined;
}

/** Digits go to the first nine; more answers are pressed. */
const DIGITS = 9;
/** States in which no hand card is an answer: the hand lies at rest instead of refusing card by card. */
const WITHOUT_CARDS: ReadonlySet<string> = new Set(['window', 'startup', 'extraActions', 'turn']);
const NO_SKILLS: readonly NamedSkill[] = [];

const isWished = ({ type }: Choice, more: readonly Wish[]): boolean =>
  more.some(({ choice }) => choice.type === type);

/** The viewer's own cards, in the order they came. */
function handOf({ seats, viewer }: TableView, faces: CardTable): CardFace[] {
  return (seats.find(({ seat }) => seat === viewer)?.hand ?? []).flatMap((card) => faces[card] ?? []);
}

export class TableModel {
  #source: () => TableSource;
  picks = $state.raw<Picks>(NO_PICKS);

  /** What each card of this game is, by its number. */
  readonly faces = $derived.by(() => this.#source().cards ?? deckTable);
  readonly faceOf = (card: CardId): CardFace | undefined => this.faces[card];
  readonly view = $derived.by(() => this.#source().scene.view);
  readonly events = $derived.by(() => this.#source().scene.events);
  readonly words = $derived.by(() => boardWords(this.view, this.#source().marks));
  readonly naming = $derived.by((): Naming => {
    const { seats, viewer } = this.view;
    const skills = this.#source().skills ?? NO_SKILLS;
    const teamOf = (seat: SeatId) => seats[seat]?.team ?? 0;
    const skillWords = skillWordsOf(skills);
    return {
      words: this.words,
      face: this.faceOf,
      teamOf,
      you: viewer,
      skill: skillNamer(skills),
      skillWords,
    };
  });
  readonly asked = $derived.by(() => {
    const { config, refuse, fieldsOf } = this.#source();
    return refuse === null ? null : askedOf(this.view, config, this.faceOf, fieldsOf);
  });
  readonly hand = $derived(handOf(this.view, this.faces));
  readonly offerWords = $derived.by((): OfferWords => {
    const { words, teamOf, skill, skillWords } = this.naming;
    return { words, teamOf, skill: skill ?? String, skillWords };
  });
  readonly offers = $derived.by((): Offer[] =>
    this.asked === null ? [] : offersOf(this.asked, this.picks, this.offerWords, this.#source().more),
  );
  readonly answers = $derived(this.offers.map((offer, index) => this.#answer(offer, index)));
  readonly cards = $derived(Object.fromEntries(this.hand.map((face) => [face.id, this.#card(face)])));
  /** Whether several cards of the hand are chosen together. */
  readonly wantsCards = $derived.by(() => {
    const { asked, picks } = this;
    const form = asked && formOf(asked, picks);
    const field = form && fieldAt(asked, picks);
    return form && field ? field.pick === 'card' && isToggled(form, field) : false;
  });

  constructor(source: () => TableSource) {
    this.#source = source;
  }

  #reason(refusal: Refusal): string {
    return `${refusalText(refusal.because)} ${refusal.rule}`;
  }

  /** Why the rules would refuse what an offer stands for; null if they do not, or if it is not told in advance. */
  #refusal({ choice, leads, isIncomplete }: Offer): Refusal | null {
    const { refuse, forewarns, more } = this.#source();
    const told = choice ?? leads;
    if (!forewarns || isIncomplete || told === undefined || isWished(told, more)) return null;
    return refuse?.(told) ?? null;
  }

  #answer(offer: Offer, index: number): Answer {
    const { forewarns, tried, pointer } = this.#source();
    const { id, icon, label } = offer;
    const note = tried[id];
    const refusal = this.#refusal(offer);
    // Too few cards: the count is the reason; a press still has the rules say so.
    const reason = refusal
      ? this.#reason(refusal)
      : offer.isIncomplete && forewarns
        ? offer.detail
        : undefined;
    const points =
      pointer !== null &&
      (id === pointer.answer || offer.seat === pointer.seat || pointer.cards.includes(offer.card ?? -1));
    const rest = points || offer.isPicked ? 'chosen' : 'rest';
    return {
      id,
      icon,
      label,
      detail: note ?? offer.detail,
      state: reason !== undefined ? 'refused' : note === undefined ? rest : 'tried',
      ...(reason === undefined ? {} : { reason }),
      digit: index < DIGITS ? String(index + 1) : '',
    };
  }

  #card(face: CardFace): HandCard {
    const { refuse, forewarns, pointer } = this.#source();
    const { asked, picks } = this;
    const { id } = face;
    if (asked === null || refuse === null) return { state: 'rest' };
    if (pickedCards(asked, picks).includes(id) || pointer?.cards.includes(id)) return { state: 'chosen' };
    const wanted = cardsAsked(asked, picks);
    if (wanted) return { state: wanted.includes(id) ? 'playable' : 'rest' };
    if (isUsable(asked, id) || !forewarns) return { state: 'playable' };
    if (WITHOUT_CARDS.has(asked.request.machine)) return { state: 'rest' };
    const refusal = refuse(attempt(asked, face));
    return refusal
      ? { state: 'refused', reason: refusalText(refusal.because), rule: refusal.rule }
      : { state: 'rest' };
  }

  /** Seats that may be chosen for what is picked, by the request. */
  targets(): readonly SeatId[] {
    return this.asked ? seatsOffered(this.asked, this.picks) : [];
  }

  /** Whether a seat is to be chosen next. */
  get wantsSeat(): boolean {
    return this.offers.some(({ seat }) => seat !== undefined);
  }

  /** An answer was pressed: the whole of it, or null if more is to be chosen. */
  press(id: string): Choice | null {
    const offer = this.offers.find((one) => one.id === id);
    return offer ? this.#did(pressOffer(offer, this.#refusal(offer) !== null)) : null;
  }

  /** A card was pressed: picks or drops it; one that cannot be used is tried, so that the rules say why. */
  pressCard(card: CardId): Choice | null {
    const face = this.faceOf(card);
    return this.asked && face ? this.#did(pressCard(this.asked, this.picks, face)) : null;
  }

  pressSeat(seat: SeatId): Choice | null {
    const offer = offerAt(this.offers, seat);
    return offer && this.press(offer.id);
  }

  #did(pressed: Pressed | null): Choice | null {
    if (pressed === null) return null;
    if ('choice' in pressed) return pressed.choice;
    this.picks = pressed.picks;
    return null;
  }

  /** One step back: to the field before, else to the kinds of answers; false if there is none. */
  back(): boolean {
    const before = stepBack(this.picks);
    if (before !== null) this.picks = before;
    return before !== null;
  }
}
