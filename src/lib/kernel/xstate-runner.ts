/**
 * Runner 1: the same configs as real XState actors, one actor a frame.
 * Slower than the table (`npm run bench`); for charts, inspection and the proof that both runners agree.
 */
import { createActor, type Actor, type AnyStateMachine } from 'xstate';
import { copyPlain } from './copy.ts';
import { GAME_OVER, RETURN, type FlowRegistry, type Frame, type Machine, type StateNode } from './flow.ts';
import type { FlowGame } from './run.ts';
import { toXState, type ActorContext, type ActorsOf, type Entered } from './xstate-machines.ts';

type PlayedGame = FlowGame & { choice: unknown };

export interface XStateFlow<Game extends PlayedGame> {
  /** Starts a fresh game: `game.board` with an empty stack, `machine` as its first frame. */
  start(game: Game, machine: string, data: unknown): XStateRun<Game>;
}

/** Compiles the configs once; every game started from it runs on actors of its own. */
export function xstateFlow<Game extends PlayedGame>(
  configs: Readonly<Record<string, Machine>>,
  registry: FlowRegistry<Game>,
): XStateFlow<Game> {
  const machines = toXState(configs, registry);
  return {
    start: (game, machine, data) => new XStateRun({ configs, registry, machines }, game, machine, data),
  };
}

interface Parts<Game> {
  configs: Readonly<Record<string, Machine>>;
  registry: FlowRegistry<Game>;
  machines: Record<string, AnyStateMachine>;
}

interface Snapshot<Game extends PlayedGame> {
  value: string;
  context: ActorContext<Game>;
}

export class XStateRun<Game extends PlayedGame> {
  readonly #parts: Parts<Game>;
  readonly #shared: ActorsOf<Game>;
  readonly #actors: Actor<AnyStateMachine>[] = [];
  #board: Game['board'];

  constructor(parts: Parts<Game>, game: Game, machine: string, data: unknown) {
    this.#parts = parts;
    this.#shared = { game, entered: [] };
    this.#board = copyPlain(game.board);
    this.#spawn(machine, data);
    this.#settle();
  }

  /** States entered since the beginning, in order. */
  get entered(): readonly Entered[] {
    return this.#shared.entered;
  }

  /** The state each frame stands in, outermost first. */
  values(): string[] {
    return this.#actors.map((actor) => (actor.getSnapshot() as Snapshot<Game>).value);
  }

  /** A copy of the board at the present stop, the states of its frames included. */
  board(): Game['board'] {
    const copy = copyPlain(this.#board);
    const values = this.values();
    for (const [depth, frame] of copy.stack.entries()) frame.state = values[depth] ?? '';
    return copy;
  }

  /** Gives the waiting actor a choice that was found legal, and runs on to the next question. */
  send(type: string, choice: unknown): void {
    this.#tell(type, choice);
    this.#settle();
  }

  #tell(type: string, choice: unknown = null): void {
    this.#actors.at(-1)?.send({ type, board: this.#board, choice });
  }

  #spawn(machine: string, data: unknown): void {
    const config = this.#parts.configs[machine];
    const logic = this.#parts.machines[machine];
    if (!config || !logic) throw new Error(`no machine ${machine}`);
    this.#board = copyPlain(this.#board);
    this.#board.stack.push({ machine, state: config.initial, data });
    const input: ActorContext<Game> = {
      board: this.#board,
      depth: this.#board.stack.length - 1,
      shared: this.#shared,
    };
    const actor = createActor(logic, { input });
    this.#actors.push(actor);
    actor.start();
  }

  #settle(): void {
    for (;;) {
      const node = this.#lookAtTop();
      if (this.#board.ended && this.#actors.length > 1) this.#end();
      else if (node.meta.asks) return;
      else if (node.type !== 'final') this.#call(node);
      else if (this.#actors.length === 1) return;
      else this.#return();
    }
  }

  /** Takes over the top actor's board; returns the config of the state it stands in. */
  #lookAtTop(): StateNode {
    const { value, context } = this.#actors.at(-1)?.getSnapshot() as Snapshot<Game>;
    this.#board = context.board;
    const { machine } = this.#board.stack[context.depth] as Frame;
    return this.#parts.configs[machine]?.states[value] as StateNode;
  }

  /** The game is over: everything that was running is dropped. */
  #end(): void {
    for (const actor of this.#actors.splice(1)) actor.stop();
    this.#board = copyPlain(this.#board);
    this.#board.stack.length = 1;
    this.#tell(GAME_OVER);
  }

  #return(): void {
    this.#actors.pop();
    this.#board = copyPlain(this.#board);
    this.#board.stack.pop();
    this.#tell(RETURN);
  }

  #call(node: StateNode): void {
    if (!node.meta.call) throw new Error('an actor stands in a state that neither asks nor calls');
    const { machine, input } = node.meta.call;
    this.#board = copyPlain(this.#board);
    const frame = this.#board.stack[this.#actors.length - 1] as Frame;
    const make = this.#parts.registry.inputs[input] as (game: Game, data: unknown) => unknown;
    const data = make({ ...this.#shared.game, board: this.#board, choice: null, trace: null }, frame.data);
    if (data === null) this.#tell(RETURN);
    else this.#spawn(machine, data);
  }
}
