/** The flow: every machine of the game as one config (design.md §4). Values only; charts read this. */
import { action, cannotAct, extraActions } from './action.ts';
import { attack, missile } from './attack.ts';
import { damage } from './damage.ts';
import { draw, morale, overLimit } from './draw.ts';
import { game } from './game.ts';
import { startup } from './startup.ts';
import { turn } from './turn.ts';
import type { GrailMachine } from './types.ts';
import { effect, window } from './window.ts';
import type { MachineId } from '../state/frames.ts';

export const machines: Readonly<Record<MachineId, GrailMachine>> = {
  game,
  turn,
  startup,
  action,
  extraActions,
  cannotAct,
  attack,
  missile,
  damage,
  draw,
  overLimit,
  morale,
  window,
  effect,
};
