/** Chapter 1 as a newcomer meets it: by clicks alone, by keys alone, with wrong answers, over a killed tab. */
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, choose, settled, visibleChinese, watchForTrouble } from './support.ts';

const LESSONS = ['first-strike', 'damage-is-drawing', 'holy-light', 'buy', 'how-to-win'] as const;

/** What is refused stays pressable, to say why; Playwright takes aria-disabled for dead. */
const PRESS_ANYWAY = { force: true };

async function open(page: Page, lesson: (typeof LESSONS)[number]): Promise<void> {
  await page.goto(`/learn/1/${lesson}/`);
  await settled(page);
  // What runs the lesson comes just after the page. Nobody is quicker, but keys of a test are.
  await page.waitForLoadState('networkidle');
}

const say = (page: Page) => page.locator('.say');
const answer = (page: Page, name: string) => page.locator('.answers button', { hasText: name }).first();
const card = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(name) }).first();
const goOn = (page: Page) => page.locator('.task > .btn.primary');

/** By clicks: the closing question, then on to the end of the lesson. */
async function closeByClick(page: Page, right: string): Promise<void> {
  await answer(page, right).click();
  await goOn(page).click();
  await expect(say(page)).toHaveText('这一课拿下了！');
}

test('chapter 1 by clicks alone, to the chapter’s pass mark', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/learn/');
  await settled(page);
  await page.getByRole('link', { name: '开始学' }).click();

  await card(page, '火焰斩').click();
  await page
    .getByRole('button', { name: /蓝方2号/ })
    .first()
    .click();
  await expect(say(page)).toContainText('火焰斩打出去了');
  await goOn(page).click();
  await goOn(page).click();
  await expect(say(page)).toContainText('命中');
  await goOn(page).click();
  await closeByClick(page, '1颗宝石');

  await page.getByRole('link', { name: /下一课/ }).click();
  await goOn(page).click();
  await answer(page, '承受').click();
  await expect(say(page)).toContainText('正好6张');
  // The damage is over, and the track still tells all of it: it began before this answer.
  await expect(page.getByRole('region', { name: '伤害时间轴' })).toContainText('基础2点');
  await expect(page.getByRole('region', { name: '伤害时间轴' })).toContainText('摸2张');
  await goOn(page).click();
  await goOn(page).click();
  await goOn(page).click();
  await answer(page, '承受').click();
  await goOn(page).click();
  const hand = page.getByRole('listbox').getByRole('option');
  await hand.nth(0).click();
  await hand.nth(6).click();
  await answer(page, '弃2张').click();
  await expect(say(page)).toContainText('15变13');
  await goOn(page).click();
  await closeByClick(page, '不掉');

  await page.getByRole('link', { name: /下一课/ }).click();
  await goOn(page).click();
  await card(page, '圣光').click();
  await answer(page, '抵挡').click();
  await expect(say(page)).toContainText('未命中');
  await goOn(page).click();
  await closeByClick(page, '挡得住');

  await page.getByRole('link', { name: /下一课/ }).click();
  await answer(page, '购买').click();
  await goOn(page).click();
  await closeByClick(page, '不能');

  await page.getByRole('link', { name: /下一课/ }).click();
  await answer(page, '合成').click();
  await expect(say(page)).toContainText('你赢了');
  await goOn(page).click();
  await closeByClick(page, '集齐5个星杯');

  await page.getByRole('link', { name: '打一个自由回合' }).click();
  await settled(page);
  await playTurnByClick(page);
  await expect(page.getByText('一次违规都没有')).toBeVisible();
  await expect(page.locator('[data-passed=true]')).toContainText('你已经能上桌了');
  await page.getByRole('link', { name: '回到课程表' }).click();
  await expect(page.getByText('· 学会')).toBeVisible();
  expect(trouble).toEqual([]);
});

