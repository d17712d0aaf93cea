/** Every puzzle proves itself: its solutions reach its goal, its near misses do not, and both show what they claim. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { misconceptions, puzzles } from '../../src/lib/content/puzzles.ts';
import type { TextLocale } from '../../src/lib/lesson/format.ts';
import type { PuzzleFacts } from '../../src/lib/lesson/puzzle-format.ts';
import { puzzleFaults, puzzleWordFaults } from '../../src/lib/lesson/puzzle-proof.ts';
import { ORDINARY, turnedText, varied, VARIANTS } from '../../src/lib/lesson/variant.ts';

const terms = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}/terms.json`, 'utf8')) as Record<string, string>;
/** What the ordinary elements and their cards are called: in Chinese "fire" alone is a word of many uses. */
function namesIn(language: TextLocale): RegExp {
  const words = terms(language);
  const names = ORDINARY.flatMap((element) => {
    const name = words[`term_element_${element}`] ?? '?';
    return [words[`term_card_${element}_slash`] ?? '?', language === 'en' ? `\\b${name}\\b` : `${name}系`];
  });
  return new RegExp(names.join('|'), 'i');
}
const names = { 'zh-Hans': namesIn('zh-Hans'), 'zh-Hant': namesIn('zh-Hant'), en: namesIn('en') };

const each = puzzles.map((puzzle) => ({ id: puzzle.facts.id, puzzle }));

test('P01 to P09 are written', () => {
  expect(each.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, index) => `P0${String(index + 1)}`));
});

describe.each(each)('$id', ({ puzzle }) => {
  test('is solved by its solutions and by no near miss, and each shows what it claims', () => {
    expect(puzzleFaults(puzzle.facts, deck)).toEqual([]);
  });

  test('says nothing that would be untrue when it comes back varied', () => {
    expect(puzzleWordFaults(puzzle, names)).toEqual([]);
  });

  test('is the same puzzle in every variant', { timeout: 120_000 }, () => {
    for (let n = 1; n < VARIANTS; n++)
      expect({ n, faults: puzzleFaults(varied(puzzle.facts, n).facts, deck) }).toEqual({ n, faults: [] });
  });
});

describe('a variant', () => {
  const [first] = puzzles;
  if (!first) throw new Error('there are no puzzles');
  const variants = (facts: PuzzleFacts) => Array.from({ length: VARIANTS }, (_, n) => varied(facts, n).facts);

  test('0 is the puzzle as written, and no two of the others look alike', () => {
    expect(varied(first.facts, 0).facts.setup.hands).toEqual(first.facts.setup.hands);
    expect(new Set(variants(first.facts).map(({ setup }) => JSON.stringify(setup))).size).toBe(VARIANTS);
  });

  test('keeps red on seat 0 (§2.3) and the learner’s goal his own, on either side', () => {
    const won = variants(first.facts).map(({ setup, goal }) => setup.seating[setup.you] === goal.winner);
    expect(won).not.toContain(false);
    expect(new Set(variants(first.facts).map(({ goal }) => goal.winner))).toEqual(new Set(['R', 'B']));
  });

  test('keeps the seats where the puzzle says so (P05)', () => {
    const fixed = puzzles.find(({ facts }) => facts.id === 'P05');
    expect(fixed && new Set(variants(fixed.facts).map(({ setup }) => setup.you))).toEqual(new Set([0]));
  });

  test('turns its words with it', () => {
    const { turning } = varied(first.facts, 1);
    expect(turnedText(turning, '{1} {5} {fire} {card:water} {x}')).toBe(
      `{2} {0} {${turning.elements.fire}} {card:${turning.elements.water}} {x}`,
    );
    expect(turning.elements.fire).not.toBe('fire');
  });
});

describe('a puzzle that is not so is found out', () => {
  const facts = (id: string): PuzzleFacts => {
    const found = puzzles.find((one) => one.facts.id === id);
    if (!found) throw new Error(`no ${id}`);
    return structuredClone(found.facts);
  };
  const bends: [what: string, id: string, bend: (puzzle: PuzzleFacts) => void, found: RegExp][] = [
    ['a solution that reaches nothing', 'P01', (p) => (p.goal = { winner: 'B' }), /does not reach the goal/],
    ['a near miss that reaches it', 'P08', (p) => (p.goal = { morale: '1:1' }), /reaches the goal/],
    [
      'a number',
      'P07',
      (p) =>
        (p.solutions[0] = {
          ...p.solutions[0],
          line: p.solutions[0]?.line ?? [],
          shows: { heals: { 0: 1 } },
        }),
      /heals.0 should be 1/,
    ],
    [
      'a line that the rules refuse',
      'P01',
      (p) => (p.solutions[0] = { line: ['attack water->2'] }),
      /is refused/,
    ],
    ['an end that the line does not come to', 'P05', (p) => (p.until = 3), /is judged/],
    [
      'a § that does not refuse it',
      'P08',
      (p) => p.nearMisses.push({ line: ['attack fire->2'], also: [], rule: '§8' }),
      /should be refused by §8/,
    ],
  ];
  test.each(bends)('%s', (_what, id, bend, found) => {
    const puzzle = facts(id);
    bend(puzzle);
    expect(puzzleFaults(puzzle, deck).join('\n')).toMatch(found);
  });

  test('words that name an element, a seat that is not there, a text too long', () => {
    const [puzzle] = structuredClone(puzzles) as [(typeof puzzles)[number]];
    puzzle.text.en.task = 'Counter with fire at {7}.';
    puzzle.text['zh-Hans'].hint = '字'.repeat(61);
    expect(puzzleWordFaults(puzzle, names).join('\n')).toMatch(
      /longer than 60[\s\S]*name elements as[\s\S]*nobody sits at \{7\}/,
    );
  });
});

test('every misconception names a lesson of the course, in both languages', () => {
  const rows = misconceptions();
  expect(rows).toHaveLength(20);
  for (const { wrong, right } of rows)
    expect([wrong.en, right.en, wrong['zh-Hans'], right['zh-Hans']].every(Boolean)).toBe(true);
});
