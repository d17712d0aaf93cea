/**
 * A new designer's first evening, from one end to the other: a character made from an official one, broken and mended,
 * tried, kept as a case, printed, and sent to a friend who has no network.
 */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
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

async function visitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 1280, height: 900 },
  });
  await arriveWith(context, 'zh-Hans');
  return { context, page: await context.newPage() };
}

test('from an official character to a friend without a network', async ({ browser }) => {
  test.setTimeout(180_000);
  const { context, page } = await visitor(browser);
  const trouble = await watchForTrouble(page);
  await page.goto('/editor/');
  await settled(page);
  await page.getByRole('link', { name: '风之剑圣' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('风之剑圣');

  await test.step('it gets a name of its own, and the card follows', async () => {
    await expect.poll(() => keptText(page)).toContain('风之剑圣');
    const official = await keptText(page);
    await pasteText(page, official.replace('风之剑圣', '烈风剑客'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('烈风剑客');
    await expect(page.getByRole('region', { name: '卡面' }).or(page.locator('.card')).first()).toContainText(
      '烈风剑客',
    );
  });
  await expect.poll(() => keptText(page)).toContain('烈风剑客');
  const own = await keptText(page);

  for (const { slip, break: broken, says } of SLIPS)
    await test.step(`${slip} is named, and one press leads back`, async () => {
      expect(broken(own)).not.toBe(own);
      await pasteText(page, broken(own));
      const problems = page.getByRole('tabpanel').getByRole('listitem');
      await expect(problems.filter({ hasText: says }).first()).toBeVisible();
      await problems.getByRole('button', { name: /^修正/ }).first().click();
      await expect(page.getByRole('tabpanel')).toContainText('没有发现问题');
      await expect.poll(() => keptText(page)).toBe(own);
    });

  await test.step('it is tried at a table, and kept as a case that passes', async () => {
    await page.getByRole('button', { name: '试玩', exact: true }).click();
    const room = page.getByRole('region', { name: '试玩' });
    await expect(room.getByRole('status').first()).toContainText(/现在可以用|自己发动/, { timeout: 30_000 });
    await page.getByRole('button', { name: '存为案例' }).click();
    await expect(room.getByRole('status').first()).toContainText('已存为案例');
    await page.getByRole('button', { name: '回去编辑' }).click();
    await page.getByRole('tab', { name: /案例/ }).click();
    await expect(page.getByRole('tabpanel')).toContainText('1 个通过，0 个没通过');
  });

  await page.getByRole('button', { name: '分享' }).click();
  const address = page.getByRole('textbox', { name: '链接' });
  await expect(address).toHaveValue(/#character=2/);
  const link = await address.inputValue();
  expect(link.length).toBeLessThanOrEqual(2000);

  await test.step('it is printed', async () => {
    await page.getByRole('dialog').getByRole('link', { name: '打印' }).click();
    await expect(page.locator('svg.printed-card').first()).toContainText('烈风剑客');
  });

  await test.step('a friend without a network opens the link, and keeps it', async () => {
    const friend = await visitor(browser);
    await friend.page.goto('/editor/');
    await settled(friend.page);
    await readyForOffline(friend.page);
    await friend.context.setOffline(true);
    await friend.page.goto('about:blank');
    await friend.page.goto(link);
    await settled(friend.page);
    await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText('烈风剑客');
    await friend.page.getByRole('button', { name: '收作我的草稿' }).click();
    await expect(friend.page).toHaveURL(/\/editor\/#[\w-]{10,}$/);
    // A link lays the text out in the house format, which ends with a new line.
    await expect.poll(() => keptText(friend.page)).toBe(`${own.trimEnd()}\n`);
    await friend.context.close();
  });
  expect(trouble).toEqual([]);
  await context.close();
});