/** Plays a free turn by what is legal everywhere: taking what comes, then attacking with the first attack card. */
async function playTurnByClick(page: Page): Promise<void> {
  await expect(page.getByTestId('illegal')).toBeVisible();
  for (let count = 0; count < 30; count++) {
    if (await page.locator('.over').isVisible()) return;
    if (await answer(page, '承受').isVisible()) await answer(page, '承受').click();
    else if (await answer(page, '弃').isVisible()) {
      const need = Number(/弃(\d)张/.exec((await answer(page, '弃').textContent()) ?? '')?.[1] ?? 0);
      for (let at = 0; at < need; at++) await page.getByRole('listbox').getByRole('option').nth(at).click();
      await answer(page, '弃').click();
    } else if (await answer(page, '攻击').isVisible()) {
      await page
        .getByRole('option', { name: /攻击牌/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /蓝方2号/ })
        .first()
        .click();
    } else return;
    await page.waitForTimeout(50);
  }
}

test('chapter 1 by keys alone', async ({ page }) => {
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  /** Options stand in no fixed order, so the digit is read where a reader finds it. */
  const option = async (text: string) => {
    await expect(answer(page, text)).toBeVisible();
    await keys((await answer(page, text).getAttribute('aria-keyshortcuts')) ?? '', 'Enter');
  };
  await open(page, 'first-strike');
  // Attack, the first card, the first seat; read; the script's move; read; the question.
  await keys('1', '1', '1');
  await expect(say(page)).toContainText('火焰斩打出去了');
  await keys('Enter', 'Enter', 'Enter');
  await expect(say(page)).toContainText('主动攻击命中');
  await option('1颗宝石');
  await expect(say(page)).toHaveText('这一课拿下了！');

  await open(page, 'damage-is-drawing');
  await keys('Enter', '3', 'Enter', 'Enter', 'Enter', '3', 'Enter');
  await expect(say(page)).toContainText('自己挑2张');
  await page.getByRole('option').first().focus();
  await keys('Enter', 'ArrowRight', 'ArrowRight', 'Space', '1');
  await expect(say(page)).toContainText('15变13');
  await keys('Enter');
  await option('不掉');
  await expect(say(page)).toHaveText('这一课拿下了！');

  await open(page, 'holy-light');
  await keys('Enter', 'h');
  await expect(page.getByText('系别不用相同')).toBeVisible();
  await keys('2', '1', '1');
  await expect(say(page)).toContainText('未命中');
  await keys('Enter');
  await option('挡得住');

  await open(page, 'buy');
  await keys('w');
  await expect(page.getByText('行动阶段必须做一个行动')).toBeVisible();
  await keys('3', 'Enter');
  await option('不能');
  await expect(say(page)).toHaveText('这一课拿下了！');

  await open(page, 'how-to-win');
  await keys('4', 'Enter');
  await option('集齐5个星杯');
  await expect(say(page)).toHaveText('这一课拿下了！');
  await keys('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys('Escape', 'c');
  await expect(page.getByRole('button', { name: '流程图' })).toHaveAttribute('aria-pressed', 'true');
});

test('an illegal answer says why with its § and stays', async ({ page }) => {
  await open(page, 'first-strike');
  await card(page, '火焰斩').click();
  await page
    .getByRole('button', { name: /红方3号/ })
    .first()
    .click(PRESS_ANYWAY);
  await expect(page.getByTestId('refused')).toContainText('是你的队友');
  await expect(page.getByTestId('refused')).toContainText('§7.1');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
  await card(page, '圣光').click(PRESS_ANYWAY);
  await expect(page.getByTestId('refused')).toContainText('圣光不能主动用');
  await page.getByTestId('refused').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('§8');
});

test('a detour is played out with its numbers and put back', async ({ page }) => {
  await open(page, 'holy-light');
  await goOn(page).click();
  await answer(page, '承受').click();
  await expect(say(page)).toContainText('爆牌2张');
  await expect(page.locator('.changes')).toContainText('▲15 ●15→▲13 ●15');
  await goOn(page).click();
  await expect(say(page)).toHaveText('怎么应答？');
  await expect(answer(page, '承受')).toContainText('▲13');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);
});

