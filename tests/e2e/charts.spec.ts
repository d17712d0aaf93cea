import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Download, type Page } from '@playwright/test';
import { arriveWith, settled, visibleChinese, watchForTrouble } from './support.ts';

test.use({ serviceWorkers: 'block' });

const box = (page: Page, path: string) => page.locator(`svg.picture [data-path="${path}"] .state`);
const row = (page: Page, path: string) => page.locator(`[role=treeitem][data-path="${path}"]`);

async function textOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

test('from the bird’s eye into a chart, to a state, through five steps of a walk, and back', async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await page.goto('/charts/');
  await settled(page);
  await page.locator('svg [data-machine="attack"]').click();
  await expect(page).toHaveURL(/\/charts\/attack\/$/);
  await expect(page.locator('main h1')).toContainText('攻击');

  await box(page, 'respond').click();
  await expect(page).toHaveURL(/#respond$/);
  const side = page.locator('aside');
  await expect(side.getByRole('heading', { level: 2 })).toHaveText('应答');
  await expect(side.locator('dl')).toContainText('应战');
  await side.getByRole('button', { name: /^全部\d+个$/ }).click();
  await expect(side.getByRole('link', { name: 'ATK-01', exact: true })).toHaveAttribute(
    'href',
    '/situations/table/#case=ATK-01',
  );
  await expect(side.getByRole('link', { name: '看规则' })).toHaveAttribute('href', '/rules/7/#7.4');
  await expect(side.locator('blockquote')).not.toBeEmpty();

  await side.getByRole('button', { name: '看整张图的说明' }).click();
  await page.getByRole('button', { name: '从头走起' }).click();
  const now = page.locator('section.walk strong');
  await expect(now).toHaveText('宣告攻击');
  await page.getByRole('button', { name: /^若牌在手中/ }).click();
  await expect(now).toHaveText('打出');
  await page.getByRole('button', { name: /^往下走/ }).click();
  await expect(now).toHaveText('打出之后');
  await page.getByRole('button', { name: /^否则/ }).click();
  await expect(now).toHaveText('附带效果');
  await page.getByRole('button', { name: /^往下走/ }).click();
  await expect(now).toHaveText('①发动');
  await page.getByRole('button', { name: /^进入响应时机/ }).click();
  await expect(page.locator('svg.picture [data-path="launch/next"] .now')).toBeVisible();
  await expect(page.locator('svg.picture g.state.now')).toHaveCount(1);
  for (const name of ['①发动', '附带效果', '打出之后', '打出', '宣告攻击']) {
    await page.getByRole('button', { name: '退一步' }).click();
    await expect(now).toHaveText(name);
  }
  await expect(page.getByRole('button', { name: '退一步' })).toBeDisabled();
  await page.getByRole('link', { name: '鸟瞰' }).click();
  await expect(page).toHaveURL(/\/charts\/$/);
  expect(trouble).toEqual([]);
});

test('a state in the address is shown, even inside a called machine', async ({ page }) => {
  await page.goto('/charts/attack/#dealing/heal');
  await settled(page);
  await expect(page.locator('aside code').first()).toHaveText('damage.heal');
  await expect(box(page, 'dealing/heal')).toBeInViewport();
  await page.goto('/charts/attack/#nowhere');
  await settled(page);
  await expect(page.locator('aside dl')).toContainText('16个状态');
});

test('the outline does by keyboard what the picture does by pointer', async ({ page }) => {
  await page.goto('/charts/attack/');
  await settled(page);
  await page.getByRole('button', { name: '提纲' }).click();
  await expect(page.locator('svg.picture')).toBeHidden();
  await row(page, 'declared').focus();
  await page.keyboard.press('End');
  await expect(row(page, 'done')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'counterAttack')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'dealing')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'dealing')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'dealing/begin')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'dealing/deal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#dealing\/deal$/);
  await expect(page.locator('aside h2').first()).toContainText('③');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'dealing')).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, 'dealing/deal')).toHaveCount(0);
  await page.getByRole('button', { name: '图', exact: true }).click();
  await expect(page.locator('svg.picture')).toBeVisible();
});

