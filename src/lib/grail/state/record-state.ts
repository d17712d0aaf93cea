/** What of a board a kept game is compared by: what its rules knew, so that rules that have grown still open it. */
import type { Board, ExtraAction, Seat, TurnState } from './board.ts';
import type { FrameData, MachineId } from './frames.ts';
import { ONLY_PILE } from './sheet.ts';

/** Keys that came after the first kept games, each with what it holds where a game does not use it. */
type Later<T> = { readonly [K in keyof T]?: T[K] | typeof NEVER };

/** Says the same as the choices do, in another way: not compared, since older games were played without it. */
const NEVER = Symbol('not compared');

/**
 * The one list of what the state has grown by since format 1 of kept games. Whoever adds a key to the state adds it
 * here: with the value it has where nothing uses it (then it counts as soon as a game does), or NEVER for what is only
 * kept for skills to look at and changes in every game.
 */
const LATER: {
  readonly board: Later<Board>;
  readonly seat: Later<Seat>;
  readonly turn: Later<TurnState>;
  readonly extra: Later<ExtraAction>;
  readonly frames: { readonly [M in MachineId]?: Later<FrameData[M]> };
} = {
  board: { laters: [], locks: [], nextActive: [], skipped: [], direction: 1, queue: [], fixed: [] },
  seat: { piles: {}, formSince: NEVER, names: {}, gone: [] },
  turn: { actions: NEVER, dealt: NEVER },
  extra: { faction: null, launch: null },
  frames: {
    turn: { poisonCard: NEVER, binds: NEVER, beforeDone: NEVER },
    action: { used: [], look: NEVER, special: NEVER, hit: NEVER },
    attack: {
      answerElement: NEVER,
      faction: NEVER,
      damageSet: -1,
      harmless: false,
      counterChange: null,
      used: [],
    },
    damage: { rest: null, late: false, moved: false, loss: -1, lost: NEVER, used: [] },
    overLimit: { cards: NEVER },
    effect: { held: NEVER, result: NEVER },
    window: { pass: NEVER, until: NEVER, asked: NEVER, about: null, usedCards: [] },
  },
};

/** Where a frame holds an entry of the list of extra actions. */
const ENTRY_KEYS: readonly string[] = ['restriction', 'entry'] satisfies (
  keyof FrameData['action'] | keyof FrameData['extraActions']
)[];

/** The object without the later keys that it does not use; the order of the others stays, since hashes read it. */
function without(object: object, later: Readonly<Record<string, unknown>>): object {
  const kept = Object.entries(object).filter(
    ([key, value]) =>
      !Object.hasOwn(later, key) ||
      (later[key] !== NEVER && JSON.stringify(value) !== JSON.stringify(later[key])),
  );
  return Object.fromEntries(kept);
}

const extraOf = (entry: ExtraAction): object => without(entry, LATER.extra);

function frameOf(frame: Board['stack'][number]): object {
  const data = without(frame.data as object, LATER.frames[frame.machine as MachineId] ?? {});
  const entries = Object.entries(data).map(([key, value]: [string, unknown]) => [
    key,
    ENTRY_KEYS.includes(key) && value !== null ? extraOf(value as ExtraAction) : value,
  ]);
  return { ...frame, data: Object.fromEntries(entries) as object };
}

/** Covered cards were one list then; without a sheet they still are. */
function seatOf({ piles, ...seat }: Seat): object {
  const { [ONLY_PILE]: covered = [], ...others } = piles;
  const { team, character, hand, ...rest } = without({ ...seat, piles: others }, LATER.seat) as Seat;
  return { team, character, hand, covered, ...rest };
}

/** The state of a game as kept games are compared by it (kernel/record.ts): plain data, equal for equal play. */
export function recordState(board: Board): object {
  return {
    ...without(board, LATER.board),
    stack: board.stack.map(frameOf),
    seats: board.seats.map(seatOf),
    turn: { ...without(board.turn, LATER.turn), extra: board.turn.extra.map(extraOf) },
  };
}