test('three helps: the words, the place, the move itself', async ({ page }) => {
  await open(page, 'holy-light');
  await goOn(page).click();
  await page.getByRole('button', { name: /^提示/ }).click();
  await expect(page.getByText('系别不用相同')).toBeVisible();
  await page.getByRole('button', { name: /指给我看/ }).click();
  await expect(card(page, '圣光')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '替我走一步' }).click();
  await expect(say(page)).toContainText('未命中');
});

test('a killed tab is taken up at the same step, and the home page knows it', async ({ context }) => {
  const page = await context.newPage();
  await open(page, 'damage-is-drawing');
  await goOn(page).click();
  await answer(page, '承受').click();
  await goOn(page).click();
  await expect(say(page)).toContainText('他选了购买');
  await page.waitForTimeout(1000);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await open(again, 'damage-is-drawing');
  await expect(say(again)).toContainText('他选了购买');
  await expect(again.getByText('第3步')).toBeVisible();
  await again.goto('/');
  await settled(again);
  await expect(again.getByRole('link', { name: '继续学' })).toHaveAttribute('href', /damage-is-drawing/);
});

test('off the script and back to the very step', async ({ page }) => {
  await open(page, 'buy');
  await page.getByRole('button', { name: '随便试' }).click();
  await expect(page.getByText('一键回来')).toBeVisible();
  await answer(page, '购买').click();
  await page.getByRole('button', { name: '回到课里' }).click();
  await expect(say(page)).toContainText('手里只有圣光');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
});

test('a free turn explains and counts what the rules refuse', async ({ page }) => {
  await page.goto('/learn/1/free-turn/');
  await settled(page);
  await answer(page, '提炼').click();
  await expect(page.getByTestId('refused')).toContainText('§6.1');
  await expect(page.getByTestId('illegal')).toContainText('1');
  await playTurnByClick(page);
  await expect(page.locator('.over')).toContainText('1次不合规则');
  await page.getByRole('button', { name: '换一桌' }).click();
  await expect(page.getByText('第2桌')).toBeVisible();
});

test('progress goes out as a file and comes in again', async ({ page }) => {
  await open(page, 'first-strike');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  await page.goto('/learn/');
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出进度' }).click();
  const file = await (await download).path();
  await page.evaluate(() => indexedDB.deleteDatabase('grailwright'));
  await page.reload();
  await settled(page);
  await page.setInputFiles('input[type=file]', file);
  await expect(page.getByText('一点没少')).toBeVisible();
  await expect(page.getByRole('link', { name: '继续学' })).toBeVisible();
});

test('English and traditional readers find no other language', async ({ context }) => {
  await arriveWith(context, 'en');
  const page = await context.newPage();
  for (const lesson of LESSONS) {
    await open(page, lesson);
    expect(await visibleChinese(page), lesson).toEqual([]);
  }
  await open(page, 'damage-is-drawing');
  await goOn(page).click();
  await answer(page, 'Counter').click(PRESS_ANYWAY);
  await expect(page.getByTestId('refused')).toContainText('Water cannot counter fire');
  expect(await visibleChinese(page)).toEqual([]);
  await choose(page, 'zh-Hant');
  await open(page, 'holy-light');
  await goOn(page).click();
  await expect(answer(page, '抵擋')).toBeVisible();
});

test('at 360 px nothing runs off the side, and the question is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lesson of LESSONS) {
    await open(page, lesson);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, lesson).toBeLessThanOrEqual(360);
    await expect(say(page)).toBeInViewport();
  }
  await page.goto('/learn/');
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('where the browser keeps nothing, the lesson goes on and says how to save', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    });
  });
  await open(page, 'holy-light');
  await expect(page.getByText('先导出一份')).toBeVisible();
  await goOn(page).click();
  await answer(page, '抵挡').click();
  await answer(page, '圣光').click();
  await answer(page, '抵挡').click();
  await expect(say(page)).toContainText('未命中');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '现在导出' }).click();
  expect((await download).suggestedFilename()).toBe('grailwright-progress.json');
});
