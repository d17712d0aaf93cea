/** Faults of a lesson's files are named with file, line and column. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FormatError, readLesson, type LessonSources } from '../../src/lib/lesson/read.ts';

const FOLDER = 'content/lessons/01-first-turn/03-holy-light';
const read = (name: string) => ({ file: name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') });
const sources = (): LessonSources => ({
  head: read('lesson.yaml'),
  script: read('script.yaml'),
  text: {
    'zh-Hans': read('text.zh-Hans.yaml'),
    'zh-Hant': read('text.zh-Hant.yaml'),
    en: read('text.en.yaml'),
  },
});

/** What is said about the lesson when a piece of one file is replaced. */
function faults(part: 'head' | 'script' | 'en', from: string | RegExp, to: string): string {
  const all = sources();
  const source = part === 'en' ? all.text.en : all[part];
  const text = source.text.replace(from, to);
  if (text === source.text) throw new Error(`nothing to replace: ${String(from)}`);
  source.text = text;
  try {
    readLesson(all);
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
  return 'nothing';
}

test('the lesson as it stands is well formed', () => {
  expect(readLesson(sources()).head.id).toBe('L1.3');
});

describe('a fault is named with its place', () => {
  test.each<[string, 'head' | 'script' | 'en', string | RegExp, string, RegExp]>([
    ['broken YAML', 'script', 'setup:', 'setup: [', /^script.yaml:\d+:\d+: /],
    ['an unknown key', 'script', '    auto: attack', '    autto: attack', /^script.yaml:\d+:\d+: steps.0/],
    [
      'a misspelt choice',
      'script',
      'do: take',
      'do: tkae',
      /script.yaml:\d+:\d+: steps.1.wrong.0.do: not a choice/,
    ],
    [
      'an unknown card',
      'script',
      '[ earth ]',
      '[ earht ]',
      /script.yaml:\d+:\d+: setup.hands.2.0: not a card word/,
    ],
    ['a seat of another table', 'script', 'who: 1', 'who: 9', /steps.0/],
    ['an unknown kind', 'script', 'kind: detour', 'kind: dtour', /steps.1.wrong.0/],
    ['stones written otherwise', 'script', 'B: 1g0c', 'B: 1 gem', /stones are written like 2g1c/],
    ['no right option', 'script', 'right: true', 'right: false', /quiz.options: exactly one option is right/],
    [
      'a step that nobody plays',
      'script',
      '    auto: attack fire->0\n',
      '',
      /a step has either auto or learner/,
    ],
    ['a § that is none', 'head', '§7.6', 'p7.6', /^lesson.yaml:\d+:\d+: sections.\d: not a §/],
    ['a missing text', 'en', /quiz:[^]*$/, '', /^text.en.yaml:\d+:\d+: quiz/],
    [
      'fewer texts than refusals',
      'en',
      /wrong: \[[^\]]*\]/,
      'wrong: [ one ]',
      /text.en.yaml:1:1: steps.1.wrong: 1 texts for 2/,
    ],
  ])('%s', (_what, part, from, to, said) => {
    expect(faults(part, from, to)).toMatch(said);
  });

  test('the line and column are those of the fault', () => {
    const lines = read('script.yaml').text.split('\n');
    const line = lines.findIndex((text) => text.includes('do: take'));
    const column = (lines[line] ?? '').indexOf('take') + 1;
    expect(faults('script', 'do: take', 'do: tkae')).toContain(
      `script.yaml:${String(line + 1)}:${String(column)}:`,
    );
  });
});
