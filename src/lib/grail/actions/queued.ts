/** What machines do about events that happened in the middle of one of their steps (§21.5): one after the other. */
import type { Game } from '../state/game.ts';
import type { WindowData } from '../state/frames.ts';
import { openQueued } from '../windows/open.ts';

export const queuedGuards = {
  moreQueued: (game: Game, _data: unknown) => game.board.queue.length > 0,
};

export const queuedInputs = {
  queuedEvent: (game: Game, _data: unknown): WindowData | null => openQueued(game),
};
