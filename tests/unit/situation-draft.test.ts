import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { roster } from '$lib/content/roster.ts';
import { situations } from '../../src/lib/content/situations.ts';
import { openedSetup } from '$lib/dsl/roster/roster.ts';
import { documentSchemas } from '../../src/lib/content/documents.ts';
import { deck } from '../../src/lib/content/deck.ts';
import { setupOf } from '../../src/lib/dsl/cases/given.ts';
import { givenOfGame, givenOfSetup, startOfGame } from '../../src/lib/dsl/cases/given-of.ts';
import { parseCases } from '../../src/lib/dsl/cases/parse.ts';
import { runCase } from '../../src/lib/dsl/cases/run.ts';
import type { CaseShape } from '../../src/lib/dsl/cases/schema.ts';
import { checkSituation } from '../../src/lib/dsl/documents/situation.ts';
import { caseFaults, caseFile, rulesOf } from '../../src/lib/features/situations/case-file.ts';
import {
  addToHand,
  frontOf,
  handOf,
  moveInHand,
  passCard,
  placeInFront,
  removeFromFront,
  removeFromHand,
  setHeals,
  setPlacer,
} from '../../src/lib/features/situations/draft-cards.ts';
import * as numbers from '../../src/lib/features/situations/draft-numbers.ts';
import { notesOf } from '../../src/lib/features/situations/draft-notes.ts';
import { gameOfDraft, seatViews, teamViews } from '../../src/lib/features/situations/draft-view.ts';
import {
  attempt,
  compactDraft,
  configOfDraft,
  emptyDraft,
  problemsOfDraft,
  seat,
  setupOfDraft,
  type Changed,
  type Draft,
} from '../../src/lib/features/situations/draft.ts';
import { changed, historyOf, redone, undone } from '../../src/lib/features/situations/history.ts';
import { keptLines, openLines, playedChoices } from '../../src/lib/features/situations/tried-lines.ts';
import { apply, newGame, requestOf, sample } from '../../src/lib/grail/index.ts';
import { seedRandom } from '../../src/lib/kernel/random.ts';
import { fromLink, toLink } from '../../src/lib/store/link.ts';

const made = (draft: Draft, ...changes: ((draft: Draft) => Draft)[]): Draft =>
  changes.reduce((held, change) => {
    const done = attempt(held, change);
    if ('refused' in done) throw new Error(JSON.stringify(done.refused));
    return done.draft;
  }, draft);

const codes = (done: Changed): string[] =>
  'refused' in done && 'problems' in done.refused ? done.refused.problems.map(({ code }) => code) : [];

/** Poison and Weakness in front of seat 0, whose turn it is, before the action phase. */
const poisoned = made(
  emptyDraft(6),
  placeInFront(0, 'poison', 1),
  placeInFront(0, 'weak', 2),
  numbers.setStart('action.before'),
  addToHand(0, 'fire'),
  addToHand(0, 'light'),
  setHeals(0, 1),
  numbers.setText('question', '先中毒还是先虚弱？'),
);

