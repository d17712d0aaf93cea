/** Texts of the lesson page for each state of the player. */
import { locale, m } from '$lib/i18n';
import type { LessonText, StepText } from '$lib/lesson/format.ts';
import type { PlayerContext } from '$lib/lesson/player-types.ts';
import { moveOf, optionsOf, stepOf } from '$lib/lesson/player-steps.ts';
import { refusalText } from '$lib/ui/wording/refusals.ts';

/** What the page shows; made from the player's state. */
export type Phase =
  | 'asking'
  | 'refused'
  | 'watching'
  | 'showing'
  | 'detour'
  | 'right'
  | 'question'
  | 'answered'
  | 'quiz'
  | 'why'
  | 'done'
  | 'free';

/** Any snapshot of the player, for reading which state it is in. */
interface Snapshot {
  matches(state: unknown): boolean;
}

const PHASES: readonly [state: unknown, phase: Phase][] = [
  ['free', 'free'],
  [{ scripted: { asking: 'refused' } }, 'refused'],
  [{ scripted: 'asking' }, 'asking'],
  [{ scripted: 'autoPlaying' }, 'watching'],
  [{ scripted: { detour: 'playing' } }, 'showing'],
  [{ scripted: 'detour' }, 'detour'],
  [{ scripted: 'right' }, 'right'],
  [{ scripted: { question: 'open' } }, 'question'],
  [{ scripted: { question: 'answered' } }, 'answered'],
  [{ scripted: { quiz: 'open' } }, 'quiz'],
  [{ scripted: { quiz: 'answered' } }, 'why'],
];

/** The lesson waits only for "go on". */
export const goesOnFrom = (phase: Phase): boolean =>
  ['watching', 'showing', 'detour', 'right', 'answered', 'why'].includes(phase);

/** What the button that goes on is called. */
export const goOnText = (phase: Phase): string =>
  phase === 'detour' ? m.lesson_put_back() : m.lesson_go_on();

/** What a lesson shows before its player is here: the phase that the machine begins in. */
export function firstPhase(context: PlayerContext): Phase {
  const step = stepOf(context);
  if (step === null) return 'quiz';
  if (step.at === 'quiz') return 'question';
  return step.auto === undefined ? 'asking' : 'watching';
}

export const phaseOf = (snapshot: Snapshot): Phase =>
  PHASES.find(([state]) => snapshot.matches(state))?.[1] ?? 'done';

export const wordsOf = ({ lesson }: PlayerContext): LessonText => lesson.text[locale.current];
export const stepWords = (context: PlayerContext, step = context.step): StepText | undefined =>
  wordsOf(context).steps[step];

/** The text of the wrong answer just given: the lesson's own, or the general one of its kind. */
export function wrongText(context: PlayerContext): string {
  const { verdict } = context;
  if (verdict === null || verdict.kind === 'right') return '';
  const own = verdict.wrong === null ? undefined : stepWords(context)?.wrong[verdict.wrong];
  if (own !== undefined) return own;
  return verdict.kind === 'refused' ? refusalText(verdict.refusal.because) : m.lesson_unlisted_legal();
}

/** The misconception that the wrong answer just given stands for, if it is one. */
export function misconceptionOf(context: PlayerContext): string | null {
  const { verdict, tried } = context;
  if (verdict !== null && verdict.kind !== 'right')
    return verdict.wrong === null ? null : (moveOf(context).wrong[verdict.wrong]?.misconception ?? null);
  const isQuestion = stepOf(context) === null || stepOf(context)?.at === 'quiz';
  const last = isQuestion ? optionsOf(context)[tried.at(-1) ?? -1] : undefined;
  return last?.right === false ? (last.misconception ?? null) : null;
}

/** The § that a refusal rests on, or that a detour shows. */
export function wrongRule(context: PlayerContext): string | null {
  return context.verdict?.kind === 'refused' ? context.verdict.refusal.rule : null;
}

/** The big sentence of the page. */
export function mainText(phase: Phase, context: PlayerContext): string {
  const words = wordsOf(context);
  switch (phase) {
    case 'right':
      // Whoever records a lesson need not say anything after a move.
      return stepWords(context)?.reply ?? m.lesson_own_no_reply();
    case 'showing':
      return m.lesson_detour();
    case 'detour':
      return wrongText(context);
    case 'quiz':
    case 'why':
      return words.quiz.ask;
    case 'done':
      return m.lesson_done();
    default:
      return stepWords(context)?.say ?? words.quiz.ask;
  }
}

/** What was said to the answer before, beside the new step. A reply already read on its own is not repeated. */
export function replyBefore(phase: Phase, context: PlayerContext): string | null {
  if (context.step === 0 || !['asking', 'refused', 'watching', 'question'].includes(phase)) return null;
  const before = context.lesson.script.steps[context.step - 1];
  const isScripts = before !== undefined && before.at !== 'quiz' && before.auto !== undefined;
  return isScripts ? (stepWords(context, context.step - 1)?.reply ?? null) : null;
}

/** General words after the second and the third wrong answer. */
export function missText({ misses }: PlayerContext): string | null {
  if (misses < 2) return null;
  return misses === 2 ? m.lesson_second_miss() : m.lesson_third_miss();
}
