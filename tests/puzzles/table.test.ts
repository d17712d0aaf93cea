/** What a puzzle's lines answer can be answered at its table, and what happens there is told by names. */
import { describe, expect, test } from 'vitest';
import { deck, deckTable } from '../../src/lib/content/deck.ts';
import { puzzles } from '../../src/lib/content/puzzles.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { eventsFor, viewFor } from '../../src/lib/grail/index.ts';
import { puzzleGame, puzzleSetup, puzzleStage, triedHere, type Line } from '../../src/lib/lesson/puzzle.ts';
import { offersOf } from '../../src/lib/ui/answering/offers.ts';
import { NO_PICKS } from '../../src/lib/ui/answering/picks.ts';
import { plain } from '../../src/lib/ui/board/words.ts';
import { boardWords } from '../../src/lib/ui/wording/board-words.ts';
import { logLines } from '../../src/lib/ui/wording/log.ts';
import type { Naming } from '../../src/lib/ui/wording/marked.ts';
import { promptText } from '../../src/lib/ui/wording/prompts.ts';
import { skillNamer, skillsIn } from '../../src/lib/ui/wording/skill-names.ts';
import { deskOf, MARKS, reach } from '../properties/reach.ts';

/** The answers of a line that are given; the last may be one that the rules refuse. */
const given = ({ choices, refused }: Line) => (refused ? choices.slice(0, -1) : choices);

describe.each(puzzles.map(({ facts }) => ({ id: facts.id, facts })))('$id', ({ facts }) => {
  const stage = puzzleStage(facts, { deck, roster });
  const { you } = facts.setup;

  test('each answer of the learner is a few presses away', () => {
    for (const line of stage.lines)
      for (const [at, choice] of given(line).entries()) {
        if (choice.seat !== you) continue;
        const desk = deskOf(puzzleGame(stage, line.choices.slice(0, at)));
        expect([line.answers[at], reach(desk, choice) !== null]).toEqual([line.answers[at], true]);
      }
  });

  test('log and questions call everything by its name', () => {
    const skill = skillNamer(skillsIn(puzzleSetup(stage)));
    for (const line of stage.lines)
      for (let made = 0; made <= given(line).length; made++) {
        const game = puzzleGame(stage, line.choices.slice(0, made));
        const view = viewFor(game, you);
        const naming: Naming = {
          words: boardWords(view, MARKS),
          face: (card) => deckTable[card],
          teamOf: (seat) => view.seats[seat]?.team ?? 0,
          you: view.viewer,
          skill,
        };
        const told = logLines(eventsFor(game, view.viewer), naming).map(({ text }) => plain(text));
        const question = promptText(view, naming);
        // In Chinese nothing of the game is written in letters; an id would be.
        expect(
          [...told, ...(question === null ? [] : [plain(question)])].filter((one) => /[a-z]/.test(one)),
        ).toEqual([]);
      }
  });
});

const refused = puzzles.flatMap(({ facts }) => {
  const stage = puzzleStage(facts, { deck, roster });
  return stage.lines
    .filter((line) => line.refused)
    .map((line) => ({ what: `${facts.id}: ${line.answers.join(', ')}`, stage, line }));
});

test.each(refused)('$what is refused, but stands among the answers', ({ stage, line }) => {
  const before = given(line);
  const choice = line.choices[before.length];
  const tried = triedHere(stage, before);
  expect(tried.map((one) => one.choice)).toContainEqual(choice);
  const { asked, words } = deskOf(puzzleGame(stage, before));
  const ids = offersOf(asked, NO_PICKS, words, tried).map(({ id }) => id.split('-')[0]);
  expect(ids).toContain(choice?.type);
});
