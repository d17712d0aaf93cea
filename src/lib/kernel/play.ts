/** Answering and running again: what every game does with choices (design: a game is set-up + seed + choices). */
import type { CompiledFlow } from './compile.ts';
import { copyPlain } from './copy.ts';
import type { Frame } from './flow.ts';
import { causeFrom, emit, type Log } from './log.ts';
import type { Answer, Refused } from './protocol.ts';
import { send, settle, stateOf, type FlowGame } from './run.ts';

export interface PlayedGame<Choice extends Answer> extends FlowGame {
  rules: { flow: CompiledFlow<never> };
  log: Log | null;
  choices: Choice[];
  /** The choice being applied; actions of the transition it takes read it. */
  choice: Choice | null;
}

/** Most choices of one game: ten times the longest that random play was seen to need; then it ends with a report. */
export const CHOICE_BOUND = 20_000;

/**
 * Answers the question that stands and runs to the next one.
 * @param refuse says whether the answer is legal now, changing nothing
 * @returns null, or why the answer was refused; a refused answer changes nothing
 */
export function answer<Choice extends Answer, Game extends PlayedGame<Choice>, Refusal extends Refused>(
  game: Game,
  choice: Choice,
  refuse: (game: Game, choice: Choice) => Refusal | null,
): Refusal | null {
  const refused = refuse(game, choice);
  if (refused !== null) return refused;
  const flow = game.rules.flow as unknown as CompiledFlow<Game>;
  game.choices.push(choice);
  game.choice = choice;
  noteChoice(game, choice);
  if (game.choices.length > CHOICE_BOUND) {
    game.onStepBound();
    settle(flow, game);
  } else send(flow, game, choice.type);
  game.choice = null;
  return null;
}

/** The choice is an event, and the cause of what follows in the frame that asked. */
function noteChoice<Choice extends Answer>(game: PlayedGame<Choice>, choice: Choice): void {
  if (game.log === null) return;
  const frame = game.board.stack[game.board.stack.length - 1] as Frame;
  const { rule } = stateOf(game.rules.flow, frame).meta;
  const body = {
    type: 'choiceMade',
    rule,
    choice: copyPlain(choice),
    machine: frame.machine,
    state: frame.state,
  };
  causeFrom(game, emit(game, body));
}

/**
 * Gives a fresh game its choices again, at most the first `upTo`.
 * @throws Error naming the first choice that is refused.
 */
export function playAll<Choice extends Answer, Game extends PlayedGame<Choice>>(
  game: Game,
  choices: readonly Choice[],
  refuse: (game: Game, choice: Choice) => Refused | null,
  upTo = choices.length,
): Game {
  for (const choice of choices.slice(0, upTo)) {
    const refused = answer(game, choice, refuse);
    if (refused === null) continue;
    const { because, rule } = refused;
    throw new Error(`choice ${game.choices.length + 1} (${choice.type}) is refused: ${because} ${rule}`);
  }
  return game;
}
