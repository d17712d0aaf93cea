import { describe, expect, it } from 'vitest';
import { deck } from '$lib/content/deck.ts';
import { coverageOf } from '$lib/dsl/cases/coverage.ts';
import { parseCases, type CaseFile } from '$lib/dsl/cases/parse.ts';
import { showFinding, showResult } from '$lib/dsl/cases/report.ts';
import { runCase } from '$lib/dsl/cases/run.ts';

const parse = (text: string): CaseFile => parseCases('f.yaml', text);
const findings = (text: string): string[] => parse(text).findings.map(showFinding);
/** A case around the lines given, which begin under `id` and `rules`. */
const around = (lines: string): string => `- id: T-1\n  rules: [§7.1]\n${lines.replace(/^/gm, '  ')}`;
const run = (lines: string): string => {
  const file = parse(around(lines));
  expect(file.findings).toEqual([]);
  return file.cases.map((entry) => showResult(runCase(entry, deck))).join('');
};

describe('a file that is no case file is refused at its place', () => {
  it.each([
    ['an empty file', '', 'f.yaml:1:1  a case file is a list of cases'],
    ['prose', 'hello', 'f.yaml:1:1  a case file is a list of cases'],
    ['a map', 'id: X', 'f.yaml:1:1  a case file is a list of cases'],
    ['an empty list', '[]', 'f.yaml:1:1  a case file is a list of cases'],
    ['broken YAML', '- id: [', 'f.yaml:1:8  '],
    ['binary', '\u0000\u0001\u0002', 'f.yaml:1:1  '],
    [
      'an unknown key',
      around('gven: {}\nthen: {}'),
      'f.yaml:3:3  gven: unknown key "gven"; known here: id, title',
    ],
    [
      'a seat that is none',
      around('given: { hands: { a: [fire] } }\nthen: {}'),
      'f.yaml:3:21  given.hands.a: ',
    ],
    ['a key twice', around('then: {}\nthen: {}'), 'f.yaml:4:3  '],
    ['no expectation', around('do: [take]'), 'f.yaml:1:3  T-1: nothing is expected'],
    ['no paragraph', '- id: T-1\n  rules: []\n  then: {}', 'f.yaml:2:3  rules: cite at least one paragraph'],
    ['a wrong step', around('do: [7]\nthen: {}'), 'f.yaml:3:8  a step is a choice'],
    [
      'a wrong expectation in the middle',
      around('do:\n  - { hadn: { 0: 1 } }\nthen: {}'),
      'f.yaml:4:9  hadn: unknown key',
    ],
    [
      'a wrong skill',
      around(
        'given: { skills: { 0: [{ id: s, type: magic, does: [{ on: { time: t2.hit }, do: [{ do: fly }] }] }] } }\nthen: {}',
      ),
      'f.yaml:3:86  given.skills.0.0.does.0.do.0.do: skill: unknownWord (value: fly',
    ],
    [
      'the same id twice',
      `${around('then: {}')}\n${around('then: {}')}`,
      'f.yaml:4:1  the id T-1 stands in line 1 already',
    ],
    [
      '__proto__ as a key',
      around('given: { hands: { __proto__: [fire] } }\nthen: {}'),
      'f.yaml:3:21  "__proto__" is no key',
    ],
    [
      'references',
      around('given: { hands: { 0: &a [fire], 1: *a } }\nthen: {}'),
      'f.yaml:3:38  write it out',
    ],
    [
      'lists in lists without end',
      `- ${'['.repeat(100_000)}`,
      'f.yaml:1:1  maps and lists are nested deeper',
    ],
    [
      'an endless indent',
      Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
      'f.yaml:242:1  maps and lists are nested deeper',
    ],
    ['a huge file', 'x'.repeat(2_000_001), 'f.yaml:1:1  the file is longer'],
  ])('%s', (_name, text, start) => {
    const [first] = findings(text);
    expect(first?.slice(0, start.length)).toBe(start);
  });
});

