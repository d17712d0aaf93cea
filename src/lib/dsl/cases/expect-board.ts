/** Expectations about the position: zones, numbers, limits, whose turn, who is asked, who has won. */
import {
  fits,
  isWordError,
  nameOfWord,
  parseCardWords,
  explainWord,
  requestOf,
  shortName,
  viewFor,
  type Board,
  type CardId,
  type CardPattern,
  type Game,
  type Seat,
  type Stones,
} from '../../grail/index.ts';
import type { Miss } from './expect.ts';
import type { Expectation } from './schema.ts';

export function boardMisses(game: Game, expect: Expectation): Miss[] {
  const misses: Miss[] = [];
  const same = (what: string, expected: string | number, found: string | number): void => {
    if (String(expected) !== String(found))
      misses.push({ what, expected: String(expected), found: String(found) });
  };
  numbersOf(game.board, expect, same);
  seatsOf(game, expect, same, misses);
  pilesOf(game, expect, same, misses);
  flowOf(game, expect, same);
  return misses;
}

type Same = (what: string, expected: string | number, found: string | number) => void;

function numbersOf(board: Board, expect: Expectation, same: Same): void {
  const [red, blue] = board.teams;
  if (expect.morale !== undefined) same('morale', expect.morale, `${red.morale}:${blue.morale}`);
  if (expect.cups !== undefined) same('cups', expect.cups, `${red.cups}:${blue.cups}`);
  if (expect.stones?.R !== undefined) same('stones.R', stonesText(expect.stones.R), showStones(red.stones));
  if (expect.stones?.B !== undefined) same('stones.B', stonesText(expect.stones.B), showStones(blue.stones));
}

function seatsOf(game: Game, expect: Expectation, same: Same, misses: Miss[]): void {
  const each = <T>(
    key: string,
    wanted: Record<string, T> | undefined,
    look: (seat: Seat, value: T, at: string) => void,
  ): void => {
    for (const [at, value] of Object.entries(wanted ?? {})) {
      const seat = game.board.seats[Number(at)];
      if (seat === undefined)
        misses.push({ what: `${key}.${at}`, expected: `seat ${at}`, found: 'no such seat' });
      else look(seat, value, `${key}.${at}`);
    }
  };
  each('hand', expect.hand, (seat, value, at) => same(at, value, seat.hand.length));
  each('heals', expect.heals, (seat, value, at) => same(at, value, seat.heals));
  each('covered', expect.covered, (seat, value, at) => {
    for (const [what, count, cards] of byPile<number>(seat, value, at)) same(what, count, cards.length);
  });
  each('coveredCards', expect.coveredCards, (seat, value, at) => {
    for (const [what, wanted, cards] of byPile<readonly string[]>(seat, value, at))
      misses.push(...wholeMatch(game, what, wanted, cards));
  });
  each('names', expect.names, (seat, value, at) => {
    for (const [name, wanted] of Object.entries(value))
      same(`${at}.${name}`, wanted, seat.names[name] ?? 'none');
  });
  each('gone', expect.gone, (seat, value, at) => same(at, list(value), list(seat.gone)));
  each('energy', expect.energy, (seat, value, at) => same(at, stonesText(value), showStones(seat.energy)));
  each('form', expect.form, (seat, value, at) => same(at, value, seat.form ?? 'none'));
  each('sideways', expect.sideways, (seat, value, at) => same(at, String(value), String(seat.sideways)));
  each('cards', expect.cards, (seat, value, at) => misses.push(...wholeMatch(game, at, value, seat.hand)));
  each('table', expect.table, (seat, value, at) => same(at, tableText(value), showTable(seat, value)));
  each('tokens', expect.tokens, (seat, value, at) => {
    for (const [token, count] of Object.entries(value))
      same(`${at}.${token}`, count, seat.tokens[token] ?? 0);
  });
  const { seats } = viewFor(game, null);
  each('limit', expect.limit, (_seat, value, at) => {
    const view = seats[Number(at.split('.')[1])];
    if (value.hand !== undefined) same(`${at}.hand`, value.hand, view?.handLimit ?? '');
    if (value.heals !== undefined) same(`${at}.heals`, value.heals, view?.healLimit ?? '');
    if (value.energy !== undefined) same(`${at}.energy`, value.energy, view?.energyLimit ?? '');
  });
}

/** What is said of all covered cards of a seat, or of those under each token that is named. */
function byPile<T extends number | readonly string[]>(
  { piles }: Seat,
  value: T | Readonly<Record<string, T>>,
  at: string,
): [what: string, value: T, cards: readonly CardId[]][] {
  if (typeof value !== 'object' || Array.isArray(value))
    return [[at, value as T, Object.values(piles).flat()]];
  return Object.entries(value as Record<string, T>).map(([token, one]) => [
    `${at}.${token}`,
    one,
    piles[token] ?? [],
  ]);
}

