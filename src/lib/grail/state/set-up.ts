/** §2.5: what characters begin the game with, after the start hands, seat after seat. */
import type { SkillSetup } from '../effects/language/index.ts';
import { limitOf } from '../effects/rules/query.ts';
import type { SeatId } from './board.ts';
import { changeEnergy, placeCard, seatOf } from './changes.ts';
import type { Game } from './game.ts';
import { emit } from './log.ts';
import { firstSide, laidCardOf, maxOf, sheetAt, sideKey, tokenOf } from './sheet.ts';
import { changeTokens } from './skill-changes.ts';

const RULE = '§2.5';

/** Energy, tokens and cards that skills begin the game with, in seat order. Nothing is set off by it. */
export function setUpCharacters(game: Game): void {
  game.board.seats.forEach((_, seat) => {
    for (const { setup } of sheetAt(game, seat)?.skills ?? [])
      if (setup !== undefined) setUp(game, seat, setup);
  });
}

function setUp(game: Game, seat: SeatId, { energy = {}, tokens = {}, place = [] }: SkillSetup): void {
  gainEnergy(game, seat, whole(energy.gem), whole(energy.crystal));
  for (const [token, count] of Object.entries(tokens)) giveTokens(game, seat, token, count);
  for (const name of place) {
    const countsAs = laidCardOf(game, seat, name)?.countsAs ?? null;
    placeCard(game, seat, { card: 0, name, countsAs, exclusive: true, by: seat }, RULE);
  }
}

/** A set-up says whole numbers; nothing is there yet that a formula could count. */
const whole = (num: unknown): number => (typeof num === 'number' ? num : 0);

/** §16.3: gems first where the limit leaves no room for all. */
function gainEnergy(game: Game, seat: SeatId, gem: number, crystal: number): void {
  const { energy } = seatOf(game, seat);
  const room = limitOf(game, seat, 'energy') - energy.gem - energy.crystal;
  const gems = Math.min(gem, room);
  const change = { gem: gems, crystal: Math.min(crystal, room - gems) };
  if (change.gem + change.crystal > 0) changeEnergy(game, seat, change, RULE);
}

/** Covered cards come from the deck, two-sided tokens lie on their first side. */
function giveTokens(game: Game, seat: SeatId, token: string, count: number): void {
  const definition = tokenOf(game, seat, token);
  const most = maxOf(game, seat, token);
  if (definition?.kind === 'covered') coverFromDeck(game, seat, token, Math.min(count, most));
  else {
    const key = definition?.kind === 'two-sided' ? sideKey(token, firstSide(definition)) : token;
    changeTokens(game, seat, key, count, RULE, most);
  }
}

/** Cards from the top of the deck go under a token, the last one on top; only their owner knows them (§4.2). */
function coverFromDeck(game: Game, seat: SeatId, token: string, count: number): void {
  const { deck } = game.board;
  const pile = (seatOf(game, seat).piles[token] ??= []);
  const cards = deck.splice(Math.max(0, deck.length - count)).reverse();
  pile.push(...cards);
  if (game.log === null) return;
  emit(game, {
    type: 'cardsCovered',
    rule: RULE,
    seat,
    token,
    hidden: { owner: seat, cards, count: cards.length },
    pile: { before: pile.length - cards.length, after: pile.length },
    deck: { before: deck.length + cards.length, after: deck.length },
  });
}
