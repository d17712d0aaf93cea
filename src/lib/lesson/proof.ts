/** Plays a lesson against the rules core and names everything in it that is not so. Used by the tests and `validate`. */
import type { GrailEvent } from '../grail/index.ts';
import { apply, hashBoard, legal, requestOf, viewFor, type Game } from '../grail/index.ts';
import { LessonError, readAnswer } from './answers.ts';
import { misfits } from './facts.ts';
import type { Detour, Facts, Move, Wrong } from './format.ts';
import { gameAfter, scripted, type Dealt } from './position.ts';
import { wordFaults } from './words.ts';

export type PlayFaultCode =
  | 'unreadable'
  | 'refused'
  | 'waits'
  | 'differs'
  | 'passes'
  | 'endsElsewhere'
  | 'alsoRefused'
  | 'isLegal'
  | 'otherRule'
  | 'changed'
  | 'detourRefused';

/** Something in a script that does not hold: where, what, and the facts that words need. */
export interface PlayFault {
  /** Place in the script, from 0; null at its end. */
  step: number | null;
  code: PlayFaultCode;
  facts: Record<string, string>;
  /** In English, for whoever mends it. */
  note: string;
}
type Found = Omit<PlayFault, 'step'>;

/** What is wrong with a lesson, each with its place; none: it may be shown to people. */
export const faultsOf = (stage: Dealt): string[] => [
  ...wordFaults(stage.lesson),
  ...playFaults(stage).map(({ note }) => note),
];

const found = (code: PlayFaultCode, note: string, facts: Record<string, string> = {}): Found => ({
  code,
  note,
  facts,
});

/** Everything in the script that the rules do not bear out; what stands after a step that cannot be played is not looked at. */
export function playFaults(stage: Dealt): PlayFault[] {
  const { script } = stage.lesson;
  const faults: PlayFault[] = [];
  const game = gameAfter(stage, []);
  for (const [index, step] of script.steps.entries()) {
    if (step.at === 'quiz') continue;
    const told = stepFaults(stage, game, step);
    const where = `step ${String(index + 1)}`;
    faults.push(...told.faults.map((one) => ({ ...one, step: index, note: `${where}: ${one.note}` })));
    if (!told.goesOn) return faults;
  }
  const last = [...claims(game, script.end, 'end'), ...endFaults(game, script.endsAt)];
  return [...faults, ...last.map((one) => ({ ...one, step: null }))];
}

/** Plays one step. `goesOn`: the script can be followed further. */
function stepFaults(stage: Dealt, game: Game, step: Move): { faults: Found[]; goesOn: boolean } {
  const faults = waitFaults(game, step);
  const answer = scripted(step) ?? '';
  try {
    faults.push(...wrongFaults(stage, game, step));
    const past = game.log?.events.length ?? 0;
    const refusal = apply(game, readAnswer(game, answer));
    if (refusal !== null) {
      const { because, rule } = refusal;
      const note = `its own answer is refused: ${because} ${rule}`;
      return { faults: [...faults, found('refused', note, { answer, because, rule })], goesOn: false };
    }
    const told = game.log?.events.slice(past) ?? [];
    return {
      faults: [...faults, ...passed(told, step), ...claims(game, step.after ?? {}, 'after')],
      goesOn: true,
    };
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return {
      faults: [...faults, found('unreadable', error.message, { message: error.message })],
      goesOn: false,
    };
  }
}

const claims = (game: Game, facts: Facts, what: string): Found[] =>
  misfits(viewFor(game, null), facts).map(({ place, wanted, got }) =>
    found('differs', `${what}: ${place} should be ${wanted} and is ${got}`, { place, wanted, got }),
  );

/** Where the game stands: the state that waits, and for whom. */
function standing(game: Game): { at: string; who: string } {
  const request = requestOf(game);
  return request === null
    ? { at: 'game.over', who: '' }
    : { at: `${request.machine}.${request.state}`, who: String(request.seat) };
}

