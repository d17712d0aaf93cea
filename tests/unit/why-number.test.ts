import { describe, expect, test } from 'vitest';
import { ownCaseFiles, readCaseFile } from '../../src/cli/case-files.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { runCase } from '../../src/lib/dsl/cases/run.ts';
import {
  apply,
  factsOf,
  factValue,
  newGame,
  requestOf,
  viewFor,
  whyNumber,
  type Fact,
  type FactValue,
  type Game,
} from '../../src/lib/grail/index.ts';
import { begin, freshGame } from '../../src/lib/grail/new-game.ts';
import { changesOf } from '../../src/lib/grail/why/number.ts';
import { cards, playRandom } from '../properties/plain-games.ts';

const keyOf = (fact: Fact) => JSON.stringify(fact);

/** Numbers that the log does not explain at this stop; `start` holds those of the set-up. */
function unexplained(game: Game, start: ReadonlyMap<string, FactValue>): string[] {
  const events = game.log?.events ?? [];
  const view = viewFor(game, null);
  const wrong: string[] = [];
  for (const fact of factsOf(view)) {
    const shown = factValue(view, fact);
    const changes = changesOf(events, events.length - 1, fact);
    const said = changes[0] ? changes[0].after : (start.get(keyOf(fact)) ?? (fact.of === 'token' ? 0 : null));
    if (said !== shown) wrong.push(`${keyOf(fact)} is ${shown}, the log says ${said}`);
    changes.forEach(({ event, before }, at) => {
      const earlier = changes[at + 1]?.after;
      if (before !== null && earlier !== undefined && before !== earlier)
        wrong.push(`${keyOf(fact)}: event ${event} begins at ${before}, but it was ${earlier}`);
    });
  }
  return wrong;
}

/** The numbers before the first machine runs. */
function startOf(game: Game): Map<string, FactValue> {
  const view = viewFor(freshGame(cards, game.setup), null);
  return new Map(factsOf(view).map((fact) => [keyOf(fact), factValue(view, fact)]));
}

describe('every number on the table is explained by the log', () => {
  test('at random stops of random games of 4, 6 and 8 seats', () => {
    let stops = 0;
    for (let seed = 0; seed < 24; seed++) {
      let start: Map<string, FactValue> | null = null;
      playRandom(seed, true, (game, step) => {
        start ??= startOf(game);
        if ((step + seed) % 17 !== 0) return;
        stops++;
        expect(unexplained(game, start), `seed ${seed}, stop ${step}`).toEqual([]);
      });
    }
    expect(stops).toBeGreaterThan(200);
  }, 60_000);

  test('at every stop of every ruling, skills and settings included', () => {
    let stops = 0;
    for (const file of ownCaseFiles())
      for (const entry of readCaseFile(file).cases)
        for (const played of runCase(entry, cards, roster).games) {
          const start = startOf(played);
          const game = freshGame(cards, played.setup);
          begin(game);
          for (const choice of [...played.choices, null]) {
            stops++;
            expect(unexplained(game, start), `${entry.id}, stop ${game.choices.length}`).toEqual([]);
            if (choice !== null) expect(apply(game, choice)).toBeNull();
          }
        }
    expect(stops).toBeGreaterThan(800);
  }, 60_000);

  test('while a choice is still being carried out: at each event that tells of something', () => {
    let looked = 0;
    for (let seed = 0; seed < 4; seed++) {
      const { game: played, choices } = playRandom(seed, true);
      const start = startOf(played);
      const game = freshGame(cards, played.setup);
      const wrong: string[] = [];
      if (game.log === null) throw new Error('a log was asked for');
      game.log.watch = (event) => {
        if (event.type === 'stateEntered' || event.type === 'machineReturned' || event.id % 23 > 0) return;
        looked++;
        wrong.push(...unexplained(game, start));
      };
      begin(game);
      for (const choice of choices) apply(game, choice);
      expect(wrong, `seed ${seed}`).toEqual([]);
    }
    expect(looked).toBeGreaterThan(80);
  }, 60_000);
});

