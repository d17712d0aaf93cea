/** What is done with the cases of a draft beside the page: YAML, schemas and the runner are heavy. */
import { loadRoster } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import { caseText, readCaseText, type CaseData } from '$lib/dsl/cases/keep.ts';
import type { Character } from '$lib/grail';
import { filedCases, openCase, ownCases, runCases } from '$lib/lab/try-cases.ts';
import type { CaseOutcome, OpenedCase } from '$lib/lab/try-cases.ts';

const tableOf = async (character: Character) => ({ character, deck, roster: await loadRoster() });

export const caseWork = {
  /** Plays every case with the draft as it is now. */
  async checkCases(character: Character, cases: readonly CaseData[]): Promise<CaseOutcome[]> {
    return runCases(cases, await tableOf(character));
  },
  /** A case as a game at one of its steps; null where it cannot be set up. */
  async openCase(character: Character, data: CaseData, step: number): Promise<OpenedCase | null> {
    return openCase(data, step, await tableOf(character));
  },
  /** Cases as people edit them. */
  showCases: (cases: readonly CaseData[]): string => caseText(cases),
  /** Cases as a file beside the draft's `character.json` has them. */
  fileOfCases: (cases: readonly CaseData[], id: string): string => caseText(filedCases(cases, id)),
  /** A text or file of cases; where they name the draft's id, they then name the draft. */
  readCases(text: string, id: string | null) {
    const { cases, findings } = readCaseText(text);
    return { cases: id === null ? cases : ownCases(cases, id), findings };
  },
};
