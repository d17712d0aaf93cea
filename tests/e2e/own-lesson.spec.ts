/** A teacher records a lesson by clicks, tries it and shares it; a stranger opens the link and plays it to its end. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, settled, watchForTrouble } from './support.ts';

/** What is refused stays pressable, to say why or to be recorded as wrong; Playwright takes aria-disabled for dead. */
const PRESS_ANYWAY = { force: true };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const answer = (page: Page, name: string | RegExp) =>
  page.locator('.answers button').filter({ hasText: name }).first();
/** A card of the hand that is asked. */
const card = (page: Page, name: string) =>
  page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(name) })
    .first();
const steps = (page: Page) => page.getByTestId('step');
const say = (page: Page) => page.locator('.say');
const goOn = (page: Page) => page.locator('.task > .btn.primary');
const noViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** From the list of own lessons to a new table, and two moves there: the learner attacks, the lesson takes it. */
async function recordTwoMoves(page: Page): Promise<void> {
  await page.goto('/learn/own/');
  await settled(page);
  await page.getByRole('link', { name: 'Record a lesson' }).click();
  await page.getByRole('combobox', { name: 'Cards each' }).selectOption('3');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await expect(page).toHaveURL(/#id=/);
  await expect(page.getByText('Recording: play the next move')).toBeVisible();
  await field(page, 'Title').fill('My first lesson');
  await field(page, 'What the lesson is about').fill('An attack asks for an answer.');

  await card(page, 'Fire Slash').click();
  await answer(page, 'Blue 2').click();
  await expect(steps(page)).toHaveCount(1);
  await field(page, 'What is said before (the task)').fill('Attack {1} with fire.');
  await field(page, 'Hint').fill('Your first card.');
  await answer(page, 'Take').click();
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(1)).toContainText('take');
  await field(page, 'What is said').fill('{1} takes it.');
}

/** Another answer at the first step becomes a wrong one: its own teammate, whom the rules do not let it attack. */
async function recordWrongAnswer(page: Page): Promise<void> {
  await steps(page).first().click();
  await expect(page.getByText('another answer at the table becomes a wrong one')).toBeVisible();
  await card(page, 'Fire Slash').click();
  await answer(page, 'Red 3').click(PRESS_ANYWAY);
  await expect(page.getByTestId('wrong')).toHaveCount(1);
  await expect(page.getByTestId('wrong')).toContainText('§7.1');
  await field(page, 'Words to wrong answer 1').fill('Not your teammate.');
}

async function writeQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Closing question' }).click();
  await field(page, 'Question').fill('What does an attack ask for?');
  await field(page, 'Option 1').fill('an answer');
  await field(page, 'Option 2').fill('nothing');
  await field(page, 'Why').fill('Whoever is attacked answers.');
}

/** Plays the recorded lesson: first the wrong answer, then the right one, and the question, to the end. */
async function playToItsEnd(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toContainText('My first lesson');
  await expect(say(page)).toHaveText(/Attack .+ with fire\./);
  await card(page, 'Fire Slash').click();
  await answer(page, 'Red 3').click(PRESS_ANYWAY);
  await expect(page.locator('.task')).toContainText('Not your teammate.');
  await expect(page.locator('.task')).toContainText('§7.1');
  await card(page, 'Fire Slash').click();
  await answer(page, 'Blue 2').click();
  // Nothing was written to be said after a move, and still the page says something.
  await expect(say(page)).toHaveText('That move is played.');
  await goOn(page).click();
  await expect(say(page)).toHaveText(/takes it\./);
  await goOn(page).click();
  await expect(say(page)).toHaveText('That move is played.');
  await goOn(page).click();
  await expect(say(page)).toHaveText('What does an attack ask for?');
  await answer(page, 'an answer').click();
  await expect(page.locator('.task')).toContainText('Whoever is attacked answers.');
  await goOn(page).click();
  await expect(page.locator('.task').getByRole('link', { name: 'To own lessons' })).toBeVisible();
}

test('a lesson is recorded, tried, shared by link and played to its end by somebody else', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await arriveWith(context, 'en');
  const trouble = await watchForTrouble(page);
  await recordTwoMoves(page);
  await recordWrongAnswer(page);
  await writeQuestion(page);
  await page.getByRole('button', { name: 'To mend (0)' }).click();
  await expect(page.getByText('Nothing to mend')).toBeVisible();
  await noViolations(page);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/learn\/own\/play\/#lesson=/);
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Try it' }).click();
  await playToItsEnd(page);
  await page.getByRole('link', { name: 'To own lessons' }).click();
  await expect(page.getByRole('link', { name: /My first lesson.*2 steps/ })).toBeVisible();
  await noViolations(page);
  expect(trouble).toEqual([]);

  const other = await browser.newContext({ locale: 'en' });
  await arriveWith(other, 'en');
  const reader = await other.newPage();
  const problems = await watchForTrouble(reader);
  await reader.goto(link);
  await settled(reader);
  await playToItsEnd(reader);
  await noViolations(reader);
  // Kept, it stands in the reader's own list.
  await reader.getByRole('button', { name: 'Keep it' }).click();
  await expect(reader).toHaveURL(/#id=/);
  await reader.goto('/learn/own/');
  await expect(reader.getByRole('link', { name: /My first lesson/ }).first()).toBeVisible();
  expect(problems).toEqual([]);
  await other.close();
});

test('a broken link says what is wrong, and leads on', async ({ page, context }) => {
  await arriveWith(context, 'en');
  const broken: [string, RegExp][] = [
    ['lesson=1AAAAAAAA', /A part is missing or was changed/],
    ['lesson=9zzz', /A newer version made this/],
    ['id=nobody', /is not on this device/],
    ['', /names no lesson/],
  ];
  for (const [link, words] of broken) {
    await page.goto('/learn/own/');
    await page.goto(`/learn/own/play/#${link}`);
    await settled(page);
    await expect(page.getByRole('alert').first()).toHaveText(words);
    await page.getByRole('link', { name: 'To own lessons' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Own lessons' })).toBeVisible();
  }
});

test('a lesson that today’s rules refuse says where and why, and can be mended without losing words', async ({
  page,
  context,
}) => {
  await arriveWith(context, 'en');
  await recordTwoMoves(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: /file/i }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    title: string;
    value: { lesson: { script: { steps: Record<string, unknown>[] } } };
  };
  // What the rules of that day took and those of today refuse: the attack is blocked with a card that cannot.
  saved.title = 'Old lesson';
  saved.value.lesson.script.steps[1]!['auto'] = 'block water';
  await page.goto('/learn/own/');
  await settled(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  });
  await expect(page.getByRole('alert').first()).toContainText(
    '"Old lesson" does not hold by the rules of today',
  );
  await expect(page.locator('main li').first()).toContainText('Step 2');
  await expect(page.locator('main li').first()).toContainText(/§7\.4|read/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('alert').first()).toContainText('does not hold');
  await page.getByRole('button', { name: 'Mend it' }).click();
  await expect(steps(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Put aside (1)' }).click();
  await expect(page.getByText('{1} takes it.')).toBeVisible();
});
