/** Cases that live with a character: played with its draft as it is now, whatever id the draft has. */
import { caseText, type CaseData } from '../dsl/cases/keep.ts';
import { parseCases, type Branch, type Case } from '../dsl/cases/parse.ts';
import { runCase, type Failure } from '../dsl/cases/run.ts';
import type { Roster } from '../dsl/roster/roster.ts';
import type { CardFace, Character, Choice, Setup } from '../grail/index.ts';

export type { CaseData } from '../dsl/cases/keep.ts';

/** How the cases of a draft name it: its id may change, the word does not. */
export const SELF = 'self';

export interface CaseFailure {
  /** Number of the branch, from 0. */
  branch: number;
  /** From 1; 0 = the set-up, one more than there are = `then`. */
  step: number;
  text: string;
  /** In the text of the case. */
  line: number;
  misses: Failure['misses'];
}

export interface CaseOutcome {
  id: string;
  title: string;
  passed: boolean;
  /** Why it cannot be read, by line of its text. */
  faults: { line: number; column: number; message: string }[];
  failures: CaseFailure[];
}

/** What a case is played with. */
export interface CaseTable {
  character: Character;
  deck: readonly CardFace[];
  /** The official characters. */
  roster: Roster;
}

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who the case calls what no one else is called: itself, its id now, or an id that it had. */
function namesOf(data: CaseData, { character, roster }: CaseTable): string[] {
  const shown = [data['shows']].flat().map((skill) => said(skill).split('/')[0] ?? '');
  const given = data['given'] as { characters?: Record<string, unknown> } | undefined;
  const seated = Object.values(given?.characters ?? {}).map((one) =>
    typeof one === 'string' ? one : said((one as { id?: unknown } | null)?.id),
  );
  if (seated.includes(SELF) || seated.includes(character.id)) return [];
  const strange = seated.filter((id) => id !== '' && !roster.has(id));
  return strange.length > 0 ? strange : seated.filter((id) => shown.includes(id));
}

function rosterWith(data: CaseData, table: CaseTable): Roster {
  const { character, roster } = table;
  const own = [SELF, character.id, ...namesOf(data, table)];
  return new Map([...roster, ...own.map((id) => [id, character] as const)]);
}

const readable = (
  data: CaseData,
): { text: string; entry: Case | undefined; faults: CaseOutcome['faults'] } => {
  const text = caseText([data]);
  const { cases, findings } = parseCases('', text);
  return {
    text,
    entry: cases[0],
    faults: findings.map(({ line, column, message }) => ({ line, column, message })),
  };
};

const failureOf = (entry: Case, { branch, step, text, line, misses }: Failure): CaseFailure => ({
  branch: entry.branches.indexOf(branch),
  ...{ step, text, line, misses },
});

/** Plays every case. One that cannot be read says why; none throws. */
export function runCases(cases: readonly CaseData[], table: CaseTable): CaseOutcome[] {
  return cases.map((data) => {
    const head = { id: said(data['id']), title: said(data['title']) };
    const { entry, faults } = readable(data);
    if (entry === undefined) return { ...head, passed: false, faults, failures: [] };
    const { failures } = runCase(entry, table.deck, rosterWith(data, table));
    return {
      ...{ ...head, passed: failures.length === 0, faults },
      failures: failures.map((failure) => failureOf(entry, failure)),
    };
  });
}

/** A case at the table: the game it plays, and the place of one of its steps in it. */
export interface OpenedCase {
  setup: Setup;
  choices: readonly Choice[];
  /** Choices made before the step. */
  at: number;
  failure: CaseFailure | null;
}

const choicesBefore = ({ steps }: Branch, step: number): number =>
  steps.slice(0, Math.max(0, step - 1)).filter(({ kind }) => kind === 'choice').length;

/**
 * Opens a case at one of its steps (0: the beginning), in the branch that fails there.
 * @returns null where it cannot be read, or its set-up cannot be
 */
export function openCase(data: CaseData, step: number, table: CaseTable): OpenedCase | null {
  const { entry } = readable(data);
  if (entry === undefined) return null;
  const { games, failures } = runCase(entry, table.deck, rosterWith(data, table));
  const failed = failures.find((one) => one.step === step) ?? failures[0];
  const branch = failed === undefined ? 0 : entry.branches.indexOf(failed.branch);
  const game = games[branch];
  if (game === undefined) return null;
  const at = choicesBefore(entry.branches[branch] as Branch, step);
  return {
    setup: game.setup,
    choices: game.choices,
    at: Math.min(at, game.choices.length),
    failure: failed === undefined ? null : failureOf(entry, failed),
  };
}

/** The same value with other words for ids of characters: at seats, and before the stroke of `shows`. */
function renamed(data: CaseData, name: (id: string) => string): CaseData {
  const given = data['given'] as { characters?: Record<string, unknown> } | undefined;
  const seated = (one: unknown): unknown => {
    if (typeof one === 'string') return name(one);
    const { id } = (one ?? {}) as { id?: unknown };
    return typeof id === 'string' ? { ...(one as object), id: name(id) } : one;
  };
  const shown = (skill: unknown): unknown => said(skill).replace(/^[^/]+/, name) || skill;
  const { characters } = given ?? {};
  return {
    ...data,
    ...(Array.isArray(data['shows']) ? { shows: data['shows'].map(shown) } : {}),
    ...(typeof characters === 'object'
      ? {
          given: {
            ...given,
            characters: Object.fromEntries(
              Object.entries(characters).map(([seat, one]) => [seat, seated(one)]),
            ),
          },
        }
      : {}),
  };
}

/** Cases of a file about a character, as a draft of it keeps them. */
export const ownCases = (cases: readonly CaseData[], id: string): CaseData[] =>
  cases.map((data) => renamed(data, (one) => (one === id ? SELF : one)));

/** Cases of a draft as a file beside its `character.json` says them. */
export const filedCases = (cases: readonly CaseData[], id: string): CaseData[] =>
  cases.map((data) => renamed(data, (one) => (one === SELF ? id : one)));
