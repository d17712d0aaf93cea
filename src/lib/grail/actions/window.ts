/** Stand-in until branch `effects` lands: take theirs in a merge. */
import type { Game } from '../state/game.ts';
import type { WindowData } from '../state/frames.ts';
const no = (_g: Game, _d: WindowData) => {
  throw new Error('stub');
};
const f = (_g: Game, _d: WindowData): boolean => {
  throw new Error('stub');
};
export const windowGuards = { everybodyPassed: f, nothingToUse: f, loneForced: f, eventStillHolds: f };
export const windowActions = {
  nextPlayer: no,
  collectAbilities: no,
  useLoneForced: no,
  useAbility: no,
  passWindow: no,
};
export const windowInputs = { windowEffect: (_g: Game, _d: WindowData) => null };
export const windowAskers = { windowPlayer: (_g: Game, _d: WindowData) => 0 };
