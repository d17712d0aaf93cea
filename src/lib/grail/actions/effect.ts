/** What the states of `effect` do: a flat program runs, one instruction after the other (§20.8, §21.5). */
import { newEffect } from '../effects/calls.ts';
import type { SeatId, StoredEffect } from '../state/board.ts';
import type { Declaration, EffectData, EffectSignal } from '../state/frames.ts';
import { chosen, type Game } from '../state/game.ts';

/** The frame of a declared use. */
export function beginEffect(_game: Game, declaration: Declaration): EffectData {
  return newEffect(declaration);
}

/** A part of an effect that waited: it goes on where it was left, with the names it knew. */
export function beginStored({ ability, pc, seat, user, slots }: StoredEffect): EffectData {
  const names: EffectData['slots'] = {};
  for (const [name, values] of Object.entries(slots)) names[name] = [...values];
  return { ability, seat, user, pc, slots: names, signal: 'next', call: null, ask: null, held: false, result: 0 };
}

const signals =
  (signal: EffectSignal) =>
  (_game: Game, effect: EffectData): boolean =>
    effect.signal === signal;

export const effectGuards = {
  effectAsks: signals('ask'),
  effectDamages: signals('damage'),
  effectDraws: signals('draw'),
  effectAttacks: signals('attack'),
  effectCostsMorale: signals('morale'),
  effectReveals: signals('reveal'),
  effectMayOverfill: signals('overLimit'),
  effectBegins: signals('effect'),
  /** What happened in the middle is looked at before anything else goes on (§21.5). */
  somethingQueued: (game: Game) => game.board.queue.length > 0,
  effectDone: signals('done'),
};

export const effectActions = {
  /** Runs to the next instruction that really did something; bookkeeping (loops, conditions) is no step of its own. */
  runInstruction(game: Game, effect: EffectData) {
    const program = game.rules.skills.abilities[effect.ability]?.program;
    if (!program) throw new Error(`no ability ${effect.ability}`);
    if (effect.held) {
      effect.held = false;
      return;
    }
    effect.signal = 'next';
    effect.call = null;
    for (;;) {
      const instruction = program[effect.pc];
      if (instruction === undefined) {
        effect.signal = 'done';
        return;
      }
      effect.pc++;
      if (!instruction(game, effect)) return;
    }
  },
  /** What the last instruction wants is done after what it has set off (§21.5). */
  holdSignal(_game: Game, effect: EffectData) {
    effect.held = true;
  },
  storeAnswer(game: Game, effect: EffectData) {
    const { ask } = effect;
    if (ask === null) throw new Error('nothing was asked');
    effect.slots[ask.slot] = [...chosen(game, 'choose').values];
    effect.ask = null;
  },
};

export const effectInputs = {
  /** What the last instruction wants done before the next; it is the called frame's own from here on. */
  effectCall(_game: Game, effect: EffectData): unknown {
    const { call } = effect;
    effect.call = null;
    return call;
  },
};

export const effectAskers = {
  effectAsked: (_game: Game, effect: EffectData): SeatId => effect.ask?.seat ?? effect.user,
};
