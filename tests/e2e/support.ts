import { readdirSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';

export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'light' | 'dark';

/** Every prerendered page of the build, as a path that ends with a slash: new routes are tested by themselves. */
export const ROUTES: readonly string[] = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
  .map((name) => `/${name.replace(/index\.html$/, '')}`)
  .sort();

/** Pages of one kind, made by one component from different content. */
const KINDS: readonly RegExp[] = [
  /^\/learn\/\d+\/(?!free-turn)[^/]+\/$/,
  /^\/learn\/puzzles\/[^/]+\/$/,
  /^\/charts\/[^/]+\/$/,
  /^\/rules\/\d+\/$/,
  /^\/codex\/characters\/[^/]+\/$/,
];

/** One page of each kind where a test would take minutes with all of them; `npm run test:long` takes all. */
export const SAMPLE: readonly string[] =
  process.env['LONG'] === undefined
    ? ROUTES.filter((route) => {
        const kind = KINDS.find((one) => one.test(route));
        // The middle one: the first of a kind is often the simplest.
        const alike = kind === undefined ? [route] : ROUTES.filter((one) => kind.test(one));
        return alike[Math.floor(alike.length / 2)] === route;
      })
    : ROUTES;

/** The same site, built for the sub-path `/grail`; without its last slash. */
export const subPathSite = (config: { metadata: Record<string, unknown> }): string =>
  String(config.metadata.subPathURL).replace(/\/$/, '');

/** Sets what a reader chose on an earlier visit; takes effect with the next load. */
export async function choose(page: Page, language: Language, theme?: Theme): Promise<void> {
  await page.evaluate(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('grailwright.locale', chosenLanguage);
      if (chosenTheme !== undefined) localStorage.setItem('grailwright.theme', chosenTheme);
    },
    [language, theme] as const,
  );
}

/** Like `choose`, for every page of a context from its first load on. */
export async function arriveWith(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    // An empty page has no storage.
    if (location.origin === 'null') return;
    if (localStorage.getItem('grailwright.locale') === null)
      localStorage.setItem('grailwright.locale', chosen);
  }, language);
}

/**
 * Collects what must not happen on a page: errors in the console, uncaught errors, breaches of the
 * content policy. Call before the first load; read the list at the end.
 */
export async function watchForTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportBreach', (words: string) => trouble.push(`policy: ${words}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportBreach: (words: string) => void }).reportBreach;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return trouble;
}

/** Waits until the app runs and the texts of the reader's language are in. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
}

/** Waits until a reload would work without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

/** @returns Chinese that an English reader would see or hear, apart from what is marked as Chinese */
export function visibleChinese(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const han = /\p{Script=Han}/u;
    const found: string[] = han.test(document.title) ? [`title: ${document.title}`] : [];
    const quoted = (element: Element) => element.closest('[lang^="zh"]:not(html)') !== null;
    for (const element of document.querySelectorAll('*')) {
      if (quoted(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        if (han.test(text)) found.push(text.trim());
      }
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content']) {
        const value = element.getAttribute(name) ?? '';
        if (han.test(value)) found.push(`${name}: ${value}`);
      }
    }
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    return han.test(description) ? [...found, `description: ${description}`] : found;
  });
}
