/** The form as a designer who never sees JSON uses it: by keyboard on a computer, by touch on a small phone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { settled, watchForTrouble } from './support.ts';

const formOf = (page: Page): Locator => page.getByRole('region', { name: '表单' });

/** A blank character, opened as a form. */
async function begin(page: Page): Promise<Locator> {
  await page.goto('/editor/');
  await settled(page);
  await page.getByRole('button', { name: '从空白开始' }).click();
  const form = formOf(page);
  await expect(form).toBeVisible({ timeout: 20_000 });
  return form;
}

/** Presses Enter on what has the focus once it is this. */
async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test('a skill made by keyboard alone, and put in order', async ({ page }) => {
  const errors = await watchForTrouble(page);
  const form = await begin(page);
  await enter(form.getByRole('button', { name: '加技能' }));
  await form.getByRole('textbox', { name: '名字, 中文' }).fill('追击');
  await enter(form.getByRole('button', { name: '加能力' }));
  const station = form.getByRole('button', { name: '③造成伤害时' });
  await enter(station);
  await expect(station).toHaveAttribute('aria-pressed', 'true');
  await expect(station).toBeFocused();

  const add = form.getByRole('button', { name: '加动作' });
  for (const word of ['本次伤害', 'draw']) {
    await enter(add);
    await page.getByRole('searchbox', { name: '查找' }).fill(word);
    await page.keyboard.press('Enter');
  }
  const grips = form.getByRole('button', { name: /^拖动/ });
  await expect(grips).toHaveCount(2);
  await grips.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(grips.nth(1)).toBeFocused();
  await expect(form.getByRole('complementary')).toContainText('摸');
  expect((await new AxeBuilder({ page }).include('section.form').analyze()).violations).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a skill by touch, reordered by drag, nothing wider than the screen', async ({ page }) => {
    const form = await begin(page);
    await form.getByRole('button', { name: '加技能' }).tap();
    await form.getByRole('button', { name: '加能力' }).tap();
    for (const word of ['摸牌', '弃牌']) {
      await form.getByRole('button', { name: '加动作' }).tap();
      await page.getByRole('searchbox', { name: '查找' }).fill(word);
      await form.getByRole('group', { name: '选动作' }).getByRole('button').first().tap();
    }
    const kinds = form.getByRole('button', { name: /动作|摸牌|弃牌/, expanded: false });
    await expect(kinds.filter({ hasText: '摸牌' }).first()).toBeVisible();
    const grip = form.getByRole('button', { name: /^拖动/ }).first();
    await grip.scrollIntoViewIfNeeded();
    const [from, to] = [
      await grip.boundingBox(),
      await form.locator('li[data-item] li[data-item]').nth(1).boundingBox(),
    ];
    if (from === null || to === null) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 });
    await page.mouse.move(from.x + 20, to.y + to.height - 4, { steps: 6 });
    await page.mouse.up();
    await expect(form.getByRole('button', { name: /^拖动/ }).first()).toHaveAccessibleName(/弃牌/);
    const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBe(screen);
    const small = await form.getByRole('button').evaluateAll((all) =>
      all
        .map((one) => ({
          name: one.getAttribute('aria-label') ?? one.textContent,
          box: one.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 41.5))
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });
});
