/** A flat program under construction: instructions in a row, jumps only forward or back to the head of a loop. */
import type { SeatId } from '../state/board.ts';
import type { CardId } from '../state/cards.ts';
import { discardShown, seatOf } from '../state/changes.ts';
import type { EffectData, EffectSignal } from '../state/frames.ts';
import { turnOrder, type Game } from '../state/game.ts';
import { putInPile, takeCards } from '../state/zones.ts';
import { newOverLimit } from './calls.ts';
import { allHold } from './conditions.ts';
import type { Holds, Instruction } from './compiled.ts';
import { limitOf } from './rules/query.ts';
import { endScope } from './rules/scopes.ts';

export interface Program {
  steps: Instruction[];
  temps: number;
}

export function newProgram(): Program {
  return { steps: [], temps: 0 };
}

export function add(program: Program, step: Instruction): void {
  program.steps.push(step);
}

/** A fresh slot of the running effect; names of skills begin with a letter, so none can hide it. */
export function temp(program: Program): string {
  return `#${program.temps++}`;
}

/** Lets another machine run before the next instruction (§21.5). */
export function call(frame: EffectData, signal: EffectSignal, data: unknown): false {
  frame.signal = signal;
  frame.call = data;
  return false;
}

/** `body` for one seat after the other, whole by whole (§11.5); the seats are fixed before the first. */
export function forEachSeat(
  program: Program,
  seats: (game: Game, frame: EffectData) => readonly SeatId[],
  body: (seat: (frame: EffectData) => SeatId) => void,
): void {
  const queue = temp(program);
  const exit = { at: 0 };
  add(program, (game, frame) => {
    frame.slots[queue] = [...seats(game, frame)];
    return true;
  });
  const head = program.steps.length;
  add(program, (_game, frame) => {
    if (frame.slots[queue]?.length === 0) frame.pc = exit.at;
    return true;
  });
  body((frame) => frame.slots[queue]?.[0] ?? -1);
  add(program, (_game, frame) => {
    frame.slots[queue]?.shift();
    frame.pc = head;
    return true;
  });
  exit.at = program.steps.length;
}

/** `body` only where the conditions hold when its turn comes. */
export function onlyIf(program: Program, conditions: readonly Holds[], body: () => void): void {
  if (conditions.length === 0) return body();
  const exit = { at: 0 };
  add(program, (game, frame) => {
    if (!allHold(conditions, game, frame)) frame.pc = exit.at;
    return true;
  });
  body();
  exit.at = program.steps.length;
}

/** §14.1, §14.7: after hands grew or limits fell; in seat order from the turn player, each wholly before the next. */
export function checkOverLimits(program: Program): void {
  add(program, (game, frame) => {
    for (const seat of turnOrder(game)) {
      if (seatOf(game, seat).hand.length <= limitOf(game, seat, 'hand')) continue;
      frame.pc--;
      return call(frame, 'overLimit', newOverLimit(seat));
    }
    return true;
  });
}

/** The use is done: what was to last as long as it ends; a limit that is back is looked at (§14.5). */
export function endUse(program: Program): void {
  const exit = { at: 0 };
  add(program, (game, frame) => {
    if (!endScope(game, 'skill')) frame.pc = exit.at;
    return true;
  });
  checkOverLimits(program);
  exit.at = program.steps.length;
}

/**
 * Asks a character for exactly `count` of his hand cards (fewer if he holds fewer, §13.8) and leaves them in `slot`.
 * With no choice nobody is asked.
 */
export function askCards(
  program: Program,
  slot: string,
  seat: (frame: EffectData) => SeatId,
  count: (game: Game, frame: EffectData) => number,
): void {
  add(program, (game, frame) => {
    const from = [...seatOf(game, seat(frame)).hand];
    const number = Math.min(Math.max(0, count(game, frame)), from.length);
    if (number === 0 || number === from.length) {
      frame.slots[slot] = number === 0 ? [] : from;
      return true;
    }
    frame.signal = 'ask';
    frame.ask = { seat: seat(frame), slot, pick: 'card', from, min: number, max: number };
    return false;
  });
}

/** Slot of cards that were played and still lie nowhere, because the skill places them (§13.6). */
export const PLAYED = '#played';
/** Slot of covered cards that paid and are kept out until the skill is over. */
export const KEPT_ASIDE = '#aside';

/** §13.6: what was to be placed and could not be, or was kept out and went nowhere, goes to the discard pile. */
export function discardUnplaced(program: Program): void {
  add(program, (game, frame) => {
    for (const card of frame.slots[PLAYED] ?? []) discardShown(game, frame.user, card);
    frame.slots[PLAYED] = [];
    const kept = frame.slots[KEPT_ASIDE] ?? [];
    const over = kept.filter((card) => game.board.aside.includes(card) && !isAwaited(game, card));
    if (over.length > 0)
      putInPile(game, frame.user, takeCards(game, over, frame.user, '§13.6'), false, '§13.6');
    return true;
  });
}

/** A part of an effect that waits still has a use for the card. */
function isAwaited(game: Game, card: CardId): boolean {
  return game.board.laters.some(({ slots }) => Object.values(slots).some((values) => values.includes(card)));
}
