/** What the states of `window` do: everybody once, from the turn player to the right (§21.3, §21.4). */
import type { CompiledAbility } from '../effects/compiled.ts';
import { isOpen } from '../effects/compile.ts';
import { isDamageTime, pointsOf } from '../effects/pending.ts';
import { existsDeclaration, loneDeclaration } from '../choices/declarations.ts';
import type { SeatId } from '../state/board.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import { chosen, rightOf, type Game } from '../state/game.ts';
import { emit } from '../state/log.ts';
import { beginEffect } from './effect.ts';

/** The seat that the window is at. */
export function windowSeat(game: Game, window: WindowData): SeatId {
  return rightOf(game, game.board.turn.player, window.cursor - 1);
}

/** Abilities that listen to the window's timing, whoever's they are. */
export function listeners(game: Game, window: WindowData): CompiledAbility[] {
  const { abilities, listeners } = game.rules.skills;
  return (listeners[window.timing] ?? []).map((index) => abilities[index] as CompiledAbility);
}

/**
 * §20.5, §21.6: what keeps an ability that listens from being used now, null nothing: used in this opening, another
 * event, shut by a limit or a condition, nothing to declare.
 */
export function uselessBecause(
  game: Game,
  window: WindowData,
  compiled: CompiledAbility,
): 'usedHere' | 'otherEvent' | 'shut' | 'undeclarable' | null {
  if (window.used.includes(compiled.index)) return 'usedHere';
  const owner = { seat: compiled.seat, slots: {} };
  const fits = compiled.triggers.some(
    (trigger) => trigger.time === window.timing && trigger.fits(game, window, owner),
  );
  if (!fits) return 'otherEvent';
  if (!isOpen(game, compiled)) return 'shut';
  return existsDeclaration(game, compiled.index) ? null : 'undeclarable';
}

export const windowGuards = {
  everybodyPassed: (game: Game, window: WindowData) => window.cursor > game.rules.players,
  nothingToUse: (_game: Game, window: WindowData) => window.offered.length === 0,
  /** §20.2: happens by itself; where there is something to choose or to put in order its owner is asked. */
  loneForced: (game: Game, window: WindowData) =>
    window.offered.length === 1 &&
    window.forced === 1 &&
    loneDeclaration(game, window.offered[0] ?? -1) !== null,
  /** §21.6: a damage or a loss that has become nothing closes its window. */
  eventStillHolds: (game: Game, window: WindowData) =>
    window.points <= 0 ||
    !(isDamageTime(window.timing) || window.timing === 'morale.loss') ||
    pointsOf(game, window) > 0,
};

export const windowActions = {
  /** The next seat that listens to this timing at all; the others have nothing to be asked. */
  nextPlayer(game: Game, window: WindowData) {
    const listening = listeners(game, window);
    do window.cursor++;
    while (
      window.cursor <= game.rules.players &&
      !listening.some((compiled) => compiled.seat === windowSeat(game, window))
    );
  },
  collectAbilities(game: Game, window: WindowData) {
    const seat = windowSeat(game, window);
    const usable = listeners(game, window).filter(
      (compiled) => compiled.seat === seat && uselessBecause(game, window, compiled) === null,
    );
    window.offered = usable.map((compiled) => compiled.index);
    window.forced = usable.filter((compiled) => compiled.forced).length;
  },
  useLoneForced(game: Game, window: WindowData) {
    const ability = window.offered[0] ?? -1;
    declare(window, ability, windowSeat(game, window), loneDeclaration(game, ability) ?? {});
  },
  useAbility(game: Game, window: WindowData) {
    const { ability, seat, picks } = chosen(game, 'use');
    declare(window, ability, seat, picks);
  },
  passWindow(game: Game, window: WindowData) {
    if (game.log !== null)
      emit(game, {
        type: 'windowPassed',
        rule: '§21.4',
        seat: windowSeat(game, window),
        timing: window.timing,
      });
  },
};

function declare(window: WindowData, ability: number, seat: SeatId, picks: Record<string, number[]>): void {
  window.used.push(ability);
  window.declaration = { ability, seat, picks };
}

export const windowInputs = {
  windowEffect(game: Game, window: WindowData): EffectData {
    if (window.declaration === null) throw new Error('no skill was declared');
    return beginEffect(game, window.declaration);
  },
};

export const windowAskers = {
  windowPlayer: (game: Game, window: WindowData): SeatId => windowSeat(game, window),
};
