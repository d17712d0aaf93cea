/** A game laid out for a cursor (kernel/timeline.ts): run once with its log, then looked at in any place. */
import type { Timeline } from '../kernel/timeline.ts';
import { shownAt, type Cursor } from '../kernel/timeline.ts';
import { stateOf } from '../kernel/run.ts';
import type { Choice } from './choices/choice.ts';
import { requestOf } from './choices/request.ts';
import type { GrailEvent } from './events.ts';
import { eventsFor, viewFor } from './make-view.ts';
import { apply, begin, freshGame, listenFrom, newGame, replay } from './new-game.ts';
import type { Setup } from './situation.ts';
import type { Seat, SeatId } from './state/board.ts';
import type { CardFace } from './state/cards.ts';
import type { Game } from './state/game.ts';
import type { TableView } from './view.ts';

export interface Walk {
  deck: readonly CardFace[];
  setup: Setup;
  choices: readonly Choice[];
  timeline: Timeline;
  /** Who is asked at each stop; null where the game is over. */
  asked: readonly (SeatId | null)[];
  /** The game after its last choice, with the whole log. */
  end: Game;
}

/** Whose hand lies below (null: a spectator's table), and whether all hands are known: a ruling, a game that is over. */
export interface Eyes {
  seat: SeatId | null;
  open: boolean;
}

/** Events that change nothing on the table: a walk by what happens passes over them. */
const QUIET: ReadonlySet<GrailEvent['type']> = new Set([
  ...([
    'gameBegan',
    'stateEntered',
    'machineReturned',
    'choiceMade',
    'windowOpened',
    'windowPassed',
  ] as const),
]);

/** Numbers of events at which a walk stops: after each that is wanted, and at every stop. */
const beats = (
  events: readonly GrailEvent[],
  ends: readonly number[],
  wanted: (event: GrailEvent) => boolean,
): number[] => {
  const found = new Set(events.filter(wanted).map(({ id }) => id + 1));
  return [...new Set([...found, ...ends])].sort((a, b) => a - b);
};

/** Whether an action is chosen at this stop (§6.6). */
function choosesAction(game: Game): boolean {
  const frame = game.board.stack.at(-1);
  return frame !== undefined && stateOf(game.rules.flow, frame).meta.timing === 'action.choose';
}

/**
 * Runs a game once and notes where each step, action and turn begins.
 * @throws SituationError for an impossible set-up; Error if a choice is refused
 */
export function walkGame(deck: readonly CardFace[], setup: Setup, choices: readonly Choice[]): Walk {
  const game = newGame(deck, setup);
  const ends: number[] = [];
  const turns: number[] = [];
  const actions: number[] = [];
  const asked: (SeatId | null)[] = [];
  let turn = -1;
  const stop = () => {
    const step = ends.length;
    ends.push(game.log?.events.length ?? 0);
    if (game.board.turn.number !== turn && !game.board.ended) turns.push(step);
    turn = game.board.turn.number;
    if (choosesAction(game)) actions.push(step);
    asked.push(requestOf(game)?.seat ?? null);
  };
  stop();
  for (const [index, choice] of choices.entries()) {
    const refused = apply(game, choice);
    if (refused !== null)
      throw new Error(
        `choice ${String(index + 1)} (${choice.type}) is refused: ${refused.because} ${refused.rule}`,
      );
    stop();
  }
  const log = game.log?.events ?? [];
  const states = beats(log, ends, ({ type }) => type !== 'machineReturned');
  const events = beats(log, ends, ({ type }) => !QUIET.has(type));
  return { deck, setup, choices, timeline: { ends, states, events, turns, actions }, asked, end: game };
}

/** The game at a step, without a log: for asking what is legal there. */
export const gameAtStep = ({ deck, setup, choices }: Walk, step: number): Game =>
  replay(deck, setup, choices, step, { log: false });

/** Plays a game again up to a step, telling each event of that step while the game stands at it. */
function replayStep(walk: Walk, step: number, told: (game: Game, event: GrailEvent) => void): Game {
  const game = freshGame(walk.deck, walk.setup, { log: false });
  const listen = (from: number) => listenFrom(game, from, (event) => told(game, event));
  if (step === 0) listen(0);
  begin(game);
  for (const [index, choice] of walk.choices.slice(0, step).entries()) {
    if (index === step - 1) listen(walk.timeline.ends[index] ?? 0);
    apply(game, choice);
  }
  return game;
}

/**
 * Looks at the running game right after a number of events, wherever in a step that is.
 * @param see reads the game and must not change it
 */
export function lookAt<T>(walk: Walk, shown: number, cursor: Cursor, see: (game: Game) => T): T {
  let seen: { value: T } | null = null;
  const game = replayStep(walk, cursor.step, (at, event) => {
    if (event.id === shown - 1) seen = { value: see(at) };
  });
  return (seen as { value: T } | null)?.value ?? see(game);
}

/** The seat that is asked at a place, or was asked last before it: whose hand a table with open hands shows. */
export function seatAskedAt({ asked }: Walk, { step, event }: Cursor): SeatId | null {
  const upTo = event === null ? step : step - 1;
  return asked.slice(0, upTo + 1).findLast((seat) => seat !== null) ?? asked[0] ?? null;
}

function tableFor(game: Game, { seat, open }: Eyes): TableView {
  const view = viewFor(game, seat);
  if (!open) return view;
  const seats = view.seats.map((one) => {
    const { hand, piles } = game.board.seats[one.seat] as Seat;
    const open = one.piles.map((pile) => ({ ...pile, cards: [...(piles[pile.token] ?? [])] }));
    return { ...one, hand: [...hand], piles: open };
  });
  return { ...view, seats };
}

/**
 * Reads the running game at each event of a step, up to the place, while it is played again.
 * @param see what is to be known at an event, or null; it must not change the game
 */
export function readStep<T>(
  walk: Walk,
  cursor: Cursor,
  see: (game: Game, event: GrailEvent) => T | null,
): { event: number; value: T }[] {
  const shown = shownAt(walk.timeline, cursor);
  const found: { event: number; value: T }[] = [];
  replayStep(walk, cursor.step, (game, event) => {
    if (event.id >= shown) return;
    const value = see(game, event);
    if (value !== null) found.push({ event: event.id, value });
  });
  return found;
}

export interface Position {
  view: TableView;
  /** Number of events shown so far. */
  shown: number;
}

/** The table at a place. Inside a step nobody is asked yet. */
export function positionAt(walk: Walk, cursor: Cursor, eyes: Eyes): Position {
  const shown = shownAt(walk.timeline, cursor);
  if (cursor.event === null) return { view: tableFor(gameAtStep(walk, cursor.step), eyes), shown };
  const view = lookAt(walk, shown, cursor, (game) => tableFor(game, eyes));
  return { view: { ...view, request: null, asked: null }, shown };
}

/** The whole log as these eyes may read it. */
export function logOf({ end }: Walk, { seat, open }: Eyes): readonly GrailEvent[] {
  return open ? (end.log?.events ?? []) : eventsFor(end, seat);
}
