import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  arriveWith,
  choose,
  LANGUAGES,
  ROUTES,
  SAMPLE,
  settled,
  watchForTrouble,
  type Language,
  type Theme,
} from './support.ts';

test.use({ serviceWorkers: 'block' });

/** Every language in both themes. */
const LOOKS: readonly (readonly [Language, Theme])[] = LANGUAGES.flatMap((language) => [
  [language, 'light'] as const,
  [language, 'dark'] as const,
]);

test('there are pages to test', () => {
  expect(ROUTES).toContain('/');
  expect(ROUTES).toContain('/learn/');
});

/** What axe finds serious on the page as it stands. */
async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `at ${width}`).toBe(0);
  }
}

// A page of each kind in one language and theme, each in another than its neighbour: errors, policy, axe, width.
// Every page is opened for errors in traditional.spec.ts, and for all of these in test:long.
for (const [index, route] of SAMPLE.entries()) {
  const [language, theme] = LOOKS[index % LOOKS.length] ?? (['zh-Hans', 'light'] as const);

  test(`${route} opens without an error, accessible, on a phone too (${language}, ${theme})`, async ({
    page,
    context,
  }) => {
    const trouble = await watchForTrouble(page);
    await arriveWith(context, language);
    await context.addInitScript((chosen) => localStorage.setItem('grailwright.theme', chosen), theme);
    await page.goto(route);
    await settled(page);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await seriousFaults(page)).toEqual([]);
    await expectNoSidewaysScroll(page, [320, 640]);
    expect(trouble).toEqual([]);
  });
}

/** Each language once, both themes; all six in test:long. */
const LOOKED_AT =
  process.env['LONG'] === undefined ? LOOKS.filter((_, at) => at === 0 || at === 3 || at === 4) : LOOKS;

// A page of each kind in every language.
for (const route of SAMPLE) {
  test(`${route} is accessible in every language`, async ({ page }) => {
    await page.goto(route);
    const titles = new Set<string>();
    for (const [language, theme] of LOOKED_AT) {
      await choose(page, language, theme);
      await page.reload();
      await settled(page);
      expect(await seriousFaults(page), `${language} ${theme}`).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      titles.add(await page.title());
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
    }
    expect(titles.size).toBeGreaterThan(1);
  });

  test(`${route} never scrolls sideways, on phones and at 200 % zoom`, async ({ page }) => {
    await page.goto(route);
    for (const language of ['zh-Hans', 'en'] as const) {
      await choose(page, language);
      await page.reload();
      await settled(page);
      await expectNoSidewaysScroll(page, [320, 360, 640, 1280]);
    }
  });
}

test('every page carries the content policy, the fallback too', () => {
  for (const file of [...ROUTES.map((route) => `build${route}index.html`), 'build/404.html']) {
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(
      readFileSync(file, 'utf8'),
    )?.[1];
    expect(policy, file).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).not.toContain('unsafe-eval');
  }
});

test('the content policy really stops a foreign script', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect.poll(() => trouble.length).toBeGreaterThan(0);
  expect(await page.title()).not.toBe('taken over');
});

test('pages have titles and descriptions of their own', () => {
  const heads = ROUTES.map((route) => {
    const html = readFileSync(`build${route}index.html`, 'utf8');
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    expect(title, route).toBeTruthy();
    expect(description, route).toBeTruthy();
    return `${title ?? ''}\n${description ?? ''}`;
  });
  expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the theme is chosen by keyboard and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await settled(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  const button = page.getByRole('button', { name: '明暗' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '跟随系统' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ground()).not.toBe(day);
  await page.reload();
  await settled(page);
  await button.click();
  await expect(page.getByRole('menuitemradio', { name: '夜' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await ground()).toBe(day);
});

test('a menu closes by Escape and by going elsewhere', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: '语言' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: '语言' }).click();
  await page.locator('h1').click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('press areas of the shell are large enough for fingers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await settled(page);
  const targets = page.locator('header a, header button, header summary, main a').filter({ visible: true });
  expect(await targets.count()).toBeGreaterThan(5);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('compressed copies hold what their files hold', () => {
  const copies = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.br'),
  );
  expect(copies.length).toBeGreaterThan(20);
  const stale = copies.filter((name) => {
    const whole = readFileSync(`build/${name.replace(/\.br$/, '')}`);
    return !brotliDecompressSync(readFileSync(`build/${name}`)).equals(whole);
  });
  expect(stale).toEqual([]);
});
