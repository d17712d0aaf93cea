/** What the states of `game` and `turn` do (§2, §5, §10). */
import { newAction, newDamage, newDraw, newOverLimit } from '../effects/calls.ts';
import { limitOf } from '../effects/rules/query.ts';
import { reportLimits } from '../effects/rules/report.ts';
import { endScope } from '../effects/rules/scopes.ts';
import { canAct } from '../choices/possible.ts';
import { mayLeavePhase } from '../choices/startup.ts';
import { removePlaced, seatOf } from '../state/changes.ts';
import { causeFrom, emit } from '../state/log.ts';
import { dropExtraActions, isSkipped, useUpSkip } from '../state/skill-changes.ts';
import { actsAs, findPlaced } from '../state/table.ts';
import { rightOf, type Game } from '../state/game.ts';
import { setUpCharacters } from '../state/set-up.ts';
import type { CardId } from '../state/cards.ts';
import type { SeatId } from '../state/board.ts';
import type {
  DamageData,
  DrawData,
  GameData,
  OverLimitData,
  StartupData,
  TurnData,
  WindowData,
} from '../state/frames.ts';
import { hearsLaid, openWindow } from '../windows/open.ts';
import { effectTriggered } from '../windows/queued.ts';

export const turnGuards = {
  poisonActed: (_game: Game, turn: TurnData) => turn.poisonBy >= 0,
  /** §5.1: a Weakness lies there, or an effect says the same, and it has not been asked about yet. */
  mustSkipOrDraw: (game: Game, turn: TurnData) =>
    turn.binds.length > 0 ||
    (!turn.beforeDone && findPlaced(game, game.board.turn.player, 'weakness') !== null),
  windowBeforeDone: (_game: Game, turn: TurnData) => turn.beforeDone,
  phaseSkipped: (game: Game, turn: TurnData) =>
    turn.skip || isSkipped(game, game.board.turn.player, 'action-phase'),
  extraSkipped: (game: Game, _turn: TurnData) => isSkipped(game, game.board.turn.player, 'extra-actions'),
  phaseLeft: (game: Game, _data: unknown) => game.board.turn.leftPhase,
  /** §23.8: the case becomes "skip the action phase", without asking. */
  tauntedAndStuck: (game: Game, _data: unknown) => mayLeavePhase(game) && !canAct(game, newAction('any')),
  someoneOverLimit: (game: Game, _turn: TurnData) => nextOverLimit(game) >= 0,
};

