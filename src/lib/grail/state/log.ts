/** Writing the log, with this game's types of events. */
import { emit as emitAny } from '../../kernel/log.ts';
import type { EventBody } from '../events.ts';
import type { Game } from './game.ts';

export { causeFrom } from '../../kernel/log.ts';

/** Writes an event and returns its id; −1 without a log. Hot paths test `game.log` first. */
export const emit: (game: Game, body: EventBody) => number = emitAny;
