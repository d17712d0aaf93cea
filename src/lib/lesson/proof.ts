/** Plays a lesson against the rules core and names everything in it that is not so. Used by the tests and `validate`. */
import type { GrailEvent } from '../grail/index.ts';
import { apply, hashBoard, legal, requestOf, viewFor, type Game } from '../grail/index.ts';
import { LessonError, readAnswer } from './answers.ts';
import { misfits } from './facts.ts';
import type { Detour, Facts, Move } from './format.ts';
import { gameAfter, scripted, type Dealt } from './position.ts';
import { wordFaults } from './words.ts';

/** What is wrong with a lesson, each with its place; none: it may be shown to people. */
export function faultsOf(stage: Dealt): string[] {
  try {
    return [...wordFaults(stage.lesson), ...playFaults(stage)];
  } catch (error) {
    if (error instanceof LessonError) return [error.message];
    throw error;
  }
}

function playFaults(stage: Dealt): string[] {
  const { script } = stage.lesson;
  const faults: string[] = [];
  const game = gameAfter(stage, []);
  script.steps.forEach((step, index) => {
    if (step.at === 'quiz') return;
    const where = `step ${String(index + 1)}`;
    faults.push(
      ...[...waitFaults(game, step), ...wrongFaults(stage, game, step)].map((fault) => `${where}: ${fault}`),
    );
    const past = game.log?.events.length ?? 0;
    const refusal = apply(game, readAnswer(game, scripted(step) ?? ''));
    if (refusal !== null)
      throw new LessonError(`${where}: its own answer is refused: ${refusal.because} ${refusal.rule}`);
    const told = game.log?.events.slice(past) ?? [];
    faults.push(
      ...[...passed(told, step), ...claims(game, step.after ?? {}, 'after')].map(
        (fault) => `${where}: ${fault}`,
      ),
    );
  });
  return [...faults, ...claims(game, script.end, 'end'), ...endFaults(game, script.endsAt)];
}

function claims(game: Game, facts: Facts, what: string): string[] {
  return misfits(viewFor(game, null), facts).map(
    ({ place, wanted, got }) => `${what}: ${place} should be ${wanted} and is ${got}`,
  );
}

function waitFaults(game: Game, step: Move): string[] {
  const request = requestOf(game);
  const at = request === null ? 'game.over' : `${request.machine}.${request.state}`;
  const who = request?.seat;
  return at === step.at && who === step.who
    ? []
    : [`waits at ${at} for ${String(who)}, not at ${step.at} for ${String(step.who)}`];
}

function endFaults(game: Game, wanted: { at: string; who: number } | undefined): string[] {
  const request = requestOf(game);
  const at =
    request === null ? 'game.over' : `${request.machine}.${request.state} of ${String(request.seat)}`;
  const goal = wanted === undefined ? 'game.over' : `${wanted.at} of ${String(wanted.who)}`;
  return at === goal ? [] : [`end: stands at ${at}, not at ${goal}`];
}

/** Marks of the damage timeline, shown cards, ends of actions: the windows that lessons speak of. */
const SPOKEN_OF = /^(t\d\.|card\.)|Action\.end$/;

/** The states and windows a step passes must be exactly those it lists. */
function passed(told: readonly GrailEvent[], step: Move): string[] {
  const lights = told.flatMap((event) =>
    event.type === 'stateEntered' && event.machine !== 'window' ? [`${event.machine}.${event.state}`] : [],
  );
  const windows = told.flatMap((event) =>
    event.type === 'windowOpened' && SPOKEN_OF.test(event.timing) ? [event.timing] : [],
  );
  return [...sameList('lights', step.lights, lights), ...sameList('windows', step.windows, windows)];
}

function sameList(what: string, wanted: readonly string[] | undefined, got: readonly string[]): string[] {
  if (wanted === undefined || wanted.join(' ') === got.join(' ')) return [];
  return [`${what}: should be ${wanted.join(', ')} and are ${got.join(', ')}`];
}

function wrongFaults(stage: Dealt, game: Game, step: Move): string[] {
  const faults = step.alsoRight.flatMap((answer) => {
    const refusal = legal(game, readAnswer(game, answer));
    return refusal === null ? [] : [`"${answer}" should be right too and is refused: ${refusal.because}`];
  });
  for (const wrong of step.wrong) {
    const before = hashBoard(game.board);
    const found = wrong.kind === 'illegal' ? refusalFaults(game, wrong) : detourFaults(stage, game, wrong);
    faults.push(...found);
    if (hashBoard(game.board) !== before) faults.push(`"${wrong.do}" has changed the board`);
  }
  return faults;
}

function refusalFaults(game: Game, wrong: { do: string; rule: string }): string[] {
  const refusal = apply(game, readAnswer(game, wrong.do));
  if (refusal === null) throw new LessonError(`"${wrong.do}" should be refused and is legal`);
  return refusal.rule === wrong.rule
    ? []
    : [`"${wrong.do}" should be refused by ${wrong.rule} and is by ${refusal.rule} (${refusal.because})`];
}

function detourFaults(stage: Dealt, game: Game, detour: Detour): string[] {
  const trial = gameAfter(stage, game.choices);
  for (const answer of [detour.do, ...detour.then]) {
    const refusal = apply(trial, readAnswer(trial, answer));
    if (refusal !== null)
      return [`"${answer}" should be legal and is refused: ${refusal.because} ${refusal.rule}`];
  }
  return claims(trial, detour.shows ?? {}, `after "${[detour.do, ...detour.then].join(', ')}"`);
}
