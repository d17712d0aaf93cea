import { describe, expect, test } from 'vitest';
import { roster } from '../../../src/lib/content/roster.ts';
import { sheetOf } from '../../../src/lib/content/sheet.ts';
import { isChanged, linesDiff, wordDiff } from '../../../src/lib/features/editor/compare/word-diff.ts';
import { isAlike, rulesDiff, type RulesDiff } from '../../../src/lib/features/editor/compare/rules-diff.ts';
import type { Character } from '../../../src/lib/grail/index.ts';

const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const;
const copy = (character: Character): Character => structuredClone(character);
const given = (id: string): Character => {
  const found = roster.get(id);
  if (found === undefined) throw new Error(id);
  return copy(found);
};
const diff = (from: Character, to: Character, locale: (typeof LANGUAGES)[number] = 'zh-Hans'): RulesDiff =>
  rulesDiff(sheetOf(from), sheetOf(to), locale);
const things = ({ sections }: RulesDiff) => sections.flatMap((section) => section.things);
const changedLines = (found: RulesDiff) => things(found).flatMap(({ lines }) => lines.filter(isChanged));

/** Places of plain numbers in the skills: how to set each on a copy. */
function numbersIn(character: Character): ((on: Character, add: number) => void)[] {
  const found: ((on: Character, add: number) => void)[] = [];
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'number')
      found.push((on, add) => {
        let at: unknown = on;
        for (const key of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[key];
        (at as Record<string | number, unknown>)[path.at(-1) ?? ''] = value + add;
      });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(character.skills, ['skills']);
  return found;
}

describe('words', () => {
  test('only the word that changed is marked', () => {
    expect(wordDiff('摸1张牌。', '摸2张牌。', 'zh-Hans')).toEqual([
      { mark: 'same', text: '摸' },
      { mark: 'removed', text: '1' },
      { mark: 'added', text: '2' },
      { mark: 'same', text: '张牌。' },
    ]);
    expect(wordDiff('Draw 1 card.', 'Draw 10 cards.', 'en').filter(({ mark }) => mark === 'added')).toEqual([
      { mark: 'added', text: '10' },
      { mark: 'added', text: 'cards' },
    ]);
  });

  test('sentences that share next to nothing are shown whole', () => {
    expect(wordDiff('Draw 1 card.', 'Deal the target 3 magic damage ③.', 'en')).toEqual([
      { mark: 'removed', text: 'Draw 1 card.' },
      { mark: 'added', text: 'Deal the target 3 magic damage ③.' },
    ]);
  });

  test('a sentence put between two others is one that came', () => {
    const lines = linesDiff(['One.', 'Three.'], ['One.', 'Two.', 'Three.'], 'en');
    expect(lines.filter(isChanged)).toEqual([[{ mark: 'added', text: 'Two.' }]]);
    expect(lines).toHaveLength(3);
  });

  test('both texts can be read out of the marks', () => {
    for (const [from, to] of [
      ['你可消耗1点能量：+1次攻击行动。', '消耗2点能量，额外+1次攻击行动（每回合限1次）。'],
      ['', '你摸1张牌。'],
      ['A b c.', ''],
    ] as const) {
      const marks = wordDiff(from, to, 'zh-Hans');
      const read = (gone: string) =>
        marks
          .filter(({ mark }) => mark !== gone)
          .map(({ text }) => text)
          .join('');
      expect(read('added')).toBe(from);
      expect(read('removed')).toBe(to);
    }
  });
});

describe('two characters as rules text', () => {
  test('each official one is like itself in every language', () => {
    for (const character of roster.values())
      for (const locale of LANGUAGES) expect(isAlike(diff(character, copy(character), locale))).toBe(true);
  });

  test('a number changed in each official one is shown in just its sentence', () => {
    for (const character of roster.values()) {
      const told = numbersIn(character).some((set) => {
        const other = copy(character);
        set(other, 2);
        const found = diff(character, other);
        if (isAlike(found)) return false;
        const lines = changedLines(found);
        const marked = lines.flat().filter(({ mark }) => mark !== 'same');
        return (
          lines.length === 1 &&
          found.counts.changed === 1 &&
          found.counts.added + found.counts.removed === 0 &&
          marked.every(({ text }) => text.length <= 12)
        );
      });
      expect(told, character.id).toBe(true);
    }
  });

  test('any number that a sentence says is shown, and in its skill alone', () => {
    let shown = 0;
    for (const character of roster.values())
      for (const set of numbersIn(character)) {
        const other = copy(character);
        set(other, 3);
        const found = diff(character, other);
        if (isAlike(found)) continue;
        shown++;
        expect(found.counts.added + found.counts.removed, character.id).toBe(0);
        expect(found.head).toEqual([]);
        expect(found.counts.changed, character.id).toBeLessThanOrEqual(2);
      }
    expect(shown).toBeGreaterThan(100);
  });

  test('a skill with another id but the same name is the same skill', () => {
    const from = given('angel');
    const to = given('angel');
    const [first] = to.skills;
    if (first) first.id = 'clean-wind';
    expect(isAlike(diff(from, to))).toBe(true);
  });

  test('a skill with another name but the same id is the same skill, its name marked', () => {
    const to = given('berserker');
    const [first] = to.skills;
    if (first) first.name = { zh: '大狂化', en: 'Great Frenzy' };
    const found = diff(given('berserker'), to, 'en');
    const [changed] = things(found).filter(({ fate }) => fate === 'changed');
    expect(changed?.name.some(({ mark, text }) => mark === 'added' && text.includes('Great'))).toBe(true);
    expect(found.counts.removed + found.counts.added).toBe(0);
  });

  test('what is gone stands where it stood, what came where it stands', () => {
    const from = given('angel');
    const to = given('angel');
    to.skills.splice(2, 1);
    const found = diff(from, to, 'en');
    expect(found.sections.find(({ of }) => of === 'skills')?.things.map(({ fate }) => fate)).toEqual(
      from.skills.map((_, at) => (at === 2 ? 'removed' : 'same')),
    );
    expect(diff(to, from, 'en').counts.added).toBe(1);
  });

  test('limits, faction, stars and name are told as facts', () => {
    const to = given('angel');
    to.name = { zh: '堕天使', en: 'Fallen Angel' };
    to.faction = 'blood';
    to.stars = 4;
    to.base = { ...to.base, handLimit: 8 };
    expect(diff(given('angel'), to, 'en').head).toEqual([
      { of: 'name', from: 'Guardian Angel', to: 'Fallen Angel' },
      { of: 'faction', from: 'holy', to: 'blood' },
      { of: 'stars', from: 3, to: 4 },
      { of: 'handLimit', from: 6, to: 8 },
    ]);
  });

  test('tokens and forms are compared too', () => {
    const to = given('arbiter');
    const [token] = Object.values(to.tokens ?? {});
    if (token?.kind === 'counter') token.max = 5;
    const found = diff(given('arbiter'), to);
    expect(found.sections.find(({ of }) => of === 'tokens')?.things.map(({ fate }) => fate)).toEqual([
      'changed',
    ]);
  });

  test('any two official ones can be compared', () => {
    const [first, ...rest] = [...roster.values()];
    for (const other of rest) if (first) expect(isAlike(diff(first, other, 'en'))).toBe(false);
  });
});
