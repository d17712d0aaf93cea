/** A draft goes by link to somebody else's browser without a network; what comes in is shown before it is kept. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHAT_LINK, toLink } from '../../src/lib/store/link.ts';
import { arriveWith, readyForOffline, settled, watchForTrouble } from './support.ts';

const BERSERKER = readFileSync('content/characters/berserker/character.json', 'utf8');
const signed = (over: (character: Record<string, unknown>) => void): string => {
  const character = JSON.parse(BERSERKER) as Record<string, unknown>;
  over(character);
  return JSON.stringify(character, null, 2);
};
const linkTo = async (text: string, title = 'Berserker'): Promise<string> =>
  `/editor/#${await toLink('character', { text }, title)}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const noViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

async function visitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await arriveWith(context, 'en');
  return { context, page: await context.newPage() };
}
async function open(page: Page, address: string): Promise<void> {
  // Only what stands after # may differ: the page is loaded anew all the same.
  await page.goto('about:blank');
  await page.goto(address);
  await settled(page);
}

test('a character goes by link to a clean browser that has no network', async ({ browser }) => {
  const maker = await visitor(browser);
  const trouble = await watchForTrouble(maker.page);
  await open(maker.page, '/editor/#from=berserker');
  await button(maker.page, 'Share').click();
  const field = maker.page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#character=2/);
  const address = await field.inputValue();
  expect(address.length).toBeLessThanOrEqual(CHAT_LINK);
  await noViolations(maker.page);
  await maker.page.keyboard.press('Escape');
  await expect(maker.page.getByRole('dialog')).toHaveCount(0);

  const friend = await visitor(browser);
  await friend.page.goto('/editor/');
  await settled(friend.page);
  await readyForOffline(friend.page);
  await friend.context.setOffline(true);
  await open(friend.page, address);
  await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText('Berserker');
  await expect(friend.page.getByText('it is only data and runs nothing')).toBeVisible();
  await expect(friend.page.getByText('Checked')).toBeVisible();
  await noViolations(friend.page);
  await button(friend.page, 'Keep as my draft').click();
  await expect(friend.page).toHaveURL(/\/editor\/#[\w-]{10,}$/);
  await open(friend.page, '/editor/');
  await expect(friend.page.getByRole('link', { name: /Berserker|\u72c2/ }).first()).toBeVisible();

  await open(friend.page, address);
  await expect(friend.page.getByText('You already have just the same')).toBeVisible();
  expect(trouble).toEqual([]);
  await maker.context.close();
  await friend.context.close();
});

test('another state of a kept character is shown against it, and both stay', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await open(page, await linkTo(BERSERKER));
  await button(page, 'Keep as my draft').click();
  await expect(page).toHaveURL(/\/editor\/#[\w-]{10,}$/);
  const other = signed((character) => {
    character['author'] = '<b id="evil">Lan</b>';
    character['base'] = { handLimit: 9 };
    const [first] = character['skills'] as { name: { en: string } }[];
    if (first) first.name.en = 'Great Frenzy';
  });
  await open(page, await linkTo(other));
  await expect(page.getByText('Signed: <b id="evil">Lan</b>')).toBeVisible();
  expect(await page.locator('#evil').count()).toBe(0);
  await expect(page.getByText('and the two differ')).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: 'Great' })).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: '9' })).toBeVisible();
  await expect(page.locator('del').filter({ hasText: '6' })).toBeVisible();
  await noViolations(page);
  await button(page, 'Keep it beside mine').click();
  await expect(page).toHaveURL(/\/editor\/#[\w-]{10,}$/);
  await open(page, '/editor/');
  await expect(page.getByRole('list').getByRole('link', { name: /Berserker|\u72c2/ })).toHaveCount(2);
  await context.close();
});

test('a link that is broken, hostile or newer is told in words, and nothing is kept', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const good = await linkTo(BERSERKER);
  for (const [address, words] of [
    [good.slice(0, -9), 'does not open'],
    [good.replace('=2', '=9'), 'does not open'],
    [`/editor/#character=2${'A'.repeat(3000)}`, 'does not open'],
  ] as const) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  // What is no character is shown as it was typed, and may still be kept to be mended.
  await open(page, await linkTo('{ "format": 1, <script>', 'Half'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half');
  await expect(page.locator('pre')).toContainText('<script>');
  await open(page, '/editor/');
  await expect(page.getByText('No characters yet', { exact: false })).toBeVisible();
  await context.close();
});

test('a draft is compared with an official character as rules text', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await open(
    page,
    await linkTo(
      signed((character) => {
        (character['skills'] as unknown[]).pop();
      }),
    ),
  );
  await button(page, 'Keep as my draft').click();
  await page.getByRole('tab', { name: /Compare/ }).click();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('berserker');
  await expect(page.getByText(/Changed: 0, added: 0, removed: 1/)).toBeVisible();
  await expect(page.locator('del').first()).toBeVisible();
  await context.close();
});
