/** The rulebook: found by search, read by §, its words explained by card; by keyboard and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, choose, settled, visibleChinese, watchForTrouble } from './support.ts';

test.use({ serviceWorkers: 'block' });

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

test('a § is found by the words people use and opened by keyboard', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('暴牌');
  await expect(page.getByRole('status').filter({ hasText: '条结果' })).toBeVisible();
  await expect(options(page).filter({ hasText: '§14' }).first()).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('圣盾能不能留');
  const rule = page.getByRole('option', { name: '§8.4 圣盾自动生效' });
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  // Among the first five, wherever the word itself stands.
  for (let press = 0; press < 4 && (await rule.getAttribute('aria-selected')) !== 'true'; press += 1)
    await page.keyboard.press('ArrowDown');
  await expect(rule).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/8\/#8\.4$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.locator('[id="8.4"]');
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/chosen/);
  expect(trouble).toEqual([]);
});

test('the search opens from the bar, by Ctrl+K and from the front page, and gives the focus back', async ({
  page,
}) => {
  await open(page, '/rules/');
  const button = page.getByRole('banner').getByRole('button', { name: '搜索' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // Left and asked for again in one breath: the browser tells of the leaving only afterwards.
  await field(page).evaluate(async (input) => {
    input.closest('dialog')?.querySelector<HTMLElement>('button')?.click();
    await Promise.resolve().then(() => Promise.resolve());
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'k', ctrlKey: true }));
  });
  await page.keyboard.type('毒');
  await expect(field(page)).toHaveValue('毒');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '搜规则' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('poisen');
  await expect(options(page).first()).toContainText('中毒');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await field(page).fill('xqzzkw');
  await expect(page.getByRole('status').filter({ hasText: 'xqzzkw' })).toBeVisible();
});

test('"/" in a text field is a letter', async ({ page }) => {
  await open(page, '/rules/glossary/');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(field(page)).toHaveCount(0);
});

test('§7.4 an address with # leads to its § and marks it, a part too', async ({ page }) => {
  for (const anchor of ['7.9', '7.4(1)']) {
    await page.goto('/');
    await open(page, `/rules/7/#${anchor}`);
    const row = page.locator(`[id="${anchor}"]`);
    await expect(row).toBeInViewport();
    await expect(row).toHaveClass(/chosen/);
  }
});

test('a reader of English lands on the § as well', async ({ page, context }) => {
  await arriveWith(context, 'en');
  await open(page, '/rules/7/#7.10');
  await expect(page.locator('[id="7.10"]')).toBeInViewport();
  expect(await visibleChinese(page)).toEqual([]);
});

test('a word is marked once a screen; its card opens by keyboard and never covers the word', async ({
  page,
}) => {
  await open(page, '/rules/10/');
  const word = page.getByRole('button', { name: '治疗', exact: true });
  await expect(word).toHaveCount(1);
  await page.getByRole('button', { expanded: false }).first().waitFor();
  await page.locator('[id="10.2"] a').first().focus();
  while (!(await word.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  const card = page.getByRole('dialog', { name: '治疗' });
  await expect(card).toBeVisible();
  await expect(card).toContainText('heal');
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  const [cardBox, wordBox] = [await card.boundingBox(), await word.boundingBox()];
  if (!cardBox || !wordBox) throw new Error('the card and its word have places');
  const overlaps = cardBox.y < wordBox.y + wordBox.height && wordBox.y < cardBox.y + cardBox.height;
  expect(overlaps).toBe(false);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: '§12' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/12\/$/);
});

test('a card opens under the pointer and goes with it; a press keeps it', async ({ page }) => {
  await open(page, '/rules/10/');
  const word = page.getByRole('button', { name: '治疗', exact: true });
  const card = page.getByRole('dialog', { name: '治疗' });
  await word.hover();
  await expect(card).toBeVisible();
  await page.locator('h1').hover();
  await expect(card).toHaveCount(0);
  await word.click();
  await page.locator('h1').hover();
  await expect(card).toBeVisible();
  await page.locator('h1').click();
  await expect(card).toHaveCount(0);
});

test('a dispute shows our reading first and the setting that switches it', async ({ page }) => {
  await open(page, '/rules/9/');
  const box = page.locator('#D8');
  await expect(box.locator('dd strong')).toHaveText('开始新一轮，伤害接着涨');
  await box.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/24\/#missileNewRound$/);
  await expect(page.locator('#missileNewRound')).toHaveClass(/chosen/);
});

test('the glossary finds a word by what people say for it', async ({ page, context }) => {
  await arriveWith(context, 'zh-Hant');
  await open(page, '/rules/glossary/');
  await page.getByRole('searchbox').fill('暴牌');
  await expect(page.locator('dl .term')).toHaveCount(1);
  await expect(page.locator('#over-limit')).toContainText('over the limit');
  await page.getByRole('searchbox').fill('xqzzkw');
  await expect(page.getByRole('status').filter({ hasText: '沒有這個詞' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a press opens a word as a sheet; contents, chapters and search are at hand', async ({ page }) => {
    await open(page, '/rules/10/');
    await page.getByRole('button', { name: '治疗', exact: true }).tap();
    const card = page.getByRole('dialog', { name: '治疗' });
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.width).toBe(360);
    await page.keyboard.press('Escape');
    await page.locator('summary', { hasText: '目录' }).tap();
    await page.getByRole('link', { name: /^11/ }).first().tap();
    await expect(page).toHaveURL(/\/rules\/11\/$/);
    await page.getByRole('link', { name: /→/ }).tap();
    await expect(page).toHaveURL(/\/rules\/12\/$/);
    await page.getByRole('banner').getByRole('button', { name: '搜索' }).tap();
    await field(page).fill('墓地');
    await options(page).filter({ hasText: '弃牌堆' }).first().tap();
    await expect(page).toHaveURL(/\/rules\/glossary\/#discard-pile$/);
    await expect(page.locator('#discard-pile')).toBeInViewport();
  });

  test('the search fills the screen and nothing scrolls sideways, at 320 px too', async ({ page }) => {
    await open(page, '/rules/');
    await choose(page, 'en');
    await page.reload();
    await settled(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
    await field(page).fill('counter dark');
    await expect(options(page).filter({ hasText: '§7.3' })).toHaveCount(1);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    expect(await visibleChinese(page)).toEqual([]);
  });
});

test('a § chip of a lesson leads into the rulebook', async ({ page }) => {
  await open(page, '/learn/1/first-strike/');
  await page.getByRole('button', { name: '看规则 §7.1' }).click();
  await page.getByRole('link', { name: '在规则书里看' }).click();
  await expect(page).toHaveURL(/\/rules\/7\/#7\.1$/);
  await expect(page.locator('[id="7.1"]')).toHaveClass(/chosen/);
});
