/** What is wrong with a lesson that somebody made: the proof of our own lessons, and what is still missing. */
import type { LessonDocument } from './document.ts';
import type { Step, StepText } from './format.ts';
import { lessonOf } from './own-lesson.ts';
import { playFaults, type PlayFaultCode } from './proof.ts';
import type { Supply } from './position.ts';
import { textFaults } from './words.ts';

/** Where in the lesson: its head, a step (from 0), the closing question, or how it ends. */
export type Place =
  | { part: 'head' | 'setup' | 'question' | 'end' | 'steps' }
  | { part: 'step'; step: number; of: 'say' | 'hint' | 'reply' | 'wrong' | 'options' | 'move'; at?: number };

export interface LessonFault {
  place: Place;
  code: PlayFaultCode | 'empty' | 'long' | 'nobody' | 'noSteps' | 'noLearner' | 'sameOptions' | 'impossible';
  facts: Record<string, string>;
}

const fault = (place: Place, code: LessonFault['code'], facts: Record<string, string> = {}): LessonFault => ({
  place,
  code,
  facts,
});
const isEmpty = (words: string): boolean => words.trim() === '';

/** Everything to mend before the lesson is whole. Empty: it proves itself as our own lessons do. */
export function lessonFaults(document: LessonDocument, supply: Supply): LessonFault[] {
  return [...textFaultsOf(document), ...breakingFaults(document, supply)];
}

/** What is missing or cannot stand in its words: cheap to ask after every letter. */
export const textFaultsOf = (document: LessonDocument): LessonFault[] => [
  ...missing(document),
  ...inWords(document),
];

/** Faults that keep it from being played at all, or make it say what is not so: those that its player is told. */
export const breakingFaults = (document: LessonDocument, supply: Supply): LessonFault[] =>
  inPlay(document, supply);

function missing({ lesson }: LessonDocument): LessonFault[] {
  const { script, text } = lesson;
  const head: Place = { part: 'head' };
  const question: Place = { part: 'question' };
  const empty = (place: Place, words: string, what: string) =>
    isEmpty(words) ? [fault(place, 'empty', { what })] : [];
  const faults = [...empty(head, text.title, 'title'), ...empty(head, text.idea, 'idea')];
  if (script.steps.length === 0) faults.push(fault({ part: 'steps' }, 'noSteps'));
  else if (!script.steps.some((step) => step.at === 'quiz' || step.learner !== undefined))
    faults.push(fault({ part: 'steps' }, 'noLearner'));
  script.steps.forEach((step, index) => {
    const words = text.steps[index];
    if (words !== undefined) faults.push(...missingInStep(step, words, index));
  });
  faults.push(...empty(question, text.quiz.ask, 'ask'), ...empty(question, text.quiz.why, 'why'));
  faults.push(...text.quiz.options.flatMap((one) => empty(question, one, 'option')));
  const said = text.quiz.options.filter((one) => !isEmpty(one));
  if (new Set(said).size < said.length) faults.push(fault(question, 'sameOptions'));
  return faults;
}

function missingInStep(step: Step, { say, wrong, options }: StepText, index: number): LessonFault[] {
  const place = (of: 'say' | 'wrong' | 'options', at?: number): Place => ({
    part: 'step',
    step: index,
    of,
    ...(at === undefined ? {} : { at }),
  });
  const faults = isEmpty(say) ? [fault(place('say'), 'empty', { what: 'say' })] : [];
  wrong.forEach((one, at) => {
    const answer = step.at === 'quiz' ? '' : (step.wrong[at]?.do ?? '');
    if (isEmpty(one)) faults.push(fault(place('wrong', at), 'empty', { what: 'wrong', answer }));
  });
  options.forEach((one, at) => {
    if (isEmpty(one.label) || isEmpty(one.reply))
      faults.push(fault(place('options', at), 'empty', { what: 'option' }));
  });
  return faults;
}

/** `steps.3.wrong.1` as a place. */
function placeOf(where: string): Place {
  const [part, step, of, at] = where.split('.');
  if (part === 'quiz') return { part: 'question' };
  if (part !== 'steps') return { part: 'head' };
  const place = of as 'say' | 'hint' | 'reply' | 'wrong' | 'options';
  return { part: 'step', step: Number(step), of: place, ...(at === undefined ? {} : { at: Number(at) }) };
}

function inWords({ lesson, locale }: LessonDocument): LessonFault[] {
  return textFaults(lesson.text, locale, lesson.script.setup.seating.length).map(({ where, code, value }) =>
    fault(placeOf(where), code, { value: String(value) }),
  );
}

/** The proof; a table that cannot be set up is one fault and the end of it. */
function inPlay(document: LessonDocument, supply: Supply): LessonFault[] {
  try {
    return playFaults({ lesson: lessonOf(document), ...supply }).map(({ step, code, facts }) =>
      fault(step === null ? { part: 'end' } : { part: 'step', step, of: 'move' }, code, facts),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [fault({ part: 'setup' }, 'impossible', { message })];
  }
}
