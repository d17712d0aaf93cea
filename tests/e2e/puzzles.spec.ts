/** Puzzles as they are solved and missed: by clicks, by keys, and over a reload; and the review they come back in. */
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, settled, visibleChinese, watchForTrouble } from './support.ts';

/** What is refused stays pressable, to say why; Playwright takes aria-disabled for dead. */
const PRESS_ANYWAY = { force: true };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  // The table comes just after the page; keys of a test would be there before it.
  await page.waitForLoadState('networkidle');
}
const card = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(name) }).first();
const seat = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).first();
const outcome = (page: Page) => page.locator('[data-outcome]');
const tray = (page: Page, box: number) => page.locator('li', { hasText: `第${String(box)}格` });

test('P01 is solved by clicks: its reason is told, and it waits in box 1 over a reload', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await open(page, '/learn/puzzles/P01/');
  await expect(page.getByText('对方士气剩1')).toBeVisible();
  await card(page, '水涟斩').click();
  await seat(page, '蓝方2号').click();
  await expect(outcome(page)).toHaveText('解开了！');
  await expect(page.locator('.why')).toContainText('只能承受，5张变7张');
  await expect(page.getByTestId('box')).toHaveText('放进第一格，明天或者再学两课就回来。');

  await page.reload();
  await settled(page);
  // It comes back changed about: the same title, other cards.
  await expect(page.getByText('老朋友来啦')).toBeVisible();
  await expect(card(page, '水涟斩')).toHaveCount(0);

  await page.getByRole('link', { name: '回到课程表' }).click();
  await expect(tray(page, 1).getByRole('link')).toHaveText('P01');
  await expect(page.getByRole('link', { name: /残局P01.*解开了/ })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('P03 is missed, tells why, and is solved at the second try: box 1, and no board is lost', async ({
  page,
}) => {
  await open(page, '/learn/puzzles/P03/');
  // What the rules refuse says so and stays.
  await card(page, '火焰斩').click();
  await seat(page, '蓝方2号').click(PRESS_ANYWAY);
  await expect(page.getByTestId('refused')).toContainText('§7.4(1)');
  await expect(outcome(page)).toHaveAttribute('data-outcome', 'open');

  await card(page, '暗灭').click();
  await seat(page, '蓝方6号').click();
  await expect(outcome(page)).toHaveText('这次没成。');
  await expect(page.locator('.why')).toContainText('有圣光，暗灭也挡得住');
  await expect(page.locator('.why li').first()).toContainText('手牌6→5');
  await page.getByRole('button', { name: '重来' }).click();
  await card(page, '暗灭').click();
  await seat(page, '蓝方4号').click();
  await expect(outcome(page)).toHaveText('解开了！');
  await expect(page.getByTestId('box')).toContainText('第一格');
});

test('P07 by keys alone: heals, draw, attack', async ({ page }) => {
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const choose = async (name: string) => {
    const text = await page.locator('.answers button').allTextContents();
    await keys(String(text.findIndex((one) => one.includes(name)) + 1));
  };
  await open(page, '/learn/puzzles/P07/');
  await keys('h');
  await expect(page.getByText('摸之前，手里最多能有几张')).toBeVisible();
  await choose('1点');
  await expect(outcome(page)).toContainText('虚弱');
  await expect(page.locator('.task')).toBeFocused();
  await choose('摸3张');
  await choose('攻击');
  await choose('火焰斩');
  await choose('蓝方2号');
  // A hint was asked for: solved, but not on its own.
  await expect(outcome(page)).toHaveText('解开了，用了提示。');
});

test('a review asks what is due, then the question of a misconception, and ends with its result', async ({
  page,
}) => {
  await open(page, '/learn/');
  const day = 86_400_000;
  const lesson = (id: string) => ({
    ...{ lesson: id, step: 0, reached: 2, done: true, firstTry: true },
    ...{ misses: 0, helps: 0, started: 1, updated: 1 },
  });
  const progress = {
    kind: 'grailwright/progress',
    version: 1,
    lessons: [lesson('L1.2')],
    chapters: [],
    mistakes: [{ misconception: 'M01', count: 1, asks: true, days: [], updated: 2 }],
    settings: [],
    boxes: [
      {
        ...{ puzzle: 'P08', box: 2, due: Date.now() - day, lessons: 0, clean: true },
        ...{ tries: 0, days: [], updated: 1 },
      },
      {
        ...{ puzzle: 'P01', box: 3, due: Date.now() - 2 * day, lessons: 0, clean: true },
        ...{ tries: 60, days: [], updated: 1 },
      },
    ],
  };
  await page.locator('input[type=file]').setInputFiles({
    name: 'progress.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(progress)),
  });
  // P08 has not been played and its lesson is not done: it is not asked.
  await expect(page.getByText('今天1道')).toBeVisible();
  await expect(page.getByText('受伤本身就是坏事')).toBeVisible();
  await page.getByRole('link', { name: '现在做' }).click();

  await expect(page.getByText('第1张，共2张')).toBeVisible();
  await page.locator('button', { hasText: '不掉，正好6张' }).click();
  await expect(page.getByText('这回没上当')).toBeVisible();
  await page.getByRole('button', { name: '下一张' }).click();

  // Its sixtieth return is the puzzle as written again.
  await card(page, '火焰斩').click();
  await seat(page, '蓝方2号').click();
  await expect(outcome(page)).toHaveText('这次没成。');
  await page.getByRole('button', { name: '看看结果' }).click();
  await expect(page.getByText('2张里，一次做对1张。')).toBeVisible();
  await page.getByRole('link', { name: '回到课程表' }).click();
  await expect(tray(page, 1).getByRole('link')).toHaveText('P01');
  await expect(page.getByText('答对1天，满3天就划掉')).toBeVisible();
});

test('puzzles in English hold no Chinese', async ({ context, page }) => {
  await arriveWith(context, 'en');
  for (const path of ['/learn/puzzles/P09/', '/learn/review/', '/learn/']) {
    await open(page, path);
    expect(await visibleChinese(page)).toEqual([]);
  }
});
