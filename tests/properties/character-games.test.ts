/**
 * What always holds in games with characters, whoever sits there: some games in `npm test`, GAMES=5000 LONG=1 for 5,000
 * of six seats and 500 of each other size (SIZES=6 only those, FIRST=500 from that seed on).
 */
import { describe, expect, test } from 'vitest';
import { roster } from '../../src/lib/content/roster.ts';
import {
  apply,
  enumerate,
  eventsFor,
  hashBoard,
  legal,
  makeGame,
  replay,
  requestOf,
  viewFor,
  type Board,
  type Game,
} from '../../src/lib/grail/index.ts';
import { simulate } from '../../src/lib/lab/index.ts';
import { deck, playCharacters, type Size } from './character-games.ts';
import {
  cardsConserved,
  forms,
  handsAndEnergy,
  Heals,
  isPlain,
  laidCards,
  Scopes,
  teamCaps,
  tokenCaps,
} from './character-invariants.ts';
import { otherWorld } from './other-world.ts';

const LONG = process.env['LONG'] !== undefined;
const GAMES = LONG ? Math.min(5000, Number(process.env['GAMES'] ?? 5000)) : 150;
const FIRST = Number(process.env['FIRST'] ?? 0);
const SIZES = (process.env['SIZES'] ?? '6,4,8').split(',').map(Number) as Size[];
const MINUTES = LONG ? 600 : 2;

/** Which games: of six seats all of them, of the other sizes a part. */
function* games(part = 1): Generator<[Size, number]> {
  for (const size of SIZES) {
    const count = Math.ceil(GAMES * part * (size === 6 ? 1 : LONG ? 0.1 : 0.2));
    for (let seed = FIRST; seed < FIRST + count; seed++) yield [size, seed];
  }
}

/** All checks of one game: the cheap ones at every stop, the others at some. */
function checksOf() {
  let heals: Heals | null = null;
  const scopes = new Scopes();
  return (game: Game, step: number) => {
    heals ??= new Heals(game);
    cardsConserved(game);
    handsAndEnergy(game);
    heals.check(game);
    tokenCaps(game);
    scopes.check(game);
    if (step % 3 !== 0) return;
    teamCaps(game);
    laidCards(game);
    forms(game);
    if (step % 30 === 0) isPlain(game.board);
  };
}

describe(`what always holds with characters, over ${GAMES} games of six seats and some of four and eight`, () => {
  test(
    'cards are conserved, all caps hold, effects end with their scope, and every game comes to its end',
    () => {
      for (const [size, seed] of games()) playCharacters(size, seed, false, checksOf());
    },
    MINUTES * 60_000,
  );

  test(
    'every option has an answer, every listed answer is legal, and asking changes nothing',
    () => {
      let listed = 0;
      for (const [size, seed] of games(0.1))
        playCharacters(size, seed, false, (game, step) => {
          if (step % 11 !== 0) return;
          const request = requestOf(game);
          if (request === null) return;
          const before = JSON.stringify(game.board);
          for (const option of request.options) {
            const answers = enumerate(game, { ...request, options: [option] }).slice(0, 60);
            if (answers.length === 0) throw new Error(`no answer to ${JSON.stringify(option)}`);
            for (const choice of answers) {
              const refused = legal(game, choice);
              if (refused !== null) throw new Error(`${JSON.stringify(choice)}: ${refused.because}`);
              listed++;
            }
          }
          expect(JSON.stringify(game.board)).toBe(before);
        });
      expect(listed).toBeGreaterThan(100);
    },
    MINUTES * 60_000,
  );

  test(
    'same seed, same log; a replay is the play; with and without a log it is the same game',
    () => {
      for (const [size, seed] of games(0.05)) {
        const first = playCharacters(size, seed, true, () => undefined);
        const again = playCharacters(size, seed, true, () => undefined);
        expect(JSON.stringify(again.log)).toBe(JSON.stringify(first.log));
        const rerun = replay(deck, first.setup, first.choices);
        expect(JSON.stringify(rerun.log)).toBe(JSON.stringify(first.log));
        const bare = replay(deck, first.setup, first.choices, first.choices.length, { log: false });
        expect(JSON.stringify(bare.board)).toBe(JSON.stringify(first.board));
      }
    },
    MINUTES * 60_000,
  );

  test(
    'at any stop the state can be stored as JSON and played on to the same end',
    () => {
      for (const [size, seed] of games(0.1)) {
        const whole = playCharacters(size, seed, false, () => undefined);
        for (const part of [0.3, 0.6, 0.9]) {
          const at = Math.floor(whole.choices.length * part);
          const middle = replay(deck, whole.setup, whole.choices, at, { log: false });
          const stored = JSON.parse(JSON.stringify(middle.board)) as Board;
          const restored = makeGame(middle.rules, stored, middle.setup, false);
          for (const choice of whole.choices.slice(at)) expect(apply(restored, choice)).toBeNull();
          expect(hashBoard(restored.board)).toBe(hashBoard(whole.board));
        }
      }
    },
    MINUTES * 60_000,
  );
});

describe('§4 hidden facts never leak through characters', () => {
  test(
    '§4.2, §4.3 states that differ only in what a seat may not see give it equal views',
    () => {
      let compared = 0;
      for (const [size, seed] of games(0.2))
        playCharacters(size, seed, false, (game, step) => {
          if (step % 9 !== 0) return;
          const viewer = (step / 9) % size;
          if (requestOf(game)?.seat === viewer) return;
          const mine = JSON.stringify(viewFor(game, viewer));
          const theirs = JSON.stringify(viewFor(otherWorld(game, viewer, step), viewer));
          if (theirs !== mine) throw new Error(`seat ${viewer} sees ${mine}\nor ${theirs}`);
          compared++;
        });
      expect(compared).toBeGreaterThan(100);
    },
    MINUTES * 60_000,
  );

  test(
    '§4.4 no event shows a seat what another drew, discarded face down, covered or gave unseen',
    () => {
      let secrets = 0;
      for (const [size, seed] of games(0.1)) {
        const game = playCharacters(size, seed, true, () => undefined);
        const viewer = seed % size;
        for (const event of eventsFor(game, viewer)) {
          if ('hidden' in event && event.hidden.owner !== viewer) {
            expect(event.hidden.cards).toBeNull();
            secrets++;
          }
          if (event.type !== 'choiceMade' || event.choice.seat === viewer) continue;
          const { choice } = event;
          if (choice.type === 'discard') expect(choice.cards.every((card) => card === 0)).toBe(true);
          if (choice.type === 'choose') expect(choice.values.every((value) => value === 0)).toBe(true);
        }
      }
      expect(secrets).toBeGreaterThan(100);
    },
    MINUTES * 60_000,
  );
});

test('every skill that does something is used within 2,000 games of six seats', () => {
  const pool = [...roster.values()];
  const {
    games: ended,
    errors,
    unusedSkills,
  } = simulate(deck, {
    games: 2000,
    seed: 1,
    players: 6,
    lineUp: { fixed: [], pool },
  });
  expect(errors).toEqual([]);
  expect(ended).toBe(2000);
  expect(unusedSkills).toEqual([]);
}, 300_000);
