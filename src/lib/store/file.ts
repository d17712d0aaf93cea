/** Progress as one file. It carries its kind and version, so that a stranger's file is not taken for ours. */
import type { ChapterProgress, LessonProgress, Mistake, Progress, PuzzleBox, Setting } from './records.ts';

const KIND = 'grailwright/progress';
const VERSION = 1;

/** The value that is written to the file as JSON. */
export const progressExport = (progress: Progress): object => ({ kind: KIND, version: VERSION, ...progress });

/** What is wrong with a file; the words stand in the message files (`lesson_import_<fault>`). */
export type FileFault = 'notJson' | 'otherKind' | 'newer' | 'broken';

/** `maybe`: may be null. With `?` it may be left out: files from before the field have none. */
type Kind = 'string' | 'number' | 'boolean' | 'maybe' | 'numbers';
type Field = Kind | `${Kind}?`;

function isKind(value: unknown, kind: string): boolean {
  if (kind === 'maybe') return value === null || typeof value === 'boolean';
  if (kind === 'numbers') return Array.isArray(value) && value.every((one) => typeof one === 'number');
  return typeof value === kind;
}
const isOf = (value: unknown, fields: Record<string, Field>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([key, field]) => {
    const held = (value as Record<string, unknown>)[key];
    return (held === undefined && field.endsWith('?')) || isKind(held, field.replace('?', ''));
  });

const LESSON: Record<keyof LessonProgress, Field> = {
  right: 'boolean?',
  lesson: 'string',
  step: 'number',
  reached: 'number',
  done: 'boolean',
  firstTry: 'maybe',
  misses: 'number',
  helps: 'number',
  started: 'number',
  updated: 'number',
};
const CHAPTER: Record<keyof ChapterProgress, Field> = {
  chapter: 'number',
  freeTurns: 'number',
  freePassed: 'boolean',
  passed: 'boolean',
  updated: 'number',
};
const MISTAKE: Record<keyof Mistake, Field> = {
  misconception: 'string',
  count: 'number',
  asks: 'boolean?',
  days: 'numbers?',
  updated: 'number',
};
const BOX: Record<keyof PuzzleBox, Field> = {
  puzzle: 'string',
  box: 'number',
  due: 'number',
  lessons: 'number',
  clean: 'boolean',
  tries: 'number',
  days: 'numbers',
  updated: 'number',
};

function listOf<T>(value: unknown, fields: Record<string, Field>): T[] | null {
  return Array.isArray(value) && value.every((one) => isOf(one, fields)) ? (value as T[]) : null;
}

/** Reads a file of `progressFile`, or says what is wrong with it. */
export function readProgressFile(text: string): Progress | FileFault {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const { kind, version, ...rest } = (data ?? {}) as Record<string, unknown>;
  if (kind !== KIND || typeof version !== 'number') return 'otherKind';
  if (version > VERSION) return 'newer';
  const lessons = listOf<LessonProgress>(rest.lessons, LESSON);
  const chapters = listOf<ChapterProgress>(rest.chapters, CHAPTER);
  const mistakes = listOf<Mistake>(rest.mistakes, MISTAKE);
  const settings = listOf<Setting>(rest.settings, { key: 'string' });
  // Files from before there were puzzles have none.
  const boxes = listOf<PuzzleBox>(rest.boxes ?? [], BOX);
  if (lessons === null || chapters === null || mistakes === null || settings === null || boxes === null)
    return 'broken';
  return { lessons, chapters, mistakes, settings, boxes };
}
