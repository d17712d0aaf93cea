import type { EventBody } from '../events.ts';
import type { Game, Log } from './game.ts';

/**
 * Writes an event, caused by what caused the running frame, and returns its id (−1 without a log).
 * Callers on hot paths test `game.log` first, so that simulation builds no event objects (design.md §8).
 */
export function emit(game: Game, body: EventBody): number {
  const { log } = game;
  if (log === null) return -1;
  const id = log.events.length;
  const cause = log.causes[game.board.stack.length - 1] ?? -1;
  log.events.push({ id, cause: cause < 0 ? null : cause, ...body });
  return id;
}

/** Events of the running frame, and of frames it calls, are caused by event `id` from now on. */
export function causeFrom(game: Game, id: number): void {
  if (game.log !== null && id >= 0) game.log.causes[game.board.stack.length - 1] = id;
}

/** An empty log; hook it to the runner with `traceInto`. */
export function newLog(): Log {
  return { events: [], causes: [] };
}
