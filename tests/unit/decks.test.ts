/** Decks of one's own: what their files say, what is wrong with them, and the cards they come to (§1, §20.4). */
import { describe, expect, it } from 'vitest';
import { deck as official } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { KINDS, type FindingCode } from '$lib/dsl/characters/codes.ts';
import { definition } from '$lib/dsl/characters/schema.ts';
import {
  cardsOf,
  listedCards,
  looksLikeDeck,
  readDeck,
  readDeckBytes,
  summaryOf,
  type Deck,
} from '$lib/dsl/decks/index.ts';
import { edited } from '$lib/dsl/characters/place.ts';
import { checkGame } from '$lib/dsl/documents/game.ts';
import { findingText } from '$lib/i18n/finding-text.ts';
import { LOCALES } from '$lib/i18n/locales.ts';
import characterSchema from '$lib/dsl/characters/schema.json';
import deckSchema from '$lib/dsl/decks/schema.json';

const around = { official, characters: roster };
const base: Deck = { format: 1, id: 'my-deck', name: { zh: '我的牌库' }, base: 'official', cards: [] };
const codesOf = (deck: unknown): FindingCode[] =>
  readDeck(JSON.stringify(deck, null, 2), 'deck.json', around).findings.map(({ code }) => code);
const fire = { name: 'fire-slash', faction: 'skill', count: 1 };
const swap = (card: object): object => ({
  ...base,
  without: [{ name: 'fire-slash', faction: 'blood', count: 1 }],
  cards: [card],
});

/** A finding, a deck that has it, and the nearest one that has not. */
const ROWS: readonly [code: FindingCode, bad: object, good: object][] = [
  ['cardElement', swap({ ...fire, element: 'water' }), swap({ ...fire, element: 'fire' })],
  [
    'cardElement',
    swap({ name: 'poison', element: 'light', faction: 'holy', count: 1 }),
    swap({ name: 'poison', element: 'wind', faction: 'holy', count: 1 }),
  ],
  [
    'elementMissing',
    swap({ name: 'poison', faction: 'holy', count: 1 }),
    swap({ name: 'holy-light', faction: 'holy', count: 1 }),
  ],
  [
    'deckTooSmall',
    { ...base, base: undefined, cards: [{ ...fire, count: 59 }] },
    { ...base, base: undefined, cards: [{ ...fire, count: 60 }] },
  ],
  [
    'deckTooBig',
    {
      ...base,
      cards: [
        { ...fire, count: 150 },
        { ...fire, count: 101 },
      ],
    },
    {
      ...base,
      cards: [
        { ...fire, count: 150 },
        { ...fire, count: 100 },
      ],
    },
  ],
  [
    'cutWithoutBase',
    { ...base, base: undefined, without: [{ name: 'poison' }], cards: [{ ...fire, count: 100 }] },
    { ...base, without: [{ name: 'poison' }], cards: [{ ...fire, count: 6 }] },
  ],
  [
    'cutNothing',
    { ...base, without: [{ name: 'poison', count: 7 }] },
    { ...base, without: [{ name: 'poison', count: 6 }] },
  ],
  [
    'uniqueTwice',
    swap({ ...fire, unique: [0, 1].map(() => ({ character: 'blade-master', skill: 'gale-cut' })) }),
    swap({ ...fire, unique: [{ character: 'blade-master', skill: 'gale-cut' }] }),
  ],
  ['deckSize', { ...base, cards: [fire] }, swap(fire)],
  [
    'elementsWithoutCards',
    { ...base, without: [{ name: 'dark-extinction' }], cards: [{ ...fire, count: 6 }] },
    { ...base, without: [{ name: 'dark-extinction', count: 5 }], cards: [{ ...fire, count: 5 }] },
  ],
  [
    'unknownUnique',
    swap({ ...fire, unique: [{ character: 'blade-mastre', skill: 'gale-cut' }] }),
    swap({ ...fire, unique: [{ character: 'blade-master', skill: 'gale-cut' }] }),
  ],
  [
    'uniqueFaction',
    swap({ ...fire, faction: 'holy', unique: [{ character: 'blade-master', skill: 'gale-cut' }] }),
    swap({ ...fire, unique: [{ character: 'blade-master', skill: 'gale-cut' }] }),
  ],
  [
    'noAttackCards',
    {
      ...base,
      base: undefined,
      cards: [{ name: 'holy-light', faction: 'holy', count: 100 }],
    },
    swap(fire),
  ],
];

