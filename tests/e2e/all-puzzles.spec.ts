/** Every puzzle by clicks: first a near miss, whose words say why, then its first solution. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { rosterOf } from '../../src/lib/dsl/roster/roster.ts';
import type { CardFace, Character } from '../../src/lib/grail/index.ts';
import type { PuzzleFacts, PuzzleText } from '../../src/lib/lesson/puzzle-format.ts';
import { puzzleStage, type Line, type PuzzleStage } from '../../src/lib/lesson/puzzle.ts';
import { answers, clicker, give, main, said, shown, word } from './scripted-player.ts';
import { settled, watchForTrouble } from './support.ts';

const ROOT = 'content/puzzles';
const read = (name: string): unknown => parse(readFileSync(`${ROOT}/${name}`, 'utf8'));
const deck = JSON.parse(readFileSync('content/cards/deck.json', 'utf8')) as CardFace[];
const CHARACTERS = 'content/characters';
const roster = rosterOf(
  readdirSync(CHARACTERS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? (JSON.parse(readFileSync(`${CHARACTERS}/${entry.name}/character.json`, 'utf8')) as Character)
      : [],
  ),
);

/** A puzzle's file with what it leaves out; other tests hold it to its shape. */
function factsOf(id: string): PuzzleFacts {
  const facts = read(`${id}.yaml`) as PuzzleFacts;
  const whole = <T extends object>(list: readonly T[]) => list.map((one) => ({ also: [], ...one }));
  return {
    ...{ again: [], fixed: [], others: {} },
    ...facts,
    solutions: whole(facts.solutions),
    nearMisses: whole(facts.nearMisses),
  };
}

const PUZZLES = readdirSync(ROOT)
  .flatMap((name) => /^(P\d\d)\.yaml$/.exec(name)?.[1] ?? [])
  .sort()
  .map((id) => {
    const text = read(`${id}.zh-Hans.yaml`) as PuzzleText;
    return { id, text, stage: puzzleStage(factsOf(id), { deck, roster }) };
  });

/** Gives what the learner answers in this line; the others answer by themselves. */
async function giveOwn(page: Page, { facts, lines }: PuzzleStage, kind: Line['kind']): Promise<void> {
  const line = lines.find((one) => one.kind === kind && one.index === 0);
  if (!line) throw new Error(`${facts.id}: no ${kind}`);
  const own = line.answers.filter((_, at) => line.choices[at]?.seat === facts.setup.you);
  for (const answer of own) {
    await expect(answers(page)).toBeVisible();
    await give(clicker(page), answer);
  }
}

test('there are as many puzzles as are written', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(19);
});

for (const { id, text, stage } of PUZZLES) {
  test(`${id} ${text.title}: a near miss says why, then it is solved`, async ({ page }) => {
    const trouble = await watchForTrouble(page);
    await page.goto(`/learn/puzzles/${id}/`);
    await settled(page);
    await expect(main(page)).toContainText(shown(text.task));

    await giveOwn(page, stage, 'nearMiss');
    await expect(said(page, word('puzzle_failed'))).toContainText(shown(text.nearMisses[0] ?? 'no text'));
    await main(page)
      .getByRole('button', { name: word('puzzle_restart') })
      .click();

    await giveOwn(page, stage, 'solution');
    await expect(said(page, word('puzzle_solved'))).toContainText(shown(text.solutions[0] ?? 'no text'));
    expect(trouble).toEqual([]);
  });
}
