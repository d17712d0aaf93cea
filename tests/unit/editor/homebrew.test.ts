/** Homebrew at the table: what is kept takes part, plays, is named, and stays whole in every game that it is in. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { deck as official } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { setupOf } from '$lib/dsl/cases/given.ts';
import { givenOfSetup } from '$lib/dsl/cases/given-of.ts';
import { cardsOf, checkDeck, type Deck, type DeckCard } from '$lib/dsl/decks/index.ts';
import { checkGame } from '$lib/dsl/documents/game.ts';
import { homebrewIn } from '$lib/dsl/roster/homebrew-in.ts';
import { openedRecord, storedRecord } from '$lib/dsl/roster/roster.ts';
import { seatCharacters } from '$lib/features/play/seat-characters.ts';
import { chancePool, keyOfDraft, type Homebrew } from '$lib/features/table/homebrew.ts';
import { readDrafts } from '$lib/features/table/read-drafts.ts';
import {
  apply,
  ELEMENTS_OF,
  newGame,
  recordGame,
  reopenGame,
  requestOf,
  sampleAnswer,
  type CardName,
  type Character,
  type Faction,
  type Setup,
} from '$lib/grail/index.ts';
import { seedRandom } from '$lib/kernel/random.ts';
import type { Document } from '$lib/store';
import { cardsConserved } from '../../properties/character-invariants.ts';

const hero: Character = {
  format: 1,
  id: 'my-hero',
  name: { zh: '小侠' },
  author: '<b>某人</b>',
  faction: 'skill',
  stars: 2,
  skills: [
    {
      id: 'zeal',
      name: { zh: '热忱' },
      class: 'common',
      type: 'response',
      does: [{ on: { time: 't2.hit', by: 'self', active: true }, do: [{ do: 'draw', count: 1 }] }],
    },
  ],
};
const ownDeck: Deck = {
  format: 1,
  id: 'embers',
  name: { zh: '余烬' },
  base: 'official',
  without: [{ name: 'water-slash' }],
  cards: [{ name: 'fire-slash', faction: 'blood', count: 21 }],
};
const draft = (id: string, kind: 'character' | 'deck', text: string): Document => {
  return { id, kind, title: id, value: { text }, created: 1, updated: 1 };
};
const read = (enabled: readonly string[] = []): Homebrew =>
  readDrafts(
    [
      draft('a', 'character', JSON.stringify(hero)),
      draft('b', 'character', '{"format": 1'),
      draft('c', 'character', JSON.stringify({ ...hero, name: { zh: '旧小侠' } })),
      { ...draft('d', 'character', ''), value: null },
    ],
    [draft('e', 'deck', JSON.stringify(ownDeck)), draft('f', 'deck', '[]')],
    new Set(enabled),
  );

describe('what homebrew there is', () => {
  it('is each draft without an error; the others say why they cannot be played', () => {
    const { characters, decks } = read();
    expect(characters.map(({ key, character, errors }) => [key, character?.id, errors.length > 0])).toEqual([
      ['own:a', 'my-hero', false],
      ['own:b', undefined, true],
      ['own:c', 'my-hero', false],
      ['own:d', undefined, true],
    ]);
    expect(decks.map(({ id, deck, errors }) => [id, deck?.id, errors.length > 0])).toEqual([
      ['e', 'embers', false],
      ['f', undefined, true],
    ]);
  });

  it('takes part by chance only where that is wanted, and nobody comes twice', () => {
    expect(chancePool(roster, read())).toEqual([...roster.values()]);
    const pool = chancePool(roster, read(['a', 'b', 'c']));
    expect(pool.filter(({ id }) => id === 'my-hero')).toHaveLength(1);
    expect(pool).toHaveLength(roster.size + 1);
    const [first] = [...roster.values()] as [Character];
    const copy = { ...read(['a']).characters[0]!, character: { ...first, name: { zh: '改过' } } };
    const changed = chancePool(roster, { characters: [copy], decks: [] });
    expect(changed.filter(({ id }) => id === first.id)).toEqual([copy.character]);
  });

  it('is chosen by its key beside official ones', () => {
    const wanted = { 0: keyOfDraft('a'), 1: 'berserker', 2: keyOfDraft('b') };
    const seated = seatCharacters(wanted, 4, 'x', roster, read());
    expect(Object.entries(seated ?? {}).map(([seat, { id }]) => [seat, id])).toEqual([
      ['0', 'my-hero'],
      ['1', 'berserker'],
    ]);
  });
});

describe('a game with homebrew', () => {
  const setup: Setup = { seed: 'own', config: { players: 4 }, characters: { 0: hero }, deck: ownDeck };

  it('carries characters and deck whole, as plain data, and opens without the drafts', () => {
    const game = newGame(official, setup, { log: false });
    const random = seedRandom('own');
    for (let step = 0; step < 60; step++) apply(game, sampleAnswer(game, requestOf(game)!, random));
    const record = storedRecord(recordGame(official, setup, game.choices), roster);
    const sent = JSON.parse(JSON.stringify({ record })) as unknown;
    const checked = checkGame(sent);
    expect(checked.findings).toBeNull();
    const opened = openedRecord(checked.value!.record, roster);
    expect(opened.setup.deck).toEqual(ownDeck);
    expect(opened.setup.characters?.[0]).toEqual(hero);
    expect(reopenGame(official, opened)).toMatchObject({ agreed: 60, because: null });
  });

  it('is played with its own cards: as many as the deck has, and no others', () => {
    const { cards } = newGame(official, setup).rules;
    expect(cards.slice(1)).toEqual(cardsOf(ownDeck, official));
    expect(cards.some((face) => face?.name === 'water-slash')).toBe(false);
  });

  it('says what of it is homebrew and who made it, as text', () => {
    const { record } = { record: storedRecord(recordGame(official, setup, []), roster) };
    expect(homebrewIn(record.setup)).toEqual({
      characters: [{ name: { zh: '小侠' }, author: '<b>某人</b>' }],
      deck: { name: { zh: '余烬' }, author: null },
    });
    const plain = { seed: 1, characters: { 0: [...roster.values()][0]! } };
    expect(homebrewIn(storedRecord(recordGame(official, plain, []), roster).setup)).toBeNull();
  });

  it('a situation carries its deck too, and is the same one again', () => {
    const situation: Setup = { seed: 1, deck: ownDeck, situation: { seats: { 0: { hand: ['fire*3'] } } } };
    const given = givenOfSetup(situation);
    expect(given.deck).toEqual(ownDeck);
    expect(setupOf(given, 'x')).toMatchObject({ deck: ownDeck });
    expect(() =>
      newGame(official, { ...situation, situation: { seats: { 0: { hand: ['water'] } } } }),
    ).toThrow('noSuchCard');
  });
});

const NAMES = Object.keys(ELEMENTS_OF) as CardName[];
const FACTIONS: Faction[] = ['holy', 'phantom', 'skill', 'chant', 'blood'];
const anyCard = fc
  .tuple(fc.constantFrom(...NAMES), fc.nat(4), fc.constantFrom(...FACTIONS), fc.integer({ min: 1, max: 20 }))
  .map(([name, at, faction, count]): DeckCard => {
    const elements = ELEMENTS_OF[name];
    return { name, element: elements[at % elements.length] ?? elements[0], faction, count };
  });
/** Decks that pass the checks: of every size, with a base and without, with a hundred attacks at least to end a game by. */
const anyDeck = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.constantFrom(...NAMES), { maxLength: 3 }),
    fc.array(anyCard, { maxLength: 10 }),
  )
  .map(([onBase, cut, cards]): Deck => {
    const attacks: DeckCard[] = FACTIONS.map((faction) => ({ name: 'fire-slash', faction, count: 20 }));
    return {
      ...{ format: 1, id: 'any', name: {} },
      ...(onBase ? { base: 'official' as const, without: [...new Set(cut)].map((name) => ({ name })) } : {}),
      cards: [...attacks, ...cards],
    };
  })
  .filter((deck) => checkDeck(deck, { official }).deck !== null);

it('random games with homebrew decks end, and no card is ever lost or made', () => {
  fc.assert(
    fc.property(anyDeck, fc.nat(1000), fc.constantFrom(4, 6, 8), (deck, seed, players) => {
      const pool = [...roster.values()];
      const characters = Object.fromEntries(
        Array.from({ length: players }, (_, seat) => [seat, pool[(seed + seat) % pool.length]!]),
      );
      const game = newGame(
        official,
        { seed, config: { players: players }, characters, deck },
        { log: false },
      );
      expect(game.rules.cards).toHaveLength(cardsOf(deck, official).length + 1);
      const random = seedRandom(`own ${seed}`);
      for (let step = 0; requestOf(game) !== null; step++) {
        if (step % 10 === 0) cardsConserved(game);
        expect(apply(game, sampleAnswer(game, requestOf(game)!, random))).toBeNull();
        if (step > 8000) throw new Error('no end');
      }
      cardsConserved(game);
      expect(game.board.result?.reason).not.toBe('stepBound');
    }),
    { numRuns: process.env['LONG'] === undefined ? 40 : 400, seed: 5 },
  );
}, 120_000);
