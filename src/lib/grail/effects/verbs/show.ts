/** `show`: all see named cards or a whole hand (§3); nothing leaves its place and nothing is set off. */
import { revealCards, revealHand } from '../../state/zones.ts';
import { compileCardIds } from '../cards.ts';
import type { Name, Who } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { add, type Program } from '../program.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Named cards, or a whole hand, are shown to all; nothing is set off (§21.9). */
export interface Show extends EffectBase {
  do: 'show';
  these?: Name;
  hand?: Who;
}

export function show(effect: Show, program: Program, names: Names): void {
  const cards = effect.these === undefined ? null : compileCardIds(effect.these, names);
  const who = effect.hand === undefined ? null : compileGroup(effect.hand, names);
  if (cards === null && who === null) throw new SkillError(`${names.where}: say what is shown`);
  add(program, (game, frame) => {
    if (cards !== null) revealCards(game, frame.seat, cards(game, frame), '§3');
    for (const seat of who?.(game, frame) ?? []) revealHand(game, seat, '§3');
    return false;
  });
}
