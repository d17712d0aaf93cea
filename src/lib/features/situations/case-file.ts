/** A built situation as a case file (docs/case-format.md). Fetched when somebody wants one: YAML and schemas come with it. */
import { rosterAtHand } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import {
  caseFaults as faultsOf,
  caseText,
  keptCase,
  rulesAsked,
  type CaseHead,
} from '$lib/dsl/cases/keep.ts';
import { compactDraft, SEED, setupOfDraft, type Draft } from './draft.ts';
import { playedChoices } from './tried-lines.ts';

/** The § of the questions that were asked on the way: what the case most likely shows. */
export function rulesOf(draft: Draft): string[] {
  const setup = setupOfDraft(draft);
  return rulesAsked(deck, setup, playedChoices(setup, draft.lines?.[0]?.do ?? []));
}

/** The text of the file. Its `then` is what the rules made of it: whoever disagrees changes it there, and the case fails. */
export function caseFile(draft: Draft, head: Pick<CaseHead, 'id' | 'title' | 'rules'>): string {
  const setup = setupOfDraft(draft);
  const choices = playedChoices(setup, draft.lines?.[0]?.do ?? []);
  const note = [draft.question, draft.answer, draft.note].filter(Boolean).join('\n');
  const { given } = compactDraft(draft);
  const seeded = { ...given, seed: given.seed ?? SEED };
  return caseText([keptCase(deck, { given: seeded, setup, choices }, { ...head, note })]);
}

/** What keeps a file from being a case that holds, in the words of the case runner; empty = it passes. */
export const caseFaults = (text: string): string[] => faultsOf(deck, text, rosterAtHand());
