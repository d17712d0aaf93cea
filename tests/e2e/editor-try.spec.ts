/** A draft is tried as its designer would: at a table, with cases of its own, and in many games. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { keptText, pasteText } from './editor-support.ts';
import { settled, watchForTrouble } from './support.ts';

test.use({ serviceWorkers: 'block' });

const room = (page: Page) => page.getByRole('region', { name: '试玩' });
const notes = (page: Page) => room(page).getByRole('status').first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pressTry = (page: Page) => page.getByRole('button', { name: '试玩', exact: true }).click();

/** A copy of 圣枪骑士 on the bench. */
async function openCopy(page: Page): Promise<void> {
  await page.goto('/editor/#from=holy-lancer');
  await settled(page);
  await expect(page).toHaveURL(/\/editor\/#[\w-]{8,}$/);
}

/** Changes the draft's text as JSON. */
const edit = async (page: Page, change: (text: string) => string): Promise<void> =>
  pasteText(page, change(await keptText(page)));

async function tryPrayer(page: Page): Promise<void> {
  await pressTry(page);
  await expect(notes(page)).toContainText(/现在可以用|自己发动/);
  await page.getByLabel('试哪个技能').selectOption({ label: '圣光祈愈' });
  await expect(notes(page)).toContainText('现在可以用“圣光祈愈”');
}

test('a copy of an official character is tried, changed while it runs, and kept as a case', async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await openCopy(page);
  await tryPrayer(page);
  await expect(room(page).getByRole('tab', { name: '状态图' })).toHaveAttribute('aria-selected', 'true');
  await room(page)
    .getByRole('button', { name: /圣光祈愈/ })
    .first()
    .click();
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="试玩"]').analyze();
  expect(violations).toEqual([]);
  await button(page, '存为案例').click();
  await expect(notes(page)).toContainText('已存为案例“holy-prayer-1”');

  await edit(page, (text) => text.replace(/"heals": 2,(\s*)"over": 5/, '"heals": 4,$1"over": 5'));
  await pressTry(page);
  await expect(notes(page)).toContainText(/从第 1 步起，走出来和原来不同/);

  await button(page, '回去编辑').click();
  await page.getByRole('tab', { name: /案例/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'holy-prayer-1' });
  await expect(row).toContainText('没通过');
  await expect(row).toContainText(/治疗：应为 \d+，实为 \d+/);
  await row.getByRole('button', { name: '摆到出错那一步' }).click();
  await expect(notes(page)).toContainText('走完以后不对');
  await expect(room(page).getByRole('tab', { name: '状态图' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('while the text has errors the try goes on with the last good one', async ({ page }) => {
  await openCopy(page);
  await tryPrayer(page);
  await edit(page, (text) => text.replace('"format": 1', '"format": 7'));
  await button(page, /试玩/).first().click();
  await expect(notes(page)).toContainText('试玩用的还是上一份没有错误的文本');
});

test('a case is written, mended by its line, removed and put back', async ({ page }) => {
  await openCopy(page);
  await page.getByRole('tab', { name: /案例/ }).click();
  await button(page, '写一个案例').click();
  const row = page.getByRole('listitem').filter({ hasText: 'CASE-1' });
  await expect(row).toContainText('通过');
  await row.getByRole('button', { name: '改文本' }).click();
  const text = row.getByRole('textbox');
  await expect(text).toHaveValue(/CASE-1/);
  const good = await text.inputValue();
  await text.fill(good.replace('turn: 0', 'turn: zero'));
  await expect(row).toContainText(/第 \d+ 行：/);
  await text.fill(good.replace('turn: 0', 'turn: 2'));
  await expect(row).toContainText('轮到谁：应为 2，实为 0');
  await row.getByRole('button', { name: '删掉' }).click();
  await expect(row).toHaveCount(0);
  await button(page, '撤销').last().click();
  await expect(row).toHaveCount(1);
});

test('200 games are played, and one is watched', async ({ page }) => {
  test.setTimeout(180_000);
  await openCopy(page);
  await page.getByRole('tab', { name: '许多局' }).click();
  await page.getByLabel('局数').selectOption('200');
  await button(page, '跑 200 局').click();
  await expect(page.getByText(/已玩 \d+ \/ 200 局/)).toBeVisible();
  await expect(page.getByText(/玩了 200 局，200 局玩到了最后/)).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('没有出错的局。')).toBeVisible();
  await expect(page.getByText(/草稿所在的队胜 \d+ \/ 200 局/)).toBeVisible();
  await button(page, /圣光祈愈：.*次用了/).click();
  await expect(page.getByText(/第 \d+ 号局/)).toBeVisible();
  await expect(page.getByRole('tab', { name: '状态图' })).toBeVisible();
  await button(page, '回到结果').click();
  await expect(page.getByText(/玩了 200 局/)).toBeVisible();
});
