/**
 * The recorder of lessons: a lesson somebody makes is its document, and every edit gives another document. Moves are
 * played against the rules here; lights, windows, numbers, § and end are always read from the game and never typed in.
 */
import {
  apply,
  isNotationError,
  legal,
  parseChoice,
  requestOf,
  showChoice,
  viewFor,
} from '../grail/index.ts';
import type { Choice, Game } from '../grail/index.ts';
import { LessonError, readAnswer } from './answers.ts';
import type { LessonDocument } from './document.ts';
import { factsBetween } from './facts-between.ts';
import type { GameSetup, Move, Step, StepText, TextLocale, Wrong } from './format.ts';
import { lessonOf } from './own-lesson.ts';
import { gameAfter, scripted, type Supply } from './position.ts';
import { passedIn } from './proof.ts';
import { sameAnswer } from './same-answer.ts';

type Script = LessonDocument['lesson']['script'];
type Text = LessonDocument['lesson']['text'];

/** A move that no lesson can hold; the words stand in the message files (`lesson_own_cannot_<code>`). */
export class RecordError extends Error {
  override name = 'RecordError';
  constructor(
    readonly code: 'state' | 'words' | 'same' | 'full',
    note: string,
  ) {
    super(note);
  }
}

const EMPTY_TEXT: StepText = { say: '', wrong: [], options: [] };
const MOST_STEPS = 200;
const MOST_WRONG = 20;
const STEPS_A_MINUTE = 4;

/** A lesson without moves. @param you the learner's seat */
export function newLesson(setup: GameSetup, locale: TextLocale, supply: Supply): LessonDocument {
  return filled(
    {
      lesson: {
        head: { machine: 'game', minutes: 1, sections: [], misconceptions: [] },
        script: { setup, steps: [], end: {}, quiz: { options: [{ right: true }, { right: false }] } },
        text: { title: '', idea: '', steps: [], quiz: { ask: '', options: ['', ''], why: '' } },
      },
      locale,
    },
    supply,
  );
}

const withLesson = (document: LessonDocument, script: Script, text: Text): LessonDocument => ({
  ...document,
  lesson: { ...document.lesson, script, text },
});

/** The lesson's game at a step (default: its end). @throws LessonError if it cannot be played so far */
export function gameAt(
  { lesson, ...rest }: LessonDocument,
  supply: Supply,
  step = lesson.script.steps.length,
): Game {
  const game = gameAfter({ lesson: lessonOf({ lesson, ...rest }), ...supply }, []);
  for (const one of lesson.script.steps.slice(0, step)) play(game, scripted(one));
  return game;
}

function play(game: Game, answer: string | null): void {
  if (answer === null) return;
  const refusal = apply(game, readAnswer(game, answer));
  if (refusal !== null) throw new LessonError(`"${answer}" is refused: ${refusal.because} ${refusal.rule}`);
}

/** Choices that have been made before a step: questions are none. */
export const playedBefore = ({ lesson }: LessonDocument, step: number): number =>
  lesson.script.steps.slice(0, step).filter((one) => one.at !== 'quiz').length;

/** The step of the script that the choice of this number answers; the number of steps after the last. */
export function stepOfChoice({ lesson }: LessonDocument, choice: number): number {
  const moves = lesson.script.steps.flatMap((one, index) => (one.at === 'quiz' ? [] : [index]));
  return moves[choice] ?? lesson.script.steps.length;
}

/**
 * An answer in words. A card is named by its face alone where that means the same, so that the learner may take any
 * card of that face.
 * @throws RecordError if there are no words for it
 */
function wordsOf(game: Game, choice: Choice): string {
  const request = requestOf(game);
  if (request === null) throw new RecordError('state', 'the game is over');
  const { cards, skills } = game.rules;
  const exact = showChoice(choice, request, cards, game.board, skills);
  const read = (text: string) => parseChoice(text, request, cards, game.board, skills);
  const face = (card: number) => {
    const one = cards[card];
    return one === undefined ? undefined : one.kind === 'attack' ? one.element : one.name;
  };
  const named =
    'cards' in choice ? choice.cards : 'card' in choice && choice.card !== undefined ? [choice.card] : [];
  const [verb = '', ...rest] = exact.split(' ');
  const tail = exact.includes('->') ? exact.slice(exact.indexOf('->')) : '';
  const byFace = rest.length === 0 ? exact : `${verb} ${named.map(face).join(' ')}${tail}`;
  for (const text of named.length > 0 ? [byFace, exact] : [exact]) {
    const got = read(text);
    if (!isNotationError(got) && sameAnswer(game, text, got, choice, false)) return text;
  }
  throw new RecordError('words', `no words for ${exact}`);
}

