/** Everything that plays: the games of all cases, and random ones. Both chart tests walk the flow with it. */
import { compileFlow, type CompiledFlow, type CompiledTransition } from '../../src/lib/kernel/compile.ts';
import type { Machine, Transition } from '../../src/lib/kernel/flow.ts';
import { ownCaseFiles, readCaseFile } from '../../src/cli/case-files.ts';
import { roster } from '../../src/lib/content/roster.ts';
import { runCase } from '../../src/lib/dsl/cases/run.ts';
import { registry } from '../../src/lib/grail/actions/registry.ts';
import { machines } from '../../src/lib/grail/flow/index.ts';
import { apply, type Choice, type Game, type Setup } from '../../src/lib/grail/index.ts';
import { begin, freshGame } from '../../src/lib/grail/new-game.ts';
import { settle } from '../../src/lib/kernel/run.ts';
import { cards, playRandom } from '../properties/plain-games.ts';
import { PREPARED } from './prepared.ts';

export interface Recorded {
  name: string;
  /** Lays the stack of a game that does not begin by itself. */
  prepare?: (game: Game) => void;
  setup: Setup;
  choices: Choice[];
  log: string;
}

/** All case games, the prepared ones, then `random` plain games. */
export function recordCorpus(random: number): Recorded[] {
  const corpus: Recorded[] = [];
  const record = (name: string, game: Game) =>
    corpus.push({ name, setup: game.setup, choices: [...game.choices], log: JSON.stringify(game.log) });
  for (const file of ownCaseFiles())
    for (const entry of readCaseFile(file).cases)
      for (const game of runCase(entry, cards, roster).games) record(entry.id, game);
  for (const { name, setup, prepare, choices = [] } of PREPARED) {
    const game = freshGame(cards, setup, { log: true });
    prepare(game);
    settle(game.rules.flow, game);
    for (const choice of choices) if (apply(game, choice)) throw new Error(`${name}: refused`);
    corpus.push({ name, setup, prepare, choices, log: JSON.stringify(game.log) });
  }
  for (let seed = 0; seed < random; seed++) record(`random ${seed}`, playRandom(seed, true).game);
  return corpus;
}

/** Replays a recorded game on another flow; null if it plays exactly as recorded, else what went wrong. */
export function differs(recorded: Recorded, flow: CompiledFlow<Game>): string | null {
  try {
    const game = freshGame(cards, recorded.setup, { log: true });
    game.rules.flow = flow;
    if (recorded.prepare) {
      recorded.prepare(game);
      settle(flow, game);
    } else begin(game);
    for (const choice of recorded.choices) {
      const refused = apply(game, choice);
      if (refused !== null) return `refused: ${refused.because}`;
    }
    return JSON.stringify(game.log) === recorded.log ? null : 'another log';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One transition of a config: "machine.state EVENT/index". */
export interface Place {
  key: string;
  machine: string;
  state: string;
  /** Event name, or "always". */
  event: string;
  index: number;
}

/** Every transition of every machine. */
export function allTransitions(): Place[] {
  const places: Place[] = [];
  for (const machine of Object.values(machines) as Machine[])
    for (const [state, node] of Object.entries(machine.states))
      for (const [event, list] of Object.entries({
        ...(node.always ? { always: node.always } : {}),
        ...node.on,
      }))
        list.forEach((_, index) =>
          places.push({
            key: `${machine.id}.${state} ${event}/${index}`,
            machine: machine.id,
            state,
            event,
            index,
          }),
        );
  return places;
}

/** The flow with a counter on each transition and state; `hits` maps keys to the first recorded games that took them. */
export function countingFlow(hit: (key: string) => void): CompiledFlow<Game> {
  const flow = compileFlow(machines, registry);
  const count = (key: string, list: CompiledTransition<Game>[]) =>
    list.forEach((transition, index) => transition.actions.unshift(() => hit(`${key}/${index}`)));
  for (const machine of Object.values(flow))
    for (const state of Object.values(machine.states)) {
      const name = `${state.machine}.${state.name}`;
      state.entry.unshift(() => hit(name));
      count(`${name} always`, state.always);
      for (const [event, list] of state.on) count(`${name} ${event}`, list);
    }
  return flow;
}

/** The flow without one transition. */
export function flowWithout(place: Place): CompiledFlow<Game> {
  const machine = (machines as Record<string, Machine>)[place.machine] as Machine;
  const node = machine.states[place.state];
  if (!node) throw new Error(`no state ${place.key}`);
  const cut = (list: readonly Transition[]) => list.filter((_, index) => index !== place.index);
  const changed =
    place.event === 'always'
      ? { ...node, always: cut(node.always ?? []) }
      : { ...node, on: { ...node.on, [place.event]: cut(node.on?.[place.event] ?? []) } };
  const mutated = { ...machine, states: { ...machine.states, [place.state]: changed } };
  return compileFlow({ ...machines, [place.machine]: mutated }, registry);
}
