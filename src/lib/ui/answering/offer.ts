/** One line of the list of answers, and the words it is made of. */
import type { CardId, Choice, SeatId, TeamId } from '$lib/grail';
import type { BoardWords } from '../board/words.ts';
import type { SkillWords } from '../wording/skill-names.ts';
import type { Picks } from './picks.ts';

/** Either a whole answer, or a step on the way to one. */
export interface Offer {
  id: string;
  icon: string;
  label: string;
  detail?: string;
  /** Given: pressing gives this answer. It may be one that the rules refuse. */
  choice?: Choice;
  /** Given: pressing picks this and shows what is left to choose. */
  next?: Picks;
  /** The answer that this step completes, or stands for: refused by the rules, it is told in advance. */
  leads?: Choice;
  /** Picked, and may be dropped. */
  isPicked?: boolean;
  /** Too few or too many are picked to send it. */
  isIncomplete?: boolean;
  card?: CardId;
  seat?: SeatId;
}

/** An answer that a lesson wants tried though the rules do not offer it. */
export interface Wish {
  choice: Choice;
  /** Id of the skill that it uses. */
  skill?: string;
}

export interface OfferWords {
  words: BoardWords;
  teamOf: (seat: SeatId) => TeamId;
  /** Name of a skill, by its id. */
  skill: (id: string) => string;
  /** What skills ask, where it is known; else ways are numbered. */
  skillWords?: SkillWords | null | undefined;
}
