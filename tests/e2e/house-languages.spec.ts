import { expect, test } from '@playwright/test';
import { arriveWith, choose, LANGUAGES, SAMPLE, settled, visibleChinese } from './support.ts';

test.use({ serviceWorkers: 'block' });

interface Frames {
  hiddenChinese: number;
  seenChinese: string[];
}

for (const route of SAMPLE) {
  test(`${route} in English shows no Chinese in any frame`, async ({ page, context }) => {
    await arriveWith(context, 'en');
    // Slow scripts, so that the Chinese page stands there long enough to be seen if nothing hid it.
    await page.route('**/_app/**/*.js', async (request) => {
      await new Promise((done) => setTimeout(done, 150));
      await request.continue();
    });
    await page.addInitScript(() => {
      const frames: Frames = { hiddenChinese: 0, seenChinese: [] };
      (window as unknown as { frames_: Frames }).frames_ = frames;
      const look = () => {
        const heading = document.querySelector('main h1');
        if (heading !== null && /\p{Script=Han}/u.test(heading.textContent)) {
          if (heading.checkVisibility({ visibilityProperty: true }))
            frames.seenChinese.push(heading.textContent);
          else frames.hiddenChinese += 1;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(route);
    await settled(page);
    expect(await visibleChinese(page)).toEqual([]);
    const frames = await page.evaluate(() => (window as unknown as { frames_: Frames }).frames_);
    expect(frames.seenChinese).toEqual([]);
    expect(frames.hiddenChinese).toBeGreaterThan(0);
  });
}

test('the language follows the browser until one is chosen', async ({ browser, baseURL }) => {
  const expected = {
    'en-GB': 'en',
    'zh-TW': 'zh-Hant',
    'zh-HK': 'zh-Hant',
    'zh-CN': 'zh-Hans',
    'fr-FR': 'zh-Hans',
  };
  for (const [tag, language] of Object.entries(expected)) {
    const context = await browser.newContext({ locale: tag, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(baseURL ?? '/');
    await settled(page);
    await expect(page.locator('html'), tag).toHaveAttribute('lang', language);
    await context.close();
  }
});

test('the language changes at once, without a reload, and is kept', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('button', { name: '语言' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '简体中文' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/Grailwright$/);
  await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
  expect(await visibleChinese(page)).toEqual([]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.reload();
  await settled(page);
  expect(await visibleChinese(page)).toEqual([]);
});

test('a broken script leaves nobody before an empty page', async ({ page, context }) => {
  await arriveWith(context, 'en');
  await page.route('**/_app/**/*.js', (request) => request.abort());
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
});

test('without scripts the page can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(baseURL ?? '/');
  await expect(page.locator('main h1')).toBeVisible();
  // The tested browser hides <noscript> even so; what stands in it can still be read.
  const words = await page.locator('noscript').textContent();
  for (const part of ['要用 JavaScript。请', '請在瀏覽器', 'needs JavaScript']) expect(words).toContain(part);
  await context.close();
});

test('an unknown address says so in every language', async ({ page }) => {
  const words = { 'zh-Hans': '没有这一页', 'zh-Hant': '沒有這一頁', en: 'There is no such page' };
  await page.goto('/');
  for (const language of LANGUAGES) {
    await choose(page, language);
    const answer = await page.goto('/codex/no-such-page');
    expect(answer?.status()).toBe(404);
    await settled(page);
    await expect(page.locator('h1')).toHaveText(words[language]);
    await expect(page).toHaveTitle(new RegExp(words[language]));
    await expect(page.locator('main code')).toContainText('/codex/no-such-page');
    if (language === 'en') expect(await visibleChinese(page)).toEqual([]);
  }
  await page.locator('main a.primary').click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