function waitFaults(game: Game, step: Move): Found[] {
  const { at, who } = standing(game);
  if (at === step.at && who === String(step.who)) return [];
  const note = `waits at ${at} for ${who === '' ? 'undefined' : who}, not at ${step.at} for ${String(step.who)}`;
  return [found('waits', note, { at, who, wanted: step.at, wantedWho: String(step.who) })];
}

function endFaults(game: Game, wanted: { at: string; who: number } | undefined): Found[] {
  const { at, who } = standing(game);
  const here = who === '' ? at : `${at} of ${who}`;
  const goal = wanted === undefined ? 'game.over' : `${wanted.at} of ${String(wanted.who)}`;
  return here === goal
    ? []
    : [found('endsElsewhere', `end: stands at ${here}, not at ${goal}`, { at: here, goal })];
}

/** Marks of the damage timeline, shown cards, ends of actions: the windows that lessons speak of. */
const SPOKEN_OF = /^(t\d\.|card\.)|Action\.end$/;

/** The states and windows that these events went through, as a step lists them. */
export function passedIn(told: readonly GrailEvent[]): { lights: string[]; windows: string[] } {
  const lights = told.flatMap((event) =>
    event.type === 'stateEntered' && event.machine !== 'window' ? [`${event.machine}.${event.state}`] : [],
  );
  const windows = told.flatMap((event) =>
    event.type === 'windowOpened' && SPOKEN_OF.test(event.timing) ? [event.timing] : [],
  );
  return { lights, windows };
}

/** The states and windows a step passes must be exactly those it lists. */
function passed(told: readonly GrailEvent[], step: Move): Found[] {
  const { lights, windows } = passedIn(told);
  return [...sameList('lights', step.lights, lights), ...sameList('windows', step.windows, windows)];
}

function sameList(what: string, wanted: readonly string[] | undefined, got: readonly string[]): Found[] {
  if (wanted === undefined || wanted.join(' ') === got.join(' ')) return [];
  return [found('passes', `${what}: should be ${wanted.join(', ')} and are ${got.join(', ')}`, { what })];
}

function wrongFaults(stage: Dealt, game: Game, step: Move): Found[] {
  const faults = step.alsoRight.flatMap((answer): Found[] => {
    const refusal = legal(game, readAnswer(game, answer));
    if (refusal === null) return [];
    const { because, rule } = refusal;
    const note = `"${answer}" should be right too and is refused: ${because}`;
    return [found('alsoRefused', note, { answer, because, rule })];
  });
  for (const wrong of step.wrong) {
    const before = hashBoard(game.board);
    faults.push(
      ...(wrong.kind === 'illegal' ? refusalFaults(game, wrong) : detourFaults(stage, game, wrong)),
    );
    if (hashBoard(game.board) !== before)
      faults.push(found('changed', `"${wrong.do}" has changed the board`, { answer: wrong.do }));
  }
  return faults;
}

/** A wrong answer that is legal after all must not move the game; a refused one is given, since it must change nothing. */
function refusalFaults(game: Game, { do: answer, rule }: Extract<Wrong, { kind: 'illegal' }>): Found[] {
  const choice = readAnswer(game, answer);
  if (legal(game, choice) === null)
    return [found('isLegal', `"${answer}" should be refused and is legal`, { answer, rule })];
  const refusal = apply(game, choice);
  if (refusal === null || refusal.rule === rule) return [];
  const note = `"${answer}" should be refused by ${rule} and is by ${refusal.rule} (${refusal.because})`;
  return [found('otherRule', note, { answer, rule, got: refusal.rule })];
}

function detourFaults(stage: Dealt, game: Game, detour: Detour): Found[] {
  const trial = gameAfter(stage, game.choices);
  for (const answer of [detour.do, ...detour.then]) {
    const refusal = apply(trial, readAnswer(trial, answer));
    if (refusal === null) continue;
    const { because, rule } = refusal;
    const note = `"${answer}" should be legal and is refused: ${because} ${rule}`;
    return [found('detourRefused', note, { answer, because, rule })];
  }
  return claims(trial, detour.shows ?? {}, `after "${[detour.do, ...detour.then].join(', ')}"`);
}