function pilesOf(game: Game, expect: Expectation, same: Same, misses: Miss[]): void {
  const { deck, discard } = game.board;
  const pile = [...discard.faceUp, ...discard.faceDown];
  if (expect.deck !== undefined) same('deck', expect.deck, deck.length);
  if (expect.discard !== undefined) same('discard', expect.discard, pile.length);
  if (expect.discardHas === undefined) return;
  const patterns = readWords('discardHas', expect.discardHas, misses);
  if (patterns !== null && !matchAll(game, patterns, pile))
    misses.push({ what: 'discardHas', expected: expect.discardHas.join(' '), found: showCards(game, pile) });
}

function flowOf(game: Game, expect: Expectation, same: Same): void {
  const { board } = game;
  const request = requestOf(game);
  if (expect.turn !== undefined) same('turn', expect.turn, board.turn.player);
  if (expect.asks !== undefined) same('asks', expect.asks, request?.seat ?? 'none');
  if (expect.at !== undefined)
    same('at', expect.at, request ? `${request.machine}.${request.state}` : 'game.over');
  const winner = board.result?.winner ?? null;
  if (expect.winner !== undefined)
    same(
      'winner',
      expect.winner,
      board.result === null || winner === null ? 'none' : winner === 0 ? 'R' : 'B',
    );
  if (expect.reason !== undefined) same('reason', expect.reason, board.result?.reason ?? 'none');
}

/** §22: names on the table in any order; `poison<3` also asks who placed it. */
function tableText(words: readonly string[]): string {
  return list(
    words.map((word) => {
      const [name = '', by] = word.split('<');
      const full = nameOfWord(name);
      return `${full === null ? name : shortName(full)}${by === undefined ? '' : `<${by}`}`;
    }),
  );
}

function showTable(seat: Seat, wanted: readonly string[]): string {
  const withPlacer = wanted.some((word) => word.includes('<'));
  return list(
    seat.table.map(({ name, by }) => {
      const full = nameOfWord(name);
      return `${full === null ? name : shortName(full)}${withPlacer ? `<${by}` : ''}`;
    }),
  );
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : [...names].sort().join(' ');
}

/** Whether the words can be matched one to one with all of these cards. */
export function wholeMatch(
  game: Game,
  what: string,
  wordList: readonly string[],
  cards: readonly CardId[],
): Miss[] {
  const misses: Miss[] = [];
  const patterns = readWords(what, wordList, misses);
  if (patterns === null) return misses;
  if (patterns.length === cards.length && matchAll(game, patterns, cards)) return [];
  return [
    {
      what,
      expected: `${wordList.join(' ')} (${patterns.length})`,
      found: `${showCards(game, cards)} (${cards.length})`,
    },
  ];
}

function readWords(what: string, wordList: readonly string[], misses: Miss[]): CardPattern[] | null {
  const patterns: CardPattern[] = [];
  for (const word of wordList) {
    const read = parseCardWords(word);
    if (isWordError(read)) {
      misses.push({ what, expected: 'card words', found: explainWord(read) });
      return null;
    }
    patterns.push(...read);
  }
  return patterns;
}

/** Each pattern takes another card (augmenting paths, so that `fire fire.chant` never fails by bad luck). */
export function matchAll(game: Game, patterns: readonly CardPattern[], cards: readonly CardId[]): boolean {
  const owner = new Map<CardId, number>();
  const place = (at: number, tried: Set<CardId>): boolean =>
    cards.some((card) => {
      const face = game.rules.cards[card];
      if (face === undefined || tried.has(card) || !fits(patterns[at] as CardPattern, face)) return false;
      tried.add(card);
      const holder = owner.get(card);
      if (holder !== undefined && !place(holder, tried)) return false;
      owner.set(card, at);
      return true;
    });
  return patterns.every((_, at) => place(at, new Set()));
}

/** Cards as short words. */
export function showCards(game: Game, cards: readonly CardId[]): string {
  return cards.length === 0 ? 'nothing' : cards.map((card) => showCard(game, card)).join(' ');
}

export function showCard(game: Game, card: CardId): string {
  const face = game.rules.cards[card];
  return face === undefined ? `#${card}` : shortName(face.name);
}

export function showStones({ gem, crystal }: Stones): string {
  return `${gem}g${crystal}c`;
}

/** `1g` and `1g0c` are the same. */
function stonesText(text: string): string {
  const [, gem = '0', crystal = '0'] = /^(?:(\d+)g)?(?:(\d+)c)?$/.exec(text) ?? [];
  return `${Number(gem)}g${Number(crystal)}c`;
}
