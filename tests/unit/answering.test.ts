/** An answer taken apart into steps: kinds, cards, seats; and what is tried when the rules offer nothing. */
import { describe, expect, test } from 'vitest';
import { deck, deckTable } from '../../src/lib/content/deck.ts';
import { DEFAULT_CONFIG, legal, newGame, requestOf, viewFor, type Game } from '../../src/lib/grail/index.ts';
import type { Situation } from '../../src/lib/grail/index.ts';
import { detailOf } from '../../src/lib/ui/answering/offer-words.ts';
import {
  askedOf,
  attempt,
  attemptOf,
  cardsFor,
  kindOfCard,
  kindsOf,
  needsSeat,
  targetsOf,
  type Asked,
} from '../../src/lib/ui/answering/picks.ts';

function askedIn(situation: Situation): { game: Game; asked: Asked } {
  const game = newGame(deck, { seed: 'answering', situation: { config: { seating: 'RBRB' }, ...situation } });
  const request = requestOf(game);
  if (request === null) throw new Error('nobody is asked');
  const asked = askedOf(viewFor(game, request.seat), DEFAULT_CONFIG, (card) => deckTable[card]);
  if (asked === null) throw new Error('nobody is asked');
  return { game, asked };
}

const hand = (...words: string[]): Situation => ({ seats: { 0: { hand: words } } });

describe('an action', () => {
  test('always speaks of the same five kinds, legal or not', () => {
    expect(kindsOf(askedIn(hand('light')).asked.request)).toEqual([
      'attack',
      'magic',
      'buy',
      'synthesize',
      'extract',
    ]);
  });

  test('shows cannot-act only where it may be declared', () => {
    const kinds = kindsOf(askedIn(hand('light', 'light', 'light', 'light')).asked.request);
    expect(kinds).toContain('declareCannotAct');
  });

  test('leads from a kind to its cards and from a card to its seats', () => {
    const { asked } = askedIn(hand('fire', 'light', 'poison'));
    expect(cardsFor(asked, 'attack').map(({ name }) => name)).toEqual(['fire-slash']);
    const [fire] = cardsFor(asked, 'attack');
    expect(kindOfCard(asked, fire?.id ?? 0)).toBe('attack');
    expect(targetsOf(asked, 'attack', fire?.id ?? 0)).toEqual([1, 3]);
    expect(needsSeat(asked, 'attack', fire?.id ?? 0)).toBe(true);
  });

  test('a missile needs no seat, a poison does', () => {
    const { asked } = askedIn(hand('missile', 'poison'));
    const [missile, poison] = asked.hand;
    expect(needsSeat(asked, 'magic', missile?.id ?? 0)).toBe(false);
    expect(needsSeat(asked, 'magic', poison?.id ?? 0)).toBe(true);
  });
});

describe('§6.1 what buying brings', () => {
  const told = (gem: number, crystal: number) =>
    detailOf(askedIn({ ...hand('light'), stones: { red: [gem, crystal] } }).asked, 'buy').detail;

  test('is said of both stones while there is room for both', () => {
    expect(told(2, 1)).toBe('摸3张，+1宝石+1水晶');
  });

  test('is a choice of stone with room for one', () => {
    expect(told(2, 2)).toBe('摸3张，+1宝石或水晶');
  });

  test('is cards alone when the stone zone is full', () => {
    expect(told(3, 2)).toBe('摸3张，战绩区已满');
  });
});

describe('what is not offered', () => {
  test.each(['attack', 'magic', 'synthesize', 'extract'] as const)(
    '%s can be tried, and is refused with a reason',
    (type) => {
      const { game, asked } = askedIn(hand('light'));
      const choice = attemptOf(asked, type);
      expect(choice && legal(game, choice)).toMatchObject({ rule: expect.stringMatching(/^§/) as string });
    },
  );

  test('a card in the hand is tried at what it is likeliest for', () => {
    const { game, asked } = askedIn(hand('light', 'fire'));
    const [light] = asked.hand;
    const choice = light ? attempt(asked, light) : null;
    expect(choice && legal(game, choice)?.because).toBe('lightIsNoAction');
  });

  test('with an empty hand too', () => {
    const { game, asked } = askedIn(hand());
    const choice = attemptOf(asked, 'attack');
    expect(choice && legal(game, choice)?.because).toBe('noSuchCard');
  });
});