/** Makes everything that the game knows anew: where each step waits, what it passes, numbers, §, end. */
export function filled(document: LessonDocument, supply: Supply): LessonDocument {
  const { lesson } = document;
  const game = gameAt(document, supply, 0);
  const begun = viewFor(game, null);
  const rules: string[] = [];
  const steps = lesson.script.steps.map((step): Step => {
    if (step.at === 'quiz') return step;
    const request = requestOf(game);
    if (request !== null && step.learner !== undefined) rules.push(request.rule);
    return filledStep(document, supply, game, step);
  });
  const request = requestOf(game);
  const at = request === null ? null : (`${request.machine}.${request.state}` as Move['at']);
  const { endsAt: _, ...script } = lesson.script;
  void _;
  return {
    ...document,
    lesson: {
      ...lesson,
      head: {
        ...lesson.head,
        minutes: Math.max(1, Math.ceil(steps.length / STEPS_A_MINUTE)),
        sections: [...new Set(rules)].slice(0, 12),
      },
      script: {
        ...script,
        steps,
        end: factsBetween(begun, viewFor(game, null)),
        ...(request === null || at === null ? {} : { endsAt: { at, who: request.seat } }),
      },
    },
  };
}

/** Plays the step in the game as well. */
function filledStep(document: LessonDocument, supply: Supply, game: Game, step: Move): Move {
  const request = requestOf(game);
  if (request === null) throw new LessonError('the game is over, nobody is asked');
  const wrong = step.wrong.map((one) => filledWrong(document, supply, game, one));
  const before = viewFor(game, null);
  const past = game.log?.events.length ?? 0;
  play(game, scripted(step));
  return {
    ...step,
    at: `${request.machine}.${request.state}` as Move['at'],
    who: request.seat,
    wrong,
    ...passedIn(game.log?.events.slice(past) ?? []),
    after: factsBetween(before, viewFor(game, null)),
  };
}

function filledWrong(document: LessonDocument, supply: Supply, game: Game, wrong: Wrong): Wrong {
  const { misconception } = wrong;
  const held = misconception === undefined ? {} : { misconception };
  const refusal = legal(game, readAnswer(game, wrong.do));
  if (refusal !== null) {
    const anyCard = wrong.kind === 'illegal' && wrong.anyCard === true ? { anyCard: true } : {};
    return { do: wrong.do, kind: 'illegal', rule: refusal.rule, ...anyCard, ...held };
  }
  const then = wrong.kind === 'detour' ? wrong.then : [];
  const trial = gameAfter({ lesson: lessonOf(document), ...supply }, game.choices);
  const before = viewFor(trial, null);
  for (const answer of [wrong.do, ...then]) play(trial, answer);
  return { do: wrong.do, kind: 'detour', then, shows: factsBetween(before, viewFor(trial, null)), ...held };
}

/** Adds what is answered at the end: the learner's if it is the learner's seat. @throws RecordError */
export function addMove(document: LessonDocument, supply: Supply, choice: Choice): LessonDocument {
  const { script, text } = document.lesson;
  const game = gameAt(document, supply);
  const request = requestOf(game);
  if (request === null) throw new RecordError('state', 'the game is over');
  if (script.steps.length >= MOST_STEPS) throw new RecordError('full', 'too many steps');
  if (request.state === 'mustDeclare') throw new RecordError('state', 'no lesson can wait here');
  const answer = wordsOf(game, choice);
  const who = choice.seat === script.setup.you ? { learner: answer } : { auto: answer };
  // Where it waits is read from the game by `filled`.
  const step: Move = { at: 'action.choose', who: choice.seat, ...who, alsoRight: [], wrong: [] };
  const steps = [...text.steps, EMPTY_TEXT];
  return filled(
    withLesson(document, { ...script, steps: [...script.steps, step] }, { ...text, steps }),
    supply,
  );
}

