/** What the states of `window` do: everybody once, from the turn player to the right (§21.3, §21.4). */
import {
  abilityOf,
  completedPicks,
  existsIn,
  existsDeclaration,
  loneDeclaration,
  whyUndeclarable,
} from '../choices/declarations.ts';
import { energyRoom } from '../choices/special.ts';
import { changesReceiver } from '../choices/receivers.ts';
import type { CompiledAbility } from '../effects/compiled.ts';
import type { Condition } from '../effects/language/index.ts';
import { isLocked, isUsedUp } from '../effects/limits.ts';
import { isDamageTime, nearest, pointsOf } from '../effects/pending.ts';
import { fitsWindow, inForm, scopeIn, scopesAwake, takeWaiting } from '../effects/scope.ts';
import type { SeatId } from '../state/board.ts';
import type { EffectData, WindowData } from '../state/frames.ts';
import { chosen, rightOf, type Game } from '../state/game.ts';
import { emit } from '../state/log.ts';
import { beginEffect } from './effect.ts';

/** The seat whose place in the order the window is at (§21.3). */
export function windowSeat(game: Game, window: WindowData): SeatId {
  return rightOf(game, game.board.turn.player, window.cursor - 1);
}

const NOBODY: readonly number[] = [];

/** Numbers of the abilities that listen to the window's timing, those of waiting effects included. */
function listening({ rules, board }: Game, { timing }: WindowData): readonly number[] {
  const { listeners, waiting } = rules.skills;
  const own = listeners[timing] ?? NOBODY;
  const parts = board.laters.length === 0 ? undefined : waiting[timing];
  if (parts === undefined) return own;
  return [...own, ...parts.filter((index) => board.laters.some(({ ability }) => ability === index))];
}

/** Abilities that listen to the window's timing, whoever's they are. */
export function listeners(game: Game, window: WindowData): CompiledAbility[] {
  return listening(game, window).map((index) => abilityOf(game, index));
}

export type Useless =
  | { why: 'usedHere' | 'asleep' | 'otherEvent' | 'usedUp' | 'locked' }
  | { why: 'undeclarable'; condition: Condition | null };

/** §20.5, §21.6: what keeps an ability that listens from being used now, null nothing. */
export function uselessBecause(game: Game, window: WindowData, compiled: CompiledAbility): Useless | null {
  if (!isUsable(game, window, compiled)) return becauseOf(game, window, compiled);
  return null;
}

function isUsable(game: Game, window: WindowData, compiled: CompiledAbility): boolean {
  if (isUsedUp(game, compiled) || isLocked(game, compiled)) return false;
  const scope = scopeIn(game, window, compiled);
  if (scope === null || compiled.waiting) return scope !== null;
  return compiled.as === null ? existsIn(game, compiled, scope) : existsDeclaration(game, compiled.index);
}

function becauseOf(game: Game, window: WindowData, compiled: CompiledAbility): Useless {
  if (!compiled.ability.each && window.used.includes(compiled.index)) return { why: 'usedHere' };
  if (
    !compiled.waiting &&
    (!inForm(game, compiled.seat, compiled.form) || scopesAwake(game, compiled).length === 0)
  )
    return { why: 'asleep' };
  if (scopeIn(game, window, compiled) === null) return { why: 'otherEvent' };
  if (isUsedUp(game, compiled)) return { why: 'usedUp' };
  if (isLocked(game, compiled)) return { why: 'locked' };
  return { why: 'undeclarable', condition: whyUndeclarable(game, compiled.index)?.condition ?? null };
}

/** Who would be asked for it at this place in the order (§21.3: laid cards where they lie); −1: it does not listen here. */
function userAt(game: Game, window: WindowData, compiled: CompiledAbility, here: SeatId): SeatId {
  const { seat, cards, asks, waiting } = compiled;
  if (compiled.pass !== window.pass) return -1;
  if (waiting) return waits(game, compiled, here) ? here : -1;
  if (cards !== null) return userOfCard(game, window, compiled, here);
  if ((asks === null && seat !== here) || !inForm(game, seat, compiled.form)) return -1;
  return asks === null || asks(game, compiled.scope) === here ? here : -1;
}

function waits({ board }: Game, { index }: CompiledAbility, user: SeatId): boolean {
  for (const later of board.laters) if (later.ability === index && later.user === user) return true;
  return false;
}

function userOfCard(game: Game, window: WindowData, compiled: CompiledAbility, here: SeatId): SeatId {
  for (const scope of scopesAwake(game, compiled)) {
    const at = compiled.pass === 0 ? (scope.slots['holder']?.[0] ?? scope.user) : scope.user;
    if (at === here && fitsWindow(game, window, compiled, scope)) return scope.user;
  }
  return -1;
}

