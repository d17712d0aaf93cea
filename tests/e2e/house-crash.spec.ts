import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { settled } from './support.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Makes the next page that is loaded break while it is drawn for the first time, by putting a wrapper
 * around its real module. The product itself holds no switch for that.
 */
async function breakNextPage(page: Page): Promise<void> {
  await page.route('**/_app/immutable/nodes/*.js', async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has('real')) return route.continue();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `import * as real from '${url.pathname}?real';
        let broken = false;
        export const universal = real.universal;
        export const component = (...given) => {
          if (!broken) { broken = true; throw new Error('provoked by a test'); }
          return real.component(...given);
        };`,
    });
  });
}

test('a view that breaks becomes a card; the rest goes on', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await breakNextPage(page);
  await page.locator('header nav a').first().click();

  await expect(page.locator('h1')).toHaveText('这一步没走成');
  await expect(page).toHaveURL(/\/learn\/$/);
  await expect(page.getByText('provoked by a test').first()).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出对局' }).click();
  const file = await (await download).path();
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { version: string; page: string; open: object };
  expect(saved.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(saved.page).toMatch(/\/learn\/$/);
  expect(saved.open).toEqual({});

  await page.getByRole('button', { name: '报这个错' }).click();
  await expect(page.getByText('报告已复制')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ['provoked by a test', 'version: ', '/learn/', 'Mozilla', 'open: {']) {
    expect(report).toContain(part);
  }

  await page.getByText('细节（给修的人看）').click();
  await expect(page.getByText('provoked by a test').first()).toBeVisible();

  // The shell still works while the card stands there.
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('h1')).toHaveText('That step did not work');

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Learn');
});

test('going elsewhere leaves the card behind', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await breakNextPage(page);
  await page.locator('header nav a').first().click();
  await expect(page.locator('h1')).toHaveText('这一步没走成');
  await page.locator('header a.brand').click();
  await expect(page.locator('h1')).toContainText('打完你的第一个回合');
});

test('when copying is forbidden the report can be taken by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await page.goto('/');
  await settled(page);
  await breakNextPage(page);
  await page.locator('header nav a').first().click();
  await page.getByRole('button', { name: '报这个错' }).click();
  await expect(page.getByRole('textbox', { name: '错误报告' })).toHaveValue(/provoked by a test/);
});

test('an error outside a view is told at the foot of the page', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => void Promise.reject(new Error('lost promise')));
  await expect(page.getByText('刚才有一步没走成。')).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('刚才有一步没走成。')).toHaveCount(0);
});
