/** A running game: the plain board, the rules it was compiled with, and (when asked for) its log. */
import type { CompiledFlow } from '../../kernel/compile.ts';
import type { Log } from '../../kernel/log.ts';
import type { PlayedGame } from '../../kernel/play.ts';
import type { Choice } from '../choices/choice.ts';
import type { CompiledSkills } from '../effects/compiled.ts';
import type { Character } from '../effects/language/index.ts';
import type { GrailEvent } from '../events.ts';
import type { Setup } from '../situation.ts';
import type { Board, SeatId } from './board.ts';
import type { CardLook, CardTable } from './cards.ts';
import type { RulesConfig } from './config.ts';

/** Everything that stays the same during a game; compiled once (design.md §8). */
export interface Rules {
  config: RulesConfig;
  cards: CardTable;
  /** What each card is as printed. */
  printed: readonly (readonly CardLook[])[];
  players: number;
  /** The sheet at each seat as it is played (its variant applied); null for a plain seat. */
  characters: readonly (Character | null)[];
  skills: CompiledSkills;
  flow: CompiledFlow<Game>;
}

export interface Game extends PlayedGame<Choice> {
  rules: Rules;
  board: Board;
  setup: Setup;
  log: Log<GrailEvent> | null;
}

/** The seat `steps` to the right of `seat` (§2.2). */
export function rightOf(game: Game, seat: SeatId, steps = 1): SeatId {
  return (seat + steps) % game.rules.players;
}

/** Seats in the order of §21.3: turn player first, then to the right. */
export function turnOrder(game: Game): SeatId[] {
  const { players } = game.rules;
  return Array.from({ length: players }, (_, i) => (game.board.turn.player + i) % players);
}

export function isOpponent(game: Game, a: SeatId, b: SeatId): boolean {
  return game.board.seats[a]?.team !== game.board.seats[b]?.team;
}

/** The choice being applied, known to be of that type (it was checked before the transition was taken). */
export function chosen<T extends Choice['type']>(game: Game, type: T): Extract<Choice, { type: T }> {
  if (game.choice?.type !== type) throw new Error(`expected the choice ${type}`);
  return game.choice as Extract<Choice, { type: T }>;
}
