/** `give`: cards of the giver's choice go to another hand; then the limits are looked at (§14.1). */
import { giveCards } from '../state/skill-changes.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, askCards, checkOverLimits, forEachSeat, temp, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { groupOf, oneOf } from './who.ts';

export function give(effect: EffectOf<'give'>, program: Program, names: Names): void {
  const from = known(names, effect.from);
  const to = known(names, effect.to);
  const count = compileNum(effect.count, names);
  const chosen = temp(program);
  forEachSeat(
    program,
    (game, frame) => {
      const taker = oneOf(game, to, frame);
      return groupOf(game, from, frame).filter((seat) => taker >= 0 && seat !== taker);
    },
    (seat) => {
      askCards(program, chosen, seat, count);
      add(program, (game, frame) => {
        const cards = frame.slots[chosen] ?? [];
        if (cards.length > 0) giveCards(game, seat(frame), oneOf(game, to, frame), cards, '§20.8');
        return cards.length === 0;
      });
    },
  );
  checkOverLimits(program);
}
