/** Names of the things on the table, handed to the components so that none of them reads content files. */
import type { SeatId, TeamId } from '$lib/grail/index.ts';
import type { CardFace, Element, Faction } from '$lib/grail/index.ts';

export interface BoardWords {
  /** Name printed on a card. */
  card(face: Pick<CardFace, 'name'>): string;
  /** An element as a reader of the interface language says it. */
  element(element: Element): string;
  /** The one Han character of an element's badge, the same in every language. */
  elementMark(element: Element): string;
  faction(faction: Faction): string;
  /** Name of a unique skill printed at a card's foot. */
  unique(skillId: string): string;
  /** Short name of a seat without the team's mark, which the component draws: it may be a bare numeral. */
  seatNumber(seat: SeatId): string;
  /** A seat within a line, still without the mark. */
  seat(seat: SeatId, team: TeamId): string;
  /** For those who cannot see the mark: team and number. */
  seatLong(seat: SeatId, team: TeamId): string;
  /** What a seat is to the viewer: oneself, ally, opponent. */
  role(seat: SeatId): string;
  /** Name at a seat: its character, or its role where nobody has a character. */
  seatName(seat: SeatId): string;
  /** The character cut into a seat's seal. */
  seal(seat: SeatId): string;
  team(team: TeamId): string;
  /** Name of what lies in front of a seat, laid there by `by`; empty: a card that lies face down. */
  placed(name: string, by: SeatId): string;
  /** Name of a token, of one side of it (`token.side`), or of what covers cards. */
  token(key: string, seat: SeatId): string;
  form(id: string, seat: SeatId): string;
}

/** One piece of a sentence: plain, stressed, an element's word, or a seat with its mark. */
export type Part =
  string | { strong: string } | { element: Element; text: string } | { team: TeamId; text: string };

/** A sentence of the interface that may hold marks; a plain text is one too. */
export type Sentence = string | readonly Part[];

/** The same sentence for readers and labels. */
export function plain(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence;
  return sentence
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text))
    .join('');
}

/** A section of the rulebook, as a chip opens it. */
export interface RuleText {
  title: string;
  text: string;
  /** Its place in the rulebook, within the site. */
  path: string;
}
export type RuleLookup = (rule: string) => RuleText | null;
