/** A part of a lesson that breaks takes nothing with it: the table, the step and the game stay. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { settled } from './support.ts';

test.use({ serviceWorkers: 'block' });

/** From now on whatever is fetched late answers with a view that breaks. The key sheet is only fetched when asked for. */
async function breakWhatComesLate(page: Page): Promise<void> {
  await page.route('**/_app/immutable/chunks/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => { throw new Error('provoked by a test'); };`,
    }),
  );
}

test('a broken sheet leaves table, prompt and game; the export holds the replay', async ({ page }) => {
  await page.goto('/learn/1/first-strike/');
  await settled(page);
  await page
    .getByRole('option', { name: /火焰斩/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /蓝方2号/ })
    .first()
    .click();
  await expect(page.locator('.say')).toContainText('火焰斩打出去了');
  await breakWhatComesLate(page);
  await page.getByRole('button', { name: '按键' }).click();
  await expect(page.getByRole('button', { name: '导出对局' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出对局' }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    open: {
      lesson: { lesson: string; step: number; game: { choices: { type: string }[]; hashes: string[] } };
    };
  };
  expect(saved.open.lesson).toMatchObject({ lesson: 'L1.1', step: 0 });
  expect(saved.open.lesson.game.choices.map(({ type }) => type)).toEqual(['attack']);
  expect(saved.open.lesson.game.hashes.length).toBeGreaterThan(0);

  await page.locator('.task > .btn.primary').click();
  await page.locator('.task > .btn.primary').click();
  await expect(page.locator('.say')).toContainText('命中');
});

test('a part that cannot be fetched says so, and the lesson goes on', async ({ page }) => {
  await page.goto('/learn/1/buy/');
  await settled(page);
  await page.route('**/_app/immutable/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: '按键' }).click();
  await expect(page.getByRole('button', { name: '导出对局' })).toBeVisible();
  await page.locator('.answers button', { hasText: '购买' }).first().click();
  await expect(page.locator('.say')).toContainText('摸到3张');
});

test('chapter 1’s first attack by touch alone', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/learn/1/first-strike/');
  await settled(page);
  await page
    .getByRole('option', { name: /火焰斩/ })
    .first()
    .tap();
  await page
    .getByRole('button', { name: /蓝方2号/ })
    .first()
    .tap();
  await expect(page.locator('.say')).toContainText('火焰斩打出去了');
  await context.close();
});
