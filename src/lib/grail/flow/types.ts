import type { Machine } from '../../kernel/flow.ts';
import type { ActionName, AskerName, GuardName, InputName } from '../actions/registry.ts';

/** A machine of the core: only names that the registry defines, so a wrong one is a type error. */
export type GrailMachine = Machine<GuardName, ActionName, AskerName, InputName>;
