/** Where a player of lessons is, and where it begins; apart from the machine, which a page fetches after its first sight. */
import type { Move, Question, Step } from './format.ts';
import type { PlayerContext, PlayerInput } from './player-types.ts';

/** The step that the learner is at; null at the closing question. */
export const stepOf = ({ lesson, step }: PlayerContext): Step | null => lesson.script.steps[step] ?? null;

/** The present step as a move. @throws if it is a question; the machine asks only where it is none. */
export function moveOf(context: PlayerContext): Move {
  const step = stepOf(context);
  if (step === null || step.at === 'quiz')
    throw new Error(`${context.lesson.head.id}: step ${String(context.step)} is no move`);
  return step;
}

/** Options of the question asked now, in mid-lesson or at its end. */
export const optionsOf = (context: PlayerContext): Question['options'] => {
  const step = stepOf(context);
  return step?.at === 'quiz' ? step.options : context.lesson.script.quiz.options;
};

/** What is remembered of the present step alone. */
export const FRESH = { misses: 0, help: 0, verdict: null, shown: 0, tried: [] as number[] } as const;

/** What a player knows before anything has happened. */
export const newContext = (input: PlayerInput): PlayerContext => ({
  lesson: input.lesson,
  deck: input.deck,
  ...(input.roster === undefined ? {} : { roster: input.roster }),
  played: input.played,
  ...FRESH,
  tried: [],
  step: Math.min(input.step ?? 0, input.lesson.script.steps.length),
  reached: Math.max(input.reached ?? 0, input.step ?? 0),
  tally: { misses: 0, helps: 0, firstTry: null, mistaken: [] },
});