describe('what a case may say', () => {
  it('§7.4 the example of the format', () => {
    expect(
      run(
        'given: { hands: { 0: [fire], 1: [fire] } }\ndo: [attack fire->1, counter fire->2, 2: take]\nthen: { hand: { 0: 0, 1: 0, 2: 2 }, stones: { R: 0g0c, B: 1c } }',
      ),
    ).toBe('');
  });

  it('offers, whole or in part, exact sets and targets', () => {
    expect(
      run(
        'given: { hands: { 0: [fire, poison] } }\nthen:\n  offered: [attack fire->1, attack, attack fire, magic poison, magic poison->0, buy]\n  notOffered: [attack fire->2, attack water, synthesize, extract, end-turn]\n  offeredExactly: [attack fire, magic, buy]\n  targets: { attack fire: [1, 3, 5], magic poison: [0, 1, 2, 3, 4, 5] }',
      ),
    ).toBe('');
  });

  it('refusals by § and code, with the state unchanged; a § stands for its points', () => {
    expect(
      run(
        'given: { hands: { 0: [fire], 1: [water] } }\ndo:\n  - { refused: { attack fire->2: §7.1, end-turn: §6.6, "1: take": { because: notAsked } } }\n  - attack fire->1\nthen: { refused: [{ counter water->2: §7.4 }, { counter water->2: §7.4(1) }] }',
      ),
    ).toBe('');
  });

  it('events in order, absent ones, their number, fields with dots, cards by word', () => {
    expect(
      run(
        'given: { hands: { 0: [fire] } }\ndo: [attack fire->1, take]\nthen:\n  events: [attackDeclared card=fire target=1, stonesChanged team=R after.gem=1, t2.hit, damage.deal, damageDealt points=2 target=1, cardsDrawn hand.after=2, attackAction.end]\n  noEvents: [t2.miss, moraleLost]\n  eventCount: { attackAction.end: 1, cardsDrawn seat=1: 1 }',
      ),
    ).toBe('');
  });

  it('§4.2 views of seats and spectators', () => {
    expect(
      run(
        'given: { hands: { 0: [fire], 1: [x*5, light] }, covered: { 3: [x*2] } }\ndo: [attack fire->1, take, discard light x]\nthen:\n  view:\n    - { of: 1, hand: { 1: seen, 0: hidden }, discard: hidden, events: { cardsDiscarded: seen } }\n    - { of: 3, covered: { 3: seen }, events: { cardsDiscarded: hidden } }\n    - { of: spectator, hand: { 1: hidden }, covered: { 3: hidden }, request: hidden }',
      ),
    ).toBe('');
  });

  it('problems of situations and set-ups, and branches from one beginning', () => {
    expect(
      run('given: { hands: { 0: [dark*7] } }\nthen: { problems: [notEnoughCopies, handOverLimit] }'),
    ).toBe('');
    expect(run('given: { newGame: true, seating: BRRB }\nthen: { problems: [seatingFirst] }')).toBe('');
    expect(
      run(
        'given: { hands: { 0: [fire] } }\nalternatives: [{ do: [buy], then: { hand: { 0: 4 } } }, { do: [attack fire->1], then: { hand: { 0: 0 } } }]',
      ),
    ).toBe('');
  });
});

describe('what a failed case tells', () => {
  it('where, expected against found, the board before and after', () => {
    const report = run(
      'given: { hands: { 0: [fire] } }\ndo: [attack fire->1, take]\nthen: { hand: { 1: 3 }, stones: { R: 0g1c } }',
    );
    expect(report).toContain('FAIL T-1  f.yaml:5');
    expect(report).toMatch(/hand\.1\n\s+expected 3\n\s+found {4}2/);
    expect(report).toMatch(/stones\.R\n\s+expected 0g1c\n\s+found {4}1g0c/);
    expect(report).toMatch(
      /before[\s\S]*asks 1 in attack\.respond[\s\S]*after[\s\S]*asks 1 in action\.choose/,
    );
  });

  it.each([
    ['an illegal step', 'do: [attack fire->1]\nthen: {}', 'refused: §'],
    ['the wrong seat asked', 'do: [3: take]\nthen: {}', 'found    0 (action.choose)'],
    ['a step that is no choice', 'do: [fly]\nthen: {}', '"fly" is no choice'],
    ['a legal choice that should be refused', 'then: { refused: { buy: §6.1 } }', 'it is legal'],
    ['a refusal by another §', 'then: { refused: { synthesize 3g0c: §7.1 } }', 'found    §6.1'],
    ['an impossible situation', 'given: { heals: { 0: -1 } }\nthen: {}', 'notAWholeNumber (§1.6)'],
    ['an unknown card', 'given: { hands: { 0: [fyre] } }\nthen: {}', 'word fyre'],
    ['an event that does not exist', 'then: { noEvents: [moralLost] }', '"moralLost"'],
    ['a state that does not exist', 'then: { noEvents: [damage.haul] }', '"damage.haul"'],
    ['a field that does not exist', 'then: { eventCount: { gameBegan plyers=6: 0 } }', '"plyers"; it has'],
    ['a skill that nobody has', 'then: { notOffered: [skill fly] }', 'nobody at the table has a skill "fly"'],
    [
      'a skill that cannot be compiled',
      'given: { skills: { 0: [{ id: s, type: passive, does: [{ on: { time: t2.hit }, do: [{ do: damage, to: foe, amount: 1 }] }] }] } }\nthen: {}',
      'nobody is called "foe"',
    ],
    ['newGame with a hand', 'given: { newGame: true, hands: { 0: [fire] } }\nthen: {}', 'stands with hands'],
    ['an extra action that is none', 'given: { extra: [sword] }\nthen: {}', 'extra: "sword"'],
    ['a problem that does not come', 'then: { problems: [tooManyStones] }', 'the set-up is accepted'],
  ])('%s', (_name, lines, part) => expect(run(lines)).toContain(part));
});

describe('coverage', () => {
  const cases = [{ id: 'A', rules: ['§7.4(1)', '§7', 'D3'] }];

  it('a point covers its paragraph; the rest needs a reason', () => {
    const { rows, problems } = coverageOf(['§7.4', '§7.5', '§7.6'], cases, [
      { rule: '§7.5', reason: 'defines only' },
    ]);
    expect(rows.map(({ cases: ids }) => ids)).toEqual([['A'], [], []]);
    expect(problems).toEqual(['§7.6 is shown by no case and has no reason']);
  });

  it('stale and unknown exceptions and citations are errors', () => {
    const { problems } = coverageOf(
      ['§7.4'],
      [...cases, { id: 'B', rules: ['§99.1'] }],
      [
        { rule: '§7.4', reason: 'was not shown' },
        { rule: '§8.9', reason: 'no such thing' },
      ],
    );
    expect(problems).toHaveLength(3);
  });
});
