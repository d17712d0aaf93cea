/** Stand-in until branch `effects` lands: take theirs in a merge. */
import type { Game } from '../state/game.ts';
import type { Declaration, EffectData } from '../state/frames.ts';
const no = (_g: Game, _d: EffectData) => {
  throw new Error('stub');
};
const f = (_g: Game, _d: EffectData): boolean => {
  throw new Error('stub');
};
export const effectGuards = {
  effectAsks: f,
  effectDamages: f,
  effectDraws: f,
  effectAttacks: f,
  effectCostsMorale: f,
  effectReveals: f,
  effectMayOverfill: f,
  effectDone: f,
};
export const effectActions = { runInstruction: no, storeAnswer: no };
export const effectInputs = { effectCall: (_g: Game, d: EffectData) => d.call };
export const effectAskers = { effectAsked: (_g: Game, _d: EffectData) => 0 };
export function beginEffect(_g: Game, _d: Declaration): EffectData {
  throw new Error('stub');
}
