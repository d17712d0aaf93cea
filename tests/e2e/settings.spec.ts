import { expect, test } from '@playwright/test';
import { choose, settled } from './support.ts';

test.use({ serviceWorkers: 'block' });

const situation = (id: string, value: object) => ({
  id,
  kind: 'situation',
  title: `S ${id}`,
  value,
  created: 1,
  updated: 2,
});
const file = (...documents: object[]) => ({
  name: 'everything.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ kind: 'grailwright/everything', version: 1, progress: null, documents }),
  ),
});

test.beforeEach(async ({ page }) => {
  await page.goto('/settings/');
  await choose(page, 'en', 'light');
  await page.reload();
  await settled(page);
});

test('what is here can be taken in, sent out, deleted and brought back', async ({ page }) => {
  const data = page.locator('#data');
  const input = data.locator('input[type=file]');
  await input.setInputFiles(file(situation('a', { given: {} }), situation('b', { given: { hand: 1 } })));
  await expect(data).toContainText('1 do not open and were not imported');
  await expect(data).toContainText('given: “hand” is not known here');
  await expect(data).toContainText('situations 1');
  await input.setInputFiles(file(situation('a', { given: {}, note: 'another' })));
  await expect(data).toContainText('1 differ from yours: both stay');
  await expect(data).toContainText('situations 2');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('grailwright-everything.json');
  await data.getByRole('button', { name: 'Delete everything' }).click();
  await expect(data).toContainText('situations 0');
  await data.getByRole('button', { name: 'Undo' }).click();
  await expect(data).toContainText('situations 2');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(data).toContainText('This cannot be read');
});

test('pace and keys are chosen by keyboard and remembered', async ({ page }) => {
  await page.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await page.getByRole('radio', { name: 'On', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Off', exact: true })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pace'))).toBe('0');
});

test('every part by others is named with its licence', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.getByText(/^All \d+$/).click();
  await expect(page.getByRole('row', { name: /^dexie .* Apache-2\.0$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^svelte .* MIT$/ })).toBeVisible();
});
