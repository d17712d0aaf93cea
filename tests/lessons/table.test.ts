/** What a lesson asks can be answered at its table, and what happens there is told by names. */
import { describe, expect, test } from 'vitest';
import { deck, deckTable } from '../../src/lib/content/deck.ts';
import { lessons, playedOf } from '../../src/lib/content/lessons.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { DEFAULT_CONFIG, eventsFor, requestOf, viewFor } from '../../src/lib/grail/index.ts';
import type { GameLesson } from '../../src/lib/lesson/format.ts';
import { newContext } from '../../src/lib/lesson/player-steps.ts';
import { choicesTo, gameAfter, type Stage } from '../../src/lib/lesson/position.ts';
import { fieldsAt, wrongAt } from '../../src/lib/lesson/scene.ts';
import { setupOf } from '../../src/lib/lesson/setup.ts';
import { offersOf } from '../../src/lib/ui/answering/offers.ts';
import { askedOf, NO_PICKS } from '../../src/lib/ui/answering/picks.ts';
import { plain } from '../../src/lib/ui/board/words.ts';
import { boardWords } from '../../src/lib/ui/wording/board-words.ts';
import { logLines } from '../../src/lib/ui/wording/log.ts';
import type { Naming } from '../../src/lib/ui/wording/marked.ts';
import { promptText } from '../../src/lib/ui/wording/prompts.ts';
import { skillNamer, skillsIn } from '../../src/lib/ui/wording/skill-names.ts';
import { deskOf, MARKS, reach } from '../properties/reach.ts';

const games = lessons.filter((lesson): lesson is GameLesson => lesson.head.machine === 'game');
const stageOf = (lesson: GameLesson): Stage => ({ lesson, deck, roster, played: playedOf(lesson) });

/** Steps of a lesson that the learner plays. */
const asked = ({ script }: GameLesson): number[] =>
  script.steps.flatMap((step, index) => (step.at !== 'quiz' && step.learner !== undefined ? [index] : []));

const table = games.map((lesson) => ({ id: lesson.head.id, lesson }));

describe.each(table)('$id', ({ lesson }) => {
  const stage = stageOf(lesson);

  test('each right answer is a few presses away', () => {
    for (const step of asked(lesson)) {
      const desk = deskOf(gameAfter(stage, choicesTo(stage, step)));
      const right = stage.played[step];
      for (const wanted of right ? [right.choice, ...right.alsoRight] : [])
        expect([step, reach(desk, wanted) !== null]).toEqual([step, true]);
    }
  });

  test('log and questions call everything by its name', () => {
    const choices = choicesTo(stage, lesson.script.steps.length);
    for (let made = 0; made <= choices.length; made++) {
      const game = gameAfter(stage, choices.slice(0, made));
      const view = viewFor(game, lesson.script.setup.you);
      const naming: Naming = {
        words: boardWords(view, MARKS),
        face: (card) => deckTable[card],
        teamOf: (seat) => view.seats[seat]?.team ?? 0,
        you: view.viewer,
        skill: skillNamer(skillsIn(setupOf(lesson, roster))),
      };
      const lines = logLines(eventsFor(game, view.viewer), naming).map(({ text }) => plain(text));
      const question = promptText(view, naming);
      const said = [...lines, ...(question === null ? [] : [plain(question)])];
      // In Chinese nothing of the game is written in letters; an id would be.
      expect(said.filter((line) => /[a-z]/.test(line))).toEqual([]);
    }
  });
});

test('a skill that a lesson wants tried stands beside those that may be used, by its name', () => {
  const lesson = games.find(({ head }) => head.id === 'L7.2') as GameLesson;
  const stage = stageOf(lesson);
  const context = newContext(stage);
  const game = gameAfter(stage, []);
  const view = viewFor(game, requestOf(game)?.seat ?? null);
  const words = boardWords(view, MARKS);
  const skill = skillNamer(skillsIn(setupOf(lesson, roster)));
  const desk = askedOf(
    view,
    DEFAULT_CONFIG,
    (card) => deckTable[card],
    (ability, given) => fieldsAt(context, ability, given),
  );
  if (desk === null) throw new Error('nobody is asked');
  const labels = offersOf(desk, NO_PICKS, { words, teamOf: () => 0, skill }, wrongAt(context)).map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => label.includes('风之洁净'))).toHaveLength(1);
  expect(labels.filter((label) => label.includes('天使祝福'))).toHaveLength(1);
});
