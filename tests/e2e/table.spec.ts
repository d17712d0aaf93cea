/** A game on one screen: hands that nobody else sees, one cursor in every view, forks, keeping, sharing. */
import { expect, test, type Page } from '@playwright/test';
import { arriveWith, settled, watchForTrouble } from './support.ts';

const place = (page: Page) => page.getByTestId('place').locator('b');
/** The cards in the hand that lies below. */
const hand = (page: Page) => page.getByRole('listbox', { name: /手牌/ }).getByRole('option');
const answer = (page: Page, name: string) => page.locator('.answers button', { hasText: name }).first();
const key = async (page: Page, ...keys: string[]) => {
  for (const one of keys) await page.keyboard.press(one);
};

/** Sets a new table up and opens it. */
async function begin(page: Page, players: number, hands: '换人时盖住' | '全部摊开'): Promise<void> {
  await page.goto('/play/');
  await settled(page);
  await page.getByLabel(`${String(players)}人`, { exact: true }).check();
  await page.getByLabel(hands).check();
  await page.getByText('规则设定').click();
  await page.getByLabel('发牌号').fill('table-test');
  await page.getByRole('button', { name: '开始' }).click();
  await expect(place(page)).toHaveText('0');
}

/** Gives some answer that the rules allow, as whoever is asked: the first open one at each level. */
async function answerAny(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: /^我是/ });
  if (await take.isVisible()) await take.click();
  const before = await place(page).textContent();
  for (let press = 0; press < 8; press += 1) {
    if ((await place(page).textContent()) !== before || (await take.isVisible())) return;
    const discard = answer(page, '弃');
    if (await discard.isVisible()) {
      const need = Number(/弃(\d+)张/.exec((await discard.textContent()) ?? '')?.[1] ?? 1);
      for (let at = 0; at < need; at += 1) await hand(page).nth(at).click();
      await discard.click();
    } else await page.locator('.answers button:not([aria-disabled])').first().click();
  }
}

/** Everything that the cursor moves, as it can be read on the page. */
async function shown(page: Page): Promise<string[]> {
  await page.waitForTimeout(350);
  return [
    (await page.locator('.main .cloth, .main .prompt, .main .hand').allInnerTexts()).join('\n'),
    await page.locator('.side [role=tabpanel]').innerText(),
    (await page
      .locator('.side .log .now')
      .innerText()
      .catch(() => '')) || '',
    new URL(page.url()).hash,
  ];
}

for (const players of [4, 6, 8])
  test(`${String(players)} seats, hot-seat: the hand is covered until its owner has the screen`, async ({
    page,
  }) => {
    const trouble = await watchForTrouble(page);
    await begin(page, players, '换人时盖住');
    await expect(page.getByRole('heading', { name: '把屏幕交给红方1号' })).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
    await page.getByRole('button', { name: '我是红方1号' }).click();
    await expect(hand(page)).toHaveCount(4);
    const own = await hand(page).first().getAttribute('aria-label');
    await answerAny(page);
    // The screen changes hands: nothing of the last one's hand is left anywhere on the page.
    await expect(page.getByRole('button', { name: /^我是/ })).toBeFocused();
    await expect(hand(page)).toHaveCount(0);
    expect(own).toBeTruthy();
    for (let i = 0; i < 6; i += 1) await answerAny(page);
    expect(Number(await place(page).textContent())).toBeGreaterThanOrEqual(6);
    expect(trouble).toEqual([]);
  });

test('looking back shows nobody’s hand while the screen changes hands, then only the holder’s', async ({
  page,
}) => {
  await begin(page, 4, '换人时盖住');
  await answerAny(page);
  await key(page, 'ArrowLeft');
  await expect(place(page)).toHaveText('0');
  // The screen is on its way to the next one: nobody's hand lies there, now or as it was then.
  await expect(hand(page)).toHaveCount(0);
  await key(page, 'End');
  await page.getByRole('button', { name: /^我是/ }).click();
  const own = await page.getByRole('listbox').getAttribute('aria-label');
  await key(page, 'ArrowLeft');
  // Looking back, the holder sees their own hand as it was, not that of whoever was asked then.
  await expect(page.getByRole('listbox')).toHaveAccessibleName(own ?? '');
});

test('ten steps back and ten forward are the first place in every view, by every unit', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, 6, '全部摊开');
  for (let i = 0; i < 16; i += 1) await answerAny(page);
  for (const tab of ['伤害轴', '状态图', '为什么', '记录']) {
    await page.getByRole('tab', { name: tab }).click();
    for (const unit of ['state', 'event', 'step']) {
      await page.getByLabel('每次移动').selectOption(unit);
      await key(page, 'End');
      await page.locator('h1').click();
      const first = await shown(page);
      for (let i = 0; i < 10; i += 1) await key(page, 'ArrowLeft');
      expect((await shown(page))[3]).not.toBe(first[3]);
      for (let i = 0; i < 10; i += 1) await key(page, 'ArrowRight');
      expect(await shown(page), `${tab} ${unit}`).toEqual(first);
    }
  }
});

