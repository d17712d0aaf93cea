/** What the states of `window` do: everybody once, from the turn player to the right (§21.3, §21.4). */
import {
  completedPicks,
  existsDeclaration,
  loneDeclaration,
  whyUndeclarable,
} from '../choices/declarations.ts';
import { energyRoom } from '../choices/possible.ts';
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

/** The seat that the window is at. */
export function windowSeat(_game: Game, window: WindowData): SeatId {
  return window.asked;
}

/** Abilities that listen to the window's timing, whoever's they are, those of waiting effects included. */
export function listeners(game: Game, window: WindowData): CompiledAbility[] {
  const { abilities, listeners, waiting } = game.rules.skills;
  const indices = [...(listeners[window.timing] ?? [])];
  if (game.board.laters.length > 0)
    for (const index of waiting[window.timing] ?? [])
      if (game.board.laters.some(({ ability }) => ability === index)) indices.push(index);
  return indices.map((index) => abilities[index] as CompiledAbility);
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
  return (
    scopeIn(game, window, compiled) !== null && (compiled.waiting || existsDeclaration(game, compiled.index))
  );
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

/** Who would be asked for it, and at whose place in the order he is (§21.3: laid cards where they lie). */
function placesOf(game: Game, window: WindowData, compiled: CompiledAbility): { at: SeatId; user: SeatId }[] {
  if (compiled.waiting)
    return game.board.laters
      .filter(({ ability }) => ability === compiled.index)
      .map(({ user }) => ({ at: user, user }));
  return scopesAwake(game, compiled)
    .filter((scope) => compiled.cards === null || fitsWindow(game, window, compiled, scope))
    .map(({ user, slots }) => ({ at: compiled.pass === 0 ? (slots['holder']?.[0] ?? user) : user, user }));
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
    const listening = listeners(game, window);
    const passes = listening.map(({ pass }) => pass);
    const { players } = game.rules;
    for (;;) {
      window.cursor++;
      if (window.cursor > players || !passes.includes(window.pass as 0)) {
        window.pass++;
        window.cursor = 0;
        if (window.pass > window.until) return;
        continue;
      }
      const here = rightOf(game, game.board.turn.player, window.cursor - 1);
      const heard = listening.some(
        (compiled) =>
          compiled.pass === window.pass && placesOf(game, window, compiled).some(({ at }) => at === here),
      );
      if (heard) return;
    }
  },
  collectAbilities(game: Game, window: WindowData) {
    const here = rightOf(game, game.board.turn.player, window.cursor - 1);
    const usable = listeners(game, window).flatMap((compiled) => {
      if (compiled.pass !== window.pass) return [];
      const place = placesOf(game, window, compiled).find(({ at }) => at === here);
      return place !== undefined && isUsable(game, window, compiled) ? [{ compiled, user: place.user }] : [];
    });
    window.asked = usable[0]?.user ?? here;
    const mine = usable.filter(({ user }) => user === window.asked).map(({ compiled }) => compiled);
    window.offered = mine.map(({ index }) => index);
    window.forced = mine.filter((compiled) => compiled.forced || mustRedirect(game, window, compiled)).length;
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
