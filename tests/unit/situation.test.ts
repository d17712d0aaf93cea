import deck from '$content/cards/deck.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBoard, situationProblems } from '$lib/grail/state/build.ts';
import { resolveConfig } from '$lib/grail/state/build-config.ts';
import { cardTable, type CardFace } from '$lib/grail/state/cards.ts';
import type { Board } from '$lib/grail/state/board.ts';
import { SituationError } from '$lib/grail/state/problems.ts';
import type { Situation } from '$lib/grail/situation.ts';

const cards = cardTable(deck as CardFace[]);
const interlaced = resolveConfig({ seating: 'RBRBRB' });
const build = (situation: Situation): Board => buildBoard(situation, interlaced, cards, 'seed');
const codes = (situation: Situation): string[] =>
  situationProblems(situation, interlaced, cards).map(({ code }) => code);
const names = (ids: readonly number[]): string[] => ids.map((id) => cards[id]?.name ?? '');

function everyCard(board: Board): number[] {
  const { seats, deck: pile, discard, aside } = board;
  const owned = seats.flatMap(({ hand, piles, table }) => [
    ...hand,
    ...Object.values(piles).flat(),
    ...table.map(({ card }) => card),
  ]);
  return [...owned, ...pile, ...discard.faceUp, ...discard.faceDown, ...aside].filter((card) => card > 0);
}

