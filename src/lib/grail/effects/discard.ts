/** `discard`: the discarder picks; face down unless shown (§3); fewer cards than told are all of them (§13.8). */
import { discardFaceDown, discardShown, showFromHand } from '../state/changes.ts';
import { openWindow } from '../windows/open.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, askCards, call, forEachSeat, temp, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function discard(effect: EffectOf<'discard'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const count = compileNum(effect.count, names);
  const chosen = temp(program);
  forEachSeat(
    program,
    (game, frame) => groupOf(game, who, frame),
    (seat) => {
      askCards(program, chosen, seat, count);
      add(program, (game, frame) => {
        const cards = frame.slots[chosen] ?? [];
        if (cards.length === 0) return true;
        if (!effect.shown) {
          discardFaceDown(game, seat(frame), cards, 'skill', '§3');
          return false;
        }
        for (const card of cards) showFromHand(game, seat(frame), card, 'discard', '§3');
        const window = openWindow(
          game,
          'card.revealed',
          seat(frame),
          -1,
          cards.length,
          cards,
          'discard',
          '§21.9',
        );
        return window === null ? true : call(frame, 'reveal', window);
      });
      if (!effect.shown) return;
      add(program, (game, frame) => {
        for (const card of frame.slots[chosen] ?? []) discardShown(game, seat(frame), card);
        return false;
      });
    },
  );
}
