/** `discard`: the discarder picks; face down unless shown (§3); fewer cards than told are all of them (§13.8). */
import { shuffle } from '../../../kernel/random.ts';
import type { SeatId } from '../../state/board.ts';
import { discardFaceDown, discardShown, seatOf, showFromHand } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { putInPile, takeCards } from '../../state/zones.ts';
import { openWindow } from '../../windows/open.ts';
import { askValues } from '../ask-values.ts';
import { compileCardIds, compileFilter, fittingHand } from '../cards.ts';
import type { Scope } from '../compiled.ts';
import type { CardFilter } from '../language/card-filter.ts';
import type { Num } from '../language/number.ts';
import type { Group, Name } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, call, forEachSeat, temp, type Program } from '../program.ts';
import { cardsResult, type CollectCards } from '../results.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** The discarder picks, face down unless shown (§3); `to`: down to so many; `random`: the game picks. */
export interface Discard extends EffectBase {
  do: 'discard';
  who?: Group;
  count?: Num | 'all';
  to?: Num;
  /** These cards, of a name. */
  these?: Name;
  cards?: CardFilter;
  shown?: true;
  random?: true;
}

export function discard(effect: Discard, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  if (effect.these !== undefined) return discardThese(effect, effect.these, program, names);
  const fits = effect.cards === undefined ? null : compileFilter(effect.cards, names);
  const count = compileCount(effect, names);
  const gone = cardsResult(effect.name, names);
  const chosen = temp(program);
  const from = (game: Game, frame: EffectData, seat: SeatId) => fittingHand(game, frame, seat, fits);
  forEachSeat(program, who, (seat) => {
    if (effect.random)
      add(program, (game, frame) => {
        const cards = shuffle(game.board.random, from(game, frame, seat(frame)));
        frame.slots[chosen] = cards.slice(0, Math.max(0, count(game, frame, seat(frame))));
        return true;
      });
    else
      askValues(
        program,
        chosen,
        'card',
        (_game, frame) => seat(frame),
        (game, frame) => {
          const number = count(game, frame, seat(frame));
          return { from: from(game, frame, seat(frame)), min: number, max: number };
        },
      );
    leaveHand(effect, chosen, seat, gone, program);
  });
}

type CountAt = (game: Game, scope: Scope, seat: SeatId) => number;

function compileCount({ count, to }: Discard, names: Names): CountAt {
  if (count === 'all') return () => Infinity;
  if (count !== undefined) {
    const read = compileNum(count, names);
    return (game, scope) => read(game, scope);
  }
  if (to === undefined) throw new SkillError(`${names.where}: say how many cards are discarded`);
  const goal = compileNum(to, names);
  return (game, scope, seat) => seatOf(game, seat).hand.length - goal(game, scope);
}

/** §3, §21.9: shown cards first set off what showing sets off. */
function leaveHand(
  { shown }: Discard,
  chosen: string,
  seat: (frame: EffectData) => SeatId,
  gone: CollectCards,
  program: Program,
): void {
  add(program, (game, frame) => {
    const cards = frame.slots[chosen] ?? [];
    if (cards.length === 0) return true;
    gone(frame, cards);
    if (!shown) {
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
  if (!shown) return;
  add(program, (game, frame) => {
    for (const card of frame.slots[chosen] ?? []) discardShown(game, seat(frame), card);
    return (frame.slots[chosen]?.length ?? 0) === 0;
  });
}

/** Named cards, wherever they lie now. */
function discardThese(effect: Discard, these: string, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  const cards = compileCardIds(these, names);
  const gone = cardsResult(effect.name, names);
  add(program, (game, frame) => {
    const seat = who(game, frame)[0] ?? frame.user;
    const found = takeCards(game, cards(game, frame), seat, '§3');
    gone(frame, found);
    putInPile(game, seat, found, effect.shown === true, '§3');
    return found.length === 0;
  });
}
