/** Home and the map of lessons: what they show comes from the lessons there are and from what is kept. */
import { expect, test } from '@playwright/test';
import { arriveWith, ROUTES, settled, visibleChinese, watchForTrouble } from './support.ts';

const LESSONS = ROUTES.filter((route) => /^\/learn\/\d+\/./.test(route) && !route.endsWith('/free-turn/'));

/** The first lesson, to its end, by keys. */
const FIRST_LESSON = ['1', '1', '1', 'Enter', 'Enter', 'Enter'];

test('home leads to every lesson of the first chapter and to its free turn', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('link', { name: '开始学' })).toHaveAttribute('href', /first-strike/);
  const rows = page.locator('main li a');
  const paths = await rows.evaluateAll((links) =>
    links.map((link) => `${(link as HTMLAnchorElement).pathname}/`),
  );
  expect(paths).toContain('/learn/1/free-turn/');
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect(ROUTES).toContain(path);
});

test('the map counts the lessons there are, and leads to each chapter that has some', async ({ page }) => {
  await page.goto('/learn/');
  await settled(page);
  const written = new Set(LESSONS.map((route) => route.split('/')[2]));
  expect(written.size).toBe(9);
  await expect(page.getByText(`已学0课，共${String(LESSONS.length)}课`)).toBeVisible();
  // The others say that their lessons are not written yet.
  await expect(page.getByText('课还没写好')).toHaveCount(11 - written.size);
});

test('a lesson done is marked on home and map', async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/learn/1/first-strike/');
  await settled(page);
  // What runs the lesson comes just after the page.
  await page.waitForLoadState('networkidle');
  for (const key of FIRST_LESSON) await page.keyboard.press(key);
  await page.locator('.answers button', { hasText: '1颗宝石' }).click();
  await page.locator('.task > .btn.primary').click();
  await expect(page.locator('.say')).toHaveText('这一课拿下了！');
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('link', { name: /1\.1 .*学完/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '继续学' })).toHaveAttribute('href', /damage-is-drawing/);
  await page.goto('/learn/');
  await settled(page);
  await expect(page.getByRole('link', { name: /打出第一击.*学完/ })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('the fan is printed in the reader’s language, on wide pages and on phones', async ({ context }) => {
  await arriveWith(context, 'en');
  const page = await context.newPage();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await settled(page);
    await expect(page.getByText('Thunder', { exact: true }).filter({ visible: true })).toHaveCount(1);
    expect(await visibleChinese(page)).toEqual([]);
  }
});