describe('a situation that can be', () => {
  it('§1.1 holds each of the 150 cards exactly once', () => {
    const board = build({
      seats: { 0: { hand: ['fire', 'x*3'] }, 1: { table: ['shield', 'poison<3'], covered: ['dark'] } },
    });
    expect(everyCard(board).sort((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
  });

  it('is the same for the same seed, and only the deck differs for another', () => {
    const situation: Situation = { seats: { 0: { hand: ['fire', 'x*2'] } }, deckTop: ['light'] };
    const other = buildBoard(situation, interlaced, cards, 'other');
    expect(build(situation)).toEqual(build(situation));
    expect(other.seats).toEqual(build(situation).seats);
    expect(other.deck).not.toEqual(build(situation).deck);
  });

  it('§13.1 lays the top of the deck in the order given, top at the end of the array', () => {
    const board = build({
      deckTop: ['fire', 'light', 'dark'],
      deckSize: 5,
      discardSize: 4,
      discard: ['weak'],
    });
    expect(names(board.deck.slice(-3))).toEqual(['dark-extinction', 'holy-light', 'fire-slash']);
    expect(board.deck).toHaveLength(5);
    expect(names(board.discard.faceUp)).toEqual(['weakness']);
    expect(board.discard.faceDown).toHaveLength(3);
    expect(board.aside).toHaveLength(150 - 9);
  });

  it('§22 keeps who placed a card and what it counts as', () => {
    const { seats } = build({
      seats: {
        1: { table: ['poison<3', 'poison', { card: 'fire', as: 'angel-wall', countsAs: 'shield', by: 2 }] },
        2: { table: [{ card: null, as: 'five-binds', exclusive: true }] },
      },
    });
    expect(seats[1]?.table.map(({ name, by, countsAs }) => [name, by, countsAs])).toEqual([
      ['poison', 3, null],
      ['poison', 1, null],
      ['angel-wall', 2, 'holy-shield'],
    ]);
    expect(seats[2]?.table[0]).toMatchObject({ card: 0, name: 'five-binds', exclusive: true });
  });

  it('gives plain words copies whose unique skills concern nobody at the table', () => {
    const { seats } = build({ seats: { 0: { character: 'berserker', hand: ['fire*3'] } } });
    const printed = seats[0]?.hand.flatMap((id) => cards[id]?.unique ?? []) ?? [];
    expect(printed.some(({ character }) => character === 'berserker')).toBe(false);
  });

  it('finds copies even where a greedy choice would take the wrong one', () => {
    const hand = ['fire.skill*4', 'fire.blood*4', 'fire*5'];
    const board = build({
      seats: { 0: { hand, handLimit: 20 }, 1: { hand: ['fire.holy*4', 'fire.chant', 'fire.phantom'] } },
    });
    expect(new Set(everyCard(board)).size).toBe(150);
  });

  it('§12.3 takes heals above the limit', () => {
    expect(build({ seats: { 1: { heals: 4 } } }).seats[1]?.heals).toBe(4);
  });

  it('§19.3 a startup that was used forbids special actions', () => {
    expect(build({ startupUsed: true }).turn).toMatchObject({ startupUsed: true, specialsForbidden: true });
  });
});

describe('fillers', () => {
  const handOf = (situation: Situation, seat: number): string[] =>
    names(build(situation).seats[seat]?.hand ?? []);

  it('cannot answer: no card of an element that flies, no Dark, no Light', () => {
    const hand = handOf({ seats: { 0: { hand: ['fire', 'wind'] }, 1: { hand: ['x*6'] } } }, 1);
    for (const name of ['fire-slash', 'wind-slash', 'dark-extinction', 'holy-light'])
      expect(hand).not.toContain(name);
  });

  it('cannot answer even when all five elements fly', () => {
    const hand = handOf(
      { seats: { 0: { hand: ['fire', 'wind', 'water', 'earth', 'thunder'] }, 1: { hand: ['x*6'] } } },
      1,
    );
    expect(hand.every((name) => ['holy-shield', 'weakness', 'poison', 'magic-missile'].includes(name))).toBe(
      true,
    );
  });

  it('are no Missiles where a Missile is named', () => {
    const all = ['fire', 'wind', 'water', 'earth', 'thunder', 'missile'];
    const hand = handOf({ seats: { 0: { hand: all }, 1: { hand: ['x*6'] }, 3: { hand: ['x*6'] } } }, 3);
    expect(hand).not.toContain('magic-missile');
  });

  it('open no action for the turn player', () => {
    expect(new Set(handOf({ seats: { 0: { hand: ['x*4'] } } }, 0))).toEqual(new Set(['holy-light']));
  });

  it('do not block for a turn player who may be struck, and add no new kind of action', () => {
    const situation: Situation = { seats: { 0: { hand: ['poison', 'x'] }, 1: { hand: ['fire'] } } };
    expect(['holy-shield', 'weakness']).toContain(handOf(situation, 0)[1]);
  });

  it('§18.4 cannot carry out an entry', () => {
    const situation: Situation = {
      start: 'action.extra',
      extra: [{ kinds: ['attack'] }],
      seats: { 0: { hand: ['x'] }, 1: { hand: ['fire'] } },
    };
    expect(handOf(situation, 0)[0]).not.toMatch(/slash/);
  });
});

describe('a situation that cannot be', () => {
  it('tells everything that is wrong at once', () => {
    const found = codes({
      seats: {
        0: { hand: ['#17', 'fyre'], heals: -1 },
        1: { hand: ['#17'], table: ['shield', 'shield'] },
        9: {},
      },
      stones: { red: [4, 2] },
      morale: [16, 15],
      cups: [0, 5],
      deckSize: 1.5,
    });
    expect(found.sort()).toEqual(
      [
        'cardTwice',
        'gameIsOver',
        'moraleOverCap',
        'notAWholeNumber',
        'notAWholeNumber',
        'sameEffectTwice',
        'seatOutOfRange',
        'tooManyStones',
        'unknownCardWord',
      ].sort(),
    );
  });

  it.each<[string, Situation, string]>([
    ['§1.3 seven Darks', { seats: { 0: { hand: ['dark*6'] }, 1: { hand: ['dark'] } } }, 'notEnoughCopies'],
    ['§1.1 a card number that does not exist', { seats: { 0: { hand: ['#151'] } } }, 'noSuchCard'],
    ['a skill that no fire card carries', { seats: { 0: { hand: ['fire+freeze'] } } }, 'noSuchCard'],
    ['§16.3 energy over the limit', { seats: { 0: { energy: [2, 2] } } }, 'tooMuchEnergy'],
    ['§14.1 a hand over its limit', { seats: { 0: { hand: ['x*7'] } } }, 'handOverLimit'],
    [
      '§8.2 two shields, one of them by another name',
      { seats: { 1: { table: ['shield', { card: 'fire', as: 'angel-wall', countsAs: 'holy-shield' }] } } },
      'sameEffectTwice',
    ],
    ['§22.1 an attack card on the table', { seats: { 1: { table: ['fire'] } } }, 'notAnEffect'],
    [
      '§22.3 an exclusive card made of a basic one',
      { seats: { 1: { table: [{ card: 'fire', as: 'five-binds', exclusive: true }] } } },
      'exclusiveIsNoBasicCard',
    ],
    ['a placer who sits nowhere', { seats: { 1: { table: ['shield<7'] } } }, 'seatOutOfRange'],
    ['a turn player who sits nowhere', { turn: 6 }, 'seatOutOfRange'],
    ['a deck top that is longer than the deck', { deckTop: ['fire', 'wind'], deckSize: 1 }, 'deckTopTooLong'],
    ['a deck of 151', { deckSize: 151 }, 'deckSizeNotMet'],
    ['a discard pile of 151', { discardSize: 151 }, 'discardSizeNotMet'],
    ['more cards than there are', { deckTop: ['x*150', 'x'] }, 'tooManyCards'],
    ['§17.1 a team without morale', { morale: [0, 15] }, 'gameIsOver'],
    ['§18.5 an entry before the turn', { start: 'turn', extra: [{ kinds: ['attack'] }] }, 'extraTooEarly'],
    ['§19.1 a startup before the turn', { start: 'turn', startupUsed: true }, 'startupTooEarly'],
  ])('%s', (_name, situation, code) => {
    expect(codes(situation)).toContain(code);
    expect(() => build(situation)).toThrow(SituationError);
  });

  it('§3 a hand above the limit is taken where a skill changes the limit', () => {
    const skills = [
      {
        id: 'big',
        type: 'passive' as const,
        rules: [{ rule: 'limit' as const, of: 'hand' as const, who: 'self', add: 1 }],
      },
    ];
    expect(codes({ seats: { 1: { hand: ['x*7'], skills } } })).toEqual([]);
  });

  it('§10.2 several Poisons may lie, unless the setting forbids it', () => {
    const situation: Situation = { seats: { 1: { table: ['poison', 'poison'] } } };
    expect(codes(situation)).toEqual([]);
    const single = resolveConfig({ poisonStacks: false });
    expect(situationProblems(situation, single, cards).map(({ code }) => code)).toEqual(['sameEffectTwice']);
  });
});

describe('settings', () => {
  const problemsOf = (input: object): string[] => {
    try {
      resolveConfig(input);
      return [];
    } catch (error) {
      return (error as SituationError).problems.map(({ code }) => code);
    }
  };

  it.each([
    ['§2.3 blue first', { seating: 'BRBRBR' }, ['seatingFirst']],
    ['§2.1 unequal teams', { seating: 'RRRB' }, ['seatingTeams']],
    ['§2.1 three seats', { seating: 'RBR' }, ['seatingSize']],
    ['other letters', { seating: 'RBGB' }, ['seatingLetters']],
    ['five players', { players: 5 }, ['seatingSize']],
    ['players against seating', { players: 4, seating: 'RBBRRB' }, ['playersAndSeating']],
    [
      'unknown and wrong settings together',
      { moral: 3, poisonStacks: 1, morale: 2.5 },
      ['unknownSetting', 'wrongSetting', 'wrongSetting'],
    ],
    ['a cap below the morale', { moraleCap: 10 }, ['moraleOverCap']],
    ['a setting called __proto__', JSON.parse('{"__proto__": 1}') as object, ['unknownSetting']],
  ])('%s', (_name, input, expected) => expect(problemsOf(input)).toEqual(expected));

  it('§2.3 takes the house layout of a number of players', () => {
    expect([4, 6, 8].map((players) => resolveConfig({ players }).seating)).toEqual([
      'RBBR',
      'RBBRRB',
      'RBBRRBBR',
    ]);
  });

  it('D11 the supplement gives 8 players morale 18, others none', () => {
    expect(resolveConfig({ players: 8, supplement8p: true })).toMatchObject({ morale: 18, moraleCap: 18 });
    expect(resolveConfig({ players: 6, supplement8p: true })).toMatchObject({ morale: 15, moraleCap: 15 });
  });
});

const word = fc.constantFrom(
  'wind',
  'water',
  'fire',
  'earth',
  'thunder',
  'dark',
  'light',
  'shield',
  'weak',
  'poison',
  'missile',
  'x',
  'fire.holy',
  'poison.water',
  '#17',
  'wind+wind-blade',
  'x*2',
);
const seat = fc.record({
  hand: fc.array(word, { maxLength: 6 }),
  covered: fc.array(word, { maxLength: 3 }),
  heals: fc.nat(3),
});
const anySituation = fc.record(
  {
    seats: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5'), seat),
    turn: fc.nat(5),
    deckTop: fc.array(word, { maxLength: 8 }),
    discard: fc.array(word, { maxLength: 8 }),
    deckSize: fc.nat(150),
    discardSize: fc.nat(150),
  },
  { requiredKeys: [] },
);

describe('any situation', () => {
  it('is refused with problems or holds 150 cards, each once, with the sizes asked for', () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        const situation = given as Situation;
        if (codes(situation).length > 0) return;
        const board = build(situation);
        expect(new Set(everyCard(board)).size).toBe(150);
        expect(everyCard(board)).toHaveLength(150);
        if (situation.deckSize !== undefined) expect(board.deck).toHaveLength(situation.deckSize);
        const { faceUp, faceDown } = board.discard;
        if (situation.discardSize !== undefined)
          expect(faceUp.length + faceDown.length).toBe(situation.discardSize);
      }),
      { numRuns: 300 },
    );
  });
});
