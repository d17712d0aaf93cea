import { describe, expect, test } from 'vitest';
import { nextUint, randomInt, seedRandom } from '../../src/lib/kernel/random.ts';
import {
  apply,
  enumerate,
  eventsFor,
  hashBoard,
  legal,
  limitOf,
  makeGame,
  replay,
  requestOf,
  viewFor,
  type Board,
  type Choice,
  type Game,
} from '../../src/lib/grail/index.ts';
import { otherWorld } from './other-world.ts';
import { cards, playRandom } from './plain-games.ts';

const GAMES = Number(process.env['GAMES'] ?? 2000);

function checkNumbers(game: Game): void {
  const { board, rules } = game;
  for (const [seat, owner] of board.seats.entries()) {
    const asked = requestOf(game);
    const overfull = asked?.machine === 'overLimit' && asked.seat === seat;
    if (!overfull) expect(owner.hand.length).toBeLessThanOrEqual(limitOf(game, seat, 'hand'));
    expect(owner.heals).toBeLessThanOrEqual(limitOf(game, seat, 'heals'));
    expect(owner.energy.gem + owner.energy.crystal).toBeLessThanOrEqual(rules.config.energyLimit);
  }
  for (const team of board.teams) {
    expect(team.morale).toBeGreaterThanOrEqual(0);
    expect(team.morale).toBeLessThanOrEqual(rules.config.moraleCap);
    expect(team.stones.gem).toBeGreaterThanOrEqual(0);
    expect(team.stones.crystal).toBeGreaterThanOrEqual(0);
    expect(team.stones.gem + team.stones.crystal).toBeLessThanOrEqual(rules.config.stoneLimit);
    expect(team.cups).toBeLessThanOrEqual(rules.config.cupsToWin);
  }
}

/** Answers that no rule allows, made out of the question that stands. */
function wrongAnswers(game: Game): Choice[] {
  const request = requestOf(game);
  if (request === null) return [];
  const { seat } = request;
  const other = (seat + 1) % game.rules.players;
  return [
    { type: 'take', seat: other },
    { type: 'attack', seat, card: 151, target: other },
    { type: 'attack', seat, card: 1, target: seat },
    { type: 'magic', seat, card: 999 },
    { type: 'discard', seat, cards: [] },
    { type: 'useHeals', seat, count: -1 },
    { type: 'useHeals', seat, count: 99 },
    { type: 'synthesize', seat, stones: { gem: 3.5, crystal: -0.5 } },
    { type: 'extract', seat, stones: { gem: 0, crystal: 0 } },
    { type: 'takeExtra', seat, entry: 7 },
    { type: 'counter', seat, card: -1, target: other },
  ];
}