describe('what is wrong with a deck', () => {
  it.each(ROWS.map(([code, bad, good], at) => ({ name: `${KINDS[code].id} ${code}`, at, code, bad, good })))(
    '$name is found ($at), and not in the nearest good deck',
    ({ code, bad, good }) => {
      expect(codesOf(bad)).toContain(code);
      expect(codesOf(good)).not.toContain(code);
      for (const { code: found, params } of readDeck(JSON.stringify(bad), '', around).findings)
        for (const locale of LOCALES)
          expect(findingText({ code: found, params }, locale)).not.toMatch(/undefined|\{\w+\}/);
    },
  );

  it('a skill that is not unique does nothing on a card', () => {
    const owner = [...roster.values()].find(({ skills }) => skills.some((one) => one.class !== 'unique'));
    const skill = owner?.skills.find((one) => one.class !== 'unique');
    const card = { ...fire, unique: [{ character: owner?.id, skill: skill?.id }] };
    expect(codesOf(swap(card))).toContain('uniqueForNobody');
  });

  it('has an example for every finding of decks', () => {
    const shown = new Set([...ROWS.map(([code]) => code), 'uniqueForNobody']);
    expect(Object.entries(KINDS).filter(([code, { id }]) => id.startsWith('D') && !shown.has(code))).toEqual(
      [],
    );
  });

  it('stands where it is in the text, and one press mends what has one mend', () => {
    const text = JSON.stringify(swap({ ...fire, element: 'water' }), null, 2);
    const [finding] = readDeck(text, 'deck.json', around).findings;
    expect(text.slice(finding?.place?.from, finding?.place?.to)).toBe('"water"');
    const mended = edited(text, finding?.edit ? [finding.edit] : []);
    expect(readDeck(mended, 'deck.json', around)).toMatchObject({ findings: [] });
  });

  it('a slip in a name says what was meant', () => {
    const { findings } = readDeck(JSON.stringify(swap({ ...fire, name: 'fire-slsh' })), '', around);
    expect(findings).toMatchObject([{ code: 'notOneOf', params: { suggestion: 'fire-slash' } }]);
  });
});

describe('hostile deck files', () => {
  it.each([
    ['no JSON', '{"format": 1,'],
    ['a million brackets', '['.repeat(1_000_001)],
    ['deep brackets', '['.repeat(500)],
    ['null', 'null'],
    ['a list', '[]'],
    ['keys of every object', '{"__proto__": {"x": 1}, "constructor": 1}'],
    ['a newer format', JSON.stringify({ ...base, format: 2 })],
    ['a million cards', JSON.stringify({ ...base, cards: Array(2000).fill({ ...fire, count: 150 }) })],
    ['negative cards', JSON.stringify({ ...base, cards: [{ ...fire, count: -5 }] })],
    ['half a card', JSON.stringify({ ...base, cards: [{ ...fire, count: 0.5 }] })],
  ])('%s: a finding, no deck, in time', (_name, text) => {
    const before = performance.now();
    const { deck, findings } = readDeck(text, 'deck.json', around);
    expect([deck, findings.length > 0]).toEqual([null, true]);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  it('bytes that are no text are a finding too', () => {
    expect(readDeckBytes(new Uint8Array([0xff, 0xfe, 0x00]), 'x', around).findings).toMatchObject([
      { code: 'notUtf8' },
    ]);
  });

  it('a game with a deck that cannot be is refused with the whole', () => {
    const setup = { seed: 1, deck: { ...base, cards: [{ ...fire, element: 'water' }] } };
    const record = { format: 1, rules: '1', setup, choices: [], every: 1, hashes: ['0'.repeat(16)] };
    expect(checkGame({ record }).findings).toMatchObject([{ path: 'record.setup.deck.cards.0.element' }]);
    const good = { ...record, setup: { ...setup, deck: base } };
    expect(checkGame({ record: good }).findings).toBeNull();
    // What is only odd about a deck keeps no game from opening.
    const odd = { ...base, base: undefined, cards: [{ ...fire, count: 150 }] };
    expect(checkGame({ record: { ...record, setup: { ...setup, deck: odd } } }).findings).toBeNull();
  });
});

describe('the cards of a deck', () => {
  it('the official deck as a document is the official cards, one by one', () => {
    const whole: Deck = { ...base, cards: listedCards(official) };
    delete whole.base;
    expect(readDeck(JSON.stringify(whole), 'deck.json', around)).toEqual({ deck: whole, findings: [] });
    expect(cardsOf(whole, [])).toEqual(official);
    expect(cardsOf(base, official)).toEqual(official);
  });

  it('what is taken out goes, what is put in comes last, and the numbers have no gaps', () => {
    const cards = cardsOf(
      swap({ ...fire, unique: [{ character: 'hero', skill: 'spark' }] }) as Deck,
      official,
    );
    expect(cards.map(({ id }) => id)).toEqual(official.map(({ id }) => id));
    expect(cards.at(-1)).toMatchObject({ kind: 'attack', element: 'fire', unique: [{ skill: 'spark' }] });
    const blood = (faces: readonly { name: string; faction: string }[]) =>
      faces.filter(({ name, faction }) => name === 'fire-slash' && faction === 'blood').length;
    expect(blood(cards)).toBe(blood(official) - 1);
  });

  it('are counted beside the official ones', () => {
    const summary = summaryOf(swap(fire) as Deck, official);
    expect(summary.total).toEqual({ count: 150, official: 150 });
    expect(summary.added).toMatchObject([{ face: { name: 'fire-slash', faction: 'skill' }, count: 1 }]);
    expect(summary.missing).toMatchObject([{ face: { name: 'fire-slash', faction: 'blood' }, count: 1 }]);
    expect(summary.kinds).toEqual([
      { kind: 'attack', count: 111, official: 111 },
      { kind: 'magic', count: 39, official: 39 },
    ]);
  });

  it('a file says by itself whether it is a deck', () => {
    expect(looksLikeDeck(base)).toBe(true);
    for (const character of roster.values()) expect(looksLikeDeck(character)).toBe(false);
  });
});

it('definitions that characters and decks share are the same in both schemas', () => {
  const shared = Object.entries(deckSchema.$defs).filter(([name]) => name in characterSchema.$defs);
  expect(shared.length).toBeGreaterThan(4);
  for (const [name, schema] of shared) expect(definition(name)).toEqual(schema);
});
