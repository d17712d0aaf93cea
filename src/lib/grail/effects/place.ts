/** `place`: a basic card before a character (§22.1): the one that was played for it, else one from a hand. */
import { faceOf } from '../choices/possible.ts';
import { placeCard, seatOf, showFromHand } from '../state/changes.ts';
import { mayReceive } from '../state/table.ts';
import { openWindow } from '../windows/open.ts';
import { PLAYED } from './costs.ts';
import { known, type Names } from './names.ts';
import { add, call, temp, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { oneOf } from './who.ts';

export function place(effect: EffectOf<'place'>, program: Program, names: Names): void {
  const before = known(names, effect.before);
  const from = known(names, effect.from ?? 'self');
  const { card: name, as = name, countsAs = null } = effect;
  const lies = countsAs ?? name;
  const shown = temp(program);
  add(program, (game, frame) => {
    const to = oneOf(game, before, frame);
    frame.slots[shown] = [];
    if (to < 0 || !mayReceive(game, to, lies)) return true;
    const played = frame.slots[PLAYED]?.shift();
    if (played !== undefined) {
      frame.slots[shown] = [played];
      return true;
    }
    const giver = oneOf(game, from, frame);
    const card =
      giver < 0 ? undefined : seatOf(game, giver).hand.find((one) => faceOf(game, one).name === name);
    if (card === undefined) return true;
    frame.slots[shown] = [card];
    showFromHand(game, giver, card, 'magic', '§21.9');
    const window = openWindow(game, 'card.revealed', giver, to, 1, card, 'magic', '§21.9');
    return window === null ? true : call(frame, 'reveal', window);
  });
  add(program, (game, frame) => {
    const card = frame.slots[shown]?.[0];
    if (card === undefined) return true;
    const placed = { card, name: as, countsAs, exclusive: false, by: frame.seat };
    placeCard(game, oneOf(game, before, frame), placed, '§22.1');
    return false;
  });
}
