/** `give`: cards come into another hand; then the limits are looked at (§14.1). */
import { seatOf } from '../../state/changes.ts';
import { giveCards } from '../../state/skill-changes.ts';
import { putInHand, takeCards } from '../../state/zones.ts';
import { askValues } from '../ask-values.ts';
import { compileCardIds } from '../cards.ts';
import type { Num } from '../language/number.ts';
import type { Name, TokenId, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, checkOverLimits, forEachSeat, temp, type Program } from '../program.ts';
import { cardsResult } from '../results.ts';
import { compileGroup, compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Cards go into another hand: of the giver's choice, of a name, or covered cards. */
export interface Give extends EffectBase {
  do: 'give';
  from: Who;
  to: Who;
  count?: Num | 'all';
  these?: Name;
  token?: TokenId;
}

export function give(effect: Give, program: Program, names: Names): void {
  if (effect.these === undefined) giveChosen(effect, program, names);
  else giveThese(effect, effect.these, program, names);
  checkOverLimits(program);
}

/** Named cards, wherever they lie now. */
function giveThese(effect: Give, these: string, program: Program, names: Names): void {
  const to = compileOne(effect.to, names);
  const cards = compileCardIds(these, names);
  const given = cardsResult(effect.name, names);
  add(program, (game, frame) => {
    const taker = to(game, frame);
    if (taker < 0) return true;
    const found = takeCards(game, cards(game, frame), taker, '§20.8');
    given(frame, found);
    putInHand(game, taker, found, '§20.8');
    return found.length === 0;
  });
}

/** Of the giver's choice: hand cards, or covered cards of his. */
function giveChosen({ from, to: taking, count, token, name }: Give, program: Program, names: Names): void {
  const givers = compileGroup(from, names);
  const to = compileOne(taking, names);
  const number = count === 'all' ? () => Infinity : compileNum(count ?? 1, names);
  const given = cardsResult(name, names);
  const chosen = temp(program);
  forEachSeat(
    program,
    (game, frame) => {
      const taker = to(game, frame);
      return givers(game, frame).filter((seat) => taker >= 0 && (token !== undefined || seat !== taker));
    },
    (seat) => {
      askValues(
        program,
        chosen,
        'card',
        (_game, frame) => seat(frame),
        (game, frame) => {
          const { hand, piles } = seatOf(game, seat(frame));
          const wanted = number(game, frame);
          return { from: token === undefined ? hand : (piles[token] ?? []), min: wanted, max: wanted };
        },
      );
      add(program, (game, frame) => {
        const cards = frame.slots[chosen] ?? [];
        if (cards.length === 0) return true;
        const taker = to(game, frame);
        given(frame, cards);
        if (token === undefined) giveCards(game, seat(frame), taker, cards, '§20.8');
        else putInHand(game, taker, takeCards(game, cards, seat(frame), '§20.8'), '§20.8');
        return false;
      });
    },
  );
}
