/** How characters come to the table (§2.4, §2.5, §1.6, §4, §22), each of the roster and some of nobody's. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { givenOfGame } from '$lib/dsl/cases/given-of.ts';
import { setupOf } from '$lib/dsl/cases/given.ts';
import { checkCharacter } from '$lib/dsl/roster/check-character.ts';
import { rosterOf, type Roster } from '$lib/dsl/roster/roster.ts';
import {
  effectiveCharacter,
  eventsFor,
  exclusiveAvailable,
  limitOf,
  maxOf,
  newGame,
  SituationError,
  tokenOf,
  tokensHeld,
  viewFor,
  type Character,
  type Game,
  type Setup,
} from '$lib/grail/index.ts';

const official = [...roster.values()];
const folder = 'tests/fixtures/roster';
const others = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Character,
);
const everybody: Roster = rosterOf([...official, ...others]);
const by = (id: string): Character => everybody.get(id) as Character;

const dealt = (characters: Record<number, Character>, more: Partial<Setup> = {}): Game =>
  newGame(deck, { seed: 'table', config: { seating: 'RBRBRB' }, characters, ...more });
const situation = (given: Parameters<typeof setupOf>[0]): Game =>
  newGame(deck, setupOf(given, 'situation', everybody));

function problems(make: () => unknown): string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof SituationError) return [...new Set(error.problems.map(({ code }) => code))].sort();
    throw error;
  }
  return [];
}

function conserved({ board }: Game): void {
  const zones = [board.deck, board.discard.faceUp, board.discard.faceDown, board.aside];
  for (const { hand, piles, table } of board.seats)
    zones.push(
      hand,
      ...Object.values(piles),
      table.map(({ card }) => card).filter((card) => card > 0),
    );
  expect(zones.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
}

describe('the files of the roster', () => {
  it('hold the 24 official characters at least, each in the folder of its id', () => {
    expect(official.length).toBeGreaterThanOrEqual(24);
    expect(
      readdirSync('content/characters')
        .filter((name) => !name.endsWith('.yaml'))
        .sort(),
    ).toEqual(official.map(({ id }) => id).sort());
  });

  it.each([...official, ...others].map((one) => [one.id, one] as const))('%s has the shape', (_id, one) => {
    expect(checkCharacter(one).findings).toBeNull();
  });
});

describe('§2.5 a game is dealt', () => {
  it.each([...official, ...others].map((one) => [one.id, one] as const))('to %s', (_id, one) => {
    const game = dealt({ 0: one });
    const [seat] = game.board.seats;
    const setups = one.skills.flatMap(({ setup }) => (setup === undefined ? [] : [setup]));
    const energy = setups.reduce(
      (sum, { energy: e }) => sum + Number(e?.gem ?? 0) + Number(e?.crystal ?? 0),
      0,
    );
    expect(seat?.character).toBe(one.id);
    expect((seat?.energy.gem ?? 0) + (seat?.energy.crystal ?? 0)).toBe(energy);
    for (const { tokens = {} } of setups)
      for (const [token, count] of Object.entries(tokens))
        expect(tokensHeld(game.board.seats[0]!, token, tokenOf(game, 0, token))).toBe(count);
    expect(seat?.table.map(({ name }) => name)).toEqual(setups.flatMap(({ place = [] }) => place));
    expect(seat?.hand).toHaveLength(4);
    conserved(game);
    expect(JSON.parse(JSON.stringify(game.board))).toEqual(game.board);
  });

  it('to all of them, six at a table', () => {
    for (let first = 0; first < official.length; first += 6) {
      const seated = official
        .slice(Math.min(first, official.length - 6))
        .slice(0, 6)
        .map((one, seat) => [seat, one] as const);
      const game = dealt(Object.fromEntries(seated));
      expect(game.board.seats.map(({ character }) => character)).toEqual(seated.map(([, { id }]) => id));
      conserved(game);
    }
  });

  it('two crystals of the Hero and of the Arbiter come after the start hands, in seat order', () => {
    const game = dealt({ 3: by('hero'), 1: by('arbiter') });
    const told = (game.log?.events ?? []).filter(({ type }) =>
      ['cardsDrawn', 'energyChanged'].includes(type),
    );
    expect(told.map((event) => `${event.type} ${'seat' in event ? event.seat : ''}`)).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((seat) => `cardsDrawn ${seat}`),
      'energyChanged 1',
      'energyChanged 3',
    ]);
    expect(game.board.seats[3]?.energy).toEqual({ gem: 0, crystal: 2 });
  });

  it('two-sided tokens begin on the side written first, counted side by side', () => {
    const game = dealt({ 0: by('war-homunculus') });
    expect(game.board.seats[0]?.tokens).toEqual({ 'rune.war': 3 });
    expect(maxOf(game, 0, 'rune')).toBe(3);
  });

  it('covered cards come from the deck; their owner alone sees them, in the log too', () => {
    const game = dealt({ 2: by('ranger') });
    const pile = game.board.seats[2]?.piles['bullet'] ?? [];
    expect(pile).toHaveLength(6);
    expect(game.board.deck).toHaveLength(150 - 24 - 6);
    const seen = (viewer: number | null) => viewFor(game, viewer).seats[2]?.piles;
    expect(seen(2)).toEqual([{ token: 'bullet', size: 6, cards: pile }]);
    for (const viewer of [0, 1, 4, null])
      expect(seen(viewer)).toEqual([{ token: 'bullet', size: 6, cards: null }]);
    const told = (viewer: number) =>
      eventsFor(game, viewer).flatMap((event) => (event.type === 'cardsCovered' ? [event.hidden.cards] : []));
    expect(told(2)).toEqual([pile]);
    expect(told(4)).toEqual([null]);
    conserved(game);
  });

  it('base limits are those of the sheet', () => {
    const made: Character = {
      ...by('berserker'),
      id: 'wide',
      base: { handLimit: 8, healLimit: 4, energyLimit: 5 },
    };
    const game = dealt({ 0: made });
    expect((['hand', 'heals', 'energy'] as const).map((of) => limitOf(game, 0, of))).toEqual([8, 4, 5]);
    expect((['hand', 'heals', 'energy'] as const).map((of) => limitOf(game, 1, of))).toEqual([6, 2, 3]);
  });

  it('what a skill begins with fits below the limit', () => {
    const [skill] = by('hero').skills.filter(({ setup }) => setup !== undefined);
    const game = dealt({
      0: {
        ...by('hero'),
        id: 'greedy',
        tokens: { coin: { kind: 'counter', name: { en: 'Coin' }, colour: 'blue', max: 2 } },
        skills: [{ ...skill!, setup: { energy: { gem: 2, crystal: 5 }, tokens: { coin: 9 } } }],
      },
    });
    expect(game.board.seats[0]?.energy).toEqual({ gem: 2, crystal: 1 });
    expect(game.board.seats[0]?.tokens).toEqual({ coin: 2 });
  });
});

describe('§2.4 who can sit there', () => {
  it('the same character twice cannot; a seat that is none, a variant that is none', () => {
    expect(problems(() => dealt({ 0: by('sage'), 3: by('sage') }))).toEqual(['sameCharacterTwice']);
    expect(problems(() => dealt({ 9: by('sage') }))).toEqual(['seatOutOfRange']);
    expect(problems(() => dealt({ 0: by('sage') }, { variants: { 0: 'other' } }))).toEqual([
      'unknownVariant',
    ]);
    expect(problems(() => dealt({}, { variants: { 0: 'other' } }))).toEqual(['unknownVariant']);
    expect(problems(() => dealt({ 0: by('sage') }, { variants: { 0: 'constructor' } }))).toEqual([
      'unknownVariant',
    ]);
  });

  it('a variant’s skills take the place of those of the same id', () => {
    const sage = by('sage');
    const [first, ...rest] = sage.skills;
    const other = { ...first!, note: { en: 'read otherwise' } };
    const twoWays: Character = { ...sage, variants: { older: { name: { en: 'older' }, skills: [other] } } };
    expect(effectiveCharacter(twoWays, 'older')?.skills).toEqual([other, ...rest]);
    expect(effectiveCharacter(twoWays)?.skills).toEqual(sage.skills);
    const game = dealt({ 0: twoWays }, { variants: { 0: 'older' } });
    expect(game.rules.characters[0]?.skills[0]?.note).toEqual({ en: 'read otherwise' });
  });
});

describe('a situation with characters', () => {
  it('begins with nothing that it does not name', () => {
    const game = situation({ characters: { 0: 'hero', 1: 'ranger', 2: 'war-homunculus' } });
    expect(game.board.seats.map(({ energy, tokens, piles }) => ({ energy, tokens, piles }))).toEqual(
      Array.from({ length: 6 }, () => ({ energy: { gem: 0, crystal: 0 }, tokens: {}, piles: {} })),
    );
  });

  it('§3 a form lies as its sheet says, unless the situation says otherwise', () => {
    const turned = (given: object) =>
      situation({ characters: { 0: 'assassin' }, form: { 0: 'stealth' }, ...given }).board.seats[0]?.sideways;
    expect(turned({})).toBe(true);
    expect(turned({ sideways: { 0: false } })).toBe(false);
  });

  it('§22 a laid card is what the sheet of its layer says', () => {
    const game = situation({
      characters: { 0: 'angel', 2: 'hero' },
      table: { 1: [{ as: 'angel-wall', card: 'thunder+angel-wall', by: 0 }], 3: [{ as: 'taunt', by: 2 }] },
    });
    expect(game.board.seats[1]?.table[0]).toMatchObject({ countsAs: 'holy-shield', exclusive: false });
    expect(game.board.seats[3]?.table[0]).toMatchObject({ card: 0, exclusive: true, by: 2 });
    conserved(game);
  });

  it('§22.3 an exclusive card is there once: before somebody, beside its sheet, or out of the game', () => {
    const at = (given: object) =>
      exclusiveAvailable(situation({ characters: { 0: 'hero' }, ...given }), 0, 'taunt');
    expect(at({})).toBe(true);
    expect(at({ table: { 1: [{ as: 'taunt', by: 0 }] } })).toBe(false);
    expect(at({ gone: { 0: ['taunt'] } })).toBe(false);
    expect(exclusiveAvailable(situation({ characters: { 1: 'hero' } }), 0, 'taunt')).toBe(false);
    const twoSided = situation({
      characters: { 0: 'primordial-bow' },
      table: { 0: [{ as: 'radiant-afterglow', by: 0 }] },
    });
    expect(exclusiveAvailable(twoSided, 0, 'radiant-cannon')).toBe(false);
  });

  it('plain words take copies whose unique skills concern nobody at the table', () => {
    for (const { id } of official) {
      const game = situation({
        characters: { 0: id },
        hands: { 0: ['fire', 'water'], 1: ['thunder', 'wind'] },
      });
      const faces = game.board.seats.flatMap(({ hand }) => hand.map((card) => game.rules.cards[card]!));
      expect(faces.flatMap(({ unique }) => unique.map(({ character }) => character))).not.toContain(id);
    }
  });

  it.each<[string, Parameters<typeof setupOf>[0], string[]]>([
    ['a character nobody knows', { characters: { 0: 'nobody' } }, ['unknownCharacter']],
    ['a name that every object has', { characters: { 0: 'constructor' } }, ['unknownCharacter']],
    ['two characters at a seat', { characters: { 0: 'sage' }, character: { 0: 'hero' } }, ['twoCharacters']],
    ['a token of another', { characters: { 0: 'hero' }, tokens: { 0: { judgment: 1 } } }, ['unknownToken']],
    [
      'too many tokens (§20.9)',
      { characters: { 0: 'hero' }, tokens: { 0: { rage: 5, insight: 4 } } },
      ['tooManyTokens'],
    ],
    [
      'too many two-sided tokens',
      { characters: { 0: 'war-homunculus' }, tokens: { 0: { 'rune.war': 2, 'rune.magic': 2 } } },
      ['tooManyTokens'],
    ],
    [
      'two-sided tokens without a side',
      { characters: { 0: 'war-homunculus' }, tokens: { 0: { rune: 3 } } },
      ['unknownToken'],
    ],
    [
      'too many covered cards',
      { characters: { 0: 'talisman-master' }, covered: { 0: ['x*3'] } },
      ['tooManyTokens'],
    ],
    [
      'covered cards of one who has none',
      { characters: { 0: 'hero' }, covered: { 0: ['x'] } },
      ['unknownToken'],
    ],
    [
      'covered cards under a token that covers none',
      { characters: { 0: 'butterfly-dancer' }, covered: { 0: { pupa: ['x'] } } },
      ['unknownToken'],
    ],
    ['a form of another', { characters: { 0: 'hero' }, form: { 0: 'stealth' } }, ['unknownForm']],
    [
      'a laid card of another',
      { characters: { 0: 'hero' }, table: { 1: [{ as: 'angel-wall', card: 'fire', by: 0 }] } },
      ['unknownLaidCard'],
    ],
    [
      'an exclusive card twice',
      { characters: { 0: 'hero' }, table: { 1: [{ as: 'taunt', by: 0 }], 3: [{ as: 'taunt', by: 0 }] } },
      ['exclusiveTwice'],
    ],
    [
      'a card out of the game that is none',
      { characters: { 0: 'hero' }, gone: { 0: ['x'] } },
      ['unknownLaidCard'],
    ],
    ['a name for nobody', { names: { 0: { locked: 9 } } }, ['seatOutOfRange']],
    ['a hand above the limit', { characters: { 0: 'berserker' }, hands: { 0: ['x*7'] } }, ['handOverLimit']],
  ])('refuses %s', (_what, given, codes) => expect(problems(() => situation(given))).toEqual(codes));

  it('a base limit is a default that `limits` overrides', () => {
    const wide: Character = { ...by('berserker'), id: 'wide', base: { handLimit: 8 } };
    const given = { characters: { 0: { sheet: wide } }, hands: { 0: ['x*8'] } };
    expect(problems(() => situation(given))).toEqual([]);
    expect(problems(() => situation({ ...given, limits: { 0: { hand: 7 } } }))).toEqual(['handOverLimit']);
  });

  it('comes back as it was written from the table it makes', () => {
    const given = {
      seating: 'RBRBRB',
      characters: { 0: 'sword-emperor', 1: 'hero', 3: { sheet: { ...by('sage'), id: 'own' } } },
      covered: { 0: { 'sword-soul': ['#1', '#2'] } },
      tokens: { 0: { 'sword-qi': 2 }, 1: { rage: 1 } },
      form: { 1: 'exhausted' },
      names: { 1: { locked: 0 } },
      limits: { 1: { hand: 7, handFixed: 5 }, 4: { energy: 4 } },
      gone: { 1: ['taunt'] },
    };
    const found = givenOfGame(situation(given), everybody)?.given;
    expect(found).toMatchObject(given);
    expect(found?.sideways).toBeUndefined();
    expect(found?.character).toBeUndefined();
    const again = newGame(deck, setupOf(found ?? {}, 'situation', everybody));
    expect(again.board.seats.map(({ hand: _, ...seat }) => seat)).toEqual(
      situation(given).board.seats.map(({ hand: _, ...seat }) => seat),
    );
  });
});

describe('§4 what lies open and what does not', () => {
  const sheet: Character = {
    ...by('berserker'),
    id: 'veiled',
    tokens: {
      open: { kind: 'covered', name: { en: 'Open' }, faceUp: true },
      shut: { kind: 'covered', name: { en: 'Shut' } },
    },
    cards: { trap: { kind: 'exclusive', name: { en: 'Trap' }, faceDown: true } },
  };
  const game = situation({
    characters: { 0: { sheet } },
    covered: { 0: { open: ['fire'], shut: ['water', 'wind'] } },
    table: { 1: [{ as: 'trap', by: 0 }] },
  });

  it('a pile that lies face up is seen by all, others by their owner; sizes by everybody', () => {
    const sights = (viewer: number | null) =>
      viewFor(game, viewer).seats[0]?.piles.map(({ token, size, cards }) => [token, size, cards !== null]);
    expect(sights(0)).toEqual([
      ['open', 1, true],
      ['shut', 2, true],
    ]);
    for (const viewer of [1, 2, null])
      expect(sights(viewer)).toEqual([
        ['open', 1, true],
        ['shut', 2, false],
      ]);
  });

  it('of a card that lies face down others see that it lies there', () => {
    const names = (viewer: number | null) =>
      viewFor(game, viewer).seats[1]?.table.map(({ name, by: of }) => [name, of]);
    expect(names(0)).toEqual([['trap', 0]]);
    for (const viewer of [1, 2, null]) expect(names(viewer)).toEqual([['', 0]]);
  });

  it('no view but the owner’s holds the number of a covered card', () => {
    const [first, second] = game.board.seats[0]?.piles['shut'] ?? [];
    for (const viewer of [1, 2, 3, 4, 5, null]) {
      const numbers = JSON.stringify(viewFor(game, viewer).seats[0]?.piles);
      expect(numbers).not.toContain(`${first},`);
      expect(numbers).not.toContain(`${second}]`);
    }
  });
});
