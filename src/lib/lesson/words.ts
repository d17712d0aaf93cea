/** Words of a lesson: placeholders for seats, and what a text may be like (checked when lessons are built). */
import type { Lesson, LessonText } from './format.ts';

const SEAT = /\{(\d)\}/;
/** Han characters a step may have before the learner acts. */
const LONGEST = 60;

/** A text in pieces: plain words and the seats it names by `{n}`. */
export type Piece = string | { seat: number };

/** Takes a text apart at its placeholders; the interface names the seats. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(\{\d\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const seat = SEAT.exec(part)?.[1];
      return seat === undefined ? part : { seat: Number(seat) };
    });
}

/** Every text of a lesson with the place it stands at. */
function textsOf(text: LessonText): [where: string, text: string][] {
  const steps = text.steps.flatMap((step, index): [string, string][] => {
    const where = `steps.${String(index)}`;
    const { say, hint, reply, wrong, options } = step;
    return [
      [`${where}.say`, say],
      ...(hint === undefined ? [] : [[`${where}.hint`, hint] as [string, string]]),
      ...(reply === undefined ? [] : [[`${where}.reply`, reply] as [string, string]]),
      ...wrong.map((one, at): [string, string] => [`${where}.wrong.${String(at)}`, one]),
      ...options.flatMap((one, at): [string, string][] => [
        [`${where}.options.${String(at)}.label`, one.label],
        [`${where}.options.${String(at)}.reply`, one.reply],
      ]),
    ];
  });
  const { ask, options, why } = text.quiz;
  return [
    ['idea', text.idea],
    ...steps,
    ['quiz.ask', ask],
    ...options.map((one, at): [string, string] => [`quiz.options.${String(at)}`, one]),
    ['quiz.why', why],
  ];
}

/** Texts that are too long, and seats that nobody sits at. */
export function wordFaults({ head, script, text }: Lesson): string[] {
  const seats = 'seating' in script.setup ? (script.setup.seating?.length ?? 8) : 8;
  return (['zh-Hans', 'zh-Hant', 'en'] as const).flatMap((locale) =>
    textsOf(text[locale]).flatMap(([where, words]) => {
      const faults: string[] = [];
      const place = `${head.id} text.${locale} ${where}`;
      if (locale !== 'en' && [...words].length > LONGEST)
        faults.push(`${place}: ${String([...words].length)} characters, at most ${String(LONGEST)}`);
      for (const piece of piecesOf(words))
        if (typeof piece !== 'string' && piece.seat >= seats)
          faults.push(`${place}: nobody sits at {${String(piece.seat)}}`);
      return faults;
    }),
  );
}
