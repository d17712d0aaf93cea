/** Loads content/lessons. Only for +page.server.ts, tests and the CLI: what they hand on is plain checked data. */
import type { ByLocale, Chapter, GameLesson, Lesson, LessonEntry, LessonQuiz } from '../lesson/format.ts';
import { compileLesson } from '../lesson/compile.ts';
import type { Stage } from '../lesson/position.ts';
import { openingOf, type Opening } from '../lesson/scene.ts';
import type { Character } from '../grail/index.ts';
import { FormatError, readLesson, readYaml, type Source } from '../lesson/read.ts';
import { seatNamed } from '../dsl/roster/roster.ts';
import { deck } from './deck.ts';
import { roster } from './roster.ts';
import { chapters as chaptersShape, chapterTexts } from '../lesson/schema.ts';

const files = import.meta.glob<string>('../../../content/lessons/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ROOT = '../../../';

/** @throws FormatError if the file is not there. */
function source(file: string): Source {
  const found = files[ROOT + file];
  if (found === undefined) throw new FormatError([`${file}:1:1: the file is missing`]);
  return { file, text: found };
}

const byLocale = <T>(of: (locale: 'zh-Hans' | 'zh-Hant' | 'en') => T): ByLocale<T> => ({
  'zh-Hans': of('zh-Hans'),
  'zh-Hant': of('zh-Hant'),
  en: of('en'),
});

/** Folders that hold a lesson, in the order of the course. */
const folders = Object.keys(files)
  .filter((path) => path.endsWith('/lesson.yaml'))
  .map((path) => path.slice(ROOT.length, -'/lesson.yaml'.length))
  .sort();

/** Every lesson that is written, in the order of the course. */
export const lessons: readonly Lesson[] = folders.map((folder) =>
  readLesson({
    head: source(`${folder}/lesson.yaml`),
    script: source(`${folder}/script.yaml`),
    text: byLocale((locale) => source(`${folder}/text.${locale}.yaml`)),
  }),
);

/** A chapter with its words and the lessons of it that are written. */
export interface ChapterEntry extends Chapter {
  title: ByLocale<string>;
  can: ByLocale<string>;
  lessons: LessonEntry[];
}

const entryOf = ({ head, script, text }: Lesson): LessonEntry => ({
  id: head.id,
  slug: head.slug,
  chapter: head.chapter,
  minutes: head.minutes,
  steps: script.steps.length,
  title: byLocale((locale) => text[locale].title),
  idea: byLocale((locale) => text[locale].idea),
});

/** Every written lesson, as lists need it. */
export const lessonEntries = (): LessonEntry[] => lessons.map(entryOf);

/** The closing questions, for asking them again outside their lessons. */
export const lessonQuizzes = (): LessonQuiz[] =>
  lessons.map(({ head, script, text }) => ({
    lesson: head.id,
    options: script.quiz.options,
    text: byLocale((locale) => text[locale].quiz),
  }));

/** All chapters of the course, written or only planned. */
export function chapters(): ChapterEntry[] {
  const words = byLocale((locale) => readYaml(source(`content/lessons/text.${locale}.yaml`), chapterTexts));
  return readYaml(source('content/lessons/chapters.yaml'), chaptersShape).map((chapter) => ({
    ...chapter,
    title: byLocale((locale) => words[locale][chapter.id]?.title ?? ''),
    can: byLocale((locale) => words[locale][chapter.id]?.can ?? ''),
    lessons: lessons.filter(({ head }) => head.chapter === chapter.id).map(entryOf),
  }));
}

/** Chapters that can be learned: only they are shown, so that nothing leads to a lesson that is not there. */
export const writtenChapters = (): ChapterEntry[] => chapters().filter(({ lessons }) => lessons.length > 0);

/** @returns the lesson of this address, or undefined. */
export const lessonAt = (chapter: number, slug: string): Lesson | undefined =>
  lessons.find(({ head }) => head.chapter === chapter && head.slug === slug);

/** Whether a lesson is played on the game's own table. */
export const isGameLesson = (lesson: Lesson): lesson is GameLesson => lesson.head.machine === 'game';

/** A game lesson's answers as choices. @throws LessonError if its script cannot be played. */
export const playedOf = (lesson: GameLesson): Stage['played'] => compileLesson(lesson, { deck, roster });

/** The sheets of those who sit in a lesson, for its page: it fetches no roster. */
export const charactersOf = ({ script }: GameLesson): Character[] =>
  Object.values(seatNamed(script.setup.characters, roster).characters ?? {});

/** A lesson's beginning as its page shows it before the rules are here. */
export const openingFor = (lesson: GameLesson): Opening =>
  openingOf({ lesson, deck, roster, played: playedOf(lesson) });