export const turnActions = {
  /** §2.5: seat 0, 1, … each draw; nobody can be over the limit by it. */
  dealStartHands(game: Game, _data: GameData) {
    const { deck, seats } = game.board;
    seats.forEach((owner, seat) => {
      const cards = deck.splice(deck.length - game.rules.config.startHand).reverse();
      owner.hand.push(...cards);
      if (game.log !== null)
        emit(game, {
          type: 'cardsDrawn',
          rule: '§2.5',
          seat,
          hidden: { owner: seat, cards, count: cards.length },
          kind: 'setup',
          hand: { before: 0, after: owner.hand.length },
          deck: { before: deck.length + cards.length, after: deck.length },
          lost: 0,
        });
    });
  },
  setUpCharacters(game: Game, _data: GameData) {
    setUpCharacters(game);
  },
  /** §5 step 10, §5.4: extra turns first, then the seat after the last ordinary turn's player. A skipped turn is none. */
  passTheTurn(game: Game, _data: GameData) {
    const { board } = game;
    dropExtraActions(game, '§18.5');
    const next = nextTurnOf(game);
    reportLimits(game, () => {
      board.turn.player = next;
    });
  },
  reportEnd(game: Game, _data: GameData) {
    const { result } = game.board;
    if (game.log !== null && result !== null)
      emit(game, { type: 'gameEnded', rule: '§17.1', result: { ...result, skills: [...result.skills] } });
  },
  beginTurn(game: Game, _turn: TurnData) {
    const { turn } = game.board;
    dropExtraActions(game, '§18.5');
    turn.number++;
    turn.startupUsed = false;
    turn.specialsForbidden = false;
    turn.leftPhase = false;
    turn.used.length = 0;
    turn.actions.length = 0;
    turn.dealt.length = 0;
    if (game.log !== null)
      causeFrom(game, emit(game, { type: 'turnBegan', rule: '§5', seat: turn.player, number: turn.number }));
  },
  /** §10.3, §10.5: the Poisons that lie there now, by the seat of the placer from TP to the right. */
  listPoisons(game: Game, turn: TurnData) {
    const { player } = game.board.turn;
    const distance = (by: SeatId) => (by - player + game.rules.players) % game.rules.players;
    const lying = seatOf(game, player).table.filter((placed) => actsAs(placed, 'poison'));
    if (lying.length === 0) turn.poisons = [];
    else turn.poisons = lying.sort((a, b) => distance(a.by) - distance(b.by)).map((placed) => placed.card);
  },
  takeNextPoison(game: Game, turn: TurnData) {
    turn.poisonBy = -1;
    const { player } = game.board.turn;
    while (turn.poisons.length > 0 && turn.poisonBy < 0) {
      const card: CardId = turn.poisons.shift() as CardId;
      const placed = seatOf(game, player).table.find((one) => one.card === card);
      if (!placed) continue;
      turn.poisonBy = placed.by;
      turn.poisonCard = card;
      removePlaced(game, player, placed, 'discard', '§10.2');
    }
  },
  reportPoisonActed(game: Game, turn: TurnData) {
    effectTriggered(game, turn.poisonBy, game.board.turn.player, turn.poisonCard, 'poison');
  },
  /** §10.4 with D20: on the choice, before it is carried out. */
  removeWeakness(game: Game, _turn: TurnData) {
    const { player } = game.board.turn;
    const placed = findPlaced(game, player, 'weakness');
    if (placed === null) return;
    removePlaced(game, player, placed, 'discard', '§10.4');
    effectTriggered(game, placed.by, player, placed.card, placed.name);
  },
  /** §5.1: Weakness is one of the reasons; what each of them draws stands in the question. */
  countDraws(game: Game, turn: TurnData) {
    const { player } = game.board.turn;
    const placed = findPlaced(game, player, 'weakness');
    if (placed !== null)
      turn.binds.push({ by: placed.by, skill: 'weakness', draw: game.rules.config.weaknessDraw });
  },
  skipPhase(game: Game, turn: TurnData) {
    turn.skip = true;
    const why = turn.binds.some(({ skill }) => skill === 'weakness') ? 'weakness' : 'skill';
    turn.binds.length = 0;
    const { player: seat } = game.board.turn;
    if (game.log !== null)
      emit(game, { type: 'phaseSkipped', rule: '§5.1', seat, why, what: 'action-phase' });
  },
  noteBefore(_game: Game, turn: TurnData) {
    turn.beforeDone = true;
  },
  /** One that waited for this phase; a phase that is skipped anyway leaves it for the next. */
  useUpPhaseSkip(game: Game, turn: TurnData) {
    if (!turn.skip) useUpSkip(game, game.board.turn.player, 'action-phase');
  },
  useUpExtraSkip(game: Game, _turn: TurnData) {
    useUpSkip(game, game.board.turn.player, 'extra-actions');
  },
  skipPhaseForTaunt(game: Game, _data: unknown) {
    game.board.turn.leftPhase = true;
    if (game.log !== null)
      emit(game, {
        type: 'phaseSkipped',
        rule: '§23.8',
        seat: game.board.turn.player,
        why: 'taunt',
        what: 'action-phase',
      });
  },
  /** §18.2, §18.5. */
  dropExtraActions(game: Game, _data: unknown) {
    dropExtraActions(game, '§18.2');
  },
  /** §5 step 9: what was to last "this turn" ends. Entered again while hands are over a limit that fell by it. */
  endTurn(game: Game, turn: TurnData) {
    if (turn.ended) return;
    turn.ended = true;
    endScope(game, 'turn');
    if (game.log !== null) emit(game, { type: 'turnEnded', rule: '§5', seat: game.board.turn.player });
  },
};

