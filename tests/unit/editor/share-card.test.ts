import { describe, expect, test } from 'vitest';
import { roster } from '../../../src/lib/content/roster.ts';
import { sheetOf } from '../../../src/lib/content/sheet.ts';
import { cardContent, signsOf } from '../../../src/lib/features/editor/share/card-content.ts';
import { slicesFor } from '../../../src/lib/features/editor/share/card-fonts.ts';
import { layOutCard } from '../../../src/lib/features/editor/share/card-layout.ts';
import { fitted, isForbiddenBreak, linesOf } from '../../../src/lib/features/editor/share/card-lines.ts';
import { CARD, type CardPage, type MeasureText } from '../../../src/lib/features/editor/share/card-parts.ts';
import { setLocale } from '../../../src/lib/i18n/index.ts';

/** Han signs are as wide as high, others a little over half. */
const wide = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef\u2460-\u24ff]/.test(sign) ? 1 : 0.53), 0);
const measure: MeasureText = (text, _face, size) => wide(text) * size;
const by =
  (size: number) =>
  (text: string): number =>
    wide(text) * size;

const textsOf = (pages: readonly CardPage[]): string =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');

describe('lines', () => {
  test('are no wider than they may be, and lose nothing', () => {
    const text = '你的法术行动结束时，可额外得到1次【攻击行动】（每回合限1次）。X 为场上封印数，最高为 2。';
    for (let width = 40; width < 600; width += 7) {
      const lines = linesOf(text, width, by(14));
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      for (const line of lines) if ([...line].length > 3) expect(by(14)(line)).toBeLessThanOrEqual(width);
    }
  });

  test('begin with no closing sign and end with no opening one', () => {
    const text =
      '弃1张水系牌【展示】，选择一项：（1）指定一名其他角色：对目标造成2点法术伤害③。（2）“其他”。';
    for (let width = 84; width < 400; width += 5)
      expect(linesOf(text, width, by(14)).filter(isForbiddenBreak)).toEqual([]);
  });

  test('never part a word or a number', () => {
    const words = 'Deal the target 15 magic damage';
    const lines = linesOf(words, 80, by(14));
    expect(lines.join(' ')).toBe(words);
    expect(lines.length).toBeGreaterThan(2);
  });

  test('a word wider than a line is cut', () => {
    expect(linesOf('A'.repeat(50), 100, by(14)).join('')).toBe('A'.repeat(50));
    expect(linesOf('', 100, by(14))).toEqual([]);
  });

  test('what does not fit in one line says that more was there', () => {
    expect(fitted('短', 100, by(14))).toBe('短');
    expect(fitted('很长很长很长很长的名字', 60, by(14))).toMatch(/^很长.*…$/);
  });
});

describe('a printed card', () => {
  test.each(['zh-Hans', 'zh-Hant', 'en'] as const)('every official one fits in %s', async (locale) => {
    await setLocale(locale);
    const counts: number[] = [];
    for (const character of roster.values()) {
      const content = cardContent(sheetOf(character), locale);
      const pages = layOutCard(content, measure);
      counts.push(pages.length);
      for (const { texts, icons } of pages) {
        for (const { x, y, text, size, anchor } of texts) {
          const width = wide(text) * size;
          const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
          expect(left, `${character.id}: ${text}`).toBeGreaterThanOrEqual(14);
          expect(left + width, `${character.id}: ${text}`).toBeLessThanOrEqual(CARD.width - 14);
          expect(y).toBeLessThanOrEqual(CARD.height - 18);
          expect(size).toBeGreaterThanOrEqual(11);
        }
        for (const { x, y, size } of icons) {
          expect(x + size).toBeLessThanOrEqual(CARD.width - 14);
          expect(y + size).toBeLessThanOrEqual(CARD.height - 14);
        }
      }
      const said = textsOf(pages).replace(/\s/g, '');
      for (const { sentences } of content.skills)
        for (const sentence of sentences)
          expect(said, character.id).toContain(sentence.replace(/\s/g, '').slice(0, 6));
    }
    console.log(`${locale}: cards a character ${counts.join(' ')}`);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    await setLocale('zh-Hans');
  });

  test('text that is longer than a card goes on, whatever it is', () => {
    const [first] = roster.values();
    if (first === undefined) throw new Error('no roster');
    const content = cardContent(sheetOf(first), 'zh-Hans');
    const [skill] = content.skills;
    if (skill === undefined) throw new Error('no skill');
    const long = { ...skill, sentences: ['很长的文字，'.repeat(400)] };
    const pages = layOutCard(
      { ...content, name: '名'.repeat(80), skills: Array.from({ length: 24 }, () => long) },
      measure,
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(textsOf(pages).split('很长的文字').length - 1).toBeGreaterThanOrEqual(24 * 395);
    for (const { texts } of pages) for (const { y } of texts) expect(y).toBeLessThanOrEqual(CARD.height - 18);
  });

  test('the author is text at its foot', () => {
    const [first] = roster.values();
    if (first === undefined) throw new Error('no roster');
    const content = cardContent(sheetOf(first), 'zh-Hans', { author: '<b>阿岚</b>' });
    expect(content.foot).toContain('<b>阿岚</b>');
  });

  test('its fonts hold every sign of every official one, in slices', async () => {
    const kinds = new Set<string>();
    for (const locale of ['zh-Hans', 'zh-Hant', 'en'] as const) {
      await setLocale(locale);
      for (const character of roster.values()) {
        const { slices, missing } = slicesFor(signsOf(cardContent(sheetOf(character), locale)), 'sans');
        expect(missing, character.id).toEqual([]);
        slices.forEach(({ key }) => kinds.add(key));
      }
    }
    await setLocale('zh-Hans');
    expect(kinds.size).toBeLessThan(101);
  });
});
