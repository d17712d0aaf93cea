/** Makes and runs games: the inside of the door `index.ts` (design.md §3). */
import { compileFlow, type CompiledFlow } from '../kernel/compile.ts';
import { logTrace, newLog } from '../kernel/log.ts';
import { answer, playAll } from '../kernel/play.ts';
import { recordOf, reopen, type GameRecord, type Reopened } from '../kernel/record.ts';
import { push, settle } from '../kernel/run.ts';
import { shuffle } from '../kernel/random.ts';
import { registry } from './actions/registry.ts';
import { newTurn, turnActions } from './actions/turn.ts';
import { legal } from './choices/request.ts';
import type { Choice, Refusal } from './choices/choice.ts';
import { compileSkills } from './effects/tables.ts';
import type { GrailEvent } from './events.ts';
import type { SmallSkill as SkillDef } from './effects/language/index.ts';
import { machines } from './flow/index.ts';
import type { Setup, Situation, SituationStart } from './situation.ts';
import type { Board } from './state/board.ts';
import { freshBoard } from './state/fresh-board.ts';
import { resolveConfig } from './state/build-config.ts';
import { buildBoard, situationProblems } from './state/build.ts';
import { checkCharacters, seatCharacter, type Sheets } from './state/build-characters.ts';
import { cardTable, printedLooks, type CardFace, type CardTable } from './state/cards.ts';
import { endGame } from './state/changes.ts';
import type { RulesConfig } from './state/config.ts';
import type { EffectData } from './state/frames.ts';
import type { Game, Rules } from './state/game.ts';
import { emit } from './state/log.ts';
import { cardsOfGame } from './state/own-deck.ts';
import { SituationError } from './state/problems.ts';
import { recordState } from './state/record-state.ts';

/** The flow of the game, compiled once for every game. */
const standardFlow: CompiledFlow<Game> = compileFlow(machines, registry);

const START_STATES: Readonly<Record<SituationStart, string>> = {
  turn: 'beforeTurn',
  'action.before': 'poison',
  'action.start': 'actionStart',
  'action.choose': 'normalAction',
  'action.extra': 'extra',
  'action.end': 'actionEnd',
  'turn.end': 'turnEnd',
};

export interface GameOptions {
  /** Keep events (default true). Simulation goes without. */
  log?: boolean;
}

/**
 * A game from its set-up, run to the first question (or to its end).
 * @param deck the official cards; a set-up with a deck of its own is played with that one
 * @throws SituationError with every reason at once if the set-up is impossible.
 */
export function newGame(deck: readonly CardFace[], setup: Setup, options: GameOptions = {}): Game {
  const game = freshGame(deck, setup, options);
  begin(game);
  return game;
}

/** Runs a fresh game to its first question. */
export function begin(game: Game): void {
  const { rules, setup } = game;
  if (game.log !== null)
    emit(game, { type: 'gameBegan', rule: '§2.1', players: rules.players, seating: rules.config.seating });
  if (setup.situation) startSituation(game, setup.situation);
  else push(rules.flow, game, 'game', { done: false });
  settle(rules.flow, game);
}

/** The same game before its first machine runs: for runners other than the table. */
export function freshGame(official: readonly CardFace[], setup: Setup, options: GameOptions = {}): Game {
  const deck = cardsOfGame(setup.deck, official);
  const cards = cardTable(deck);
  const config = resolveConfig(setup.situation?.config ?? setup.config ?? {});
  const characters = seatedSheets(setup, config, cards);
  const rules: Rules = {
    config,
    cards,
    printed: printedLooks(cards),
    players: config.seating.length,
    characters,
    skills: compileSkills(
      skillsOf(setup, characters),
      characters.some((sheet) => sheet !== null),
    ),
    flow: standardFlow,
  };
  const board = setup.situation
    ? buildBoard(setup.situation, config, cards, setup.seed, characters)
    : shuffledBoard(config, deck, setup.seed, characters);
  return makeGame(rules, board, setup, options.log ?? true);
}

/** The sheets at the table. @throws SituationError with what is wrong about them, and about the situation besides */
function seatedSheets(setup: Setup, config: RulesConfig, cards: CardTable): Sheets {
  const { sheets, problems } = checkCharacters(setup, config.seating.length);
  if (problems.length === 0) return sheets;
  const { situation } = setup;
  throw new SituationError([
    ...problems,
    ...(situation === undefined ? [] : situationProblems(situation, config, cards, sheets)),
  ]);
}