export const turnInputs = {
  nextTurn: (_game: Game, _data: GameData): TurnData => newTurn(),
  setupEffects: (game: Game, _data: GameData): WindowData | null => at(game, 'setup', '§2.5'),
  turnBefore: (game: Game, _turn: TurnData): WindowData | null => at(game, 'turn.before', '§5'),
  turnStart: (game: Game, _turn: TurnData): WindowData | null => at(game, 'turn.start', '§5'),
  poisonDamage: (game: Game, turn: TurnData): DamageData | null =>
    turn.poisonBy < 0
      ? null
      : newDamage(turn.poisonBy, game.board.turn.player, 'magic', 'poison', game.rules.config.poisonDamage),
  /** §5.1: everything together in one draw. */
  weaknessDraw(game: Game, turn: TurnData): DrawData {
    const weakness = turn.binds.some(({ skill }) => skill === 'weakness');
    const count = turn.binds.reduce((sum, { draw }) => sum + draw, 0);
    turn.binds.length = 0;
    return newDraw(game.board.turn.player, count, weakness ? 'weakness' : 'skill');
  },
  laidBefore(game: Game, _turn: TurnData): WindowData | null {
    const window = hearsLaid(game, 'action.before') ? at(game, 'action.before', '§5.1') : null;
    if (window !== null) Object.assign(window, { pass: 0, until: 0 });
    return window;
  },
  actionBefore(game: Game, _turn: TurnData): WindowData | null {
    const window = at(game, 'action.before', '§5');
    if (window !== null) window.pass = 1;
    return window;
  },
  actionStart: (game: Game, _turn: TurnData): WindowData | null => at(game, 'action.start', '§5'),
  startupCall: (_game: Game, _turn: TurnData): StartupData => ({
    declaration: null,
    canAct: false,
    legal: 0,
    canAdd: false,
    skipped: false,
  }),
  normalAction: (_game: Game, _turn: TurnData) => newAction('any'),
  extraActions: (_game: Game, _turn: TurnData) => ({ entry: null }),
  actionEnd: (game: Game, _turn: TurnData): WindowData | null => at(game, 'action.end', '§5'),
  turnEnd: (game: Game, _turn: TurnData): WindowData | null => at(game, 'turn.end', '§5'),
  nextOverLimit(game: Game, _turn: TurnData): OverLimitData | null {
    const seat = nextOverLimit(game);
    return seat < 0 ? null : newOverLimit(seat);
  },
};

export const turnAskers = {
  turnPlayer: (game: Game, _data: unknown): SeatId => game.board.turn.player,
};

export function newTurn(): TurnData {
  return {
    poisons: [],
    poisonBy: -1,
    poisonCard: 0,
    skip: false,
    binds: [],
    beforeDone: false,
    ended: false,
  };
}

/** §5 step 10: whose turn is next; entries that skip a turn are used up on the way. */
function nextTurnOf(game: Game): SeatId {
  const { board, rules } = game;
  for (;;) {
    const extra = board.extraTurns.shift();
    if (extra === undefined)
      board.turn.ordinary = (board.turn.ordinary + board.direction + rules.players) % rules.players;
    const next = extra ?? board.turn.ordinary;
    if (!useUpSkip(game, next, 'turn')) return next;
  }
}

function at(game: Game, timing: string, rule: string): WindowData | null {
  return openWindow(game, timing, game.board.turn.player, -1, 0, 0, null, rule);
}

/** §14.7: the first seat over its limit, from TP to the right; −1 none. */
function nextOverLimit(game: Game): SeatId {
  for (let step = 0; step < game.rules.players; step++) {
    const seat = rightOf(game, game.board.turn.player, step);
    if (seatOf(game, seat).hand.length > limitOf(game, seat, 'hand')) return seat;
  }
  return -1;
}
