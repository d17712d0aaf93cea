/** Cards on paper and as pictures: what is drawn stays inside its card, at its size, with its own type. */
import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, readyForOffline, settled, watchForTrouble, type Language } from './support.ts';

const ALL = readdirSync('content/characters', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function open(page: Page, hash: string, language: Language = 'en'): Promise<void> {
  await arriveWith(page.context(), language);
  await page.goto(`/editor/print/${hash}`);
  await settled(page);
}

/** Texts and symbols of all cards that reach beyond the inner frame of theirs, as the browser drew them. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('svg.printed-card')].flatMap((card) =>
      [...card.querySelectorAll<SVGGraphicsElement>('text, use')]
        .filter((part) => {
          const { x, y, width, height } = part.getBBox();
          return x < 15 || y < 15 || x + width > 401 || y + height > 590;
        })
        .map((part) => `${card.getAttribute('aria-label') ?? ''}: ${part.textContent ?? ''}`),
    ),
  );

for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const)
  test(`no official card overflows in ${language}`, async ({ page }) => {
    const trouble = await watchForTrouble(page);
    await open(page, `#official=${ALL.join('.')}`, language);
    await expect(page.locator('svg.printed-card').nth(23)).toBeAttached({ timeout: 30_000 });
    const cards = await page.locator('svg.printed-card').count();
    console.log(`${language}: ${cards} cards of 24 characters`);
    expect(await overflowing(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });

test('sheets have marks to cut by, a line to measure, and the size of the paper', async ({ page }) => {
  await open(page, '#official=berserker.saintess.sage');
  await expect(page.locator('svg.printed-card')).toHaveCount(3);
  await expect(page.locator('svg.sheet')).toHaveCount(1);
  await expect(page.locator('svg.sheet .marks line')).toHaveCount(24);
  await expect(page.locator('svg.sheet')).toContainText('30 mm');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const boxes = (bytes: Buffer) => [...bytes.toString('latin1').matchAll(/\/MediaBox ?\[([^\]]*)\]/g)];
  const six = boxes(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(six).toHaveLength(1);
  const [, , width, height] = (six[0]?.[1] ?? '').trim().split(/\s+/).map(Number);
  expect(Math.round(width ?? 0)).toBe(842);
  expect(Math.round(height ?? 0)).toBe(595);

  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.getByRole('radio', { name: /^2, each 110/ }).check();
  await expect(page.locator('svg.sheet')).toHaveCount(2);
  const two = boxes(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(two).toHaveLength(2);
  expect(page.url()).toContain('paper=letter');
});

test('it is a page of a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '#official=berserker');
  await expect(page.locator('svg.printed-card')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** Width, height and how much of a PNG is inked. */
async function looked(page: Page, png: Buffer): Promise<{ width: number; height: number; inked: number }> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) inked++;
    return { width: image.width, height: image.height, inked: inked / (image.width * image.height) };
  }, png.toString('base64'));
}

test('the card is saved as a picture in its own type, without a network too', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', colorScheme: 'dark' });
  await arriveWith(context, 'zh-Hans');
  const page = await context.newPage();
  const trouble = await watchForTrouble(page);
  await page.goto('/editor/#from=berserker');
  await settled(page);
  await readyForOffline(page);
  const picture = async () => {
    await page.getByRole('button', { name: '分享' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '卡图 PNG' }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    await expect(page.getByText('已存成图片')).toHaveText(/已存成图片，共 1 张卡。$/);
    return looked(page, bytes);
  };
  const first = await picture();
  expect([first.width, first.height]).toEqual([1248, 1815]);
  expect(first.inked).toBeGreaterThan(0.04);
  expect(first.inked).toBeLessThan(0.3);

  await context.setOffline(true);
  await page.reload();
  await settled(page);
  expect(await picture()).toEqual(first);
  expect(trouble.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
