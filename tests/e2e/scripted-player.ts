/**
 * Plays what lessons and puzzles have written down (docs/case-format.md, `do`) as a person would: a card, a seat, an
 * answer. Everything is found by role and accessible name alone, so that who hears the page can do the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { describePart, plainOf, type DescribedCharacter } from '../../src/lib/dsl/describe/index.ts';

const WORDS = Object.assign(
  {},
  ...['board', 'lesson', 'puzzle', 'rules', 'terms'].map(
    (topic) => JSON.parse(readFileSync(`messages/zh-Hans/${topic}.json`, 'utf8')) as object,
  ),
) as Record<string, string>;

/** A message of the interface in Simplified Chinese. @throws if there is none of this key */
export function word(key: string, facts: Readonly<Record<string, string | number>> = {}): string {
  const text = WORDS[key];
  if (text === undefined) throw new Error(`no message ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
}

const CARDS: Readonly<Record<string, string>> = {
  ...{ wind: 'wind_slash', water: 'water_slash', fire: 'fire_slash', earth: 'earth_slash' },
  ...{ thunder: 'thunder_slash', dark: 'dark_extinction', light: 'holy_light', shield: 'holy_shield' },
  ...{ weak: 'weakness', poison: 'poison', missile: 'magic_missile' },
};
export const cardWord = (name: string): string => word(`term_card_${CARDS[name] ?? name}`);

const CHARACTERS = 'content/characters';
type Skill = DescribedCharacter['skills'][number];
/** Skills of all characters by their ids, each with whose it is. */
const SKILLS: ReadonlyMap<string, { character: DescribedCharacter; skill: Skill }> = new Map(
  readdirSync(CHARACTERS).flatMap((id) => {
    if (id.includes('.')) return [];
    const file = readFileSync(`${CHARACTERS}/${id}/character.json`, 'utf8');
    const character = JSON.parse(file) as DescribedCharacter;
    return character.skills.map((skill) => [skill.id, { character, skill }] as const);
  }),
);

/** A mode as its character's text says it. @throws if the skill has none */
function modeWord(id: string, mode: number): string {
  const { character, skill } = SKILLS.get(id) ?? {};
  const at = skill?.does?.findIndex(({ modes }) => modes !== undefined) ?? -1;
  if (character === undefined || skill === undefined || at < 0) throw new Error(`${id} has no modes`);
  return plainOf(describePart(character, skill, `does/${String(at)}/modes`, mode, 'zh-Hans') ?? []);
}

/** A text of a lesson or puzzle as it stands on the page. */
export const shown = (text: string): string =>
  text
    .replace(/\{card:(\w+)\}/g, (_, name: string) => cardWord(name))
    .replace(/\{([a-z]+)\}/g, (_, element: string) => word(`term_element_${element}`))
    .replace(/\{(\d)\}/g, (_, seat: string) => word('table_number', { number: Number(seat) + 1 }));

/** The text as an accessible name: marks and terms in it may bring spaces. @param whole nothing stands after it */
export function named(text: string, whole = false): RegExp {
  const letters = [...shown(text).replaceAll(/\s/g, '')].map((one) =>
    one.replace(/[.*+?^${}()|[\]\\]/, '\\$&'),
  );
  return new RegExp(`^\\s*${letters.join('\\s*')}${whole ? '\\s*$' : ''}`);
}

/** One thing to press. */
export type Press =
  | { part: 'card'; name: string; nth: number }
  | { part: 'seat'; seat: number }
  | { part: 'answer'; label: string }
  /** Only where it is asked for: with one set of stones alone, or nothing to choose, the answer before was the whole. */
  | { part: 'rest'; label: string }
  /** As many of the first cards as the answer says. */
  | { part: 'any' };

const card = (name: string, nth = 0): Press => ({ part: 'card', name: cardWord(name), nth });
const answer = (key: string, facts: Readonly<Record<string, string | number>> = {}): Press => ({
  part: 'answer',
  label: word(key, facts),
});
const discardAnswer = (count: number): Press => answer('answer_discard', { count });

/** A skill, the fields that are written, each value by itself, and the whole once more where there was something to choose. */
function skillPresses(kind: string, [id = '', ...fields]: readonly string[]): Press[] {
  const skill = SKILLS.get(id)?.skill.name.zh ?? id;
  const label = word({ startup: 'answer_startup', use: 'answer_use' }[kind] ?? 'answer_magicSkill', {
    skill,
  });
  const chosen = fields.flatMap((field): Press[] => {
    const [name = '', values = ''] = field.split('=');
    const list = values.split(',');
    // What is paid is written for the rules; at these tables there is one way to pay.
    if (name.startsWith('cost')) return [];
    if (name === 'X' || name === 'gems') return [{ part: 'answer', label: values }];
    if (name === 'mode') return [{ part: 'answer', label: modeWord(id, Number(values)) }];
    const seats = list.map((seat): Press => ({ part: 'seat', seat: Number(seat) }));
    return list.length > 1 ? [...seats, answer('answer_field_done')] : seats;
  });
  return [{ part: 'answer', label }, ...chosen, { part: 'rest', label }];
}

/** @param text as `do` writes it, e.g. "counter fire->3" */
export function pressesOf(text: string): Press[] {
  const [kind = '', ...rest] = text.split(' ');
  const [written = '', seat] = (rest[0] ?? '').split('->');
  const [name = ''] = written.split('+');
  const aimed: Press[] = seat === undefined ? [] : [{ part: 'seat', seat: Number(seat) }];
  switch (kind) {
    case 'attack':
    case 'counter':
      return [card(name), ...aimed];
    case 'magic':
      return aimed.length > 0 ? [card(name), ...aimed] : [card(name), answer('answer_magic')];
    case 'block':
      return [card(name || 'light'), answer('answer_block')];
    case 'pass':
      return [card(name || 'missile'), answer('answer_pass')];
    case 'take':
      return [answer('answer_take')];
    case 'heals':
      return [name === '0' ? answer('answer_useHeals_none') : answer('answer_useHeals', { count: name })];
    case 'skip':
      return [answer('answer_skipActionPhase')];
    case 'draw3':
      return [answer('answer_drawThree', { count: 3 })];
    case 'buy':
      return [
        answer('answer_buy'),
        ...(name ? [{ part: 'rest' as const, label: word(`answer_buy_detail_${name}`, { count: 3 }) }] : []),
      ];
    case 'synthesize':
    case 'extract': {
      const [, gem = '0', crystal = '0'] = /(\d)g(\d)c/.exec(name) ?? [];
      return [answer(`answer_${kind}`), { part: 'rest', label: word('table_stones', { gem, crystal }) }];
    }
    case 'discard':
      if (name === 'any') return [{ part: 'any' }];
      return [
        ...rest
          .map((one, at) => card(one, rest.slice(0, at).filter((before) => before === one).length))
          .reverse(),
        discardAnswer(rest.length),
      ];
    case 'startup':
    case 'use':
    case 'skill':
      return skillPresses(kind, rest);
    case 'choose':
      return [{ part: 'answer', label: name }];
    case 'decline':
      return [answer('answer_decline')];
    case 'extra': {
      const [action = '', element] = [...rest].reverse();
      if (element === undefined) return [answer(`table_action_${action}`)];
      return [answer(`table_action_${action}_element`, { element: word(`term_element_${element}`) })];
    }
    case 'no-startup':
      return [answer('answer_noStartup')];
    case 'declare-cannot-act':
      return [answer('answer_declareCannotAct')];
    default:
      throw new Error(`nobody knows how to press "${text}"`);
  }
}

export const main = (page: Page): Locator => page.getByRole('main');
/** What is asked or told now: the region is called what it says. */
export const said = (page: Page, text: string): Locator =>
  main(page).getByRole('region', { name: named(text, true) });
export const answers = (page: Page): Locator =>
  main(page).getByRole('group', { name: word('lesson_answers') });
export const hand = (page: Page): Locator => main(page).getByRole('listbox', { name: word('lesson_hand') });
export const goOn = (page: Page): Locator =>
  main(page).getByRole('button', { name: word('lesson_go_on'), exact: true });
/** The option or answer that begins with these words. */
export const answerButton = (page: Page, label: string): Locator =>
  answers(page)
    .getByRole('button', { name: named(label) })
    .first();

/** "红方3号", whichever team. */
const seatName = (seat: number): RegExp =>
  new RegExp(`^(?:${word('table_team_red')}|${word('table_team_blue')})${String(seat + 1)}`);
const cardOption = (page: Page, name: string, nth: number): Locator =>
  hand(page)
    .getByRole('option', { name: new RegExp(`^${name}，`) })
    .nth(nth);

/** How a person gets at the page. */
export interface Player {
  press(target: Press): Promise<void>;
  /** Chooses an option of a question. */
  pick(label: string): Promise<void>;
  goOn(): Promise<void>;
}

/** How many cards the answer wants discarded. */
async function wanted(page: Page): Promise<number> {
  const label = word('answer_discard', { count: '(\\d)' });
  const button = answers(page).getByRole('button', { name: new RegExp(`^${label}`) });
  return Number(new RegExp(label).exec(await button.innerText())?.[1] ?? 0);
}

/** What is still asked for, or null where the answer is already given. */
async function restAsked(page: Page, label: string): Promise<Locator | null> {
  const button = answerButton(page, label);
  // With the answer before, a puzzle may be over, or ask the next thing.
  const over = said(page, word('puzzle_solved')).or(said(page, word('puzzle_failed')));
  await expect(button.or(goOn(page)).or(over).or(answers(page)).first()).toBeVisible();
  return (await button.isVisible()) ? button : null;
}

/** Where cards overlap, this much of each is in sight. */
const EDGE = { position: { x: 16, y: 40 } };

/** With a pointer, and no more than roles and names to find things by. */
export function clicker(page: Page): Player {
  return {
    async press(target) {
      if (target.part === 'card') await cardOption(page, target.name, target.nth).click(EDGE);
      else if (target.part === 'seat')
        await main(page)
          .getByRole('region', { name: word('board_ring_label') })
          .getByRole('button', { name: seatName(target.seat) })
          .click();
      else if (target.part === 'answer') await answerButton(page, target.label).click();
      else if (target.part === 'rest') await (await restAsked(page, target.label))?.click();
      else {
        const count = await wanted(page);
        // From the right: a card that is chosen lies over the one after it.
        for (let at = count - 1; at >= 0; at--) await hand(page).getByRole('option').nth(at).click(EDGE);
        await this.press(discardAnswer(count));
      }
    },
    pick: (label) => answerButton(page, label).click(),
    goOn: () => goOn(page).click(),
  };
}

/** With keys alone: Tab to the hand and arrows in it, digits for the answers, Enter to go on. */
export function typist(page: Page): Player {
  /** More stops than a lesson has. */
  const MOST_TABS = 80;
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  async function digit(button: Locator): Promise<void> {
    await expect(button).toBeVisible();
    await page.keyboard.press((await button.getAttribute('aria-keyshortcuts')) ?? '');
  }
  async function goTo(option: Locator): Promise<void> {
    await expect(option).toBeVisible();
    const inHand = () => hand(page).evaluate((list) => list.contains(document.activeElement));
    for (let count = 0; count < MOST_TABS && !(await inHand()); count++) await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    for (let count = 0; count < 12 && !(await hasFocus(option)); count++)
      await page.keyboard.press('ArrowRight');
    await expect(option).toBeFocused();
  }
  return {
    async press(target) {
      if (target.part === 'card') {
        await goTo(cardOption(page, target.name, target.nth));
        await page.keyboard.press('Enter');
      } else if (target.part === 'seat')
        await digit(answers(page).getByRole('button', { name: seatName(target.seat) }));
      else if (target.part === 'answer') await digit(answerButton(page, target.label));
      else if (target.part === 'rest') {
        const button = await restAsked(page, target.label);
        if (button) await digit(button);
      } else {
        const count = await wanted(page);
        for (let at = 0; at < count; at++) {
          await goTo(hand(page).getByRole('option').nth(at));
          await page.keyboard.press('Space');
        }
        await this.press(discardAnswer(count));
      }
    },
    pick: (label) => digit(answerButton(page, label)),
    async goOn() {
      await expect(goOn(page)).toBeVisible();
      await page.keyboard.press('Enter');
    },
  };
}

/** An answer as it is written, pressed from its first part to its last. */
export async function give(player: Player, text: string): Promise<void> {
  for (const target of pressesOf(text)) await player.press(target);
}
