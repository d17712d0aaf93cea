/** Limits in the log: `limitChanged` wherever one is another than it was, whatever changed it (§3). */
import type { Log } from '../../../kernel/log.ts';
import { emit } from '../../state/log.ts';
import type { Game } from '../../state/game.ts';
import { noteBeginnings } from './began.ts';
import { limitOf, LIMITS } from './limit.ts';
import { nobodyHas } from './live.ts';

/** The limits that a log has told so far, three of each seat. Beside the log and not in the board, like the log itself. */
const told = new WeakMap<Log, number[]>();

/** Runs `change`, notes which fixed limits begin by it, and writes every limit that is another one afterwards. */
export function reportLimits(game: Game, change: () => void): void {
  if (game.log !== null && !told.has(game.log)) told.set(game.log, limitsNow(game));
  change();
  noteBeginnings(game);
  tellLimits(game);
}

/** Writes every limit that is another than the log says. Rules may read anything, so every event may have changed one. */
export function tellLimits(game: Game): void {
  const { log } = game;
  if (log === null) return;
  const before = told.get(log);
  const none = nobodyHas(game, 'limit');
  if (none && before === undefined) return;
  const now = limitsNow(game);
  // Without rules the limits stay what they are; whoever lays the next one notes them again.
  if (none) told.delete(log);
  else told.set(log, now);
  before?.forEach((old, i) => {
    const after = now[i] ?? 0;
    if (old === after) return;
    const seat = Math.floor(i / LIMITS.length);
    const of = LIMITS[i % LIMITS.length] ?? 'hand';
    emit(game, { type: 'limitChanged', rule: '§3', seat, of, limit: { before: old, after } });
  });
}

function limitsNow(game: Game): number[] {
  return game.board.seats.flatMap((_owner, seat) => LIMITS.map((of) => limitOf(game, seat, of)));
}
