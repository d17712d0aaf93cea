/** How a choice is made at the table: the presses that lead to it, found by trying all that fit. */
import { deckTable } from '../../src/lib/content/deck.ts';
import {
  fieldsOf,
  requestOf,
  viewFor,
  type Choice,
  type Game,
  type SeatId,
  type TableView,
} from '../../src/lib/grail/index.ts';
import { offersOf, type Offer } from '../../src/lib/ui/answering/offers.ts';
import { askedOf, NO_PICKS, type Asked, type Picks } from '../../src/lib/ui/answering/picks.ts';
import { offerAt, pressCard, pressOffer, type Pressed } from '../../src/lib/ui/answering/presses.ts';
import { boardWords, type ElementMarks } from '../../src/lib/ui/wording/board-words.ts';
import type { Naming } from '../../src/lib/ui/wording/marked.ts';
import { skillNamer } from '../../src/lib/ui/wording/skill-names.ts';

export const MARKS = {} as ElementMarks;

export function namingOf(game: Game, view: TableView): Naming & { skill: (id: string) => string } {
  return {
    words: boardWords(view, MARKS),
    face: (card) => deckTable[card],
    teamOf: (seat: SeatId) => view.seats[seat]?.team ?? 0,
    you: view.viewer,
    skill: skillNamer(game.rules.skills.abilities.flatMap(({ skill }) => skill)),
  };
}

/** What stands before the asked player. */
export interface Desk {
  game: Game;
  asked: Asked;
  words: Naming & { skill: (id: string) => string };
}

export function deskOf(game: Game): Desk {
  const request = requestOf(game);
  if (request === null) throw new Error('nobody is asked');
  const view = viewFor(game, request.seat);
  const narrow = (ability: number, given: Record<string, number[]>) => fieldsOf(game, ability, given);
  const asked = askedOf(view, game.rules.config, (card) => deckTable[card], narrow);
  if (asked === null) throw new Error('the view does not ask');
  return { game, asked, words: namingOf(game, view) };
}

export const offersAt = ({ asked, words }: Desk, picks: Picks = NO_PICKS): Offer[] =>
  offersOf(asked, picks, words);

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** The same answer; the order of cards and values says nothing, and what is forced may be left out. */
export function isSame(found: Choice, wanted: Choice): boolean {
  if (found.type !== wanted.type || found.seat !== wanted.seat) return false;
  if (found.type === 'discard' && wanted.type === 'discard') return sameSet(found.cards, wanted.cards);
  if (found.type === 'choose' && wanted.type === 'choose') return sameSet(found.values, wanted.values);
  if ('picks' in found && 'picks' in wanted)
    return (
      found.ability === wanted.ability &&
      Object.entries(wanted.picks).every(([name, values]) => sameSet(found.picks[name] ?? [], values))
    );
  return JSON.stringify(sorted(found)) === JSON.stringify(sorted(wanted));
}

const sorted = (choice: Choice) => Object.entries(choice).sort(([a], [b]) => a.localeCompare(b));

/** Whether what is picked so far is part of the wanted answer. */
function leadsTo({ type, card, ability, values }: Picks, wanted: Choice): boolean {
  if (type !== null && type !== wanted.type) return false;
  if (card !== null && !('card' in wanted && wanted.card === card)) return false;
  if (ability !== null && !('ability' in wanted && wanted.ability === ability)) return false;
  return Object.entries(values).every(([name, list]) => {
    const given = 'picks' in wanted ? wanted.picks[name] : valuesIn(wanted);
    return given === undefined || list.every((value) => given.includes(value));
  });
}

const valuesIn = (choice: Choice): readonly number[] =>
  choice.type === 'discard' ? choice.cards : choice.type === 'choose' ? choice.values : [];

export type Way = 'offer' | 'card' | 'seat';

/** The presses that give this answer, or null. `without`: a way of pressing that is not used. */
export function reach(desk: Desk, wanted: Choice, without: readonly Way[] = []): string[] | null {
  const seen = new Set<string>();
  const look = (picks: Picks, path: string[]): string[] | null => {
    const key = JSON.stringify({ ...picks, before: null });
    if (seen.has(key)) return null;
    seen.add(key);
    for (const [name, pressed] of pressesAt(desk, picks, without)) {
      if ('choice' in pressed) {
        if (isSame(pressed.choice, wanted)) return [...path, name];
      } else if (leadsTo(pressed.picks, wanted)) {
        const found = look(pressed.picks, [...path, name]);
        if (found) return found;
      }
    }
    return null;
  };
  return look(NO_PICKS, []);
}

function pressesAt(desk: Desk, picks: Picks, without: readonly Way[]): [string, Pressed][] {
  const offers = offersAt(desk, picks);
  const all: [Way, string, Pressed | null][] = [
    ...offers.map((offer): [Way, string, Pressed | null] => ['offer', offer.id, pressOffer(offer, false)]),
    ...desk.asked.hand.map((face): [Way, string, Pressed | null] => [
      'card',
      `card ${String(face.id)}`,
      pressCard(desk.asked, picks, face),
    ]),
    ...desk.asked.seats.map(({ seat }): [Way, string, Pressed | null] => {
      const offer = offerAt(offers, seat);
      return ['seat', `seat ${String(seat)}`, offer && pressOffer(offer, false)];
    }),
  ];
  return all.flatMap(([way, name, pressed]): [string, Pressed][] =>
    pressed === null || without.includes(way) ? [] : [[name, pressed]],
  );
}
