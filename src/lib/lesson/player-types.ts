/** What the lesson player remembers and what it is told. */
import type { Choice } from '../grail/index.ts';
import type { Verdict } from './judge.ts';
import type { Stage } from './position.ts';

/** What the learner did in this sitting; deltas for the progress that is kept. */
export interface Tally {
  misses: number;
  helps: number;
  /** Whether the closing question was right at first try; null before it is answered. */
  firstTry: boolean | null;
  /** Misconceptions whose wrong answer was chosen. */
  mistaken: string[];
}

export interface PlayerContext extends Stage {
  /** Where the learner is; the number of steps = the closing question. */
  step: number;
  /** The furthest step seen: so far one may step forward without answering. */
  reached: number;
  misses: number;
  /** 0 none, 1 the hint's words, 2 the place lights up. */
  help: 0 | 1 | 2;
  verdict: Verdict | null;
  /** How many choices of a detour (or of the right answer) are played out. */
  shown: number;
  /** Options tried in the present question. */
  tried: number[];
  tally: Tally;
}

export interface PlayerInput extends Stage {
  /** Step to go on from, kept from an earlier visit. */
  step?: number;
  reached?: number;
}

export type PlayerEvent =
  | { type: 'answer'; choice: Choice }
  | { type: 'pick'; option: number }
  /** Goes on: after a reply, after a detour, past a step that the script plays. */
  | { type: 'goOn' }
  /** The view has shown one choice of the detour. */
  | { type: 'showNext' }
  | { type: 'hint' }
  | { type: 'playForMe' }
  | { type: 'goTo'; step: number }
  /** Goes on where an earlier visit was left. */
  | { type: 'resume'; step: number; reached: number }
  | { type: 'tryFreely' }
  | { type: 'comeBack' }
  | { type: 'again' };
