/** `look`: somebody sees cards on top of the deck; they stay there. */
import { topOfDeck } from '../../state/deck.ts';
import { lookAt, revealCards } from '../../state/zones.ts';
import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, type Program } from '../program.ts';
import { cardsResult } from '../results.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Looks at cards of the deck's top and names them; `shown`: all see them. They stay there until a later effect moves them. */
export interface Look extends EffectBase {
  do: 'look';
  count: Num;
  /** Who sees them; default the user. */
  who?: Who;
  shown?: true;
}

export function look(effect: Look, program: Program, names: Names): void {
  const count = compileNum(effect.count, names);
  const who = effect.who === undefined ? null : compileOne(effect.who, names);
  const seen = cardsResult(effect.name, names);
  add(program, (game, frame) => {
    const seat = who?.(game, frame) ?? frame.user;
    const cards = topOfDeck(game, count(game, frame));
    seen(frame, cards);
    if (effect.shown) revealCards(game, frame.seat, cards, '§4.3');
    else if (seat >= 0) lookAt(game, seat, cards, '§4.3');
    return cards.length === 0;
  });
}
