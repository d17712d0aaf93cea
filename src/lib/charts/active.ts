/**
 * What is lit: the stack of running machines at one point of the log, with the way each has come.
 * Reads two kinds of the log's events (`stateEntered`, `machineReturned`) and, to tell apart two answers
 * that lead to the same state, the choice made before; everything else is passed over.
 */

export interface LitEdge {
  from: string;
  to: string;
  /** The answer that led along this way; null where nobody was asked. */
  event: string | null;
}

export interface LitFrame {
  machine: string;
  /** Where this machine stands; empty before it has begun (see `idle`). */
  state: string;
  /** Place in the game's stack; the outermost is 0. */
  depth: number;
  /** States in the order they were entered since this frame began, the present one last. */
  path: readonly string[];
  lastEdge: LitEdge | null;
}

export interface Lit {
  /** Outermost first. */
  frames: readonly LitFrame[];
  /** An answer that has been given and not yet been acted on. */
  answer: string | null;
}

interface StateEntered {
  type: 'stateEntered';
  machine: string;
  state: string;
  depth: number;
  from: string | null;
}

interface MachineReturned {
  type: 'machineReturned';
  depth: number;
}

interface ChoiceMade {
  type: 'choiceMade';
  choice: { type: string };
}

/** Any event of the log; only those above are looked into. */
export interface LogEntry {
  type: string;
}

/** Nothing runs. */
export const DARK: Lit = { frames: [], answer: null };

const isTrace = (event: LogEntry): event is StateEntered | MachineReturned | ChoiceMade =>
  event.type === 'stateEntered' || event.type === 'machineReturned' || event.type === 'choiceMade';

/** A machine on show that does not run: nothing in it is lit. */
export const idle = (machine: string): Lit => ({
  frames: [{ machine, state: '', depth: 0, path: [], lastEdge: null }],
  answer: null,
});

/** The lights of a stack whose way is not known, e.g. of a table that was set up in mid-game. */
export const litStack = (stack: readonly { machine: string; state: string }[]): Lit => ({
  frames: stack.map(({ machine, state }, depth) => ({
    machine,
    state,
    depth,
    path: [state],
    lastEdge: null,
  })),
  answer: null,
});

/**
 * What is lit after the first `cursor` events of a log. `start` is what was lit before the first of them.
 * Stepping forward needs no second reading: `advance` takes one event more.
 */
export function litAt(events: readonly LogEntry[], cursor = events.length, start: Lit = DARK): Lit {
  let lit = start;
  const end = Math.min(cursor, events.length);
  for (let i = 0; i < end; i += 1) lit = advance(lit, events[i] as LogEntry);
  return lit;
}

/**
 * Everything that is lit on the way from one cursor to a later one, each state that is entered once, the last being
 * where the later one stands: what a slow walk shows. Nothing lies on the way back.
 */
export function litSteps(events: readonly LogEntry[], from: number, to: number): Lit[] {
  let lit = litAt(events, from);
  const steps: Lit[] = [];
  for (const event of events.slice(from, Math.max(from, to))) {
    const next = advance(lit, event);
    if (event.type === 'stateEntered') steps.push(next);
    lit = next;
  }
  return steps;
}

/** What is lit one event later; the same object where the event moves no machine. */
export function advance(lit: Lit, event: LogEntry): Lit {
  if (!isTrace(event)) return lit;
  switch (event.type) {
    case 'choiceMade':
      return { ...lit, answer: event.choice.type };
    case 'machineReturned':
      return { ...lit, frames: lit.frames.filter((frame) => frame.depth < event.depth) };
    case 'stateEntered':
      return { frames: enter(lit, event), answer: null };
  }
}

function enter(lit: Lit, { machine, state, depth, from }: StateEntered): LitFrame[] {
  const outer = lit.frames.filter((frame) => frame.depth < depth);
  const own = lit.frames.find((frame) => frame.depth === depth && frame.machine === machine);
  if (from === null || own === undefined) {
    // A log that is read from its middle names a frame whose beginning it does not hold.
    const path = from === null ? [state] : [from, state];
    return [...outer, { machine, state, depth, path, lastEdge: edge(from, state, lit.answer) }];
  }
  return [...outer, { ...own, state, path: [...own.path, state], lastEdge: edge(from, state, lit.answer) }];
}

const edge = (from: string | null, to: string, event: string | null): LitEdge | null =>
  from === null ? null : { from, to, event };
