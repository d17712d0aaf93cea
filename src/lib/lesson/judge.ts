/** What becomes of an answer at a step of a lesson: right, refused by the rules, or legal but not the idea. */
import type { Choice, Refusal } from '../grail/index.ts';
import { legal, requestOf, type Game } from '../grail/index.ts';
import type { Move, Wrong } from './format.ts';
import { playedAt } from './pointer.ts';
import { choicesTo, gameAfter, type Stage } from './position.ts';
import { sameAnswer } from './same-answer.ts';

export type Verdict =
  | { kind: 'right'; choice: Choice }
  /** `wrong`: place in the step's list of wrong answers, null if the lesson does not speak of this one. */
  | { kind: 'refused'; wrong: number | null; refusal: Refusal }
  | { kind: 'detour'; wrong: number | null; line: Choice[] };

/** How far an answer that the lesson does not list is played on. */
const PLAY_ON = 6;

/** Judges an answer of the learner at a step. */
export function judge(stage: Stage, at: number, step: Move, choice: Choice): Verdict {
  const before = choicesTo(stage, at);
  const game = gameAfter(stage, before);
  const played = playedAt(stage, at);
  const refusal = legal(game, choice);
  const isThis = (text: string, wanted: Choice, loosely = false) =>
    sameAnswer(game, text, wanted, choice, loosely);

  if (refusal === null) {
    const isRight = step.learner !== undefined && isThis(step.learner, played.choice);
    if (isRight || played.alsoRight.some((wanted, index) => isThis(step.alsoRight[index] ?? '', wanted)))
      return { kind: 'right', choice };
  }
  const listed = (loosely: boolean) =>
    step.wrong.findIndex((wrong, index) => {
      const [wanted] = played.wrong[index] ?? [];
      if (wanted === undefined || (wrong.kind === 'illegal') !== (refusal !== null)) return false;
      return isThis(wrong.do, wanted, loosely) || (loosely && isSameMistake(wrong, wanted, choice, refusal));
    });
  const exact = listed(false);
  if (refusal !== null) {
    const near = exact >= 0 ? exact : listed(true);
    return { kind: 'refused', wrong: near < 0 ? null : near, refusal };
  }
  const line = exact < 0 ? playOn(stage, before, choice) : [choice, ...(played.wrong[exact]?.slice(1) ?? [])];
  return { kind: 'detour', wrong: exact < 0 ? null : exact, line };
}

/** Whether a refused answer is the listed one with another card, where the script says that its text fits all. */
function isSameMistake(wrong: Wrong, wanted: Choice, choice: Choice, refusal: Refusal | null): boolean {
  return (
    wrong.kind === 'illegal' &&
    wrong.anyCard === true &&
    wanted.type === choice.type &&
    wrong.rule === refusal?.rule
  );
}

/** Lets an attack or missile run out with the plainest answers, so that an unlisted choice shows what it leads to. */
function playOn(stage: Stage, before: readonly Choice[], choice: Choice): Choice[] {
  const line = [choice];
  for (let count = 0; count < PLAY_ON; count++) {
    const answer = plainAnswer(gameAfter(stage, [...before, ...line]));
    if (answer === null) break;
    line.push(answer);
  }
  return line;
}

function plainAnswer(game: Game): Choice | null {
  const request = requestOf(game);
  for (const option of request?.options ?? []) {
    const { seat } = request ?? { seat: 0 };
    if (option.type === 'take') return { type: 'take', seat };
    if (option.type === 'discard')
      return { type: 'discard', seat, cards: option.cards.slice(0, option.count) };
    if (option.type === 'useHeals') return { type: 'useHeals', seat, count: 0 };
  }
  return null;
}
