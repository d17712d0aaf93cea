/** A situation → a board (rules README 9): real copies of the cards, exact piles, everything impossible refused at once. */
import { shuffle } from '../../kernel/random.ts';
import type { Situation, SituationSeat } from '../situation.ts';
import type { Board, ExtraAction, Placed, Seat, SeatId, Stones, TeamId } from './board.ts';
import { allocate } from './build-allocate.ts';
import { collectDemands, collectPlaced, type Demand, type PlacedWish, type Zone } from './build-demands.ts';
import { fillerFacts } from './build-fillers.ts';
import { checkHands, checkNumbers } from './build-numbers.ts';
import type { CardId, CardName, CardTable, Element } from './cards.ts';
import type { RulesConfig } from './config.ts';
import { freshBoard } from './fresh-board.ts';
import { SituationError, type Problem } from './problems.ts';
import { nameOfWord } from './words.ts';

/** Names of cards that lie on the table by their own rules (§8, §22.1). */
const LASTING: readonly string[] = ['holy-shield', 'weakness', 'poison'];

interface Plan {
  situation: Situation;
  config: RulesConfig;
  seats: [SeatId, SituationSeat][];
  placed: PlacedWish[];
  demands: Demand[];
  /** Card of each demand. */
  found: CardId[];
}

/**
 * The board of a situation; its stack is empty, the caller starts the machines at `situation.start`.
 * Same situation and seed → same board. Cards: 1…n of `cards`, each in exactly one zone.
 * @throws SituationError with everything that is impossible
 */
export function buildBoard(
  situation: Situation,
  config: RulesConfig,
  cards: CardTable,
  seed: string | number,
): Board {
  const problems: Problem[] = [];
  const plan = planOf(situation, config, cards, problems);
  const board = freshBoard(config, seed);
  board.turn.number = 1;
  checkPiles(plan, cards, problems);
  if (problems.length > 0) throw new SituationError(problems);
  fillTeams(board, situation);
  for (const [seat, wish] of plan.seats) fillSeat(board.seats[seat] as Seat, wish);
  layTable(board, plan, cards);
  fillZones(board, plan, cards);
  fillTurn(board, situation);
  return board;
}

/** What is wrong with a situation, all of it; an empty list = it can be built. */
export function situationProblems(situation: Situation, config: RulesConfig, cards: CardTable): Problem[] {
  const problems: Problem[] = [];
  checkPiles(planOf(situation, config, cards, problems), cards, problems);
  return problems;
}

function planOf(situation: Situation, config: RulesConfig, cards: CardTable, problems: Problem[]): Plan {
  const players = config.seating.length;
  const inRange = (seat: number, what: string): boolean => {
    const good = Number.isInteger(seat) && seat >= 0 && seat < players;
    if (!good) problems.push({ code: 'seatOutOfRange', facts: { seat: String(seat), what, players } });
    return good;
  };
  const given = Object.entries(situation.seats ?? {}).map(([key, wish]): [string, SituationSeat] => [
    key,
    wish,
  ]);
  const seats = given
    .filter(([key]) => inRange(/^\d+$/.test(key) ? Number(key) : NaN, 'seats'))
    .map(([key, wish]): [SeatId, SituationSeat] => [Number(key), wish]);
  inRange(situation.turn ?? 0, 'turn');
  const placed = collectPlaced(seats, problems);
  for (const { by } of placed) inRange(by, 'by');
  checkNumbers(situation, seats, config, problems);
  const demands = collectDemands(seats, situation, placed, problems);
  const teams = [...config.seating].map((letter): TeamId => (letter === 'R' ? 0 : 1));
  const facts = fillerFacts(situation, demands, cards, teams);
  const found = allocate(demands, cards, facts, relevantNames(seats), problems);
  checkTable(placed, demands, found, cards, config, problems);
  const handSizes = new Map(seats.map(([seat]) => [seat, countIn(demands, 'hand', seat)]));
  checkHands(seats, handSizes, config, problems);
  return { situation, config, seats, placed, demands, found };
}

/** Characters at the table and unique skills their abilities speak of: plain words avoid copies that carry them. */
function relevantNames(seats: readonly [SeatId, SituationSeat][]): Set<string> {
  const names = new Set<string>();
  for (const [, { character, skills = [] }] of seats) {
    if (character !== undefined) names.add(character);
    for (const skill of skills) {
      names.add(skill.id);
      for (const [, unique] of JSON.stringify(skill).matchAll(/"unique":"([^"]*)"/g)) names.add(unique ?? '');
    }
  }
  return names;
}

function countIn(demands: readonly Demand[], zone: Zone, seat: SeatId): number {
  return demands.filter((demand) => demand.zone === zone && demand.seat === seat).length;
}

/** §22: what lies in front of characters must be an effect, and a basic effect lies there once (but Poison). */
function checkTable(
  placed: readonly PlacedWish[],
  demands: readonly Demand[],
  found: readonly CardId[],
  cards: CardTable,
  config: RulesConfig,
  problems: Problem[],
): void {
  const seen = new Set<string>();
  placed.forEach((wish, index) => {
    const { seat, word, exclusive, as } = wish;
    if (word === null && !exclusive)
      problems.push({ code: 'placedWithoutCard', facts: { seat, name: as ?? '' } });
    if (word !== null && exclusive) problems.push({ code: 'exclusiveIsNoBasicCard', facts: { seat, word } });
    const at = demands.findIndex((demand) => demand.zone === 'table' && demand.index === index);
    const name = nameOnTable(wish, cards[found[at] ?? 0]?.name);
    if (exclusive || name === null) return;
    if (as === null && !LASTING.includes(name))
      problems.push({ code: 'notAnEffect', facts: { seat, word: word ?? '' } });
    if (name === 'poison' && config.poisonStacks) return;
    const key = `${seat} ${wish.countsAs ?? name}`;
    if (seen.has(key))
      problems.push({ code: 'sameEffectTwice', facts: { seat, name: wish.countsAs ?? name } });
    seen.add(key);
  });
}