/** Every text of a step that is not empty. */
const saidIn = ({ say, hint, reply, wrong, options }: StepText): string[] =>
  [say, hint, reply, ...wrong, ...options.flatMap(({ label, reply: told }) => [label, told])].filter(
    (one): one is string => one !== undefined && one !== '',
  );

const trayed = (document: LessonDocument, move: string, words: readonly string[]): LessonDocument =>
  words.length === 0
    ? document
    : { ...document, tray: [...(document.tray ?? []), { move: move.slice(0, 80), words: [...words] }] };

/** Takes the last step back; its words go into the tray. */
export function takeBack(document: LessonDocument, supply: Supply): LessonDocument {
  const { script, text } = document.lesson;
  const last = script.steps.at(-1);
  if (last === undefined) return document;
  const kept = trayed(document, scripted(last) ?? '', saidIn(text.steps.at(-1) ?? EMPTY_TEXT));
  return filled(
    withLesson(
      kept,
      { ...script, steps: script.steps.slice(0, -1) },
      { ...text, steps: text.steps.slice(0, -1) },
    ),
    supply,
  );
}

export function emptyTray(document: LessonDocument): LessonDocument {
  const { tray: _, ...rest } = document;
  void _;
  return rest;
}

/** The lesson as it is sent: what its author put aside stays at home. */
export const sent = emptyTray;

/** Changes one move and its words. */
function withMove(
  document: LessonDocument,
  at: number,
  change: (move: Move, words: StepText) => [Move, StepText],
): LessonDocument {
  const { script, text } = document.lesson;
  const step = script.steps[at];
  if (step === undefined || step.at === 'quiz') return document;
  const [move, words] = change(step, text.steps[at] ?? EMPTY_TEXT);
  return withLesson(
    document,
    { ...script, steps: script.steps.map((one, index) => (index === at ? move : one)) },
    { ...text, steps: text.steps.map((one, index) => (index === at ? words : one)) },
  );
}

/** Who plays a move in the lesson. What only a learner is told (hint, wrong answers) goes into the tray. */
export function setPlayer(document: LessonDocument, at: number, by: 'script' | 'learner'): LessonDocument {
  const step = document.lesson.script.steps[at];
  const answer = step === undefined ? null : scripted(step);
  if (step === undefined || step.at === 'quiz' || answer === null) return document;
  const { auto: _auto, learner: _learner, ...rest } = step;
  void [_auto, _learner];
  if (by === 'learner') return withMove(document, at, (_, words) => [{ ...rest, learner: answer }, words]);
  const { hint, wrong } = document.lesson.text.steps[at] ?? EMPTY_TEXT;
  const kept = trayed(document, answer, saidIn({ ...EMPTY_TEXT, hint, wrong }));
  return withMove(kept, at, (_, { hint: _hint, ...words }) => [
    { ...rest, auto: answer, wrong: [], alsoRight: [] },
    { ...words, wrong: [] },
  ]);
}

/** Answers that a step knows already. */
const knows = (step: Move, answer: string): boolean =>
  [scripted(step), ...step.alsoRight, ...step.wrong.map((one) => one.do)].includes(answer);

function moveAt({ lesson }: LessonDocument, at: number): Move {
  const step = lesson.script.steps[at];
  if (step === undefined || step.at === 'quiz')
    throw new RecordError('state', `step ${String(at)} is no move`);
  return step;
}

/** Another answer at a step, as a wrong one: refused with its §, or legal and played out. @throws RecordError */
export function addWrong(
  document: LessonDocument,
  supply: Supply,
  at: number,
  choice: Choice,
): LessonDocument {
  const game = gameAt(document, supply, at);
  const answer = wordsOf(game, choice);
  const step = moveAt(document, at);
  if (knows(step, answer)) throw new RecordError('same', `"${answer}" is there already`);
  if (step.wrong.length >= MOST_WRONG) throw new RecordError('full', 'too many wrong answers');
  // Its § or its numbers come from the game.
  const wrong: Wrong = { do: answer, kind: 'detour', then: [] };
  const made = withMove(document, at, (move, words) => [
    { ...move, wrong: [...move.wrong, wrong] },
    { ...words, wrong: [...words.wrong, ''] },
  ]);
  return filled(made, supply);
}

