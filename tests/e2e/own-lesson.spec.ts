/** A teacher records a lesson by clicks, tries it and shares it; a stranger opens the link and plays it to its end. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, settled, watchForTrouble } from './support.ts';

/** Plays the first card of the hand that may be played at the first seat that may be its target. */
async function attack(page: Page): Promise<void> {
  await page.locator('.hand button[data-state="playable"]').first().click();
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a lesson is recorded, tried, shared by link and played to its end by somebody else', async ({
  page,
  context,
  browser,
}) => {
  await arriveWith(context, 'en');
  const trouble = await watchForTrouble(page);
  await page.goto('/learn/own/');
  await settled(page);
  await page.getByRole('link', { name: 'Record a lesson' }).click();
  await page.getByRole('combobox', { name: 'Cards each' }).selectOption('3');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await expect(page).toHaveURL(/#id=/);
  await expect(page.getByText('Recording: play the next move')).toBeVisible();

  await field(page, 'Title').fill('My first lesson');
  await field(page, 'What the lesson is about').fill('An attack asks for an answer.');

  // Two moves: the learner attacks, the lesson takes it.
  const prompt = page.getByTestId('prompt');
  await page
    .getByRole('button', { name: /Fire Slash|Fire/ })
    .first()
    .click();
  await prompt.getByRole('button').filter({ hasText: '2' }).first().click();
  await expect(page.getByTestId('step')).toHaveCount(1);
  await field(page, 'What is said before (the task)').fill('Attack {1} with fire.');
  await field(page, 'Hint').fill('Your first card.');
  await prompt.getByRole('button', { name: /Take/ }).click();
  await expect(page.getByTestId('step')).toHaveCount(2);
  await field(page, 'What is said').fill('{1} takes it.');

  // A wrong answer at the first step: another target of the same attack.
  await page.getByTestId('step').first().click();
  await page
    .getByRole('button', { name: /Fire Slash|Fire/ })
    .first()
    .click();
  await prompt.getByRole('button').filter({ hasText: '4' }).first().click();
  await expect(page.getByTestId('wrong')).toHaveCount(1);
  await field(page, 'Words to wrong answer 1').fill('Not this one.');

  await page.getByRole('button', { name: 'Closing question', exact: false }).click();
  await field(page, 'Question').fill('What does an attack ask for?');
  await field(page, 'Option 1').fill('an answer');
  await field(page, 'Option 2').fill('nothing');
  await field(page, 'Why').fill('Whoever is attacked answers.');
  await page.getByRole('button', { name: 'To mend (0)' }).click();
  await expect(page.getByText('Nothing to mend')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Share' }).click();
  const box = page.getByRole('dialog').getByRole('textbox');
  await expect(box).toHaveValue(/#lesson=/);
  const link = await box.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('main h1')).toHaveText('My first lesson');
  await page.goto('/learn/own/');
  await settled(page);
  await expect(page.getByRole('link', { name: /My first lesson/ }).first()).toBeVisible();
  expect(trouble).toEqual([]);

  const other = await browser.newContext({ locale: 'en' });
  await arriveWith(other, 'en');
  const reader = await other.newPage();
  const problems = await watchForTrouble(reader);
  await reader.goto(link);
  await settled(reader);
  await expect(reader.locator('main h1')).toHaveText('My first lesson');
  const task = reader.locator('.task');
  await expect(task).toContainText('with fire.');
  await task.getByRole('button', { name: 'Move for me' }).click();
  for (let step = 0; step < 4; step++) {
    const on = task.getByRole('button', { name: 'Continue' });
    if ((await on.count()) === 0) break;
    await on.click();
  }
  await expect(task).toContainText('What does an attack ask for?');
  await task.getByRole('button', { name: /an answer/ }).click();
  await task.getByRole('button', { name: 'Continue' }).click();
  await expect(task.getByRole('link', { name: 'To own lessons' })).toBeVisible();
  expect((await new AxeBuilder({ page: reader }).analyze()).violations).toEqual([]);
  expect(problems).toEqual([]);
  await other.close();
});

test('a broken link says what is wrong, and leads on', async ({ page, context }) => {
  await arriveWith(context, 'en');
  for (const link of ['lesson=1AAAAAAAA', 'lesson=9zzz', 'id=nobody', '']) {
    await page.goto('/learn/own/');
    await page.goto(`/learn/own/play/#${link}`);
    await settled(page);
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
    await expect(page.getByRole('link', { name: 'To own lessons' })).toBeVisible();
  }
});