describe('why is this number what it is?', () => {
  const RBRBRB = { config: { seating: 'RBRBRB' } };
  const typesOf = (game: Game, ids: readonly number[]) => ids.map((id) => game.log?.events[id]?.type);
  const lastOf = (game: Game) => (game.log?.events.length ?? 0) - 1;
  const why = (game: Game, fact: Fact) => whyNumber(game.log?.events ?? [], lastOf(game), fact);

  /** Seat 0 attacks seat 1 with fire; seat 1 takes it. */
  function attacked(hand: string): Game {
    const situation = { ...RBRBRB, seats: { 0: { hand: ['fire'] }, 1: { hand: [hand], heals: 1 } } };
    const game = newGame(cards, { seed: 1, situation });
    const attack = requestOf(game)?.options.find((option) => option.type === 'attack');
    if (attack?.type !== 'attack') throw new Error('no attack is offered');
    expect(apply(game, { type: 'attack', seat: 0, card: attack.card, target: 1 })).toBeNull();
    return game;
  }

  test('§14.3 morale 13: over the limit, because of 2 damage, because of an attack that was chosen', () => {
    const game = attacked('wind*6');
    apply(game, { type: 'take', seat: 1 });
    apply(game, { type: 'useHeals', seat: 1, count: 0 });
    apply(game, { type: 'discard', seat: 1, cards: game.board.seats[1]?.hand.slice(0, 2) ?? [] });
    const found = why(game, { of: 'team', team: 1, what: 'morale' });
    if (found.from !== 'event') throw new Error('an event took the morale');
    expect(found.change).toMatchObject({ before: 15, after: 13 });
    expect(typesOf(game, found.chain).filter((type) => type !== 'choiceMade')).toEqual([
      ...['moraleLost', 'overLimit', 'cardsDrawn', 'damageTaken', 'damageDealt'],
      ...['attackHit', 'attackDeclared'],
    ]);
    expect(typesOf(game, found.chain).at(-1)).toBe('choiceMade');
  });

  test('§12.1 the points of a damage: 2 by the attack, 1 after a heal', () => {
    const game = attacked('wind*2');
    expect(why(game, { of: 'table', what: 'attack' })).toMatchObject({ change: { before: null, after: 2 } });
    apply(game, { type: 'take', seat: 1 });
    expect(why(game, { of: 'table', what: 'damage' })).toMatchObject({ change: { before: 2, after: 2 } });
    apply(game, { type: 'useHeals', seat: 1, count: 1 });
    const hand = why(game, { of: 'seat', seat: 1, what: 'hand' });
    expect(hand).toMatchObject({ change: { before: 2, after: 3 }, earlier: [] });
    expect(why(game, { of: 'seat', seat: 1, what: 'heals' })).toMatchObject({
      change: { before: 1, after: 0 },
    });
  });

  test('§15.1 what nothing has changed yet is explained by the set-up', () => {
    const game = attacked('wind*2');
    const morale: Fact = { of: 'team', team: 0, what: 'morale' };
    expect(why(game, morale)).toEqual({ from: 'setUp', fact: morale, rule: '§15.1' });
  });

  test('an earlier moment has its own answer: before the attack was chosen the hand was that of the set-up', () => {
    const game = attacked('wind*2');
    const hand: Fact = { of: 'seat', seat: 0, what: 'hand' };
    const events = game.log?.events ?? [];
    const choice = events.findIndex(({ type }) => type === 'choiceMade');
    expect(whyNumber(events, choice, hand).from).toBe('setUp');
    expect(why(game, hand)).toMatchObject({ change: { before: 1, after: 0 } });
  });

  test('§13.3 the deck ran out in the middle of a draw: emptied, reshuffled, drawn on', () => {
    const situation = {
      ...RBRBRB,
      deckSize: 1,
      discardSize: 10,
      seats: { 0: { hand: ['fire'] }, 1: { hand: ['wind'] } },
    };
    const game = newGame(cards, { seed: 1, situation });
    expect(apply(game, { type: 'buy', seat: 0 })).toBeNull();
    const events = game.log?.events ?? [];
    const drawn = events.findIndex((event) => event.type === 'cardsDrawn');
    const deck = whyNumber(events, drawn, { of: 'table', what: 'deck' });
    if (deck.from !== 'event') throw new Error('a draw took from the deck');
    expect([deck.change, ...deck.earlier].map(({ before, after }) => [before, after])).toEqual([
      [10, 8],
      [0, 10],
      [1, 0],
    ]);
  });
});