test('a fork is tried out and left again to the exact place', async ({ page }) => {
  await begin(page, 4, '全部摊开');
  for (let i = 0; i < 6; i += 1) await answerAny(page);
  await key(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(place(page)).toHaveText('3');
  const left = await shown(page);
  // Whatever stands there besides the answer that was given.
  const options = page.locator('.answers button:not([aria-disabled])');
  await options.last().click();
  for (let i = 0; i < 4 && (await place(page).textContent()) === '3'; i += 1) {
    const more = page.locator('.answers button:not([aria-disabled])');
    if ((await more.count()) > 0) await more.last().click();
  }
  await expect(page.getByLabel('走法')).toBeVisible();
  await answerAny(page);
  await page.getByRole('button', { name: '回到那一步' }).click();
  await expect(place(page)).toHaveText('3');
  expect(await shown(page)).toEqual(left);
});

test('a killed tab comes back at the same step; the address holds it', async ({ context, page }) => {
  await begin(page, 4, '全部摊开');
  for (let i = 0; i < 5; i += 1) await answerAny(page);
  await key(page, 'ArrowLeft');
  const step = await place(page).textContent();
  // Within a second everything is kept; then the tab is gone without a word.
  await page.waitForTimeout(1000);
  const url = page.url();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed.catch(() => undefined);
  const again = await context.newPage();
  await again.goto(url);
  await expect(again.getByTestId('place')).toHaveText(`${step ?? ''} / 5`);
  await again.goto('/play/');
  await settled(again);
  await expect(again.getByRole('link', { name: /4人对局.*5步/ })).toBeVisible();
});

test('a game goes by link to a clean profile, and by file', async ({ page, browser, baseURL }) => {
  await begin(page, 4, '全部摊开');
  for (let i = 0; i < 4; i += 1) await answerAny(page);
  await page.getByRole('button', { name: '分享' }).click();
  const field = page.getByLabel(/链接/);
  await expect(field).toHaveValue(/#game=/);
  const link = await field.inputValue();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '存成文件' }).click(),
  ]);
  const path = await file.path();
  await page.getByRole('button', { name: '关闭' }).click();
  await key(page, 'Home');
  await key(page, 'End');
  const cloth = await page.locator('.cloth').first().innerText();

  const clean = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'zh-CN' });
  const other = await clean.newPage();
  await other.goto(link);
  await expect(other.getByTestId('place')).toHaveText('4 / 4');
  await expect.poll(() => other.locator('.cloth').first().innerText()).toBe(cloth);

  await other.goto('/play/');
  await settled(other);
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.getByTestId('place')).toHaveText(/ 4$/);
  // A file that is none of ours says so, and nothing is lost.
  await other.goto('/play/');
  await settled(other);
  await other.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"elsewhere"}'),
  });
  await expect(other.getByRole('alert').filter({ hasText: 'x.json' })).toBeVisible();
  await clean.close();
});

test('a game that today’s rules play differently opens to the last equal step and says so', async ({
  page,
}) => {
  await begin(page, 4, '全部摊开');
  for (let i = 0; i < 3; i += 1) await answerAny(page);
  await page.waitForTimeout(900);
  await page.getByRole('button', { name: '分享' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '存成文件' }).click(),
  ]);
  const { readFileSync } = await import('node:fs');
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    value: { record: { rules: string; choices: object[] } };
  };
  saved.value.record.rules = '0';
  // An answer that the rules of that day took and those of today refuse.
  saved.value.record.choices[2] = { type: 'synthesize', seat: 0, stones: { gem: 3, crystal: 0 } };
  await page.goto('/play/');
  await settled(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  });
  await expect(page.getByTestId('partly')).toContainText('前2步完全一样');
  await expect(page.getByTestId('place')).toHaveText('2 / 2');
});

test('every number can be asked why, and a step who was not asked', async ({ page, context }) => {
  await arriveWith(context, 'zh-Hans');
  await page.goto('/situations/table/#case=ATK-05&at=3&tab=why');
  await settled(page);
  await expect(place(page)).toHaveText('3');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('没有治疗，不用问');
  await expect(panel).toContainText('§12.5');
  await page.getByRole('button', { name: '手牌为什么是2？' }).first().click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('0→2');
  await expect(card).toContainText('§13.1');
  // Its causes, down to the choice that began it.
  await expect(card.getByRole('list').first()).toContainText('命中');
  await card.locator('ol').getByRole('button').last().click();
  await expect(place(page)).not.toHaveText('3');
});

for (const [language, skill, ways, inside] of [
  ['zh-Hans', '舞动', ['摸1张牌【强制】', '弃1张牌'], ['移除2个「茧」', '对自己造成4点法术伤害③']],
  ['zh-Hant', '舞動', ['摸1張牌【強制】', '棄1張牌'], ['移除2個「繭」', '對自己造成4點法術傷害③']],
  [
    'en',
    'Dance',
    ['Draw 1 card (forced)', 'Discard 1 card'],
    ['Remove 2 Cocoon', 'Deal yourself 4 magic damage ③'],
  ],
] as const)
  test(`§21.8 a skill asks for its modes and options in the words of its text: ${language}`, async ({
    page,
    context,
  }) => {
    const trouble = await watchForTrouble(page);
    await arriveWith(context, language);
    await page.goto('/situations/table/#case=butterfly-dancer-C10&at=0');
    await settled(page);
    await answer(page, skill).click();
    const asked = page.locator('.answers button .label');
    await expect(asked).toHaveText([...ways]);
    // In the middle of its effect, one option within another.
    await page.goto('/situations/table/#case=butterfly-dancer-C10&at=3');
    await expect(asked).toHaveText([...inside]);
    expect(trouble).toEqual([]);
  });

test('a whole turn by keys alone', async ({ page }) => {
  await begin(page, 4, '换人时盖住');
  await expect(page.getByRole('button', { name: '我是红方1号' })).toBeFocused();
  await key(page, 'Enter');
  await expect(hand(page)).toHaveCount(4);
  // Attack, the first card that can, the first seat.
  await key(page, '1', '1', '1');
  await expect(page.getByRole('button', { name: /^我是/ })).toBeFocused();
  await key(page, 'u');
  await expect(place(page)).toHaveText('0');
  await key(page, 'c');
  await expect(page.getByRole('tab', { name: '状态图' })).toHaveAttribute('aria-selected', 'true');
  await key(page, 'w');
  await expect(page.getByRole('tabpanel')).toContainText('为什么问这个人');
});
