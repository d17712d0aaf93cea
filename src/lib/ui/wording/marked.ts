/**
 * Sentences with marks in them. A message takes plain strings, so a seat or a card goes into it as a short
 * code between two private-use characters, and the finished text is taken apart at those.
 */
import type { CardFace, SeatId, TeamId } from '$lib/grail';
import type { BoardWords, Part, Sentence } from '../board/words.ts';
import type { SkillWords } from './skill-names.ts';

const OPEN = '\uE000';
const CLOSE = '\uE001';
const CODED = /\uE000([^\uE001]*)\uE001/g;

/** Whom and what a sentence can name. */
export interface Naming {
  words: BoardWords;
  /** Face of a card, by number; cards that nobody may see are not in it. */
  face: (card: number) => CardFace | undefined;
  teamOf: (seat: SeatId) => TeamId;
  /** The viewer, who is spoken to as "you". */
  you: SeatId | null;
  /** Name of a skill by its id, where a game brings skills with names of their own. */
  skill?: ((id: string) => string) | undefined;
  /** What skills ask and need, where it is known. */
  skillWords?: SkillWords | null | undefined;
}

const code = (kind: string, id: number): string => `${OPEN}${kind}${id}${CLOSE}`;
export const seatCode = (seat: SeatId): string => code('s', seat);
export const cardCode = (card: number): string => code('c', card);
export const teamCode = (team: TeamId): string => code('t', team);

function partOf(coded: string, { words, face, teamOf }: Naming): Part {
  const id = Number(coded.slice(1));
  if (coded.startsWith('s')) return { team: teamOf(id), text: words.seat(id, teamOf(id)) };
  if (coded.startsWith('t')) return { team: id === 0 ? 0 : 1, text: words.team(id === 0 ? 0 : 1) };
  const card = face(id);
  return card ? { element: card.element, text: words.card(card) } : '?';
}

/** The text of a message with its codes made into marks. */
export function sentence(text: string, naming: Naming): Sentence {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(CODED)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(partOf(match[1] ?? '', naming));
    from = match.index + match[0].length;
  }
  if (parts.length === 0) return text;
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** A text with placeholders `{n}` for seats, as lessons write it. */
export const withSeats = (text: string, naming: Naming): Sentence =>
  sentence(
    text.replace(/\{(\d)\}/g, (_, seat: string) => seatCode(Number(seat))),
    naming,
  );
