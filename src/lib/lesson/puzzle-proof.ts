/** Plays a puzzle against the rules core and names everything in it that is not so. Used by the tests. */
import { NO_ROSTER, type Roster } from '../dsl/roster/roster.ts';
import type { Choice } from '../grail/index.ts';
import { legal, viewFor } from '../grail/index.ts';
import { LessonError } from './answers.ts';
import { misfits } from './facts.ts';
import type { ByLocale, Facts } from './format.ts';
import type { Puzzle, PuzzleFacts } from './puzzle-format.ts';
import {
  othersPlay,
  outcomeOf,
  puzzleGame,
  puzzleRefusal,
  puzzleStage,
  type Line,
  type PuzzleStage,
} from './puzzle.ts';
import type { Supply } from './position.ts';
import { freeElements, ORDINARY, type Ordinary } from './variant-sheets.ts';

/** Han characters of a task or hint, and of an explanation. */
const LONGEST = { task: 60, explanation: 90 } as const;
const PLACE = /\{([^{}]*)\}/g;
const KNOWN = new RegExp(`^(\\d|(card:)?(${ORDINARY.join('|')}))$`);

/** What is wrong with a puzzle's lines; none: it may be shown to people. */
export function puzzleFaults(facts: PuzzleFacts, supply: Supply): string[] {
  try {
    const stage = puzzleStage(facts, supply);
    return [
      ...facts.solutions.flatMap((_, index) => lineFaults(stage, 'solution', index)),
      ...facts.nearMisses.flatMap((_, index) => lineFaults(stage, 'nearMiss', index)),
    ];
  } catch (error) {
    if (error instanceof LessonError) return [error.message];
    throw error;
  }
}

function lineFaults(stage: PuzzleStage, kind: Line['kind'], index: number): string[] {
  const list = kind === 'solution' ? stage.facts.solutions : stage.facts.nearMisses;
  const shows = list[index]?.shows;
  return stage.lines
    .filter((line) => line.kind === kind && line.index === index)
    .flatMap((line) =>
      [...claims(stage, line, shows), ...goalFaults(stage, line), ...judgeFaults(stage, line)].map(
        (fault) => `${line.answers.join(' · ')}: ${fault}`,
      ),
    );
}

const playedOf = ({ choices, refused }: Line): readonly Choice[] =>
  refused ? choices.slice(0, -1) : choices;

function claims(stage: PuzzleStage, line: Line, shows: Facts | undefined): string[] {
  const view = viewFor(puzzleGame(stage, playedOf(line)), null);
  return misfits(view, shows ?? {}).map(
    ({ place, wanted, got }) => `${place} should be ${wanted} and is ${got}`,
  );
}

/** Every solution reaches the goal, no near miss does; a refusal is that of its §. */
function goalFaults(stage: PuzzleStage, line: Line): string[] {
  const game = puzzleGame(stage, playedOf(line));
  if (line.refused) {
    const rule = stage.facts.nearMisses[line.index]?.rule ?? '';
    const last = line.choices.at(-1);
    const refusal = last === undefined ? null : legal(game, last);
    return refusal?.rule === rule ? [] : [`should be refused by ${rule} and is ${refusal?.rule ?? 'legal'}`];
  }
  const reached = misfits(viewFor(game, null), stage.facts.goal).length === 0;
  if (line.kind === 'solution') return reached ? [] : ['does not reach the goal'];
  return reached ? ['reaches the goal'] : [];
}

/** The learner's own answers, with the others played by the judge, must come to the same end. */
function judgeFaults(stage: PuzzleStage, line: Line): string[] {
  const { you } = stage.facts.setup;
  let choices = othersPlay(stage, []);
  for (const choice of line.choices.filter(({ seat }) => seat === you)) {
    const refused = puzzleRefusal(stage, choices, choice);
    if (refused !== null)
      return refused.nearMiss === line.index ? [] : [`is refused: ${refused.refusal.because}`];
    choices = othersPlay(stage, [...choices, choice]);
  }
  const outcome = outcomeOf(stage, choices);
  const wanted = line.kind === 'solution' ? 'solved' : 'failed';
  return outcome.kind === wanted && outcome.line === line.index
    ? []
    : [`is judged ${outcome.kind} ${outcome.kind === 'open' ? '' : String(outcome.line)}, not ${wanted}`];
}

/**
 * Texts that are too long, name nobody, or name an element that will not follow when the puzzle is varied.
 * @param names what each ordinary element and its card are called, by language
 * @param roster the characters that the puzzle names
 */
export function puzzleWordFaults(
  { facts, text }: Puzzle,
  names: ByLocale<Readonly<Record<Ordinary, RegExp>>>,
  roster: Roster = NO_ROSTER,
): string[] {
  const free = freeElements(facts, roster);
  return (['zh-Hans', 'zh-Hant', 'en'] as const).flatMap((locale) => {
    const { title, task, hint, solutions, nearMisses } = text[locale];
    const all: [string, string, number][] = [
      ['title', title, LONGEST.task],
      ['task', task, LONGEST.task],
      ['hint', hint, LONGEST.task],
      ...[...solutions, ...nearMisses].map((words): [string, string, number] => [
        'explanation',
        words,
        LONGEST.explanation,
      ]),
    ];
    return all.flatMap(([what, words, longest]) => {
      const where = `${facts.id} ${locale} ${what} "${words}"`;
      const places = [...words.matchAll(PLACE)].map(([, inner]) => inner ?? '');
      return [
        ...(locale !== 'en' && [...words].length > longest
          ? [`${where}: longer than ${String(longest)}`]
          : []),
        ...(free.some((element) => names[locale][element].test(words.replace(PLACE, '')))
          ? [`${where}: name elements as {fire} or {card:fire}`]
          : []),
        ...places.filter((inner) => !KNOWN.test(inner)).map((inner) => `${where}: nobody knows {${inner}}`),
        ...places
          .filter((inner) => /^\d$/.test(inner) && Number(inner) >= facts.setup.seating.length)
          .map((inner) => `${where}: nobody sits at {${inner}}`),
      ];
    });
  });
}