describe('a draft', () => {
  test('§2.3 begins as an empty table that can be', () => {
    for (const players of [4, 6, 8] as const) {
      expect(problemsOfDraft(emptyDraft(players))).toEqual([]);
      expect(seatViews(emptyDraft(players))).toHaveLength(players);
    }
  });

  test('cards come, move, go over to another hand, and leave', () => {
    const hand = made(emptyDraft(4), addToHand(1, 'fire'), addToHand(1, 'water'), addToHand(1, 'x'));
    expect(handOf(moveInHand(1, 2, 0)(hand), 1)).toEqual(['x', 'fire', 'water']);
    expect(handOf(removeFromHand(1, 1)(hand), 1)).toEqual(['fire', 'x']);
    const passed = passCard(1, 0, 3)(hand);
    expect([handOf(passed, 1), handOf(passed, 3)]).toEqual([['water', 'x'], ['fire']]);
    expect(handOf(hand, 1)).toEqual(['fire', 'water', 'x']);
  });

  test('§22 what lies in front remembers who placed it', () => {
    expect(frontOf(poisoned, 0)).toEqual([
      { word: 'poison', by: 1 },
      { word: 'weak', by: 2 },
    ]);
    expect(frontOf(setPlacer(0, 1, 4)(poisoned), 0)[1]).toEqual({ word: 'weak', by: 4 });
    expect(frontOf(removeFromFront(0, 0)(poisoned), 0)).toEqual([{ word: 'weak', by: 2 }]);
  });

  test('§22.2 a second Weakness in front of a seat is refused, and nothing is lost', () => {
    const before = JSON.stringify(poisoned);
    expect(codes(attempt(poisoned, placeInFront(0, 'weak', 1)))).toEqual(['sameEffectTwice']);
    expect(JSON.stringify(poisoned)).toBe(before);
  });

  test('§22.1 an attack card in front of a seat is refused', () => {
    expect(codes(attempt(emptyDraft(4), placeInFront(0, 'fire', 1)))).toEqual(['notAnEffect']);
  });

  test('§14.1 a seventh card in hand is refused', () => {
    const full = made(emptyDraft(4), ...Array.from({ length: 6 }, () => addToHand(2, 'x')));
    expect(codes(attempt(full, addToHand(2, 'fire')))).toEqual(['handOverLimit']);
  });

  test('§1.3 a seventh copy of a card that has six is refused', () => {
    const six = Array.from({ length: 6 }, (_, at) => addToHand(at < 3 ? 0 : 1, 'dark'));
    const all = made(emptyDraft(4), ...six);
    expect(codes(attempt(all, addToHand(2, 'dark')))).toEqual(['notEnoughCopies']);
  });

  test('§16.1, §17.1, §16.3 numbers that cannot be are refused', () => {
    const draft = emptyDraft(4);
    expect(codes(attempt(draft, numbers.setTeamNumber(0, 'gem', 6)))).toEqual(['tooManyStones']);
    expect(codes(attempt(draft, numbers.setTeamNumber(1, 'cups', 5)))).toEqual(['gameIsOver']);
    expect(codes(attempt(draft, numbers.setTeamNumber(1, 'morale', 0)))).toEqual(['gameIsOver']);
    expect(codes(attempt(draft, numbers.setEnergy(0, { gem: 3, crystal: 1 })))).toEqual(['tooMuchEnergy']);
  });

  test('§18.5 extra actions where there are none are refused', () => {
    const ended = made(emptyDraft(4), numbers.setStart('turn.end'));
    expect(codes(attempt(ended, numbers.addExtra('wind attack')))).toEqual(['extraTooEarly']);
    expect(made(emptyDraft(4), numbers.addExtra('wind attack')).given.extra).toEqual(['wind attack']);
  });

  test('§2.1 seats that hold something are not taken away with a smaller table', () => {
    const eight = made(emptyDraft(8), addToHand(7, 'fire'), placeInFront(0, 'poison', 6));
    expect(seat(eight, 'RBBRRB')).toEqual({ refused: { seatsInUse: [6, 7] } });
    const moved = made(eight, removeFromHand(7, 0), setPlacer(0, 0, 1));
    expect(seat(moved, 'RBBRRB')).toMatchObject({ draft: { given: { seating: 'RBBRRB' } } });
  });

  test('a position that came with problems can be mended step by step', () => {
    const wrong: Draft = { given: { seating: 'RBBR', hands: { 0: ['x*8'] }, morale: '16:15' } };
    expect(problemsOfDraft(wrong)).toHaveLength(2);
    const better = attempt(wrong, removeFromHand(0, 0));
    expect('draft' in better && problemsOfDraft(better.draft)).toHaveLength(2);
    expect('draft' in attempt(wrong, numbers.setTeamNumber(0, 'morale', 15))).toBe(true);
  });

  test('changes go back and forth; letters of a text are one step', () => {
    let history = historyOf(emptyDraft(4));
    history = changed(history, addToHand(0, 'fire')(history.now));
    for (const text of ['a', 'ab', 'abc'])
      history = changed(history, numbers.setText('question', text)(history.now), 'question');
    expect(undone(history).now.question).toBeUndefined();
    expect(undone(undone(history)).now).toEqual(emptyDraft(4));
    expect(redone(undone(history)).now.question).toBe('abc');
    expect(undone(historyOf(1)).now).toBe(1);
  });
});