describe(`what always holds, over ${GAMES} random games of 4, 6 and 8 seats`, () => {
  test('§1.1 the 150 cards are conserved, §1.4–§1.6 caps hold, no game comes to a dead end', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { game } = playRandom(seed, false, (at, step) => {
        checkCards(at);
        if (step % 5 === 0) checkNumbers(at);
      });
      expect(game.board.result?.reason).toMatch(/morale|cups/);
      checkNumbers(game);
    }
  }, 120_000);

  test('a refused answer leaves the state byte-equal, and every listed answer is legal', () => {
    for (let seed = 0; seed < GAMES / 20; seed++)
      playRandom(seed, false, (game, step) => {
        if (step % 7 !== 0) return;
        const before = JSON.stringify(game.board);
        let refused = 0;
        for (const choice of wrongAnswers(game)) if (apply(game, choice) !== null) refused++;
        expect(refused).toBe(wrongAnswers(game).length);
        const request = requestOf(game);
        if (request === null) return;
        for (const choice of enumerate(game, request)) expect(legal(game, choice)).toBeNull();
        expect(JSON.stringify(game.board)).toBe(before);
      });
  }, 120_000);

  test('same seed and choices, byte-equal log; a re-run is the play; with and without a log it is the same game', () => {
    for (let seed = 0; seed < GAMES / 20; seed++) {
      const first = playRandom(seed, true);
      const again = playRandom(seed, true);
      expect(JSON.stringify(again.game.log)).toBe(JSON.stringify(first.game.log));
      const { setup } = first.game;
      const rerun = replay(cards, setup, first.choices);
      expect(JSON.stringify(rerun.log)).toBe(JSON.stringify(first.game.log));
      const bare = replay(cards, setup, first.choices, first.choices.length, { log: false });
      expect(hashBoard(bare.board)).toBe(hashBoard(first.game.board));
    }
  }, 120_000);

  test('every event has a rule, and a cause that lies before it', () => {
    for (let seed = 0; seed < 40; seed++)
      for (const event of playRandom(seed, true).game.log?.events ?? [])
        if (!/^§\d/.test(event.rule) || (event.cause !== null && event.cause >= event.id))
          throw new Error(`event ${JSON.stringify(event)}`);
  });

  test('at any stop the state can be stored as JSON and played on to the same end', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { game, choices } = playRandom(seed, false);
      const half = Math.floor(choices.length / 2);
      const middle = replay(cards, game.setup, choices, half, { log: false });
      const stored = JSON.parse(JSON.stringify(middle.board)) as Board;
      const restored = makeGame(middle.rules, stored, middle.setup, false);
      for (const choice of choices.slice(half)) expect(apply(restored, choice)).toBeNull();
      expect(hashBoard(restored.board)).toBe(hashBoard(game.board));
    }
  });
});

/**
 * Every card once. A shown card lies nowhere until its window is done (§13.6), but no plain game stops there.
 */
function checkCards({ board }: Game): void {
  const seen = new Uint8Array(151);
  const zones = [board.deck, board.discard.faceUp, board.discard.faceDown, board.aside];
  for (const seat of board.seats)
    zones.push(
      seat.hand,
      ...Object.values(seat.piles),
      seat.table.map(({ card }) => card),
    );
  for (const zone of zones) for (const card of zone) seen[card] = (seen[card] ?? 0) + 1;
  for (let card = 1; card <= 150; card++)
    if (seen[card] !== 1) throw new Error(`card ${card} is there ${seen[card]} times`);
}

describe('§4 hidden facts never leak', () => {
  test('§4.2, §4.3 two states that differ only in what a seat may not see give it equal views', () => {
    let compared = 0;
    for (let seed = 0; seed < 120; seed++)
      playRandom(seed, false, (game, step) => {
        if (step % 9 !== 0) return;
        const viewer = step % game.rules.players;
        const mine = JSON.stringify(viewFor(game, viewer));
        expect(JSON.stringify(viewFor(otherWorld(game, viewer, step), viewer))).toBe(mine);
        compared++;
      });
    expect(compared).toBeGreaterThan(1000);
  });

  test('§4.4 no event shows a seat the faces of another seat’s draws and face-down discards', () => {
    let secrets = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { game } = playRandom(seed, true);
      const viewer = seed % game.rules.players;
      for (const event of eventsFor(game, viewer)) {
        if ('hidden' in event && event.hidden.owner !== viewer) {
          expect(event.hidden.cards).toBeNull();
          secrets++;
        }
        if (event.type === 'choiceMade' && event.choice.type === 'discard' && event.choice.seat !== viewer)
          expect(event.choice.cards.every((card) => card === 0)).toBe(true);
      }
    }
    expect(secrets).toBeGreaterThan(500);
  });
});

test('the generator: same seed, same numbers; whole range; fair to about one part in a hundred', () => {
  expect(nextUint(seedRandom('a'))).toBe(nextUint(seedRandom('a')));
  expect(nextUint(seedRandom('a'))).not.toBe(nextUint(seedRandom('b')));
  const counts = [0, 0, 0, 0, 0, 0];
  const fair = seedRandom(2);
  for (let i = 0; i < 60_000; i++) {
    const face = randomInt(fair, 6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
