/** An answer as the board shows it; the words are given. */
export type AnswerState = 'rest' | 'chosen' | 'refused' | 'tried' | 'waiting';

export interface Answer {
  id: string;
  /** Id of a symbol. */
  icon: string;
  /** The answer with its result: a verb. */
  label: string;
  /** The result line under the label. */
  detail?: string | undefined;
  state: AnswerState;
  /** Refused: why, with its §. Waiting: whom for. */
  reason?: string | undefined;
  /** The key that gives this answer; empty: none, there are more answers than keys. */
  digit: string;
}

/** A row beside the question, a column of lines, or tiles of icon and word for a phone. */
export type AnswerLayout = 'row' | 'grid' | 'lines' | 'tiles';