describe('a document', () => {
  test('set up, is the board that the draft shows', () => {
    const draft = made(
      poisoned,
      addToHand(4, 'poison.water'),
      numbers.setTeamNumber(0, 'gem', 2),
      numbers.setTeamNumber(1, 'morale', 9),
      numbers.setEnergy(3, { gem: 1, crystal: 1 }),
    );
    const game = newGame(deck, setupOfDraft(made(draft, numbers.setStart('action.choose'))));
    for (const view of seatViews(draft)) {
      const { hand, heals, energy, table } = game.board.seats[view.seat] ?? {};
      expect({
        hand: hand?.length,
        heals,
        energy,
        table: table?.map(({ name, by }) => `${name} ${by}`),
      }).toEqual({
        hand: view.handSize,
        heals: view.heals,
        energy: view.energy,
        table: view.table.map(({ name, by }) => `${name} ${by}`),
      });
    }
    const teams = teamViews(draft).map(({ morale, cups, stones }) => ({ morale, cups, stones }));
    expect(game.board.teams.map(({ morale, cups, stones }) => ({ morale, cups, stones }))).toEqual(teams);
  });

  test('is small in a link, and the same table comes out', async () => {
    const draft = compactDraft(made(poisoned, ...Array.from({ length: 4 }, () => addToHand(1, 'x'))));
    const link = await toLink('situation', draft, '先中毒还是先虚弱');
    expect(`https://example.org/situations/table/#${link}`.length).toBeLessThanOrEqual(400);
    const read = await fromLink(link, documentSchemas);
    expect(setupOfDraft((read as { value: Draft }).value)).toEqual(setupOfDraft(draft));
  });

  test('written shorter, it is the same position', () => {
    const draft = made(
      emptyDraft(6),
      addToHand(0, 'x'),
      addToHand(0, 'x'),
      addToHand(0, 'fire'),
      addToHand(0, 'x'),
    );
    expect(compactDraft(draft).given.hands).toEqual({ 0: ['x*2', 'fire', 'x'] });
    expect(gameOfDraft(compactDraft(draft))?.board).toEqual(gameOfDraft(draft)?.board);
  });

  test('keeps what was tried in words, also when the position changes under it', () => {
    const setup = setupOfDraft(poisoned);
    const kept = [{ do: ['heals 1', 'skip'] }, { do: ['heals 0', 'draw3'], title: 'B' }];
    const { lines, lost } = openLines(setup, kept);
    expect(lost).toBe(0);
    expect(keptLines(setup, lines)).toEqual(kept);
    expect(checkSituation({ ...poisoned, lines: kept, at: '1:2' }).findings).toBeNull();
    const healed = setupOfDraft(setHeals(0, 0)(poisoned));
    expect(openLines(healed, kept).lost).toBeGreaterThan(0);
  });
});

