/** Every name the machines speak of, and what it does. A name that is missing here is a type error in the configs. */
import type { FlowRegistry } from '../../kernel/flow.ts';
import type { Game } from '../state/game.ts';
import { actionActions, actionGuards, actionInputs } from './action.ts';
import { attackActions, attackAskers, attackGuards, attackInputs } from './attack.ts';
import { damageActions, damageAskers, damageGuards, damageInputs } from './damage.ts';
import { effectActions, effectAskers, effectGuards, effectInputs } from './effect.ts';
import { missileActions, missileAskers, missileGuards, missileInputs } from './missile.ts';
import { queuedGuards, queuedInputs } from './queued.ts';
import { startupActions, startupGuards, startupInputs } from './startup.ts';
import { turnActions, turnAskers, turnGuards, turnInputs } from './turn.ts';
import { windowActions, windowAskers, windowGuards, windowInputs } from './window.ts';

const guards = {
  ...turnGuards,
  ...startupGuards,
  ...actionGuards,
  ...attackGuards,
  ...missileGuards,
  ...damageGuards,
  ...queuedGuards,
  ...windowGuards,
  ...effectGuards,
};

const actions = {
  ...turnActions,
  ...startupActions,
  ...actionActions,
  ...attackActions,
  ...missileActions,
  ...damageActions,
  ...windowActions,
  ...effectActions,
};

const inputs = {
  ...turnInputs,
  ...startupInputs,
  ...actionInputs,
  ...attackInputs,
  ...missileInputs,
  ...damageInputs,
  ...queuedInputs,
  ...windowInputs,
  ...effectInputs,
};

const askers = {
  ...turnAskers,
  ...attackAskers,
  ...missileAskers,
  ...damageAskers,
  ...windowAskers,
  ...effectAskers,
};

export const registry = { guards, actions, inputs, askers } satisfies FlowRegistry<Game>;

export type GuardName = keyof typeof guards;
export type ActionName = keyof typeof actions;
export type InputName = keyof typeof inputs;
export type AskerName = keyof typeof askers;
