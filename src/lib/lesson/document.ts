/**
 * A lesson somebody made: a game lesson with the words of its author's own language. It stands here and not beside the
 * other documents, since lessons are above the language of cases (docs/architecture.md, who may import whom). One that
 * is still being made is of the same shape, so texts may be empty and lists short: what is missing, `record-faults.ts`
 * tells. Everything has a longest, since it may come from a stranger.
 */
import { z } from '../dsl/zod.ts';
import { checkBy, type Checked, type Finding } from '../dsl/documents/findings.ts';
import { head, rule, scripts } from './schema.ts';

const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;

const words = z.string().max(600);
const word = z.string().max(80);
const list = <T extends z.ZodType>(of: T, most: number) => z.array(of).max(most);

/** The head without a place in our course: made lessons have no chapter. */
const ownHead = head
  .pick({ minutes: true, sections: true, misconceptions: true })
  .extend({ machine: z.literal('game'), sections: list(rule, 40) });

const { shape } = scripts.game;
const ownScript = scripts.game.extend({
  steps: list(shape.steps.element, 200),
});

const ownText = z.strictObject({
  title: z.string().max(120),
  idea: words,
  steps: list(
    z.strictObject({
      say: words,
      hint: words.optional(),
      reply: words.optional(),
      wrong: list(words, 20).default([]),
      options: list(z.strictObject({ label: words, reply: words }), 8).default([]),
    }),
    200,
  ),
  quiz: z.strictObject({ ask: words, options: list(words, 4).min(2), why: words }),
});

const lessonSchema = z.strictObject({
  lesson: z.strictObject({ head: ownHead, script: ownScript, text: ownText }),
  /** The language that the text is written in. */
  locale: z.enum(LOCALES),
  /** Words of moves that were taken back, until their author throws them away; never sent. */
  tray: list(z.strictObject({ move: word, words: list(words, 60) }), 200).optional(),
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
