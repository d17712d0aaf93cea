/**
 * A new designer's first evening, from one end to the other: a character made from an official one, broken and mended,
 * tried, kept as a case, printed, and sent to a friend who has no network. By mouse, by keys alone, and by touch.
 */
import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { keptText, pasteText } from './editor-support.ts';
import { arriveWith, readyForOffline, settled, watchForTrouble } from './support.ts';

/** Five slips, each as somebody makes it, and what the list of problems says of it. */
const SLIPS: readonly { slip: string; break: (text: string) => string; says: RegExp }[] = [
  { slip: 'a comma left out', break: (text) => text.replace('"stars": 3,', '"stars": 3'), says: /逗号/ },
  { slip: 'a comma too many', break: (text) => text.replace(/\n\}(\s*)$/, ',\n}$1'), says: /逗号/ },
  {
    slip: 'a timing that nobody knows',
    break: (text) => text.replace('"attackAction.end"', '"attackAction.edn"'),
    says: /attackAction\.end/,
  },
  { slip: 'a field misspelt', break: (text) => text.replace('"class"', '"clas"'), says: /class/ },
  { slip: 'a faction misspelt', break: (text) => text.replace('"skill"', '"skil"'), says: /skil/ },
];

const byMouse = (control: Locator): Promise<void> => control.click();
const byTouch = (control: Locator): Promise<void> => control.tap();
async function byKey(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}
type Press = typeof byMouse;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

async function visitor(browser: Browser, viewport = DESK): Promise<{ context: BrowserContext; page: Page }> {
  const hasTouch = viewport === PHONE;
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport, hasTouch });
  await arriveWith(context, 'zh-Hans');
  return { context, page: await context.newPage() };
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function beginFromOfficial(page: Page, press: Press): Promise<void> {
  await page.goto('/editor/');
  await settled(page);
  await press(page.getByRole('link', { name: '风之剑圣' }));
  await expect(heading(page)).toHaveText('风之剑圣');
  await expect.poll(() => keptText(page)).toContain('风之剑圣');
}

/** Each slip is named in the list, and one press on its mend leads back to the very text. */
async function breakAndMend(page: Page, press: Press, own: string): Promise<void> {
  for (const { slip, break: broken, says } of SLIPS)
    await test.step(slip, async () => {
      expect(broken(own)).not.toBe(own);
      await pasteText(page, broken(own), press);
      const problems = page.getByRole('tabpanel').getByRole('listitem');
      await expect(problems.filter({ hasText: says }).first()).toBeVisible();
      await press(problems.getByRole('button', { name: /^修正/ }).first());
      await expect(page.getByRole('tabpanel')).toContainText('没有发现问题');
      await expect.poll(() => keptText(page)).toBe(own);
    });
}

async function tryAndKeep(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: '试玩', exact: true }));
  const told = page.getByRole('region', { name: '试玩' }).getByRole('status').first();
  await expect(told).toContainText(/现在可以用|自己发动/, { timeout: 30_000 });
  await press(page.getByRole('button', { name: '存为案例' }));
  await expect(told).toContainText('已存为案例');
  await press(page.getByRole('button', { name: '回去编辑' }));
}

async function seeCasePass(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('tab', { name: /案例/ }));
  await expect(page.getByText('1 个通过，0 个没通过')).toBeVisible();
}

/** @returns the link, after the print sheet has been seen */
async function shareAndPrint(page: Page, press: Press, name: string): Promise<string> {
  await press(page.getByRole('button', { name: '分享' }));
  const address = page.getByRole('textbox', { name: '链接' });
  await expect(address).toHaveValue(/#character=2/);
  const link = await address.inputValue();
  expect(link.length).toBeLessThanOrEqual(2000);
  await press(page.getByRole('dialog').getByRole('link', { name: '打印' }));
  await expect(page.locator('svg.printed-card').first()).toContainText(name);
  return link;
}

/** A friend who was here once opens the link without a network, and keeps what it brings. */
async function friendKeeps(browser: Browser, link: string, name: string, press: Press): Promise<string> {
  const { context, page } = await visitor(browser, press === byTouch ? PHONE : DESK);
  await page.goto('/editor/');
  await settled(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto(link);
  await settled(page);
  await expect(heading(page)).toHaveText(name);
  await press(page.getByRole('button', { name: '收作我的草稿' }));
  await expect(page).toHaveURL(/\/editor\/#[\w-]{10,}$/);
  await expect.poll(() => keptText(page)).not.toBe('');
  const text = await keptText(page);
  await context.close();
  return text;
}

for (const { how, press } of [
  { how: 'by mouse', press: byMouse },
  { how: 'by keys alone', press: byKey },
])
  test(`from an official character to a friend without a network, ${how}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const { context, page } = await visitor(browser);
    const trouble = await watchForTrouble(page);
    await beginFromOfficial(page, press);
    await pasteText(page, (await keptText(page)).replace('风之剑圣', '烈风剑客'), press);
    await expect(heading(page)).toHaveText('烈风剑客');
    await expect(page.locator('.card').first()).toContainText('烈风剑客');
    await expect.poll(() => keptText(page)).toContain('烈风剑客');
    const own = await keptText(page);
    await breakAndMend(page, press, own);
    await tryAndKeep(page, press);
    await seeCasePass(page, press);
    const link = await shareAndPrint(page, press, '烈风剑客');
    // A link lays the text out in the house format, which ends with a new line.
    expect(await friendKeeps(browser, link, '烈风剑客', press)).toBe(`${own.trimEnd()}\n`);
    expect(trouble).toEqual([]);
    await context.close();
  });

test('the same on a small phone by touch, in the form alone', async ({ browser }) => {
  test.setTimeout(180_000);
  const { context, page } = await visitor(browser, PHONE);
  const trouble = await watchForTrouble(page);
  await beginFromOfficial(page, byTouch);
  const form = page.getByRole('region', { name: '表单' });
  await byTouch(form.getByRole('button', { name: '名字与数值' }));
  const name = form.getByRole('textbox', { name: '名字, 中文' });
  await name.fill('烈风剑客');
  await name.press('Tab');
  await expect(heading(page)).toHaveText('烈风剑客');
  await test.step('an id that is none is named at its field, and undone', async () => {
    const id = form.getByRole('textbox', { name: '编号' });
    const before = await id.inputValue();
    await id.fill('Not An Id!');
    await id.press('Tab');
    await byTouch(page.getByRole('tab', { name: /问题/ }).first());
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await byTouch(page.getByRole('button', { name: '撤销' }).first());
    await expect(page.getByRole('tabpanel')).toContainText('没有发现问题');
    await byTouch(page.getByRole('tab', { name: '表单' }));
    await expect(form.getByRole('textbox', { name: '编号' })).toHaveValue(before);
  });
  await tryAndKeep(page, byTouch);
  await byTouch(page.getByRole('tab', { name: /问题/ }).first());
  await seeCasePass(page, byTouch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const link = await shareAndPrint(page, byTouch, '烈风剑客');
  expect(await friendKeeps(browser, link, '烈风剑客', byTouch)).toContain('烈风剑客');
  expect(trouble).toEqual([]);
  await context.close();
});
