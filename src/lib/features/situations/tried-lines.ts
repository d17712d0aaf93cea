/** What was tried at a built situation: kept in words (`attack fire->1`), so that it outlives a change of the position. */
import { deck } from '$lib/content/deck.ts';
import type { SituationDocument } from '$lib/dsl/documents/situation.ts';
import { alternatives, type Line } from '$lib/features/table/lines.ts';
import {
  apply,
  isNotationError,
  newGame,
  parseChoice,
  requestOf,
  showChoice,
  type Choice,
  type Setup,
} from '$lib/grail';

type KeptLine = NonNullable<SituationDocument['lines']>[number];

/** As many of the answers as can be given in this position, one after the other. */
export function playedChoices(setup: Setup, texts: readonly string[]): Choice[] {
  const game = newGame(deck, setup, { log: false });
  for (const text of texts) {
    const request = requestOf(game);
    if (request === null) break;
    const choice = parseChoice(text, request, game.rules.cards, game.board, game.rules.skills);
    if (isNotationError(choice) || apply(game, choice) !== null) break;
  }
  return [...game.choices];
}

/** The choices of a line as a case writes them. */
export function writtenChoices(setup: Setup, choices: readonly Choice[]): string[] {
  const game = newGame(deck, setup, { log: false });
  return choices.map((choice) => {
    const request = requestOf(game);
    if (request === null) throw new Error('a choice after the end of the game');
    const text = showChoice(choice, request, game.rules.cards, game.board, game.rules.skills);
    apply(game, choice);
    return text;
  });
}

export interface OpenedLines {
  lines: Line[];
  /** Answers that the position, as it is now, does not take: how many of all. */
  lost: number;
}

/** The lines of a document, ready for the table. */
export function openLines(setup: Setup, kept: readonly KeptLine[] = []): OpenedLines {
  const played = kept.map((line) => ({ ...line, choices: playedChoices(setup, line.do) }));
  const [main, ...others] = played;
  const lost = played.reduce((sum, line) => sum + line.do.length - line.choices.length, 0);
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
