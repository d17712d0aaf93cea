/** What browser tests of the workshop share. */
import type { Locator, Page } from '@playwright/test';

/** The text of the draft that was made last, as this browser keeps it. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('grailwright');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('documents').objectStore('documents').getAll();
          reading.onsuccess = () => {
            const drafts = reading.result as { created: number; value: { text?: string } }[];
            const texts = drafts.filter(({ value }) => value.text !== undefined);
            texts.sort((a, b) => b.created - a.created);
            opening.result.close();
            resolve(texts[0]?.value.text ?? '');
          };
        };
      }),
  );

/** Puts another text into the JSON view: pasted, since what is typed line by line the editor would indent. */
export async function pasteText(
  page: Page,
  text: string,
  press: (control: Locator) => Promise<void> = (control) => control.click(),
): Promise<void> {
  await press(page.getByRole('button', { name: 'JSON', exact: true }));
  const field = page.locator('.monaco-editor').getByRole('textbox').first();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}
