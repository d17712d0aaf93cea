/** What stands together on the lesson page: question, table, timeline and lit chart, without scrolling. */
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, LANGUAGES, settled } from './support.ts';

const LESSONS = ['first-strike', 'damage-is-drawing', 'holy-light', 'buy', 'how-to-win'] as const;

async function open(page: Page, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`/learn/1/${path}/`);
  await settled(page);
}

const answers = (page: Page) => page.locator('.task .answers li');
const stations = (page: Page) => page.locator('section.track li');
const goOn = (page: Page) => page.locator('.task > .btn.primary');
/** The lit box of the picture, or the lit row of the outline. */
const litState = (page: Page) => page.locator('.inside :is(g.state.now, [role=treeitem][aria-current=step])');

/** By keys, to the question what to discard. */
async function toOverLimit(page: Page): Promise<void> {
  const say = page.locator('.say');
  for (const key of ['Enter', '3', 'Enter', 'Enter', 'Enter', '3', 'Enter']) {
    const before = await say.textContent();
    await page.keyboard.press(key);
    await expect(say).not.toHaveText(before ?? '');
  }
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`over the limit at ${width} × ${height}: question, hand, station and lit state at once`, async ({
    page,
  }) => {
    await open(page, 'damage-is-drawing', width, height);
    await toOverLimit(page);
    const seen = [
      page.locator('.say'),
      answers(page).first(),
      page.getByRole('listbox'),
      page.locator('section.track li[aria-current=step]'),
      stations(page).last(),
      litState(page),
    ];
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('亮着的格子，就是游戏现在停的地方。')).toBeInViewport({ ratio: 1 });
  });
}

test('a free turn shows the same', async ({ page }) => {
  await open(page, 'free-turn', 1280, 800);
  const seen = [page.locator('.say'), page.getByRole('listbox'), stations(page).last(), litState(page)];
  for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
});

test('the keys L and C choose what stands beside the table', async ({ page }) => {
  await open(page, 'first-strike', 1280, 800);
  await page.keyboard.press('l');
  await expect(page.getByRole('log')).toBeInViewport();
  await expect(litState(page)).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(litState(page)).toBeInViewport();
});

for (const language of LANGUAGES) {
  test(`every step of chapter 1 fits 800 px in ${language}`, async ({ context }) => {
    await arriveWith(context, language);
    const page = await context.newPage();
    for (const lesson of LESSONS) {
      await open(page, lesson, 1280, 800);
      for (let count = 0; count < 20 && (await page.locator('.helps, .task .btn.primary').count()); count++) {
        await expect(page.locator('p.rules'), `${lesson}, stop ${count}`).toBeInViewport({ ratio: 1 });
        await expect(stations(page).last(), `${lesson}, stop ${count}`).toBeInViewport({ ratio: 1 });
        if (await page.locator('.helps').isVisible()) await page.locator('.helps .btn').last().click();
        else await goOn(page).click();
        await page.waitForTimeout(60);
      }
      await expect(page.locator('.task .answers button').first(), lesson).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on a phone question, answers and stations are in sight, helps in the bar', async ({ page }) => {
  for (const lesson of LESSONS) {
    await open(page, lesson, 360, 740);
    if (lesson === 'damage-is-drawing' || lesson === 'holy-light') {
      await page.locator('.foot .btn.primary').click();
    }
    const seen = [
      page.locator('.say'),
      answers(page).first(),
      answers(page).nth(2),
      stations(page).first(),
      stations(page).last(),
      page.locator('.foot').getByRole('button', { name: '提示' }),
      page.locator('.foot').getByRole('button', { name: '为什么？' }),
    ];
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
    const bar = await page.locator('.foot').boundingBox();
    const third = await answers(page).nth(2).boundingBox();
    expect((third?.y ?? 0) + (third?.height ?? 0), lesson).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('on a phone language and theme are reached from the head of the lesson', async ({ page }) => {
  await open(page, 'holy-light', 360, 740);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await page.getByRole('menuitemradio', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Try freely' }).click();
  await expect(page.getByRole('button', { name: /Back to the lesson/i })).toBeVisible();
});

test('press areas of a lesson are large enough for fingers', async ({ page }) => {
  await open(page, 'buy', 360, 740);
  await page.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('link', { name: '打出第一击' })).toBeVisible();
  for (const target of await page.locator('.lesson :is(header, .task, .foot) :is(a, button):visible').all()) {
    const box = await target.boundingBox();
    const size = Math.min(box?.width ?? 0, box?.height ?? 0);
    expect(size, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

/** A lesson of each chapter at a table of six. */
const SIX = [
  '2/counter-chain',
  '3/shield',
  '3/missile-round',
  '4/timeline',
  '5/over-limit',
  '6/race',
] as const;

/** Goes through a lesson by what it offers itself, and looks at every stop. */
async function walk(page: Page, lesson: string, look: (stop: string) => Promise<void>): Promise<void> {
  await page.goto(`/learn/${lesson}/`);
  await settled(page);
  const say = page.locator('.say');
  const next = page.locator('.btn.primary:visible').first();
  for (let stop = 0; stop < 30; stop++) {
    await look(`${lesson}, stop ${String(stop)}`);
    const before = await say.textContent();
    if (await page.locator('.helps').isVisible()) await page.locator('.helps .btn').last().click();
    else if (await next.isVisible()) await next.click();
    else {
      // A question: its options one after the other, until one is right.
      const options = page.locator('.task .answers button');
      for (let at = 0; at < (await options.count()) && !(await next.isVisible()); at++)
        await options.nth(at).click();
      continue;
    }
    await expect(say).not.toHaveText(before ?? '');
    if ((await page.locator('.task .answers, .task > .btn.primary').count()) === 0) return;
  }
  throw new Error(`${lesson}: no end`);
}

/** What lies wrong at a stop of a lesson, measured all at once. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const bar = () => box(document.querySelector('.foot') ?? document.body).top;
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${String(wide)} px too wide`);
    const answers = [...document.querySelectorAll<HTMLElement>('.task .answers button')];
    for (const answer of answers)
      if (box(answer).bottom > bar() + 0.5) faults.push(`covered: ${answer.innerText}`);
    for (const answer of answers) {
      answer.focus();
      if (box(answer).bottom > bar() + 0.5) faults.push(`covered with the focus: ${answer.innerText}`);
    }
    answers[0]?.blur();
    const flags = [...document.querySelectorAll('.ring .flag')];
    flags.forEach((flag, at) => {
      const a = box(flag);
      const plate = flag.closest('.plate');
      if (plate && a.left < box(plate).left - 0.5) faults.push(`${flag.textContent} leaves its seat`);
      for (const b of flags.slice(at + 1).map(box))
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          faults.push(`two flags overlap at ${flag.textContent}`);
    });
    return faults;
  });

for (const language of ['zh-Hans', 'en'] as const) {
  test(`six seats on a phone in ${language}: no answer under the bar, no flag over another, nothing too wide`, async ({
    context,
  }) => {
    await arriveWith(context, language);
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const lesson of SIX)
      await walk(page, lesson, async (stop) => expect(await faultsOf(page), stop).toEqual([]));
  });
}

test('six seats at 1280 × 800: the bar cuts no station', async ({ context }) => {
  await arriveWith(context, 'en');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const lesson of SIX)
    await walk(page, lesson, async (stop) => {
      const track = await page.locator('section.track').boundingBox();
      const bar = await page.locator('.foot').boundingBox();
      expect((track?.y ?? 0) + (track?.height ?? 0), stop).toBeLessThanOrEqual(bar?.y ?? 0);
    });
});
