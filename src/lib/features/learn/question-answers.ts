/** The options of a question as answers of the list; in the middle of a lesson or at its end. */
import { seedRandom, shuffle } from '$lib/kernel/random.ts';
import type { PlayerContext } from '$lib/lesson/player-types.ts';
import { optionsOf, stepOf } from '$lib/lesson/player-steps.ts';
import type { Answer } from '$lib/ui/board/answers.ts';
import { plain } from '$lib/ui/board/words.ts';
import { withSeats, type Naming } from '$lib/ui/wording/marked.ts';
import { stepWords, wordsOf } from './lesson-words.ts';

/** The right option stands anywhere, but always at the same place of the same question. */
const orderOf = ({ lesson, step }: PlayerContext, count: number): number[] =>
  shuffle(
    seedRandom(`${lesson.head.id}/${String(step)}`),
    Array.from({ length: count }, (_, index) => index),
  );

export function questionAnswers(context: PlayerContext, naming: Naming): Answer[] {
  const own = stepOf(context)?.at === 'quiz' ? stepWords(context)?.options : undefined;
  const labels = own?.map(({ label }) => label) ?? wordsOf(context).quiz.options;
  const said = (text: string) => plain(withSeats(text, naming));
  const options = optionsOf(context);
  return orderOf(context, options.length).map((index, place): Answer => {
    const right = options[index]?.right === true;
    const tried = context.tried.includes(index);
    const reply = tried ? own?.[index]?.reply : undefined;
    return {
      id: String(index),
      icon: 'point',
      label: said(labels[index] ?? ''),
      ...(reply === undefined ? {} : { detail: said(reply) }),
      state: tried ? (right ? 'chosen' : 'tried') : 'rest',
      digit: String(place + 1),
    };
  });
}
