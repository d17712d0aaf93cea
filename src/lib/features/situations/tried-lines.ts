/** What was tried at a built situation: kept in words (`attack fire->1`), so that it outlives a change of the position. */
import { deck } from '$lib/content/deck.ts';
import { playedChoices as played, writtenChoices as written } from '$lib/dsl/cases/written.ts';
import type { SituationDocument } from '$lib/dsl/documents/situation.ts';
import { alternatives, type Line } from '$lib/features/table/lines.ts';
import type { Choice, Setup } from '$lib/grail';

type KeptLine = NonNullable<SituationDocument['lines']>[number];

/** As many of the answers as can be given in this position, one after the other. */
export const playedChoices = (setup: Setup, texts: readonly string[]): Choice[] => played(deck, setup, texts);

/** The choices of a line as a case writes them. */
export const writtenChoices = (setup: Setup, choices: readonly Choice[]): string[] =>
  written(deck, setup, choices);

export interface OpenedLines {
  lines: Line[];
  /** Answers that the position, as it is now, does not take: how many of all. */
  lost: number;
}

/** The lines of a document, ready for the table. */
export function openLines(setup: Setup, kept: readonly KeptLine[] = []): OpenedLines {
  const lined = kept.map((line) => ({ ...line, choices: playedChoices(setup, line.do) }));
  const [main, ...others] = lined;
  const lost = lined.reduce((sum, line) => sum + line.do.length - line.choices.length, 0);
  const titled = others.map(({ title, choices }) => (title === undefined ? { choices } : { title, choices }));
  return { lines: alternatives(main?.choices ?? [], titled), lost };
}

/** The lines of a table, ready to be kept. Where nothing was tried there are none. */
export function keptLines(setup: Setup, lines: readonly Line[]): KeptLine[] {
  if (lines.every(({ choices }) => choices.length === 0)) return [];
  return lines.map(({ choices, title }) => ({
    do: writtenChoices(setup, choices),
    ...(title === undefined ? {} : { title }),
  }));
}
