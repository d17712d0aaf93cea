/** Every puzzle by clicks: first a near miss, whose words say why, then its first solution. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { rosterOf } from '../../src/lib/dsl/roster/roster.ts';
import type { CardFace, Character } from '../../src/lib/grail/index.ts';
import type { PuzzleFacts } from '../../src/lib/lesson/puzzle-format.ts';
import { puzzle as puzzleShape, puzzleText } from '../../src/lib/lesson/puzzle-schema.ts';
import { puzzleStage, type Line, type PuzzleStage } from '../../src/lib/lesson/puzzle.ts';
import { readYaml } from '../../src/lib/lesson/read.ts';
import { answers, clicker, give, main, said, shown, word } from './scripted-player.ts';
import { settled, watchForTrouble } from './support.ts';

const ROOT = 'content/puzzles';
const source = (name: string) => ({
  file: `${ROOT}/${name}`,
  text: readFileSync(`${ROOT}/${name}`, 'utf8'),
});
const deck = JSON.parse(readFileSync('content/cards/deck.json', 'utf8')) as CardFace[];
const sheet = (id: string) =>
  JSON.parse(readFileSync(`content/characters/${id}/character.json`, 'utf8')) as Character;
const roster = rosterOf(
  readdirSync('content/characters', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sheet(entry.name) : [],
  ),
);

const PUZZLES = readdirSync(ROOT)
  .flatMap((name) => /^(P\d\d)\.yaml$/.exec(name)?.[1] ?? [])
  .sort()
  .map((id) => {
    const facts: PuzzleFacts = readYaml(source(`${id}.yaml`), puzzleShape);
    const text = readYaml(source(`${id}.zh-Hans.yaml`), puzzleText);
    return { id, text, stage: puzzleStage(facts, { deck, roster }) };
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
  expect(PUZZLES.length).toBeGreaterThanOrEqual(9);
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
