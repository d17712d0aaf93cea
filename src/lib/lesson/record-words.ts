/** The words of a lesson that is being made: each edit gives another document. What is typed is kept as it was typed. */
import type { LessonDocument } from './document.ts';
import type { StepText, TextLocale } from './format.ts';

type Text = LessonDocument['lesson']['text'];

const withText = (document: LessonDocument, change: Partial<Text>): LessonDocument => ({
  ...document,
  lesson: { ...document.lesson, text: { ...document.lesson.text, ...change } },
});

export const setTitle = (document: LessonDocument, title: string): LessonDocument =>
  withText(document, { title });
export const setIdea = (document: LessonDocument, idea: string): LessonDocument =>
  withText(document, { idea });
export const setLocale = (document: LessonDocument, locale: TextLocale): LessonDocument => ({
  ...document,
  locale,
});

function withStep(
  document: LessonDocument,
  at: number,
  change: (words: StepText) => StepText,
): LessonDocument {
  const { steps } = document.lesson.text;
  return withText(document, { steps: steps.map((one, index) => (index === at ? change(one) : one)) });
}

/** A hint or reply without words is none. */
export const setWords = (
  document: LessonDocument,
  at: number,
  part: 'say' | 'hint' | 'reply',
  words: string,
): LessonDocument =>
  withStep(document, at, ({ [part]: _, ...rest }) => {
    void _;
    return (part === 'say' || words !== '' ? { ...rest, [part]: words } : rest) as StepText;
  });

export const setWrongWords = (
  document: LessonDocument,
  at: number,
  place: number,
  words: string,
): LessonDocument =>
  withStep(document, at, (step) => ({
    ...step,
    wrong: step.wrong.map((one, index) => (index === place ? words : one)),
  }));

export const setQuestion = (document: LessonDocument, part: 'ask' | 'why', words: string): LessonDocument =>
  withText(document, { quiz: { ...document.lesson.text.quiz, [part]: words } });

function withOptions(
  document: LessonDocument,
  options: readonly string[],
  right: readonly { right: boolean; misconception?: string | undefined }[],
): LessonDocument {
  const made = withText(document, { quiz: { ...document.lesson.text.quiz, options: [...options] } });
  const { lesson } = made;
  return { ...made, lesson: { ...lesson, script: { ...lesson.script, quiz: { options: [...right] } } } };
}

const optionsOf = ({ lesson }: LessonDocument) => ({
  words: lesson.text.quiz.options,
  right: lesson.script.quiz.options,
});

export function setOption(document: LessonDocument, at: number, words: string): LessonDocument {
  const held = optionsOf(document);
  return withOptions(
    document,
    held.words.map((one, index) => (index === at ? words : one)),
    held.right,
  );
}

/** Marks the one that is right. */
export function setRight(document: LessonDocument, at: number): LessonDocument {
  const { words, right } = optionsOf(document);
  return withOptions(
    document,
    words,
    right.map(({ right: _, ...one }, index) => {
      void _;
      return { ...one, right: index === at };
    }),
  );
}

const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 2;

export function addOption(document: LessonDocument): LessonDocument {
  const { words, right } = optionsOf(document);
  return words.length >= MOST_OPTIONS
    ? document
    : withOptions(document, [...words, ''], [...right, { right: false }]);
}

/** Takes an option away; if it was the right one, the first is right now. */
export function removeOption(document: LessonDocument, at: number): LessonDocument {
  const { words, right } = optionsOf(document);
  if (words.length <= LEAST_OPTIONS) return document;
  const left = right.filter((_, index) => index !== at);
  const made = withOptions(
    document,
    words.filter((_, index) => index !== at),
    left,
  );
  return left.some((one) => one.right) ? made : setRight(made, 0);
}