function nameOnTable({ as }: PlacedWish, name: CardName | undefined): string | null {
  return as === null ? (name ?? null) : (nameOfWord(as) ?? as);
}

/** §13: exact sizes of deck and discard pile must be possible with the cards that are left. */
function checkPiles({ situation, demands, found }: Plan, cards: CardTable, problems: Problem[]): void {
  const total = cards.filter((face) => face !== undefined).length;
  if (demands.length > total)
    problems.push({ code: 'tooManyCards', facts: { wanted: demands.length, cards: total } });
  const top = countIn(demands, 'deckTop', -1);
  const named = countIn(demands, 'discard', -1);
  const { deckSize = top, discardSize = named } = situation;
  if (deckSize < top) problems.push({ code: 'deckTopTooLong', facts: { deckSize, deckTop: top } });
  if (discardSize < named) problems.push({ code: 'discardTooLong', facts: { discardSize, named } });
  const left = total - found.filter((card) => card > 0).length;
  const forDeck = Math.max(0, deckSize - top);
  const forDiscard = Math.max(0, discardSize - named);
  if (forDiscard > left) problems.push({ code: 'discardSizeNotMet', facts: { discardSize, left } });
  if (forDeck > left - Math.min(forDiscard, left))
    problems.push({ code: 'deckSizeNotMet', facts: { deckSize, left: left - Math.min(forDiscard, left) } });
}

function fillTeams(board: Board, { stones, morale, cups }: Situation): void {
  const [red, blue] = board.teams;
  red.stones = pair(stones?.red);
  blue.stones = pair(stones?.blue);
  [red.morale, blue.morale] = morale ?? [red.morale, blue.morale];
  [red.cups, blue.cups] = cups ?? [0, 0];
}

function pair([gem, crystal]: [number, number] = [0, 0]): Stones {
  return { gem, crystal };
}

function fillSeat(seat: Seat, wish: SituationSeat): void {
  const { limits } = seat;
  seat.character = wish.character ?? null;
  seat.heals = wish.heals ?? 0;
  seat.energy = pair(wish.energy);
  seat.tokens = { ...wish.tokens };
  seat.form = wish.form ?? null;
  seat.sideways = wish.sideways ?? false;
  limits.hand = wish.handLimit ?? limits.hand;
  limits.handFixed = wish.handLimitFixed ?? -1;
  limits.heals = wish.healLimit ?? limits.heals;
  limits.energy = wish.energyLimit ?? limits.energy;
}

function layTable(board: Board, { placed, demands, found }: Plan, cards: CardTable): void {
  placed.forEach((wish, index) => {
    const at = demands.findIndex((demand) => demand.zone === 'table' && demand.index === index);
    const card = found[at] ?? 0;
    const entry: Placed = {
      card,
      name: nameOnTable(wish, cards[card]?.name) ?? '',
      countsAs: wish.countsAs === null ? null : (nameOfWord(wish.countsAs) ?? (wish.countsAs as CardName)),
      exclusive: wish.exclusive,
      by: wish.by,
    };
    board.seats[wish.seat]?.table.push(entry);
  });
}

/** Hands, covered cards and piles; what is asked for nowhere is shuffled and fills up discard pile, deck, then lies aside. */
function fillZones(board: Board, { situation, demands, found }: Plan, cards: CardTable): void {
  const top: CardId[] = [];
  demands.forEach(({ zone, seat }, at) => {
    const card = found[at] ?? 0;
    if (zone === 'hand') board.seats[seat]?.hand.push(card);
    else if (zone === 'covered') board.seats[seat]?.covered.push(card);
    else if (zone === 'discard') board.discard.faceUp.push(card);
    else if (zone === 'deckTop') top.push(card);
  });
  const taken = new Set(found);
  const rest = cards.filter((face) => face !== undefined && !taken.has(face.id)).map(({ id }) => id);
  shuffle(board.random, rest);
  const forDiscard = Math.max(0, (situation.discardSize ?? 0) - board.discard.faceUp.length);
  board.discard.faceDown = rest.splice(0, forDiscard);
  const forDeck = situation.deckSize === undefined ? rest.length : situation.deckSize - top.length;
  board.deck = [...rest.splice(0, forDeck), ...top.reverse()];
  board.aside = rest;
}

function fillTurn(board: Board, situation: Situation): void {
  const { turn } = board;
  turn.player = situation.turn ?? 0;
  turn.ordinary = turn.player;
  turn.startupUsed = situation.startupUsed ?? false;
  turn.specialsForbidden = situation.specialsForbidden ?? turn.startupUsed;
  turn.extra = (situation.extra ?? []).map(({ kinds, element }): ExtraAction => ({
    kinds: [...kinds],
    element: (element as Element) ?? null,
    source: 'situation',
    faction: null,
    launch: null,
  }));
}
