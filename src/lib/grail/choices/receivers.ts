/** Who could get the stones of an extract (§6.4): the player, and whomever a skill of his could send them to. */
import type { CompiledAbility } from '../effects/compiled.ts';
import { effectsOf } from '../effects/summary.ts';
import type { SeatId } from '../state/board.ts';
import type { Game } from '../state/game.ts';

export function extractReceivers(game: Game, seat: SeatId): SeatId[] {
  const { abilities, listeners } = game.rules.skills;
  const found = [seat];
  for (const index of listeners['special.extract'] ?? []) {
    const compiled = abilities[index];
    if (compiled?.seat === seat) found.push(...receiversOf(game, compiled));
  }
  return found;
}

/** Whether it sends stones on their way to somebody else. */
export function changesReceiver(compiled: CompiledAbility): boolean {
  return receiverNames(compiled).length > 0;
}

const receiverNames = ({ ability }: CompiledAbility) =>
  effectsOf(ability).flatMap((effect) =>
    effect.do === 'change-stones' && effect.to !== undefined ? [effect.to] : [],
  );

/** The characters that may be named as the receiver. */
function receiversOf(game: Game, compiled: CompiledAbility): SeatId[] {
  const names = receiverNames(compiled);
  const { seat } = compiled;
  return compiled.steps.flatMap((step) =>
    step.step === 'field' && names.includes(step.field.name)
      ? (step.field.space(game, { seat, user: seat, slots: {} })?.from ?? [])
      : [],
  );
}
