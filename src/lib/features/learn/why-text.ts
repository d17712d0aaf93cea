/** Why the learner is asked at a step at all; long texts that come when they are asked for. */
import { m } from '$lib/i18n';

const WHY: Readonly<Record<string, () => string>> = {
  'turn.weakness': () => m.why_turn_weakness(),
  'startup.choose': () => m.why_startup_choose(),
  'startup.mustDeclare': () => m.why_startup_mustDeclare(),
  'action.choose': () => m.why_action_choose(),
  'extraActions.choose': () => m.why_extraActions_choose(),
  'attack.respond': () => m.why_attack_respond(),
  'missile.respond': () => m.why_missile_respond(),
  'damage.heal': () => m.why_damage_heal(),
  'overLimit.discard': () => m.why_overLimit_discard(),
  'window.choose': () => m.why_window_choose(),
  'effect.choose': () => m.why_effect_choose(),
};

/** @param at waiting state of the flow */
export const whyText = (at: string): string | null => WHY[at]?.() ?? null;