/** A running game around a board (also a copied or stored one). */
export function makeGame(rules: Rules, board: Board, setup: Setup, withLog: boolean): Game {
  const game: Game = {
    rules,
    board,
    setup,
    choices: [],
    choice: null,
    log: withLog ? newLog() : null,
    trace: null,
    onStepBound: () => endGame(game, { winner: null, reason: 'stepBound', skills: runningSkills(game) }),
  };
  if (withLog) game.trace = logTrace(game, '§21.5');
  return game;
}

/**
 * Begins to write the log of a game that has run without one: what comes now is event `from`. Causes that lie before
 * are not known to it; for looking at a game inside a step, where running it with its whole log would cost ten times.
 */
export function listenFrom(game: Game, from: number, watch: (event: GrailEvent) => void): void {
  game.log = { ...newLog<GrailEvent>(), events: new Array<GrailEvent>(from), watch };
  game.trace = logTrace(game, '§21.5');
}

/**
 * Answers the question that stands and runs to the next one.
 * @returns null, or why the answer was refused; a refused answer changes nothing (design.md §3.4).
 */
export function apply(game: Game, choice: Choice): Refusal | null {
  return answer(game, choice, legal);
}

/** The same set-up and choices again, at most the first `upTo` choices (design.md §3.6). */
export function replay(
  deck: readonly CardFace[],
  setup: Setup,
  choices: readonly Choice[],
  upTo = choices.length,
  options: GameOptions = {},
): Game {
  return playAll(newGame(deck, setup, options), choices, legal, upTo);
}

/** Version of these rules: raised whenever a recorded game may come out differently. */
export const RULES_VERSION = '1';

/** A game to keep or to send (design.md §3.9). */
export type GrailRecord = GameRecord<Setup, Choice>;

const rerunWith = (deck: readonly CardFace[]) => ({
  version: RULES_VERSION,
  begin: (setup: Setup) => newGame(deck, setup, { log: false }),
  refuse: legal,
  stateOf: ({ board }: Game) => recordState(board),
});

/** The record of a game made of this set-up and these choices. @throws if a choice is refused */
export function recordGame(deck: readonly CardFace[], setup: Setup, choices: readonly Choice[]): GrailRecord {
  return recordOf(rerunWith(deck), setup, choices);
}

/** Plays a record as far as today's rules agree with it. */
export function reopenGame(deck: readonly CardFace[], record: GrailRecord): Reopened<Game> {
  return reopen(rerunWith(deck), record);
}

/** Skills by seat: small ones that a case or a set-up brings along. Those of `sheets` join them where they can run. */
function skillsOf(setup: Setup, sheets: Sheets): Record<number, readonly SkillDef[]> {
  const skills: Record<number, readonly SkillDef[]> = { ...setup.skills };
  for (const [seat, { skills: own }] of Object.entries(setup.situation?.seats ?? {}))
    if (own) skills[Number(seat)] = own;
  sheets.forEach((sheet, seat) => {
    if (sheet === null) return;
    const more = skills[seat];
    // The list of the sheet itself, where nothing is added: what it compiles to is kept by it.
    skills[seat] = more === undefined ? sheet.skills : [...sheet.skills, ...more];
  });
  return skills;
}

function startSituation(game: Game, situation: Situation): void {
  game.board.stack.push({ machine: 'game', state: 'turn', data: { done: false } });
  game.trace?.called(0);
  const turn = newTurn();
  if (situation.start === 'action.before') turnActions.listPoisons(game, turn);
  push(game.rules.flow, game, 'turn', turn, START_STATES[situation.start ?? 'action.choose']);
}

/** §2.5: all cards shuffled into the deck; the flow deals the hands. */
function shuffledBoard(
  config: RulesConfig,
  deck: readonly CardFace[],
  seed: string | number,
  sheets: Sheets,
): Board {
  const board = freshBoard(config, seed);
  board.seats.forEach((owner, seat) => seatCharacter(owner, sheets[seat] ?? null));
  board.deck = shuffle(
    board.random,
    deck.map(({ id }) => id),
  );
  return board;
}

function runningSkills(game: Game): string[] {
  const names = game.board.stack
    .filter((frame) => frame.machine === 'effect')
    .map((frame) => game.rules.skills.abilities[(frame.data as EffectData).ability]?.skill.id ?? '?');
  return [...new Set(names)];
}
