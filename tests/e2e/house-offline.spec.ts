import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { serve } from '../../scripts/static-server.mjs';
import { choose, LANGUAGES, readyForOffline, SAMPLE, settled, subPathSite } from './support.ts';

async function visitAllOffline(page: Page, site: string): Promise<void> {
  // Everything is put by first; then each page is opened twice. The time grows with the site.
  test.setTimeout(60_000 + SAMPLE.length * 3_000);
  await page.goto(`${site}/`);
  await readyForOffline(page);
  await page.context().setOffline(true);
  for (const route of SAMPLE) {
    await page.goto(`${site}${route}`);
    await settled(page);
    await expect(page.locator('main h1')).not.toHaveText('没有这一页');
    const title = await page.title();
    await page.reload();
    await settled(page);
    expect(await page.title(), route).toBe(title);
    await expect(page.getByText('现在没有网络。')).toBeVisible();
  }
}

test('every page reloads without a network, and an unknown one says what it is', async ({
  page,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace(/\/$/, '');
  await visitAllOffline(page, site);
  const words = { 'zh-Hans': '没有这一页', 'zh-Hant': '沒有這一頁', en: 'There is no such page' };
  for (const language of LANGUAGES) {
    await choose(page, language);
    await page.goto(`${site}/codex/no-such-page`);
    await settled(page);
    await expect(page.locator('h1')).toHaveText(words[language]);
  }
  await page.context().setOffline(false);
  await expect(page.locator('[role=status] p')).toHaveCount(0);
});

test('the same under a sub-path', async ({ page }, { config }) => {
  await visitAllOffline(page, subPathSite(config));
  await page.goto(`${subPathSite(config)}/no/such/page`);
  await settled(page);
  await expect(page.locator('h1')).toHaveText('没有这一页');
  await page.locator('main a.primary').click();
  await expect(page).toHaveURL(`${subPathSite(config)}/`);
});

test('the first visit already works without a network', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await readyForOffline(page);
  await page.context().setOffline(true);
  await page.locator('header nav a').first().click();
  await expect(page).toHaveURL(/\/learn\/$/);
  await expect(page.locator('main h1')).toBeVisible();
});

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string; type: string }[];
}

test('the app can be installed, under a sub-path too', async ({ page, baseURL }, { config }) => {
  for (const site of [(baseURL ?? '').replace(/\/$/, ''), subPathSite(config)]) {
    await page.goto(`${site}/`);
    const href = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
    const manifest = (await (await page.request.get(href)).json()) as Manifest;
    expect(new URL(manifest.start_url, href).href).toBe(`${site}/`);
    expect(new URL(manifest.scope, href).href).toBe(`${site}/`);
    expect(manifest).toMatchObject({ name: '星杯工坊 Grailwright', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const image = await page.request.get(new URL(src, href).href);
      expect(image.headers()['content-type']).toBe(type);
      // Width and height stand at bytes 16 and 20 of a PNG.
      const bytes = await image.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});

test('a new version waits until it is wanted, in the window that wants it', async ({ context }) => {
  const folder = '.cache/e2e-update';
  rmSync(folder, { recursive: true, force: true });
  cpSync('build', folder, { recursive: true });
  // The server would hand out the compressed copies, which know nothing of the line that is added below.
  for (const ending of ['.br', '.gz']) rmSync(`${folder}/sw.js${ending}`, { force: true });
  const site = await serve(folder, 0);
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const page of [here, there]) {
    await page.goto(site);
    await settled(page);
    await readyForOffline(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
  }
  const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

  appendFileSync(`${folder}/sw.js`, '\n// a new version\n');
  await here.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const page of [here, there]) {
    await expect(page.getByText('有新版')).toBeVisible();
    expect(await stayed(page)).toBe(true);
  }
  await here.bringToFront();
  await here.getByRole('button', { name: '现在换' }).click();
  await expect.poll(() => stayed(here).catch(() => true)).toBe(false);
  await expect(there.getByText('新版已在另一个窗口换上')).toBeVisible();
  expect(await stayed(there)).toBe(true);
});
