/** One sitting at the builder: the draft with its history, the seat and the card in hand, and what the rules say. */
import type { CardFace, Problem, SeatId } from '$lib/grail';
import type { Kept } from '$lib/features/table/keeper.ts';
import { boardWords, type ElementMarks } from '$lib/ui/wording/board-words.ts';
import { addToDeckTop, addToHand, moveInHand, passCard, placeInFront, type Change } from './draft-cards.ts';
import { startOf } from './draft-numbers.ts';
import { notesOf } from './draft-notes.ts';
import { baseOf, faceOfWord, handCards, seatViews, teamViews } from './draft-view.ts';
import {
  attempt,
  configOfDraft,
  facesOfDraft,
  problemsOfDraft,
  seat as seated,
  type Changed,
  type Draft,
  type Refused,
} from './draft.ts';
import type { Carried, DropPlace } from './drag.svelte.ts';
import { changed, historyOf, redone, undone, type History } from './history.ts';

export const BUILDER_TABS = ['position', 'seat', 'settings'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** Cards that lie in front of characters by their own rules (§8, §22.1). */
const LASTING = ['shield', 'weak', 'poison'];
export const isLasting = (word: string): boolean => LASTING.includes(baseOf(word));

export class Builder {
  history = $state.raw<History<Draft>>(historyOf<Draft>({ given: {} }));
  title = $state('');
  selected = $state<SeatId>(0);
  tab = $state<BuilderTab>('position');
  /** The card of the palette that the next press puts somewhere. */
  word = $state<string | null>(null);
  /** Why the last change was not made. */
  refused = $state.raw<Refused | null>(null);
  /** Said once after each change, for those who do not see the board. */
  told = $state('');

  readonly draft = $derived(this.history.now);
  readonly seats = $derived(seatViews(this.draft));
  readonly teams = $derived(teamViews(this.draft));
  readonly config = $derived(configOfDraft(this.draft));
  readonly problems = $derived<Problem[]>(problemsOfDraft(this.draft));
  readonly hand = $derived(handCards(this.draft, this.selected));
  readonly turn = $derived(this.draft.given.turn ?? 0);
  readonly start = $derived(startOf(this.draft));
  readonly notes = $derived(
    notesOf({
      seats: this.seats,
      teams: this.teams,
      config: this.config,
      start: this.start,
      turn: this.turn,
    }),
  );
  readonly words = $derived.by(() => boardWords({ seats: this.seats, viewer: null }, this.#marks));
  readonly #marks: ElementMarks;
  readonly #onchange: () => void;

  /** @param onchange something is to be kept */
  constructor(draft: Draft, { title }: Pick<Kept, 'title'>, marks: ElementMarks, onchange: () => void) {
    this.history = historyOf(draft);
    this.title = title;
    this.#marks = marks;
    this.#onchange = onchange;
    this.selected = draft.given.turn ?? 0;
  }

  /** A face of the situation's own cards that a word could mean. */
  faceOf(word: string): CardFace | null {
    return faceOfWord(word, facesOfDraft(this.draft));
  }

  seatName(seat: SeatId): string {
    return this.words.seatLong(seat, this.seats[seat]?.team ?? 0);
  }

  #take(done: Changed, about: string | null): boolean {
    if ('refused' in done) {
      this.refused = done.refused;
      return false;
    }
    this.refused = null;
    this.#go(changed(this.history, done.draft, about));
    return true;
  }

  #go(history: History<Draft>): void {
    if (history === this.history) return;
    this.history = history;
    if (this.selected >= this.seats.length) this.selected = 0;
    this.#onchange();
  }

  /**
   * Makes a change unless the rules refuse the position.
   * @param about changes of the same thing in a row are undone together
   */
  change(change: Change, about: string | null = null): boolean {
    return this.#take(attempt(this.draft, change), about);
  }
  sit(seating: string): boolean {
    return this.#take(seated(this.draft, seating), null);
  }
  /** Another beginning; undo brings the one before back. */
  beginWith(draft: Draft): void {
    this.#take({ draft }, null);
  }
  rename(title: string): void {
    this.title = title;
    this.#onchange();
  }
  undo(): void {
    this.refused = null;
    this.#go(undone(this.history));
  }
  redo(): void {
    this.refused = null;
    this.#go(redone(this.history));
  }

  select(seat: SeatId): void {
    this.selected = seat;
    this.tab = 'seat';
  }

  /** Who most likely placed a card: the next opponent; a Shield one's own hand. */
  placerFor(seat: SeatId, word: string): SeatId {
    if (word.startsWith('shield')) return seat;
    const count = this.seats.length;
    const team = this.seats[seat]?.team;
    const next = Array.from({ length: count }, (_, step) => (seat + step + 1) % count);
    return next.find((one) => this.seats[one]?.team !== team) ?? seat;
  }

  toHand(seat: SeatId, word: string, at?: number): boolean {
    return this.change(addToHand(seat, word, at));
  }
  toFront(seat: SeatId, word: string): boolean {
    return this.change(placeInFront(seat, word, this.placerFor(seat, word)));
  }

  /** Where a carried card would go if it were let go over a place. */
  goal(carried: Carried, place: DropPlace): 'hand' | 'front' | 'deck' {
    if (place.kind === 'deck') return 'deck';
    return place.kind === 'seat' && carried.from === null && isLasting(carried.word) ? 'front' : 'hand';
  }

  drop(carried: Carried, place: DropPlace): void {
    const { word, from } = carried;
    const goal = this.goal(carried, place);
    if (goal === 'deck') {
      this.change(addToDeckTop(word));
      return;
    }
    const seat = place.kind === 'seat' ? place.seat : this.selected;
    if (place.kind === 'seat') this.selected = seat;
    if (from === null) {
      if (goal === 'front') this.toFront(seat, word);
      else this.toHand(seat, word, place.kind === 'hand' ? place.at : undefined);
    } else if (from.seat === seat) {
      const at = place.kind === 'hand' ? (place.at ?? this.hand.length) : this.hand.length;
      this.change(moveInHand(seat, from.at, Math.min(at, this.hand.length - 1)));
    } else this.change(passCard(from.seat, from.at, seat));
  }
}