describe('a position from elsewhere', () => {
  test('every ruling becomes a draft with the same set-up', async () => {
    for (const { setup: stored } of await situations()) {
      const setup = openedSetup(stored, roster);
      if (setup.situation === undefined) continue;
      const again = setupOf(givenOfSetup(setup), 'other', roster);
      expect(newGame(deck, again, { log: false }).board).toEqual(newGame(deck, setup, { log: false }).board);
    }
  });

  test('a step of a game where an action is chosen can be built again, with all that lies on the table', () => {
    let compared = 0;
    const game = newGame(deck, { seed: 'built again', config: { players: 6 } }, { log: false });
    const random = seedRandom('choices');
    while (game.choices.length < 300 && requestOf(game) !== null) {
      const found = givenOfGame(game);
      expect(found === null).toBe(startOfGame(game) === null);
      if (found) {
        const built = newGame(deck, setupOf(found.given, 'x'), { log: false });
        const bare = ({ board }: typeof game) => ({
          seats: board.seats.map(({ hand, ...rest }) => ({
            ...rest,
            hand: hand.map((card) => [deck[card - 1]?.name, deck[card - 1]?.element]),
            table: rest.table.map(({ name, by }) => [name, by]),
          })),
          teams: board.teams,
          deck: board.deck.length,
          turn: board.turn.player,
          extra: board.turn.extra.map(({ kinds }) => kinds),
        });
        expect(bare(built)).toEqual(bare(game));
        expect(requestOf(built)?.state).toBe(requestOf(game)?.state);
        compared += 1;
      }
      apply(game, sample(game, random));
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('notes', () => {
  const notes = (draft: Draft) =>
    notesOf({
      seats: seatViews(draft),
      teams: teamViews(draft),
      config: configOfDraft(draft),
      start: numbers.startOf(draft),
      turn: draft.given.turn ?? 0,
    }).map(({ code }) => code);

  test('§14.1 a full hand is no fault, but worth a word', () => {
    const full = made(emptyDraft(4), ...Array.from({ length: 6 }, () => addToHand(2, 'x')));
    expect(notes(full)).toEqual(['handFull']);
    expect(problemsOfDraft(full)).toEqual([]);
  });

  test('§10.4 drawing for Weakness over the limit is told before it happens', () => {
    expect(notes(poisoned)).toEqual([]);
    expect(notes(made(poisoned, addToHand(0, 'x'), addToHand(0, 'x')))).toEqual(['weaknessOver']);
    expect(notes(made(poisoned, numbers.setStart('action.choose')))).toEqual(['effectsWait']);
  });

  test('§12.3, §17.1 heals over their limit, the last morale, the last cup', () => {
    const draft = made(
      emptyDraft(4),
      setHeals(0, 3),
      numbers.setTeamNumber(0, 'morale', 1),
      numbers.setTeamNumber(1, 'cups', 4),
    );
    expect(notes(draft)).toEqual(['healsOver', 'moraleLast', 'cupLast']);
  });
});

describe('a case file', () => {
  const stepped: Draft = { ...poisoned, lines: [{ do: ['heals 1', 'skip'] }] };

  test('is read and held by the case runner', () => {
    const text = caseFile(stepped, { id: 'OWN-01', title: '先中毒', rules: rulesOf(stepped) });
    const { cases, findings } = parseCases('own.yaml', text);
    expect(findings).toEqual([]);
    expect(cases.flatMap((entry) => runCase(entry, deck).failures)).toEqual([]);
    expect(caseFaults(text)).toEqual([]);
    const [shape] = parse(text) as CaseShape[];
    expect(shape?.do).toEqual(['heals 1', 'skip']);
    expect(shape?.rules).toEqual(rulesOf(stepped));
    expect(shape?.then).toMatchObject({ hand: { 0: 2 } });
  });

  test('says what is wrong with a head that no case may have, and with facts that do not hold', () => {
    expect(caseFaults(caseFile(stepped, { id: '1', title: '', rules: [] }))).not.toEqual([]);
    const text = caseFile(stepped, { id: 'OWN-01', title: '', rules: ['§10.1'] });
    expect(caseFaults(text.replace('morale: 15:15', 'morale: "15:14"'))).toHaveLength(1);
  });

  test('replays random courses of a built position', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const setup = setupOfDraft(poisoned);
      const game = newGame(deck, setup, { log: false });
      const random = seedRandom(seed);
      while (game.choices.length < 40 && requestOf(game) !== null) apply(game, sample(game, random));
      const lines = keptLines(setup, [
        { choices: game.choices, parent: null, at: 0, leftAt: { step: 0, event: null } },
      ]);
      expect(playedChoices(setup, lines[0]?.do ?? [])).toEqual(game.choices);
      expect(caseFaults(caseFile({ ...poisoned, lines }, { id: 'R', title: '', rules: ['§5'] }))).toEqual([]);
    }
  });
});
