/** Homebrew at the table: a kept draft is chosen, marked and played; a game carries its deck to whoever gets the link. */
import { expect, test, type Page } from '@playwright/test';
import { settled, watchForTrouble } from './support.ts';

const HERO = {
  ...{ format: 1, id: 'my-hero', name: { zh: '小侠' }, author: '<b>某人</b>', faction: 'skill', stars: 2 },
  skills: [
    {
      ...{ id: 'zeal', name: { zh: '热忱' }, class: 'common', type: 'response' },
      does: [{ on: { time: 't2.hit', by: 'self', active: true }, do: [{ do: 'draw', count: 1 }] }],
    },
  ],
};
/** Nothing but fire: whatever hand is drawn shows it. */
const EMBERS = {
  ...{ format: 1, id: 'embers', name: { zh: '余烬' } },
  cards: [{ name: 'fire-slash', faction: 'blood', count: 150 }],
};

/** Puts drafts where the workshop keeps them, as files of its own kinds. */
async function keepDrafts(page: Page, drafts: readonly [kind: string, title: string, text: string][]) {
  await page.goto('/play/');
  await settled(page);
  // The page has opened its database, which is not ours to make.
  await expect(page.getByText('还没有对局')).toBeVisible();
  await page.evaluate(async (rows) => {
    const open = indexedDB.open('grailwright');
    await new Promise((done, failed) => {
      open.onsuccess = done;
      open.onerror = failed;
    });
    const put = open.result.transaction('documents', 'readwrite');
    rows.forEach(([kind, title, text], at) =>
      put
        .objectStore('documents')
        .put({ id: `draft-${at}`, kind, title, value: { text }, created: 1, updated: 1 }),
    );
    await new Promise((done, failed) => {
      put.oncomplete = done;
      put.onerror = failed;
    });
    open.result.close();
  }, drafts);
  await page.reload();
  await settled(page);
}

async function start(page: Page): Promise<void> {
  await page.getByLabel('4人', { exact: true }).check();
  await page.getByLabel('全部摊开').check();
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.getByTestId('place')).toBeVisible();
}

test('a kept character sits down beside official ones, marked; one with errors says why not', async ({
  page,
}) => {
  const trouble = await watchForTrouble(page);
  await keepDrafts(page, [
    ['character', '小侠', JSON.stringify(HERO)],
    ['character', '写坏的', JSON.stringify({ ...HERO, stars: 9 })],
  ]);
  await page.getByText('还不能上桌').click();
  await expect(page.getByText(/写坏的.*先改好错误：/s).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '打开草稿' })).toHaveAttribute('href', /\/editor\/?#draft-1$/);
  await page.getByLabel('自己选').check();
  await page.getByLabel('1号的角色').selectOption({ label: '小侠（自制）' });
  await start(page);
  await expect(page.getByTestId('homebrew')).toContainText('自制');
  await expect(page.getByTestId('homebrew')).toContainText('小侠（作者：<b>某人</b>）');
  // What was drafted goes; the game does not.
  const address = page.url();
  await page.evaluate(() => {
    const open = indexedDB.open('grailwright');
    open.onsuccess = () => {
      open.result.transaction('documents', 'readwrite').objectStore('documents').delete('draft-0');
      open.result.close();
    };
  });
  await page.goto('/play/');
  await expect(page.getByTestId('homebrew')).toContainText('小侠');
  await page.goto(address);
  await expect(page.getByTestId('homebrew')).toContainText('小侠');
  expect(trouble).toEqual([]);
});

test('a game with an own deck opens with it in a clean profile', async ({ page, browser }) => {
  const trouble = await watchForTrouble(page);
  await keepDrafts(page, [['deck', '余烬', JSON.stringify(EMBERS)]]);
  await page.getByLabel('牌库', { exact: true }).selectOption({ label: '余烬（自制）' });
  await start(page);
  const hand = (on: Page) => on.getByRole('listbox', { name: /手牌/ }).getByRole('option');
  await expect(hand(page)).toHaveCount(4);
  await page.getByRole('button', { name: '分享' }).click();
  const field = page.getByRole('dialog').locator('textarea');
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const theirTrouble = await watchForTrouble(theirs);
  await theirs.goto(link);
  await expect(theirs.getByTestId('homebrew')).toContainText('余烬');
  for (const card of await hand(theirs).all()) await expect(card).toHaveAttribute('aria-label', /火焰斩/);
  await expect(hand(theirs)).toHaveCount(4);
  await other.close();
  expect([...trouble, ...theirTrouble]).toEqual([]);
});
