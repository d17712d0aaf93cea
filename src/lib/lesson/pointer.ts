/** The right answer of a step, and what of it a hint points at; apart from the judge, whom a page fetches later. */
import type { Choice } from '../grail/index.ts';
import type { Played, Stage } from './position.ts';

/** @throws where nothing is played: the machine judges only moves. */
export function playedAt({ played, lesson }: Stage, at: number): Played {
  const found = played[at];
  if (!found) throw new Error(`${lesson.head.id}: step ${String(at)} is no move`);
  return found;
}

/** What to point at when words have not helped: the cards, the seat and the answer of the right move. */
export interface Pointer {
  answer: Choice['type'];
  cards: number[];
  seat: number | null;
}

/** The right answer at a step: the learner's, or the script's own. */
export const rightChoice = (stage: Stage, at: number): Choice => playedAt(stage, at).choice;

export function pointerOf(choice: Choice): Pointer {
  const cards =
    'cards' in choice ? choice.cards : 'card' in choice && choice.card !== undefined ? [choice.card] : [];
  return { answer: choice.type, cards, seat: 'target' in choice ? (choice.target ?? null) : null };
}
