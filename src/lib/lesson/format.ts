/** A lesson as the browser knows it: types only, made from the schema that the files are checked by. */
import type { z } from '../dsl/zod.ts';
import type { chapters, facts, head, scripts, text } from './schema.ts';

export type Facts = z.output<typeof facts>;
export type LessonHead = z.output<typeof head>;
export type LessonText = z.output<typeof text>;
export type StepText = LessonText['steps'][number];
export type Scripts = { [M in keyof typeof scripts]: z.output<(typeof scripts)[M]> };
export type GameScript = Scripts['game'];
export type GameSetup = GameScript['setup'];
export type Step = GameScript['steps'][number];
export type Question = Extract<Step, { at: 'quiz' }>;
/** A step that somebody plays on the board. */
export type Move = Exclude<Step, { at: 'quiz' }>;
export type Wrong = Move['wrong'][number];
export type Detour = Extract<Wrong, { kind: 'detour' }>;
export type Chapter = z.output<typeof chapters>[number];

/** Languages a lesson is written in; the traditional texts are generated. */
export type TextLocale = 'zh-Hans' | 'zh-Hant' | 'en';
export type ByLocale<T> = Record<TextLocale, T>;

/** One lesson with its script and its words. */
export interface Lesson<M extends keyof Scripts = keyof Scripts> {
  head: LessonHead & { machine: M };
  script: Scripts[M];
  text: ByLocale<LessonText>;
}
export type GameLesson = Lesson<'game'>;

/** What a list of lessons needs to know of one. */
export interface LessonEntry {
  id: string;
  slug: string;
  chapter: number;
  minutes: number;
  steps: number;
  title: ByLocale<string>;
  idea: ByLocale<string>;
}

/** A lesson's closing question, by itself. */
export interface LessonQuiz {
  lesson: string;
  options: Question['options'];
  text: ByLocale<LessonText['quiz']>;
}
