import { expect, test } from '@playwright/test';
import { toHant } from '../../scripts/zh-hant-texts.mjs';
import { arriveWith, ROUTES, settled } from './support.ts';

test.use({ serviceWorkers: 'block' });

test('traditional readers meet no simplified character on any page', async ({ context, page }) => {
  await arriveWith(context, 'zh-Hant');
  const simplified: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    await settled(page);
    const lines = await page.evaluate(() => {
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
    for (const line of lines)
      if (toHant(line) !== line) simplified.push(`${route}: ${line} → ${toHant(line)}`);
  }
  expect([...new Set(simplified)]).toEqual([]);
});
