/** Words of a lesson: placeholders for seats, and what a text may be like (checked when lessons are built). */
import type { Lesson, LessonText, TextLocale } from './format.ts';

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

/** A text that cannot stand: too long to be read before one acts, or it names a seat that nobody sits at. */
export interface TextFault {
  where: string;
  code: 'long' | 'nobody';
  /** Its characters, or the seat. */
  value: number;
}

/** How long a text may be; in English nobody counts characters. */
export const longest = (locale: TextLocale): number | null => (locale === 'en' ? null : LONGEST);

/** What cannot stand in the words of one language. @param seats how many sit at the table */
export function textFaults(text: LessonText, locale: TextLocale, seats: number): TextFault[] {
  const most = longest(locale);
  return textsOf(text).flatMap(([where, words]) => {
    const faults: TextFault[] = [];
    const length = [...words].length;
    if (most !== null && length > most) faults.push({ where, code: 'long', value: length });
    for (const piece of piecesOf(words))
      if (typeof piece !== 'string' && piece.seat >= seats)
        faults.push({ where, code: 'nobody', value: piece.seat });
    return faults;
  });
}

/** Texts that are too long, and seats that nobody sits at, in all languages. */
export function wordFaults({ head, script, text }: Lesson): string[] {
  const seats = 'seating' in script.setup ? (script.setup.seating?.length ?? 8) : 8;
  return (['zh-Hans', 'zh-Hant', 'en'] as const).flatMap((locale) =>
    textFaults(text[locale], locale, seats).map(({ where, code, value }) => {
      const what =
        code === 'long'
          ? `${String(value)} characters, at most ${String(LONGEST)}`
          : `nobody sits at {${String(value)}}`;
      return `${head.id} text.${locale} ${where}: ${what}`;
    }),
  );
}
