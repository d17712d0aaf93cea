/** Every lesson that is written, from its first words to its last: by clicks, some by keys alone, some by ear. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import {
  answerButton,
  answers,
  clicker,
  give,
  goOn,
  main,
  named,
  said,
  shown,
  typist,
  word,
  type Player,
} from './scripted-player.ts';
import { settled, watchForTrouble } from './support.ts';

interface Step {
  at: string;
  auto?: string;
  learner?: string;
  options?: { right?: boolean }[];
}
interface StepWords {
  say: string;
  reply?: string;
  wrong?: string[];
  options?: { label: string; reply?: string }[];
}
interface Lesson {
  id: string;
  title: string;
  path: string;
  steps: Step[];
  words: StepWords[];
  quiz: { right: number; ask: string; options: string[]; why: string };
}

const ROOT = 'content/lessons';
const read = (file: string): unknown => parse(readFileSync(`${ROOT}/${file}`, 'utf8'));
const rightOf = (options: readonly { right?: boolean }[]): number =>
  options.findIndex(({ right }) => right === true);

function readLesson(folder: string): Lesson {
  const head = read(`${folder}/lesson.yaml`) as { id: string; slug: string; chapter: number };
  const script = read(`${folder}/script.yaml`) as { steps: Step[]; quiz: { options: { right?: boolean }[] } };
  const text = read(`${folder}/text.zh-Hans.yaml`) as {
    title: string;
    steps: StepWords[];
    quiz: { ask: string; options: string[]; why: string };
  };
  return {
    id: head.id,
    title: text.title,
    path: `/learn/${String(head.chapter)}/${head.slug}/`,
    steps: script.steps,
    words: text.steps,
    quiz: { ...text.quiz, right: rightOf(script.quiz.options) },
  };
}

const LESSONS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`${ROOT}/${name}`).map((lesson) => `${name}/${lesson}`))
  .sort()
  .map(readLesson);
const lessonOf = (id: string): Lesson => {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
};

/** What is looked at wherever the learner is asked, and after each answer. */
interface Witness {
  asked?: (words: StepWords) => Promise<void>;
  replied?: (reply: string) => Promise<void>;
}

async function playStep(
  page: Page,
  player: Player,
  lesson: Lesson,
  at: number,
  seen: Witness,
): Promise<void> {
  const step = lesson.steps[at];
  const words = lesson.words[at];
  if (!step || !words) throw new Error(`${lesson.id}: no step ${String(at)}`);
  await expect(said(page, words.say), `${lesson.id}, step ${String(at + 1)}`).toBeVisible();
  if (step.options) {
    await seen.asked?.(words);
    const right = words.options?.[rightOf(step.options)];
    await player.pick(right?.label ?? '');
    await expect(answers(page).getByRole('button', { name: named(right?.label ?? '') })).toHaveAccessibleName(
      new RegExp(named(right?.reply ?? '').source.replace('^', '')),
    );
  } else if (step.learner !== undefined) {
    await seen.asked?.(words);
    await give(player, step.learner);
    await expect(said(page, words.reply ?? '')).toBeVisible();
    await seen.replied?.(words.reply ?? '');
  }
  await player.goOn();
  // The script's own last move is read on its own, since no step comes after it.
  if (step.auto !== undefined && at === lesson.steps.length - 1) {
    await expect(said(page, words.reply ?? '')).toBeVisible();
    await player.goOn();
  }
}

async function play(page: Page, player: Player, lesson: Lesson, seen: Witness = {}): Promise<void> {
  await page.goto(lesson.path);
  await settled(page);
  for (const at of lesson.steps.keys()) await playStep(page, player, lesson, at, seen);
  const { ask, options, right, why } = lesson.quiz;
  await expect(said(page, ask)).toBeVisible();
  await player.pick(options[right] ?? '');
  await expect(said(page, ask)).toContainText(shown(why));
  await player.goOn();
  await expect(said(page, word('lesson_done'))).toBeVisible();
  await expect(main(page).getByText(word('lesson_quiz_first'), { exact: true })).toBeVisible();
}

test('there are as many lessons as are written', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(25);
});

for (const lesson of LESSONS) {
  test(`${lesson.id} ${lesson.title}: by clicks to its end`, async ({ page }) => {
    const trouble = await watchForTrouble(page);
    await play(page, clicker(page), lesson);
    expect(trouble).toEqual([]);
  });
}

for (const id of ['L2.3', 'L3.4', 'L4.1']) {
  test(`${id}: by keys alone to its end`, async ({ page }) => {
    await play(page, typist(page), lessonOf(id));
  });
}

/** The letters of a text alone: what is written between them for readers does not count. */
const letters = (text: string): string => text.replaceAll(/[\s"'-]/g, '');

for (const id of ['L2.1', 'L3.5', 'L6.1']) {
  test(`${id}: what a screen reader gets is enough`, async ({ page }) => {
    const polite = main(page).getByRole('status').first();
    const urgent = main(page).getByRole('alert').first();
    let stops = 0;
    await play(page, clicker(page), lessonOf(id), {
      async asked({ say }) {
        const tree = letters(await main(page).ariaSnapshot());
        expect(tree).toContain(letters(shown(say)));
        // The first question is read as part of the page; later ones are called out.
        if (stops++ > 0) await expect(urgent).toHaveText(named(say, true));
        for (const button of await answers(page).getByRole('button').all()) {
          const [line = ''] = (await button.ariaSnapshot()).split('\n');
          // What the rules refuse says why, with its §.
          expect(line).toMatch(line.includes('[disabled]') ? /"[^：]+：.+ §\d.*"/ : /"[^"]+"/);
          expect(tree).toContain(letters(line));
        }
      },
      replied: (reply) => expect(polite).toHaveText(new RegExp(named(reply).source.replace('^', ''))),
    });
    expect(stops).toBeGreaterThan(0);
  });
}

test('L3.5: an answer that a missile does not know can be tried, and its § says why', async ({ page }) => {
  const { path, words } = lessonOf('L3.5');
  await page.goto(path);
  await settled(page);
  await goOn(page).click();
  await expect(said(page, words[1]?.say ?? '')).toBeVisible();
  await answerButton(page, word('answer_counter')).click();
  const refusal = main(page)
    .getByRole('alert')
    .filter({ hasText: word('lesson_refused') });
  await expect(refusal).toContainText('§9.5');
  await expect(refusal).toContainText(shown(words[1]?.wrong?.[0] ?? 'no text'));
});
