import { expect, test } from 'vitest';
import { apply, newGame, requestOf, type GrailEvent } from '../../src/lib/grail/index.ts';
import { cards } from '../properties/plain-games.ts';

/** Types of the events that led to `event`, nearest first. */
function chainOf(events: readonly GrailEvent[], event: GrailEvent): string[] {
  const chain: string[] = [];
  for (let at = event.cause; at !== null; at = events[at]?.cause ?? null)
    chain.push((events[at] as GrailEvent).type);
  return chain;
}

test('§14.3 "why did morale fall?" leads from the loss back to the choice to attack', () => {
  const situation = {
    config: { seating: 'RBRBRB' },
    seats: { 0: { hand: ['fire'] }, 1: { hand: ['wind*6'] } },
  };
  const game = newGame(cards, { seed: 1, situation });
  const attack = requestOf(game)?.options.find((option) => option.type === 'attack');
  if (attack?.type !== 'attack') throw new Error('no attack is offered');
  apply(game, { type: 'attack', seat: 0, card: attack.card, target: 1 });
  apply(game, { type: 'take', seat: 1 });
  apply(game, { type: 'discard', seat: 1, cards: game.board.seats[1]?.hand.slice(0, 2) ?? [] });
  const events = game.log?.events ?? [];
  const loss = events.find((event) => event.type === 'moraleLost');
  if (!loss) throw new Error('no morale was lost');
  expect(chainOf(events, loss)).toEqual([
    'choiceMade',
    'overLimit',
    'cardsDrawn',
    'damageTaken',
    'damageDealt',
    'attackHit',
    'choiceMade',
    'attackDeclared',
    'choiceMade',
  ]);
});
