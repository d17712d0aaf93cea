/** A dispute at the table: "poison or weakness first?" — from the search box to the stepped ruling in under a minute. */
import { expect, test } from '@playwright/test';
import { arriveWith, settled, watchForTrouble } from './support.ts';

const DISPUTES = [
  {
    language: 'zh-Hans',
    asked: '先中毒还是先虚弱',
    ruling: /先中毒还是先虚弱/,
    answer: '看答案',
    said: '先中毒',
  },
  {
    language: 'en',
    asked: 'poison or weakness first',
    ruling: /Poison or Weakness/,
    answer: 'See the answer',
    said: 'Poison',
  },
] as const;

for (const { language, asked, ruling, answer, said } of DISPUTES)
  test(`${language}: the ruling is found, stepped through, and its answer read`, async ({
    page,
    context,
  }) => {
    const trouble = await watchForTrouble(page);
    await arriveWith(context, language);
    const begun = Date.now();
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill(asked);
    await page.getByRole('option', { name: ruling }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: ruling })).toBeVisible();
    const place = page.getByTestId('place').locator('b');
    await expect(place).not.toHaveText('');
    // Before anything has happened both lie in front; then the steps tell which goes first.
    const log = page.getByRole('log');
    await page.locator('h1').click();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    await expect(log.locator('[aria-current=step]')).toBeVisible();
    await page.getByRole('button', { name: answer }).click();
    await expect(page.locator('.answer')).toContainText(said);
    await expect(page.locator('.answer')).toContainText('§10.1');
    expect(Date.now() - begun).toBeLessThan(60_000);
    expect(trouble).toEqual([]);
  });

test('the library finds a ruling by its words and by its §, and opens it', async ({ page }) => {
  await page.goto('/situations/');
  await settled(page);
  await page.getByRole('searchbox').fill('§10.1 虚弱');
  await expect(page.getByRole('status').filter({ hasText: '条' })).toBeVisible();
  await page.getByRole('link', { name: /先中毒还是先虚弱/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('先中毒还是先虚弱');
  await page.getByRole('button', { name: /要紧处2/ }).click();
  await expect(page).toHaveURL(/case=WEA-03&at=1/);
});

test('an address that names no ruling says so and leads to the library', async ({ page }) => {
  await page.goto('/situations/table/#case=NO-SUCH');
  await settled(page);
  await expect(page.getByRole('alert').filter({ hasText: /没有这一条|没有/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '裁定库' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
