import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser-path.mjs';
import { arriveWith, settled } from './support.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

/** The texts of all characters that this browser keeps. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open('grailwright');
        open.onsuccess = () => {
          const all = open.result.transaction('documents').objectStore('documents').getAll();
          all.onsuccess = () => {
            const rows = all.result as { kind: string; value: { text: string } }[];
            open.result.close();
            resolve(rows.filter(({ kind }) => kind === 'character').map(({ value }) => value.text));
          };
        };
      }),
  );

/** Puts the cursor before the first letter of the text. */
async function atStart(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Way of editing' }).getByRole('button', { name: 'JSON' }).click();
  await page.locator('.monaco-editor .view-lines').first().click();
  await page.keyboard.press('Control+Home');
}

async function beginBlank(page: Page): Promise<string> {
  await page.goto('/editor/');
  await settled(page);
  await page.getByRole('button', { name: 'From blank' }).click();
  await expect(page).toHaveURL(/#\w+/);
  await atStart(page);
  await expect.poll(() => texts(page)).toHaveLength(1);
  return (await texts(page))[0] ?? '';
}

test.describe('on one page', () => {
  test.beforeEach(({ context }) => arriveWith(context, 'en'));

  test('what is typed is kept, and can be undone after the page was loaded again', async ({ page }) => {
    const before = await beginBlank(page);
    await page.keyboard.type('1 2 3 ');
    await expect.poll(() => texts(page), { timeout: 3000 }).toEqual([`1 2 3 ${before}`]);
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => texts(page)).toEqual([before]);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => texts(page)).toEqual([`1 2 3 ${before}`]);
  });

  test('what is typed right before the page goes is there when it comes again', async ({ page }) => {
    const before = await beginBlank(page);
    await page.keyboard.type('7 ');
    await page.reload();
    await settled(page);
    await expect.poll(() => texts(page)).toEqual([`7 ${before}`]);
  });

  test('an older version comes back as a new one, and what stood there stays', async ({ page }) => {
    const before = await beginBlank(page);
    await page.keyboard.type('9 ');
    await expect.poll(() => texts(page)).toEqual([`9 ${before}`]);
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('radio', { name: /Version 1/ }).check();
    await page.getByRole('button', { name: 'Name it' }).click();
    await page.getByLabel('Name', { exact: true }).fill('the first');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Go back to version 1' }).click();
    await expect.poll(() => texts(page)).toEqual([before]);
    await expect(page.getByRole('radio', { name: /Version 1 .* the first/ })).toBeVisible();
    await page.getByRole('radio', { name: /Version 2/ }).check();
    await page.getByRole('button', { name: 'Go back to version 2' }).click();
    await expect.poll(() => texts(page)).toEqual([`9 ${before}`]);
  });

  test('what is removed comes back by undo, or from the trash', async ({ page }) => {
    await beginBlank(page);
    await page.goto('/editor/');
    await settled(page);
    const remove = page.getByRole('button', { name: /^Delete / }).first();
    await remove.click();
    await expect.poll(() => texts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect.poll(() => texts(page)).toHaveLength(1);
    await remove.click();
    await expect.poll(() => texts(page)).toEqual([]);
    await page.getByRole('button', { name: /^Bring “/ }).click();
    await expect.poll(() => texts(page)).toHaveLength(1);
  });
});

test('two tabs: the other one’s change is seen, and of two changes both stay', async ({ context, page }) => {
  await arriveWith(context, 'en');
  const before = await beginBlank(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);
  await atStart(other);
  await page.bringToFront();
  await page.keyboard.type('5 ');
  await expect(other.locator('.view-lines').first()).toContainText('5');
  await expect.poll(() => texts(page)).toEqual([`5 ${before}`]);
  await Promise.all([page.keyboard.type('6 '), other.keyboard.type('8 ')]);
  await expect.poll(() => texts(page)).toHaveLength(2);
  const kept = (await texts(page)).join('\n');
  expect(kept).toContain('6');
  expect(kept).toContain('8');
});

const profile = mkdtempSync(join(tmpdir(), 'editor-keep-'));
let running: Awaited<ReturnType<typeof launch>> | null = null;
test.afterAll(async () => {
  if (running !== null) await kill(running);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** A browser of its own on the profile: its process is ours to kill. */
async function launch(): Promise<{ process: ChildProcess; browser: Browser; page: Page }> {
  const port = join(profile, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const args = [...browserFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const process = spawn(browserPath() ?? 'chromium', [...args, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
  });
  await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8').includes('\n')).toBe(true);
  const [number] = readFileSync(port, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
  const context = browser.contexts()[0];
  if (context === undefined) throw new Error('the browser has no context');
  await arriveWith(context, 'en');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  running = { process, browser, page };
  return running;
}

/** As a crash does: at once, with everything that belongs to it. */
async function kill({ process: child, browser }: { process: ChildProcess; browser: Browser }): Promise<void> {
  running = null;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await gone;
  await browser.close().catch(() => undefined);
}

const ROUNDS = process.env['LONG'] === undefined ? 3 : 20;

test(`a browser killed while one types loses at most the last second, ${ROUNDS} times`, async ({
  baseURL,
}) => {
  test.setTimeout(30_000 + ROUNDS * 20_000);
  let opened = await launch();
  await opened.page.goto(new URL('editor/', baseURL).href);
  await settled(opened.page);
  await opened.page.getByRole('button', { name: 'From blank' }).click();
  await expect(opened.page).toHaveURL(/#\w+/);
  const url = opened.page.url();
  for (let round = 1; round <= ROUNDS; round++) {
    await atStart(opened.page);
    const typed: { at: number; word: string }[] = [];
    let end = Infinity;
    for (let count = 0; Date.now() < end; count++) {
      const word = `${round * 10_000 + count} `;
      await opened.page.keyboard.type(word);
      typed.push({ at: Date.now(), word });
      // At another moment each time, and always more than a second after the first word.
      if (count === 0) end = Date.now() + 1500 + ((round * 379) % 1000);
    }
    const killed = Date.now();
    await kill(opened);
    opened = await launch();
    await opened.page.goto(url);
    await settled(opened.page);
    const due = typed.filter(({ at }) => at <= killed - 1000).map(({ word }) => word);
    expect(due.length).toBeGreaterThan(0);
    const kept = (await texts(opened.page)).join('\n');
    expect(kept.includes(due.join('')), `round ${round}: ${due.at(-1) ?? ''}`).toBe(true);
  }
  await kill(opened);
});
