/** A claim that cannot fail proves nothing: each kind of claim is bent here, and must be found out. */
import { describe, expect, test } from 'vitest';
import { deck } from '../../src/lib/content/deck.ts';
import { lessons } from '../../src/lib/content/lessons.ts';
import { roster } from '../../src/lib/content/roster.ts';
import type { GameLesson, Move } from '../../src/lib/lesson/format.ts';
import { faultsOf } from '../../src/lib/lesson/proof.ts';

type Bend = (lesson: GameLesson, step: Move, steps: Move[]) => void;

/** A copy of a lesson with one thing in it changed. */
function bent(id: string, at: number, bend: Bend): string[] {
  const lesson = structuredClone(lessons.find(({ head }) => head.id === id)) as GameLesson;
  const steps = lesson.script.steps as Move[];
  bend(lesson, steps[at] as Move, steps);
  return faultsOf({ lesson, deck, roster });
}

const BENDS: [what: string, id: string, step: number, bend: Bend, found: RegExp][] = [
  [
    'a number after a step',
    'L1.1',
    1,
    (_, step) => (step.after = { hand: { 1: 5 } }),
    /after: hand.1 should be 5 and is 4/,
  ],
  [
    'stones after a step',
    'L1.1',
    1,
    (_, step) => (step.after = { stones: { R: '0g1c' } }),
    /stones.R should be 0g1c/,
  ],
  ['a state that is passed', 'L1.1', 0, (_, step) => step.lights?.pop(), /lights: should be/],
  ['a window that opens', 'L1.1', 0, (_, step) => step.windows?.push('t2.hit'), /windows: should be/],
  ['who is asked', 'L1.1', 1, (_, step) => (step.who = 3), /waits at attack.respond for 1, not/],
  [
    'where it waits',
    'L1.2',
    5,
    (_, step) => (step.at = 'attack.respond'),
    /waits at overLimit.discard for 0, not/,
  ],
  [
    'the § of a refusal',
    'L1.1',
    0,
    (_, step) => (step.wrong[0] = { do: 'attack fire->2', kind: 'illegal', rule: '§8' }),
    /should be refused by §8 and is by §7.1/,
  ],
  [
    'an answer called illegal that is legal',
    'L1.1',
    0,
    (_, step) => (step.wrong[0] = { do: 'attack fire->3', kind: 'illegal', rule: '§7.1' }),
    /should be refused and is legal/,
  ],
  [
    'an answer called a detour that is illegal',
    'L1.3',
    1,
    (_, step) => (step.wrong[0] = { do: 'counter water->3', kind: 'detour', then: [] }),
    /should be legal and is refused/,
  ],
  [
    'what a detour shows',
    'L1.5',
    0,
    (_, step) => step.wrong[0]?.kind === 'detour' && (step.wrong[0].shows = { morale: '6:0' }),
    /morale should be 6:0 and is 6:1/,
  ],
  [
    'an answer that is right too',
    'L1.1',
    0,
    (_, step) => step.alsoRight.push('attack fire->2'),
    /should be right too and is refused/,
  ],
  [
    'the solution itself',
    'L1.1',
    0,
    (_, step) => (step.learner = 'attack fire->2'),
    /its own answer is refused/,
  ],
  [
    'the numbers at the end',
    'L1.2',
    0,
    ({ script }) => (script.end.morale = '15:15'),
    /end: morale should be 15:15 and is 13:15/,
  ],
  ['the winner', 'L1.5', 0, ({ script }) => (script.end.winner = 'B'), /winner should be B and is R/],
  [
    'why it was won',
    'L1.5',
    0,
    ({ script }) => (script.end.reason = 'cups'),
    /reason should be cups and is morale/,
  ],
  [
    'where it stands at the end',
    'L1.1',
    0,
    ({ script }) => (script.endsAt = { at: 'action.choose', who: 0 }),
    /end: stands at/,
  ],
  [
    'a text of 61 characters',
    'L1.1',
    0,
    ({ text }) => (text['zh-Hans'].idea = '字'.repeat(61)),
    /61 characters, at most 60/,
  ],
  [
    'a seat that nobody sits at',
    'L1.1',
    0,
    ({ text }) => (text.en.idea = 'Look at {4}.'),
    /nobody sits at \{4\}/,
  ],
];

describe('a lesson that is not so is found out', () => {
  test.each(BENDS)('%s', (_what, id, step, bend, found) => {
    expect(bent(id, step, bend).join('\n')).toMatch(found);
  });
});
