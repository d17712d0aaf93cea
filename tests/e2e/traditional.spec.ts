import { expect, test, type Page } from '@playwright/test';
import { toHant } from '../../scripts/zh-hant-texts.mjs';
import { arriveWith, ROUTES, settled, watchForTrouble } from './support.ts';

test.use({ serviceWorkers: 'block' });

/** Everything a reader sees on the page that is open, a text node a line. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // The language menu names each language in itself.
      if (parentElement?.closest('script, style, noscript, [lang="zh-Hans"]')) continue;
      if (textContent?.trim()) found.push(textContent.trim());
    }
    return found;
  });

const simplifiedIn = async (page: Page): Promise<string[]> =>
  (await linesOf(page)).filter((line) => toHant(line) !== line);

/** Pages by the first part of their address: a test each, so that none grows with the whole site. */
const sectionOf = (route: string): string => route.split('/').slice(1, 3).join('/');

for (const section of new Set(ROUTES.map(sectionOf)))
  test(`every page opens without an error, and without a simplified character for traditional readers: /${section}`, async ({
    context,
    page,
  }) => {
    const trouble = await watchForTrouble(page);
    await arriveWith(context, 'zh-Hant');
    for (const route of ROUTES.filter((one) => sectionOf(one) === section)) {
      await page.goto(route);
      await settled(page);
      // Names of official sheets come just after the table that shows them.
      await expect.poll(() => simplifiedIn(page), { message: route, timeout: 5000 }).toEqual([]);
      await expect(page.locator('main h1'), route).toHaveCount(1);
    }
    expect(trouble).toEqual([]);
  });
