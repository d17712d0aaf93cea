/** Names of the timings that the rules core knows, by their ids. */
import { m } from '$lib/i18n';

const NAMES: Readonly<Record<string, () => string>> = {
  setup: () => m.timing_setup(),
  'turn.before': () => m.timing_turn_before(),
  'turn.start': () => m.timing_turn_start(),
  'action.before': () => m.timing_action_before(),
  'action.start': () => m.timing_action_start(),
  'action.choose': () => m.timing_action_choose(),
  'attackAction.end': () => m.timing_attackAction_end(),
  'magicAction.end': () => m.timing_magicAction_end(),
  'specialAction.end': () => m.timing_specialAction_end(),
  'action.extra': () => m.timing_action_extra(),
  'action.end': () => m.timing_action_end(),
  'turn.end': () => m.timing_turn_end(),
  't1.launch': () => m.timing_t1_launch(),
  respond: () => m.timing_respond(),
  't2.hit': () => m.timing_t2_hit(),
  't2.miss': () => m.timing_t2_miss(),
  't3.deal': () => m.timing_t3_deal(),
  't4.heal': () => m.timing_t4_heal(),
  't5.actual': () => m.timing_t5_actual(),
  't6.take': () => m.timing_t6_take(),
  't6.taken': () => m.timing_t6_taken(),
  'morale.loss': () => m.timing_morale_loss(),
  'morale.lost': () => m.timing_morale_lost(),
  'card.revealed': () => m.timing_card_revealed(),
  'missile.launch': () => m.timing_missile_launch(),
};

/** An id that has no name yet stays as it is. */
export const timingName = (timing: string): string => NAMES[timing]?.() ?? timing;
