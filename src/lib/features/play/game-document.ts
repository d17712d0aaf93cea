/** A game as it is kept and sent (dsl/documents/game.ts), and the lines of a session: one into the other. */
import { deck } from '$lib/content/deck.ts';
import { rosterAtHand } from '$lib/content/characters.ts';
import type { GameDocument } from '$lib/dsl/documents/game.ts';
import { openedRecord, storedRecord, type Roster } from '$lib/dsl/roster/roster.ts';
import type { CursorSession, SessionStart } from '$lib/features/table/cursor-session.svelte.ts';
import { linesOfGame } from '$lib/features/table/game-lines.ts';
import { mainLine } from '$lib/features/table/lines.ts';
import { recordGame, reopenGame, RULES_VERSION, type Setup } from '$lib/grail';

/** A game that has not begun. */
export const newDocument = (setup: Setup): GameDocument => ({
  record: storedRecord(recordGame(deck, setup, []), rosterAtHand()),
});

/** Everything of a session that is worth keeping. */
export function documentOf(session: CursorSession): GameDocument {
  const [main, ...others] = session.lines;
  const lines = others.map(({ parent, at, choices, title }) => ({
    at,
    ...(parent === null || parent === 0 ? {} : { of: parent - 1 }),
    choices: choices.slice(at),
    title: title ?? '',
  }));
  return {
    record: storedRecord(recordGame(deck, session.setup, main?.choices ?? []), rosterAtHand()),
    ...(lines.length > 0 ? { lines } : {}),
    at: `${String(session.current)}:${session.address}`,
  };
}

export interface Opened {
  start: Omit<SessionStart, 'open'>;
  /** Null, or why only a part opens: what the rules of today make otherwise (design: never shown wrong, never thrown away). */
  partly: {
    agreed: number;
    of: number;
    because: 'otherState' | 'refused';
    rules: string;
    today: string;
  } | null;
}

/**
 * Opens a kept game as far as today's rules agree with it.
 * @param roster the characters that it names by id
 * @throws SituationError where its set-up is impossible today, or names a character nobody knows
 */
export function openDocument(document: GameDocument, roster: Roster): Opened {
  const { at = '' } = document;
  const record = openedRecord(document.record, roster);
  const { agreed, because } = reopenGame(deck, record);
  const [line = '0', kept = ''] = at.includes(':') ? at.split(':') : ['0', at];
  // A game without a place stands at its end: there it is played on.
  const place = kept === '' ? String(record.choices.length) : kept;
  if (because === null)
    return {
      start: { setup: record.setup, lines: linesOfGame(document), line: Number(line), at: place },
      partly: null,
    };
  return {
    start: { setup: record.setup, lines: mainLine(record.choices.slice(0, agreed)), at: String(agreed) },
    partly: { agreed, of: record.choices.length, because, rules: record.rules, today: RULES_VERSION },
  };
}
