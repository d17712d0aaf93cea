/**
 * A lesson somebody made: a game lesson with the words of its author's own language. It stands here and not beside the
 * other documents, since lessons are above the language of cases (docs/architecture.md, who may import whom).
 */
import { z } from 'zod';
import { checkBy, type Checked, type Finding } from '../dsl/documents/findings.ts';
import type { GameLesson } from './format.ts';
import { head, scripts, text } from './schema.ts';

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** The head without a place in our course: made lessons have no chapter. */
const ownHead = head
  .pick({ minutes: true, sections: true, misconceptions: true })
  .extend({ machine: z.literal('game') });

const lessonSchema = z.strictObject({
  lesson: z.strictObject({ head: ownHead, script: scripts.game, text }),
  /** The language that the text is written in. */
  locale: z.enum(LOCALES),
});

export type LessonDocument = z.output<typeof lessonSchema>;

const misfit = (path: string, wanted: number, got: number): Finding => ({
  path: `lesson.text.${path}`,
  code: 'misfit',
  facts: { wanted, got },
  note: `${got} texts for ${wanted} of the script`,
});

/** Words lie beside the script by position: as many steps, refusals and options as it has. */
function misfits({ script, text: words }: LessonDocument['lesson']): Finding[] {
  const found: Finding[] = [];
  const same = (path: string, wanted: number, got: number) => {
    if (wanted !== got) found.push(misfit(path, wanted, got));
  };
  same('steps', script.steps.length, words.steps.length);
  script.steps.forEach((step, index) => {
    const said = words.steps[index];
    if (said === undefined) return;
    same(`steps.${index}.wrong`, step.at === 'quiz' ? 0 : step.wrong.length, said.wrong.length);
    same(`steps.${index}.options`, step.at === 'quiz' ? step.options.length : 0, said.options.length);
  });
  same('quiz.options', script.quiz.options.length, words.quiz.options.length);
  return found;
}

/** Checks the value of a document of kind "lesson". That it can be played to its end, `proof.ts` shows. */
export function checkLesson(value: unknown): Checked<LessonDocument> {
  const checked = checkBy(lessonSchema, value);
  if (checked.value === null) return checked;
  const findings = misfits(checked.value.lesson);
  return findings.length > 0 ? { value: null, findings } : checked;
}

/** The lesson as the player takes it: its one language stands for all three. */
export function lessonOf(id: string, { lesson }: LessonDocument): GameLesson {
  const { head: own, script, text: words } = lesson;
  return {
    head: { ...own, id, slug: id, chapter: 0 },
    script,
    text: { 'zh-Hans': words, 'zh-Hant': words, en: words },
  };
}