/** Whether anybody at all listens in this pass. */
function isPassHeard(game: Game, heard: readonly number[], window: WindowData): boolean {
  for (const index of heard) if (abilityOf(game, index).pass === window.pass) return true;
  return false;
}

function isHeardAt(game: Game, heard: readonly number[], window: WindowData, here: SeatId): boolean {
  for (const index of heard) if (userAt(game, window, abilityOf(game, index), here) >= 0) return true;
  return false;
}

export const windowGuards = {
  everybodyPassed: (_game: Game, window: WindowData) => window.pass > window.until,
  nothingToUse: (_game: Game, window: WindowData) => window.offered.length === 0,
  /** §20.2: happens by itself; where there is something to choose or to put in order its owner is asked. */
  loneForced: (game: Game, window: WindowData) =>
    window.offered.length === 1 && window.forced === 1 && isAlone(game, window.offered[0] ?? -1),
  /** §21.6: a damage or a loss that has become nothing closes its window. */
  eventStillHolds: (game: Game, window: WindowData) =>
    window.points <= 0 || !isPending(window.timing) || pointsOf(game, window) > 0,
};

const isPending = (timing: string) =>
  timing === 'morale.loss' || (isDamageTime(timing) && timing !== 'damage.end');

/** §6.4: stones that do not fit where they go now must be sent elsewhere; the extract was legal for that alone. */
function mustRedirect(game: Game, { timing }: WindowData, compiled: CompiledAbility): boolean {
  if (timing !== 'special.extract' || !changesReceiver(compiled)) return false;
  const action = nearest(game, 'action');
  return action !== null && action.stones.gem + action.stones.crystal > energyRoom(game, action.target);
}

function isAlone(game: Game, ability: number): boolean {
  return (game.rules.skills.abilities[ability]?.waiting ?? false) || loneDeclaration(game, ability) !== null;
}

export const windowActions = {
  /** The next place in the order where somebody listens at all: laid cards, then everybody, then what comes last. */
  nextPlayer(game: Game, window: WindowData) {
    const heard = listening(game, window);
    const { players } = game.rules;
    for (;;) {
      window.cursor++;
      if (window.cursor > players || !isPassHeard(game, heard, window)) {
        window.pass++;
        window.cursor = 0;
        if (window.pass > window.until) return;
      } else if (isHeardAt(game, heard, window, rightOf(game, game.board.turn.player, window.cursor - 1)))
        return;
    }
  },
  collectAbilities(game: Game, window: WindowData) {
    const here = rightOf(game, game.board.turn.player, window.cursor - 1);
    window.asked = here;
    if (window.offered.length > 0) window.offered = [];
    window.forced = 0;
    for (const index of listening(game, window)) {
      const compiled = abilityOf(game, index);
      const user = userAt(game, window, compiled, here);
      if (user < 0 || !isUsable(game, window, compiled)) continue;
      if (window.offered.length === 0) window.asked = user;
      else if (user !== window.asked) continue;
      window.offered.push(index);
      if (compiled.forced || mustRedirect(game, window, compiled)) window.forced++;
    }
  },
  useLoneForced(game: Game, window: WindowData) {
    const ability = window.offered[0] ?? -1;
    const waiting = game.rules.skills.abilities[ability]?.waiting ?? false;
    declare(game, window, ability, waiting ? {} : (loneDeclaration(game, ability) ?? {}));
  },
  useAbility(game: Game, window: WindowData) {
    const { ability, picks } = chosen(game, 'use');
    declare(game, window, ability, picks);
  },
  passWindow(game: Game, window: WindowData) {
    if (game.log !== null)
      emit(game, { type: 'windowPassed', rule: '§21.4', seat: window.asked, timing: window.timing });
  },
};

function declare(game: Game, window: WindowData, ability: number, picks: Record<string, number[]>): void {
  const compiled = game.rules.skills.abilities[ability];
  if (!compiled) throw new Error(`no ability ${ability}`);
  const scope = scopeIn(game, window, compiled);
  const all = compiled.waiting ? (scope?.slots ?? {}) : completedPicks(game, ability, picks);
  if (compiled.waiting) takeWaiting(game, window, compiled);
  else window.used.push(ability);
  if (compiled.ability.each) window.usedCards.push(ability, all['event-cards']?.[0] ?? 0);
  const { seat } = compiled;
  window.declaration = { ability, seat, user: scope?.user ?? window.asked, picks: all };
}

export const windowInputs = {
  windowEffect(game: Game, window: WindowData): EffectData {
    if (window.declaration === null) throw new Error('no skill was declared');
    return beginEffect(game, window.declaration);
  },
};

export const windowAskers = {
  windowPlayer: (_game: Game, window: WindowData): SeatId => window.asked,
};
