import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { choose, settled } from './support.ts';

test.use({ serviceWorkers: 'block' });

const plate = (page: Page, seat: number) => page.locator(`.place[data-seat="${String(seat - 1)}"]`);
const card = (page: Page, word: string) => page.locator(`[data-word="${word}"]`);
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();

async function openBuilder(page: Page, hash = ''): Promise<void> {
  await page.goto(`/situations/build/${hash}`);
  await settled(page);
  await expect(page.getByRole('button', { name: '走一步看' })).toBeVisible();
}

async function drag(page: Page, word: string, to: { x: number; y: number }): Promise<void> {
  const box = await card(page, word).boundingBox();
  if (!box) throw new Error(`${word} is not in the palette`);
  await page.mouse.move(box.x + box.width / 2, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

async function middleOf(page: Page, seat: number): Promise<{ x: number; y: number }> {
  const box = await plate(page, seat).boundingBox();
  if (!box) throw new Error(`seat ${String(seat)} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Poison and Weakness in front of seat 1, whose turn it is, before the action phase. */
async function buildByDrag(page: Page): Promise<void> {
  await drag(page, 'poison', await middleOf(page, 1));
  await drag(page, 'weak', await middleOf(page, 1));
  await page.getByRole('tab', { name: '局面' }).click();
  await page.getByLabel('停在').selectOption('action.before');
}

const front = (page: Page, seat: number) => plate(page, seat).locator('.front');

test('§10.1 a situation is built by drag, stepped, and kept over a reload', async ({ page }) => {
  await openBuilder(page);
  await buildByDrag(page);
  await expect(front(page, 1)).toContainText('中毒');
  await expect(front(page, 1)).toContainText('虚弱');
  await page.getByLabel('标题').fill('先中毒还是先虚弱');
  await page.getByLabel('问题').fill('谁先结算？');
  await saved(page);

  await page.reload();
  await settled(page);
  await expect(page.getByLabel('标题')).toHaveValue('先中毒还是先虚弱');
  await expect(front(page, 1)).toContainText('虚弱');

  await page.getByRole('button', { name: '走一步看' }).click();
  await expect(page).toHaveURL(/\/situations\/table\/#id=/);
  await expect(page.locator('main h1')).toHaveText('谁先结算？');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: /.+/ }).filter({ hasText: '中毒' }).first()).toBeVisible();
});

test('the same is built by keyboard only', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('radio').first().focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  await expect(card(page, 'poison')).toBeFocused();
  await page.getByRole('button', { name: '放到红方1号面前' }).focus();
  await page.keyboard.press('Enter');
  await card(page, 'poison').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: '放到红方1号面前' }).focus();
  await page.keyboard.press('Enter');
  await expect(front(page, 1)).toContainText('中毒');
  await expect(front(page, 1)).toContainText('虚弱');
  await page.getByRole('tab', { name: '局面' }).focus();
  await page.getByLabel('停在').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('停在')).toHaveValue('action.before');
  await saved(page);
});

test('§22.2, §14.1 what cannot be is refused in words, and undo brings back what was', async ({ page }) => {
  await openBuilder(page);
  await drag(page, 'weak', await middleOf(page, 1));
  await drag(page, 'weak', await middleOf(page, 1));
  const refused = page.getByTestId('refused-change');
  await expect(refused).toContainText('§22.2');
  await expect(plate(page, 1).getByText('虚弱', { exact: true })).toHaveCount(1);
  await card(page, 'fire').click();
  for (let at = 0; at < 6; at += 1) await page.getByRole('button', { name: '加到红方1号手里' }).click();
  await expect(refused).toBeEmpty();
  await expect(page.getByText('再受1点伤害就爆牌')).toBeVisible();
  await page.getByRole('button', { name: '加到红方1号手里' }).click();
  await expect(refused).toContainText('§14.1');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);
  await page.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
});

test('a link shows the same board to somebody else', async ({ page, browser }) => {
  await openBuilder(page);
  await buildByDrag(page);
  await page.getByRole('button', { name: '分享' }).click();
  const link = page.getByRole('dialog').getByRole('textbox');
  await expect(link).toHaveValue(/#situation=/);
  const address = await link.inputValue();
  expect(address.length).toBeLessThanOrEqual(400);

  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(address);
  await settled(other);
  await expect(front(other, 1)).toContainText('中毒');
  await expect(front(other, 1)).toContainText('虚弱');
  await other.context().close();
});

test('what is tried at the table is kept with the situation', async ({ page }) => {
  await openBuilder(page);
  await buildByDrag(page);
  await saved(page);
  await page.getByRole('button', { name: '走一步看' }).click();
  await expect(page).toHaveURL(/#id=/);
  await page
    .getByRole('button', { name: /^跳到最后|末尾|最后/ })
    .first()
    .click();
  await page.getByRole('button', { name: /跳过行动阶段/ }).click();
  await expect(page).toHaveURL(/at=1/);
  await page.getByRole('link', { name: '改这个局面' }).click();
  await page.getByRole('button', { name: '存成案例' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('id: OWN-01');
  expect(text).toMatch(/do:\n +- skip\n/);
});

test('a ruling is the beginning of an own situation', async ({ page }) => {
  await openBuilder(page, '#from=ruling:ATK-05');
  await expect(page.getByLabel('标题')).toHaveValue(/ATK-05/);
  await expect(page.getByRole('option')).not.toHaveCount(0);
});

test('a step of a game with open hands is built on, and what stays behind is said', async ({ page }) => {
  await page.goto('/play/');
  await settled(page);
  await page.getByLabel('全部摊开').check();
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page).toHaveURL(/\/play\/table\/#id=/);
  await page.getByRole('button', { name: '接着摆' }).click();
  await expect(page.getByText('牌库里牌的次序')).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(4);
  await expect(page.getByText('局面摆得出来')).toBeVisible();
});

test('own situations stand in the library; removed ones come back', async ({ page }) => {
  await openBuilder(page);
  await buildByDrag(page);
  await saved(page);
  await page.goto('/situations/');
  await settled(page);
  await expect(page.getByRole('link', { name: /未命名的局面/ })).toBeVisible();
  await page.getByRole('button', { name: /删除.*未命名的局面/ }).click();
  await expect(page.getByRole('link', { name: /未命名的局面/ })).toHaveCount(0);
  await page.getByRole('button', { name: '放回来' }).click();
  await expect(page.getByRole('link', { name: /未命名的局面/ })).toBeVisible();
});

test('the builder is accessible in each of its tabs, and fits a phone', async ({ page }) => {
  await openBuilder(page);
  await buildByDrag(page);
  await card(page, 'shield').click();
  for (const tab of ['局面', '1号', '设定']) {
    await page.getByRole('tab', { name: tab }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${tab} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${tab} at ${String(width)}`).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

const seatTab = (page: Page) => page.getByRole('tabpanel');
const more = (page: Page, what: string) => seatTab(page).getByRole('button', { name: `${what}加1` });

test('§2.4, §22.3 a seat is given a character with all that is its own; it is kept, sent and played', async ({
  page,
  browser,
}) => {
  await openBuilder(page);
  await plate(page, 1).getByRole('button').first().click();
  await seatTab(page).getByLabel('角色', { exact: true }).selectOption({ label: '勇者' });
  await expect(plate(page, 1)).toContainText('勇者');
  await seatTab(page).getByLabel('读法').selectOption({ label: '第三版' });
  for (let at = 0; at < 5; at += 1) await more(page, '怒气（至多4）').click();
  await expect(page.getByTestId('refused-change')).toContainText('怒气最多4个');
  await expect(front(page, 1)).toContainText('怒气4');
  await seatTab(page).getByLabel('挑衅').selectOption({ label: '在蓝方2号面前' });
  await expect(front(page, 2)).toContainText('挑衅');

  await seatTab(page).getByLabel('角色', { exact: true }).selectOption({ label: '（无角色）' });
  await expect(front(page, 1)).not.toContainText('怒气');
  await expect(front(page, 2)).not.toContainText('挑衅');
  await page.getByRole('button', { name: '撤回' }).click();
  await expect(front(page, 1)).toContainText('怒气4');
  await expect(front(page, 2)).toContainText('挑衅');

  await plate(page, 2).getByRole('button').first().click();
  await seatTab(page).getByLabel('角色', { exact: true }).selectOption({ label: '勇者' });
  await expect(page.getByTestId('refused-change')).toContainText('两名玩家不能是同一个角色：勇者');
  await expect(seatTab(page).getByLabel('角色', { exact: true })).toHaveValue('');
  await seatTab(page).getByLabel('角色', { exact: true }).selectOption({ label: '剑帝' });
  await card(page, 'fire').click();
  await page.getByRole('button', { name: '盖到蓝方2号的「剑魂」里' }).click();
  await expect(seatTab(page).getByRole('list', { name: '剑魂' })).toContainText('火焰斩');
  await saved(page);

  await page.reload();
  await settled(page);
  await expect(plate(page, 1)).toContainText('勇者');
  await expect(front(page, 2)).toContainText('挑衅');
  await page.getByRole('button', { name: '分享' }).click();
  const link = page.getByRole('dialog').getByRole('textbox');
  await expect(link).toHaveValue(/#situation=/);
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(await link.inputValue());
  await settled(other);
  await expect(plate(other, 1)).toContainText('勇者');
  await expect(front(other, 1)).toContainText('怒气4');
  await expect(front(other, 2)).toContainText('挑衅');
  await other.context().close();
});

test('a character is seated by keyboard, its case names it, and it plays its skills at once', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByRole('tab', { name: '局面' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '1号' })).toBeFocused();
  await seatTab(page).getByLabel('角色', { exact: true }).focus();
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('ArrowDown');
  await expect(plate(page, 1)).toContainText('仲裁者');
  await more(page, '审判（至多4）').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(front(page, 1)).toContainText('审判2');
  await seatTab(page).getByLabel('形态').focus();
  await page.keyboard.press('ArrowDown');
  await expect(seatTab(page).getByLabel('形态')).toHaveValue('judgment-form');
  await page.getByRole('button', { name: '存成案例' }).focus();
  await page.keyboard.press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).focus();
  await page.keyboard.press('Enter');
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/characters:\n +"0": arbiter/);
  expect(text).toMatch(/then:[^]*judgment: 2[^]*judgment-form/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '走一步看' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/situations\/table\/#id=/);
  await expect(page.getByRole('button', { name: /末日审判/ }).first()).toBeVisible();
});

test('traditional readers choose among names in their characters', async ({ page }) => {
  await openBuilder(page);
  await choose(page, 'zh-Hant');
  await page.reload();
  await settled(page);
  await page.getByRole('tab').nth(1).click();
  const character = seatTab(page).getByLabel('角色', { exact: true });
  await character.selectOption({ label: '聖女' });
  await expect(plate(page, 1)).toContainText('聖女');
  await expect(character).not.toContainText('圣女');
});

test('the seat of a character is accessible and fits a phone', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('tab', { name: '1号' }).click();
  for (const name of ['封印师', '剑帝', '格斗家', '灵魂术士']) {
    await seatTab(page).getByLabel('角色', { exact: true }).selectOption({ label: name });
    await expect(plate(page, 1)).toContainText(name);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, name).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});
