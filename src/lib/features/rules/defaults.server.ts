/** The defaults of §24 as plain data: the pages of the rulebook show them and need nothing else of the engine. */
import { DEFAULT_CONFIG, type RulesConfig } from '$lib/grail/index.ts';

export const defaults: RulesConfig = DEFAULT_CONFIG;
