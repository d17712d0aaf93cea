/** What the home page says of lessons, in the language of the page; made anew when progress or language change. */
import { resolve } from '$app/paths';
import type { ChapterEntry } from '$lib/content/lessons.ts';
import { m, textOf } from '$lib/i18n';
import type { PuzzleEntry } from '$lib/lesson/puzzle-format.ts';
import {
  isFreePassed,
  lessonState,
  nextLesson,
  puzzleOfDay,
  type LessonState,
  type Progress,
} from '$lib/store';

/** A line of the chapter: a lesson or its free turn. */
export interface Row {
  /** Already resolved against the site's sub-path, as every `href` here. */
  href: string;
  /** Empty for a free turn. */
  number: string;
  title: string;
  idea: string;
  /** Empty where nobody can say. */
  time: string;
  state: LessonState;
  now: boolean;
}

/** The block beside the headline: what to begin, to go on with, or to do when every lesson is done. */
export interface Start {
  note: string;
  title: string;
  action: string;
  href: string;
}

export interface HomeView {
  start: Start;
  chapter: { number: string; title: string; can: string; done: number; total: number; rows: Row[] };
  /** Whether anything has been begun. */
  begun: boolean;
}

type Lesson = ChapterEntry['lessons'][number];

const lessonHref = ({ chapter, slug }: Lesson): string =>
  resolve('/learn/[chapter]/[lesson]', { chapter: String(chapter), lesson: slug });
const numberOf = ({ id }: Lesson): string => id.slice(1);

function startOf(next: Lesson | null, chapter: ChapterEntry, begun: boolean): Start {
  if (next === null) {
    const note = m.lesson_map_all_done();
    return chapter.exit?.freeTurn === true
      ? { note, title: m.lesson_map_free(), action: m.ui_home_start(), href: resolve('/learn/1/free-turn') }
      : { note, title: m.ui_home_all_lessons(), action: m.ui_nav_learn(), href: resolve('/learn/') };
  }
  return {
    note: begun ? m.ui_home_continue_label() : m.ui_home_start_label(),
    title: `${numberOf(next)} ${textOf(next.title)}`,
    action: begun ? m.ui_home_continue() : m.ui_home_start(),
    href: lessonHref(next),
  };
}

function rowsOf(kept: Progress | null, chapter: ChapterEntry, next: Lesson | null): Row[] {
  const rows = chapter.lessons.map((lesson): Row => ({
    href: lessonHref(lesson),
    number: numberOf(lesson),
    title: textOf(lesson.title),
    idea: textOf(lesson.idea),
    time: m.ui_home_minutes({ minutes: lesson.minutes }),
    state: lessonState(kept, lesson.id),
    now: lesson.id === next?.id,
  }));
  if (chapter.exit?.freeTurn !== true) return rows;
  return [
    ...rows,
    {
      href: resolve('/learn/1/free-turn'),
      number: '',
      title: m.lesson_map_free(),
      idea: m.lesson_free_description(),
      time: '',
      state: isFreePassed(kept, chapter.id) ? 'done' : 'new',
      now: false,
    },
  ];
}

/** The puzzle of the day: of the lessons done, the same all day. */
export interface DayPuzzle {
  title: string;
  href: string;
}

/** @param day counted by the learner's own clock; null if no lesson with a puzzle is done */
export function dayPuzzle(
  kept: Progress | null,
  puzzles: readonly PuzzleEntry[],
  day: number,
): DayPuzzle | null {
  const puzzle = puzzleOfDay(kept, puzzles, day);
  return (
    puzzle && {
      title: `${puzzle.id} ${textOf(puzzle.title)}`,
      href: resolve('/learn/puzzles/[id]', { id: puzzle.id }),
    }
  );
}

/**
 * @param kept null until it has been read
 * @param chapters those that have lessons
 * @returns the chapter of the lesson to go on with, or the last one; null if there are no lessons
 */
export function homeView(kept: Progress | null, chapters: readonly ChapterEntry[]): HomeView | null {
  const next = nextLesson(
    kept,
    chapters.flatMap(({ lessons }) => lessons),
  );
  const chapter = chapters.find(({ id }) => id === next?.chapter) ?? chapters.at(-1);
  if (chapter === undefined) return null;
  const begun = (kept?.lessons.length ?? 0) > 0;
  return {
    start: startOf(next, chapter, begun),
    chapter: {
      number: m.ui_home_chapter({ number: chapter.id }),
      title: textOf(chapter.title),
      can: textOf(chapter.can),
      done: chapter.lessons.filter(({ id }) => lessonState(kept, id) === 'done').length,
      total: chapter.lessons.length,
      rows: rowsOf(kept, chapter, next),
    },
    begun,
  };
}
