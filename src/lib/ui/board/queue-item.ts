/** One thing that waits to be finished, as the middle of the table lists it. */
import type { Sentence } from './words.ts';

export interface QueueItem {
  id: string;
  /** Id of a symbol. */
  icon: string;
  title: Sentence;
  /** Who and how much, under the title. */
  detail?: Sentence | undefined;
  /** At the end of the line: the station it stands at, or where it comes from. */
  note?: string | undefined;
  /** How many things it lies within. */
  depth: number;
}
