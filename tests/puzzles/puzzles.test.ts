/** Every puzzle proves itself: its solutions reach its goal, its near misses do not, and both show what they claim. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { misconceptions, puzzles } from '../../src/lib/content/puzzles.ts';
import { roster } from '../../src/lib/content/roster.ts';
import type { TextLocale } from '../../src/lib/lesson/format.ts';
import type { PuzzleFacts } from '../../src/lib/lesson/puzzle-format.ts';
import { puzzleFaults, puzzleWordFaults } from '../../src/lib/lesson/puzzle-proof.ts';
import { turnedText, varied, VARIANTS } from '../../src/lib/lesson/variant.ts';
import { freeElements, ORDINARY, type Ordinary } from '../../src/lib/lesson/variant-sheets.ts';

const terms = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}/terms.json`, 'utf8')) as Record<string, string>;
const supply = { deck, roster };
/** What the ordinary elements and their cards are called: in Chinese "fire" alone is a word of many uses. */
function namesIn(language: TextLocale): Record<Ordinary, RegExp> {
  const words = terms(language);
  const namesOf = (element: Ordinary) => {
    const name = words[`term_element_${element}`] ?? '?';
    const card = words[`term_card_${element}_slash`] ?? '?';
    return new RegExp(`${card}|${language === 'en' ? `\\b${name}\\b` : `${name}系`}`, 'i');
  };
  return Object.fromEntries(ORDINARY.map((element) => [element, namesOf(element)])) as Record<
    Ordinary,
    RegExp
  >;
}
const names = { 'zh-Hans': namesIn('zh-Hans'), 'zh-Hant': namesIn('zh-Hant'), en: namesIn('en') };

const each = puzzles.map((puzzle) => ({ id: puzzle.facts.id, puzzle }));

test('P01 to P19 are written', () => {
  expect(each.map(({ id }) => id)).toEqual(
    Array.from({ length: 19 }, (_, index) => `P${String(index + 1).padStart(2, '0')}`),
  );
});

describe.each(each)('$id', ({ puzzle }) => {
  test('is solved by its solutions and by no near miss, and each shows what it claims', () => {
    expect(puzzleFaults(puzzle.facts, supply)).toEqual([]);
  });

  test('says nothing that would be untrue when it comes back varied', () => {
    expect(puzzleWordFaults(puzzle, names, roster)).toEqual([]);
  });

  test('is the same puzzle in every variant', { timeout: 120_000 }, () => {
    for (let n = 1; n < VARIANTS; n++)
      expect({ n, faults: puzzleFaults(varied(puzzle.facts, n, roster).facts, supply) }).toEqual({
        n,
        faults: [],
      });
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

describe('a variant with characters', () => {
  const written = (id: string): PuzzleFacts => {
    const found = puzzles.find(({ facts }) => facts.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found.facts;
  };
  const variantsOf = (id: string) =>
    Array.from({ length: VARIANTS }, (_, n) => varied(written(id), n, roster));
  const seated = puzzles.filter(({ facts }) => facts.setup.characters !== undefined);

  test.each(seated.map(({ facts }) => facts.id))(
    '%s: its characters go where their seats have gone',
    (id) => {
      const { setup } = written(id);
      const sits = setup.characters?.[String(setup.you)];
      expect(sits).toBeDefined();
      for (const { facts } of variantsOf(id))
        expect(facts.setup.characters).toEqual({ [String(facts.setup.you)]: sits });
    },
  );

  test.each<[string, Ordinary[], string]>([
    ['P10', ['fire'], 'one is printed with the skill that wins'],
    ['P11', ['thunder'], 'a skill names it'],
    ['P12', ['wind', 'fire'], 'a skill names wind, fire is printed with one'],
    ['P13', ['wind', 'water', 'fire', 'earth', 'thunder'], 'a skill for each'],
    ['P14', ['water'], 'a skill names it'],
    ['P15', [], 'no skill does'],
    ['P16', [], 'no skill does'],
    ['P17', ['wind', 'water'], 'skills name them'],
    ['P18', [], 'nobody sits there'],
    ['P19', ['water'], 'a skill names it'],
  ])('%s leaves %j where they are (%s), and no others', (id, stays) => {
    const still = ORDINARY.filter((element) =>
      variantsOf(id).every(({ turning }) => turning.elements[element] === element),
    );
    expect(still.sort()).toEqual([...stays].sort());
    expect(freeElements(written(id), roster)).toHaveLength(ORDINARY.length - stays.length);
  });

  test('turns seats that a skill is aimed at, and neither numbers nor the names of skills', () => {
    const lines = (id: string) => varied(written(id), 1, roster).facts.solutions.flatMap(({ line }) => line);
    expect(lines('P19')).toContain('use frost-prayer target=3');
    expect(lines('P16')).toContain('use soul-link X=1');
    expect(lines('P13')).toContain('skill fire-seal target=2');
  });

  test('turns what lies in front of seats, covered piles, and whom skills remember', () => {
    const facts = structuredClone(written('P17'));
    Object.assign(facts.setup, {
      table: { 2: [{ card: 'poison', by: 1 }] },
      covered: { 0: { wings: ['fire', 'wind'] } },
      names: { 0: { warded: 5 } },
    });
    facts.solutions = [
      { line: ['use angel-song effect=2.poison gems=1'], also: [['use angel-song effect=2']] },
    ];
    const { facts: turned, turning } = varied(facts, 1, roster);
    expect(turned.setup).toMatchObject({
      table: { 3: [{ card: 'poison', by: 2 }] },
      covered: { 1: { wings: [turning.elements.fire, 'wind'] } },
      names: { 1: { warded: 0 } },
    });
    expect(turned.solutions).toMatchObject([
      { line: ['use angel-song effect=3.poison gems=1'], also: [['use angel-song effect=3']] },
    ]);
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
          also: [],
          shows: { heals: { 0: 1 } },
        }),
      /heals.0 should be 1/,
    ],
    [
      'a line that the rules refuse',
      'P01',
      (p) => (p.solutions[0] = { line: ['attack water->2'], also: [] }),
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
    expect(puzzleFaults(puzzle, supply).join('\n')).toMatch(found);
  });

  test('words that name an element, a seat that is not there, a text too long', () => {
    const [puzzle] = structuredClone(puzzles) as [(typeof puzzles)[number]];
    puzzle.text.en.task = 'Counter with fire at {7}.';
    puzzle.text['zh-Hans'].hint = '字'.repeat(61);
    expect(puzzleWordFaults(puzzle, names, roster).join('\n')).toMatch(
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