test('the bird’s eye is a tree for the keyboard', async ({ page }) => {
  await page.goto('/charts/');
  await settled(page);
  await page.locator('[role=treeitem]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-key="game/window"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/charts\/turn\/$/);
});

test('a chart is zoomed by keys, buttons and the wheel, and moved by dragging', async ({ page }) => {
  await page.goto('/charts/action/');
  await settled(page);
  const scroller = page.locator('.view .scroller');
  const width = async () => (await page.locator('svg.picture').boundingBox())?.width ?? 0;
  const first = await width();
  await scroller.focus();
  await page.keyboard.press('+');
  expect(await width()).toBeCloseTo(first * 1.25, 0);
  await page.keyboard.press('-');
  expect(await width()).toBeCloseTo(first, 0);
  await page.getByRole('button', { name: '放大' }).click();
  await page.getByRole('button', { name: '放大' }).click();
  await expect(page.locator('.view svg.map')).toBeVisible();
  const before = await scroller.evaluate((element) => element.scrollLeft);
  const frame = await scroller.boundingBox();
  if (frame === null) throw new Error('no picture');
  await page.mouse.move(frame.x + 400, frame.y + 200);
  await page.mouse.down();
  await page.mouse.move(frame.x + 300, frame.y + 150, { steps: 4 });
  await page.mouse.up();
  expect(await scroller.evaluate((element) => element.scrollLeft)).toBeCloseTo(before + 100, -1);
  await expect(page).not.toHaveURL(/#/);
  const larger = await width();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(larger);
  await scroller.focus();
  await page.keyboard.press('0');
  expect(await width()).toBeLessThan(frame.width);
  await expect(page.locator('.view svg.map')).toHaveCount(0);
});

test('called machines open and close inside the states that call them', async ({ page }) => {
  await page.goto('/charts/attack/');
  await settled(page);
  await page.locator('svg.picture [data-fold="dealing"]').click();
  await expect(page.locator('svg.picture [data-path="dealing/heal"]')).toHaveCount(1);
  await page.locator('svg.picture [data-fold="dealing"]').click();
  await expect(page.locator('svg.picture [data-path="dealing/heal"]')).toHaveCount(0);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expect(page.locator('svg.picture [data-path="counterAttack/respond"]')).toHaveCount(1);
  await page.getByRole('button', { name: '全部收起' }).click();
  await expect(page.locator('svg.picture [data-path*="/"]')).toHaveCount(0);
  await page.getByRole('button', { name: '文字' }).click();
  await expect(page.locator('svg.picture text.said')).toHaveCount(0);
});

test('states are found by name, id and §, here and in other charts', async ({ page }) => {
  await page.goto('/charts/attack/');
  await settled(page);
  const field = page.getByRole('searchbox');
  await field.fill('§7.7');
  await field.press('Enter');
  await expect(page).toHaveURL(/#counterAttack$/);
  await field.fill('damage.heal');
  await page.locator('aside').getByRole('link', { name: /④/ }).first().click();
  await expect(page).toHaveURL(/\/charts\/damage\/#heal(Window)?$/);
  await page.getByRole('searchbox').fill('没有这样的状态');
  await expect(page.locator('aside').getByRole('status')).toContainText('没有叫这个的状态');
});

test('a slow walk goes by itself where nobody decides, and stands still after a step back', async ({
  page,
}) => {
  await page.goto('/charts/cannotAct/');
  await settled(page);
  await page.getByRole('button', { name: '从头走起' }).click();
  const now = page.locator('section.walk strong');
  await expect(now).toHaveText('展示全部手牌');
  await page.getByRole('combobox').selectOption({ label: '快' });
  await expect(now).toHaveText('弃掉全部手牌');
  await page.getByRole('button', { name: '退一步' }).click();
  const stands = await now.textContent();
  await page.waitForTimeout(600);
  expect(await now.textContent()).toBe(stands);
});

test('a chart is saved as SVG and as PNG that stand alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/charts/attack/');
  await settled(page);
  await page.locator('svg.picture [data-fold="dealing"]').click();
  const save = async (kind: 'SVG' | 'PNG') => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`grailwright-attack.${kind.toLowerCase()}`);
    return textOf(download);
  };
  const svg = (await save('SVG')).toString();
  const seen = await page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    const all = [...file.querySelectorAll('*')];
    return {
      broken: file.querySelectorAll('parsererror').length,
      width: Number(file.documentElement.getAttribute('width')),
      height: Number(file.documentElement.getAttribute('height')),
      fills: [...new Set(all.map((element) => element.getAttribute('fill')))],
      texts: all.filter(({ tagName }) => tagName === 'text').map(({ textContent }) => textContent),
      left: all
        .flatMap((element) => [...element.attributes].map(({ name }) => name))
        .filter((name) => /^(class|style|href|xlink|data-)/.test(name)),
    };
  }, svg);
  expect(seen.broken).toBe(0);
  expect(seen.left).toEqual([]);
  expect(svg).not.toMatch(/var\(|url\(|light-dark|https?:\/\/(?!www\.w3\.org\/)/);
  expect(seen.texts[0]).toBe('流程图：攻击');
  expect(seen.texts).toEqual(expect.arrayContaining(['应答', '应答  §7.4']));
  expect(seen.texts.join()).toContain('造成伤害');
  // The light theme, whatever the reader's is.
  expect(seen.fills).toContain('rgb(255, 255, 255)');
  expect(seen.fills).not.toContain('rgb(29, 34, 42)');

  const png = await save('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width / height).toBeCloseTo(seen.width / seen.height, 2);
  expect(width).toBe(Math.round(seen.width * 2));
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const dots = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let dark = 0;
    for (let i = 0; i < dots.length; i += 4) if ((dots[i] ?? 255) < 128) dark += 1;
    return { corner: [...dots.slice(0, 4)], dark: dark / (dots.length / 4) };
  }, png.toString('base64'));
  expect(colours.corner).toEqual([255, 255, 255, 255]);
  expect(colours.dark).toBeGreaterThan(0.005);
  expect(colours.dark).toBeLessThan(0.3);
});

test('on a phone the outline comes first and the picture on demand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/charts/damage/');
  await settled(page);
  await expect(row(page, 'heal')).toBeVisible();
  await expect(page.locator('svg.picture')).toBeHidden();
  await page.getByRole('button', { name: '图', exact: true }).click();
  await expect(page.locator('svg.picture')).toBeVisible();
  await expect(row(page, 'heal')).toBeHidden();
  await page.goto('/charts/');
  await settled(page);
  await expect(page.locator('[data-key="damage"]')).toBeVisible();
  await expect(page.locator('svg [data-machine="damage"]')).toBeHidden();
  await page.getByRole('button', { name: '图', exact: true }).click();
  await expect(page.locator('svg [data-machine="damage"]')).toBeVisible();
  for (const target of await page.locator('main button, main a, main input, main [role=treeitem]').all()) {
    if (!(await target.isVisible())) continue;
    const size = await target.boundingBox();
    expect(size?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('a room in use is accessible, and English is English throughout', async ({ context, page }) => {
  await arriveWith(context, 'en');
  await page.goto('/charts/attack/#respond');
  await settled(page);
  await expect(page.locator('main h1')).toContainText('attack');
  await page.getByRole('button', { name: 'Start at the beginning' }).click();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.locator('aside section li').first()).toBeVisible();
  expect(await visibleChinese(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});
