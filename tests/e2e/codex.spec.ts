/** The codex: a character found by what it does, its texts and moments, a ruling played at a table, two side by side. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, readyForOffline, settled, visibleChinese, watchForTrouble } from './support.ts';

const rows = (page: Page) => page.locator('main li > a[href*="/codex/characters/"]');
const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test.describe('online', () => {
  test.use({ serviceWorkers: 'block' });

  test('from the list over a filter to one character and a ruling that plays', async ({ page }) => {
    const trouble = await watchForTrouble(page);
    await page.goto('/');
    await settled(page);
    await page.locator('header nav.wide').getByRole('link', { name: '角色' }).click();
    await expect(page.locator('main h1')).toHaveText('角色图鉴');
    await expect(rows(page)).toHaveCount(24);
    await page.getByLabel('命格').selectOption('holy');
    await page.getByLabel('在哪个时机').selectOption('morale.loss');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1名角色' })).toBeVisible();
    await expect(page).toHaveURL(/#faction=holy&time=morale\.loss$/);
    await page.reload();
    await settled(page);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().click();
    await expect(page.locator('main h1')).toHaveText('守护天使');
    await expect(page.locator('#divine-protection')).toContainText('此次士气损失−X');
    const lit = page.locator('a.lit').filter({ hasText: '神之庇护' });
    await expect(lit).toHaveAttribute('href', /\/charts\/morale\/#before$/);
    await page.getByLabel('只看哪个技能').selectOption('angel-wall');
    const show = page.getByRole('link', { name: /^摆出来：/ }).first();
    await show.click();
    await expect(page).toHaveURL(/\/situations\/table\/.*#case=angel-/);
    await expect(page.locator('main h1')).toContainText('天使之墙');
    await expect(page.getByText('守护天使').first()).toBeVisible();
    expect(trouble).toEqual([]);
  });

  test('two are compared by keyboard, on a phone too, in English without Chinese', async ({
    page,
    context,
  }) => {
    const trouble = await watchForTrouble(page);
    await arriveWith(context, 'en');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/codex/characters/');
    await settled(page);
    for (const name of ['Compare: Guardian Angel', 'Compare: Sealer']) {
      const pick = page.getByRole('button', { name });
      await pick.focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: /^Compare side by side/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#compare=angel,sealer$/);
    await expect(page.getByRole('region', { name: 'Guardian Angel' })).toContainText('Divine Protection');
    await expect(page.getByRole('region', { name: 'Sealer' })).toContainText('Five-Element Bind');
    expect(await faults(page)).toEqual([]);
    expect(await visibleChinese(page)).toEqual([]);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    }
    await page.goBack();
    await expect(rows(page)).toHaveCount(24);
    expect(trouble).toEqual([]);
  });

  test('a skill is found by the search, and rulings of one character in the library', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('神之庇护');
    await page
      .getByRole('option', { name: /神之庇护/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/codex\/characters\/angel\/#divine-protection$/);
    await page.goto('/situations/#character=angel');
    await settled(page);
    await expect(page.getByRole('link', { name: '神之庇护能少弃牌吗？' })).toBeVisible();
    await page.getByLabel('裁定的是').selectOption('');
    await expect(page.getByRole('link', { name: '神之庇护能少弃牌吗？' })).toHaveCount(0);
  });

  test('a chart tells who acts at a state', async ({ page }) => {
    await page.goto('/charts/morale/#before');
    await settled(page);
    await page.getByRole('link', { name: '守护天使' }).click();
    await expect(page.locator('main h1')).toHaveText('守护天使');
  });
});

test('two stand side by side without a network', async ({ page }) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.context().setOffline(true);
  await page.goto('/codex/characters/#compare=hero,priest');
  await settled(page);
  await expect(page.getByRole('region', { name: '勇者' })).toBeVisible();
  await expect(page.getByRole('region', { name: '神官' })).toBeVisible();
});
