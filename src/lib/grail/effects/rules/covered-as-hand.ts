/** Rule `covered-as-hand` (§4.2): covered cards that are used and played like hand cards. They are none otherwise. */
import type { SeatId } from '../../state/board.ts';
import type { CardId } from '../../state/cards.ts';
import { seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { TokenId } from '../language/words.ts';
import { eachAwake, holdsNow, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** Covered cards are used like hand cards. */
export interface CoveredAsHandRule extends RuleBase {
  rule: 'covered-as-hand';
  token: TokenId;
}

/** Everything the seat may use or play now: its hand, then covered cards that a rule makes like it. Not to be changed. */
export function handLike(game: Game, seat: SeatId): readonly CardId[] {
  if (nobodySays(game, 'covered-as-hand', null, seat)) return seatOf(game, seat).hand;
  return withCovered(game, seat);
}

function withCovered(game: Game, seat: SeatId): readonly CardId[] {
  const { hand, piles } = seatOf(game, seat);
  let cards: readonly CardId[] = hand;
  const seen: TokenId[] = [];
  eachAwake(game, 'covered-as-hand', (rule, scope) => {
    const { token } = rule.rule;
    if (scope.seat !== seat || seen.includes(token) || !holdsNow(game, rule, scope)) return;
    seen.push(token);
    cards = [...cards, ...(piles[token] ?? [])];
  });
  return cards;
}
