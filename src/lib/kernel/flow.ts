/**
 * A rules machine as data: the shape of an XState v5 machine config, narrowed to what both runners honour.
 * Flat states; guards and actions by name only; a call of another machine is `meta.call`, left by `RETURN`.
 */

/** One running machine. The whole game is a stack of these; the top one asks or acts. */
export interface Frame<Data = unknown> {
  machine: string;
  state: string;
  data: Data;
}

/** What the kernel needs to know of any game's state. Everything in it is plain data. */
export interface FlowBoard {
  stack: Frame[];
  /** Set once by the rules; the runner then drops every frame but the first and sends it GAME_OVER. */
  ended: boolean;
}

export interface Transition<Guard extends string = string, Action extends string = string> {
  target?: string;
  guard?: Guard;
  actions?: readonly Action[];
  /** Needed where a state leads back to itself: it is left and entered anew. */
  reenter?: true;
}

export interface Call<Machine extends string = string, Input extends string = string> {
  machine: Machine;
  /** Named function that makes the data of the called frame, or null: nothing to do, RETURN at once. */
  input: Input;
}

export interface StateMeta<Asker extends string = string, Input extends string = string> {
  /** Paragraph of the rules the state rests on, e.g. "§7.4". */
  rule: string;
  /** Who is asked in a waiting state: a named function of the registry. */
  asks?: Asker;
  call?: Call<string, Input>;
  /** Mark of the damage timeline or turn table this state stands for, e.g. "t3.deal". */
  timing?: string;
}

export interface StateNode<
  Guard extends string = string,
  Action extends string = string,
  Asker extends string = string,
  Input extends string = string,
> {
  type?: 'final';
  entry?: readonly Action[];
  always?: readonly Transition<Guard, Action>[];
  on?: Readonly<Record<string, readonly Transition<Guard, Action>[]>>;
  meta: StateMeta<Asker, Input>;
}

export interface Machine<
  Guard extends string = string,
  Action extends string = string,
  Asker extends string = string,
  Input extends string = string,
> {
  id: string;
  initial: string;
  states: Readonly<Record<string, StateNode<Guard, Action, Asker, Input>>>;
}

/** The named functions the machines speak of. `game` is the running game, `frame` the machine's own frame. */
export interface FlowRegistry<Game> {
  guards: Readonly<Record<string, (game: Game, data: never) => boolean>>;
  actions: Readonly<Record<string, (game: Game, data: never) => void>>;
  inputs: Readonly<Record<string, (game: Game, data: never) => unknown>>;
  askers: Readonly<Record<string, (game: Game, data: never) => number>>;
}

export const RETURN = 'RETURN';
export const GAME_OVER = 'GAME_OVER';
