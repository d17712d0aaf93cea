/** The protocol between a game and its players: one question at a stop, an answer, or why it is refused. */

/** An answer. Its type is an event of the state that asks; the seat must be the one that is asked. */
export interface Answer {
  type: string;
  seat: number;
}

/** The one question at a stop: who, by which state of which machine, resting on which §, the space of answers. */
export interface Question<Option> {
  seat: number;
  machine: string;
  state: string;
  rule: string;
  options: Option[];
}

/** A refused answer: the § it breaks, a code whose words stand in the message files, and facts for those words. */
export interface Refused<Code extends string = string> {
  rule: string;
  because: Code;
  facts: Record<string, number | string>;
}

/** What every event of a log carries beside its own fields. */
export interface EventBase {
  id: number;
  /** Event that led to this one; null for the first of a game. */
  cause: number | null;
  rule: string;
}

/** What changed by an event. */
export interface BeforeAfter {
  before: number;
  after: number;
}

/** Events that the runner and the protocol write themselves, in any game. */
export type ProtocolEvent<Choice, Machine extends string = string> =
  | { type: 'stateEntered'; machine: Machine; state: string; depth: number; from: string | null }
  | { type: 'machineReturned'; depth: number }
  | { type: 'choiceMade'; choice: Choice; machine: Machine; state: string };