/** The game after a wrong answer and what is played after it. */
export function gameAfterWrong(document: LessonDocument, supply: Supply, at: number, place: number): Game {
  const wrong = moveAt(document, at).wrong[place];
  const game = gameAt(document, supply, at);
  for (const answer of wrong?.kind === 'detour' ? [wrong.do, ...wrong.then] : []) play(game, answer);
  return game;
}

/** Plays a legal wrong answer on, whoever is asked, so that its numbers show what it leads to. @throws RecordError */
export function playWrongOn(
  document: LessonDocument,
  supply: Supply,
  [at, place]: readonly [number, number],
  choice: Choice,
): LessonDocument {
  const game = gameAfterWrong(document, supply, at, place);
  const refusal = legal(game, choice);
  if (refusal !== null) throw new RecordError('state', `refused: ${refusal.because}`);
  const answer = wordsOf(game, choice);
  const made = withMove(document, at, (move, words) => [
    {
      ...move,
      wrong: move.wrong.map((one, index) =>
        index === place && one.kind === 'detour' ? { ...one, then: [...one.then, answer] } : one,
      ),
    },
    words,
  ]);
  return filled(made, supply);
}

/** Takes a wrong answer away; its words go into the tray. */
export function removeWrong(document: LessonDocument, at: number, place: number): LessonDocument {
  const { wrong } = moveAt(document, at);
  const said = document.lesson.text.steps[at]?.wrong[place] ?? '';
  const kept = trayed(document, wrong[place]?.do ?? '', said === '' ? [] : [said]);
  const without = <T>(list: readonly T[]) => list.filter((_, index) => index !== place);
  return withMove(kept, at, (move, words) => [
    { ...move, wrong: without(move.wrong) },
    { ...words, wrong: without(words.wrong) },
  ]);
}

/** An answer that shows the same idea. @throws RecordError if the rules refuse it */
export function addRight(
  document: LessonDocument,
  supply: Supply,
  at: number,
  choice: Choice,
): LessonDocument {
  const game = gameAt(document, supply, at);
  const refusal = legal(game, choice);
  if (refusal !== null) throw new RecordError('state', `refused: ${refusal.because}`);
  const answer = wordsOf(game, choice);
  if (knows(moveAt(document, at), answer)) throw new RecordError('same', `"${answer}" is there already`);
  return withMove(document, at, (move, words) => [
    { ...move, alsoRight: [...move.alsoRight, answer] },
    words,
  ]);
}

export const removeRight = (document: LessonDocument, at: number, answer: string): LessonDocument =>
  withMove(document, at, (move, words) => [
    { ...move, alsoRight: move.alsoRight.filter((one) => one !== answer) },
    words,
  ]);

/** Who learns: moves of that seat are the learner's from now on; those that are there stay as they are. */
export function setYou(document: LessonDocument, you: number): LessonDocument {
  const { script, text } = document.lesson;
  const { setup } = script;
  // Whose turn it is must not follow the learner.
  return withLesson(document, { ...script, setup: { ...setup, turn: setup.turn ?? setup.you, you } }, text);
}

/** What today's rules play of a lesson, with all numbers made anew; words of the moves after it lie in the tray. */
export function mended(document: LessonDocument, supply: Supply): LessonDocument {
  const { script, text } = document.lesson;
  let left = document;
  for (let length = script.steps.length; length >= 0; length--) {
    const steps = script.steps.slice(0, length);
    const words = text.steps.slice(0, length);
    const tried = withLesson(left, { ...script, steps }, { ...text, steps: words });
    try {
      return filled(tried, supply);
    } catch {
      const last = script.steps[length - 1];
      if (last === undefined) break;
      left = trayed(left, scripted(last) ?? '', saidIn(text.steps[length - 1] ?? EMPTY_TEXT));
    }
  }
  return document;
}
