/** Where a position stands in the turn, in words. */
import type { SituationStart } from '$lib/grail';
import { m } from '$lib/i18n';

export const STARTS: Readonly<Record<SituationStart, () => string>> = {
  turn: () => m.situation_start_turn(),
  'action.before': () => m.situation_start_before(),
  'action.start': () => m.situation_start_startup(),
  'action.choose': () => m.situation_start_choose(),
  'action.extra': () => m.situation_start_extra(),
  'action.end': () => m.situation_start_end(),
  'turn.end': () => m.situation_start_turn_end(),
};
