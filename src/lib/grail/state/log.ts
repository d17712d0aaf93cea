/** Writing the log, with this game's types of events. */
import { emit as emitAny } from '../../kernel/log.ts';
import { tellLimits } from '../effects/rules/report.ts';
import type { EventBody } from '../events.ts';
import type { Game } from './game.ts';

export { causeFrom } from '../../kernel/log.ts';

/** Writes an event, then what it made of limits, and returns its id; −1 without a log. Hot paths test `game.log` first. */
export function emit(game: Game, body: EventBody): number {
  const id = emitAny(game, body);
  if (body.type !== 'limitChanged') tellLimits(game);
  return id;
}
