/** Who is asked in a window and who is not, seat by seat in the order of §21.3. */
import { loneDeclaration } from '../choices/declarations.ts';
import { windowSeat } from '../actions/window.ts';
import type { GrailEvent } from '../events.ts';
import type { SeatId } from '../state/board.ts';
import type { WindowData } from '../state/frames.ts';
import { turnOrder, type Game } from '../state/game.ts';
import { newWindow } from '../windows/open.ts';
import {
  listening,
  SILENT,
  skillReason,
  windowReason,
  type SilentCode,
  type SkillReason,
  type Viewer,
} from './skill-reason.ts';

/** `asked`: something can be used now, so the seat is asked when its turn comes; `hidden`: the viewer cannot know. */
export type Standing = 'asked' | 'byItself' | 'hidden' | 'not';

export interface SeatReason {
  seat: SeatId;
  standing: Standing;
  /** Why it is not asked, where one reason covers all of its skills. */
  because: SilentCode | null;
  rule: string;
  skills: SkillReason[];
}

type Opened = Extract<GrailEvent, { type: 'windowOpened' }>;

/** Every seat at the moment the window opens. Called while the game stands at that event (`Log.watch`). */
export function seatsAtOpening(game: Game, event: Opened, viewer: Viewer): SeatReason[] {
  const window = newWindow(event.timing, event.by, event.to, event.points, event.cards, event.shownAs);
  const { stack } = game.board;
  // Filters of skills look for the event on the stack, where the window is put only after it has been announced.
  stack.push({ machine: 'window', state: 'next', data: window });
  try {
    return turnOrder(game).map((seat) => seatReason(game, window, seat, viewer));
  } finally {
    stack.pop();
  }
}

/** The one seat the window has come to, exactly as it is looked at then. */
export function seatInTurn(game: Game, viewer: Viewer): SeatReason | null {
  const frame = game.board.stack.at(-1);
  if (frame?.machine !== 'window') return null;
  const window = frame.data as WindowData;
  return seatReason(game, window, windowSeat(game, window), viewer);
}

function seatReason(game: Game, window: WindowData, seat: SeatId, viewer: Viewer): SeatReason {
  const own = listening(game, window, seat);
  const skills = own.map((compiled) => skillReason(compiled, windowReason(game, window, compiled, viewer)));
  const [first] = skills;
  if (first === undefined) return { seat, standing: 'not', because: 'noSkill', rule: SILENT.noSkill, skills };
  const usable = own.filter((_, i) => skills[i]?.because === null);
  if (usable.length > 0) {
    const alone = usable.length === 1 && usable[0]?.forced && !skills.some(isHidden);
    const byItself = alone && (usable[0]?.waiting || loneDeclaration(game, usable[0]?.index ?? -1) !== null);
    return byItself
      ? { seat, standing: 'byItself', because: 'byItself', rule: SILENT.byItself, skills }
      : { seat, standing: 'asked', because: null, rule: '§21.3', skills };
  }
  if (skills.some(isHidden))
    return { seat, standing: 'hidden', because: 'hidden', rule: SILENT.hidden, skills };
  const same = skills.every(({ because }) => because === first.because);
  return { seat, standing: 'not', because: same ? first.because : null, rule: first.rule, skills };
}

const isHidden = ({ because }: SkillReason): boolean => because === 'hidden';

/** What became of a seat in the course of the window; `changed`: it could have used something, and then no more (§21.6). */
export type Course = 'used' | 'passed' | 'byItself' | 'now' | 'waits' | 'changed' | 'not';

export interface SeatCourse extends SeatReason {
  course: Course;
}

/** The seats of an opening together with what the log says happened to them until `upTo`. */
export function courseOf(
  seats: readonly SeatReason[],
  events: readonly GrailEvent[],
  opened: number,
  { upTo, asked }: { upTo: number; asked: SeatId | null },
): SeatCourse[] {
  const told = toldAfter(events, opened, upTo);
  const now = told.waiting ? asked : null;
  const reached = seats.findIndex(({ seat }) => seat === (now ?? told.last));
  return seats.map((row, at) => ({
    ...row,
    course: row.seat === now ? 'now' : courseOfSeat(row, at, reached, told),
  }));
}

interface Told {
  of: Map<SeatId, Course>;
  /** The window waits for an answer. */
  waiting: boolean;
  last: SeatId | null;
  closed: boolean;
}

function courseOfSeat(row: SeatReason, at: number, reached: number, { of, closed }: Told): Course {
  const told = of.get(row.seat);
  if (told !== undefined) return told;
  if (row.standing === 'not') return 'not';
  if (at >= reached && !closed) return 'waits';
  return row.standing === 'hidden' ? 'not' : 'changed';
}

/** Reads answers and forced uses of this window (not of those inside it) from the log. */
function toldAfter(events: readonly GrailEvent[], opened: number, upTo: number): Told {
  const told: Told = { of: new Map(), waiting: false, last: null, closed: false };
  const first = events[opened + 1];
  if (first?.type !== 'stateEntered' || first.machine !== 'window' || opened + 1 > upTo)
    return { ...told, closed: opened + 1 <= upTo };
  let state = '';
  let { depth } = first;
  for (let id = opened + 1; id <= upTo; id++) {
    const event = events[id];
    if (event?.type === 'machineReturned' && event.depth <= first.depth)
      return { ...told, waiting: false, closed: true };
    if (event?.type === 'stateEntered') {
      depth = event.depth;
      if (depth === first.depth) state = `${event.from ?? ''}>${event.state}`;
      told.waiting = depth === first.depth && event.state === 'choose';
    } else if (event?.type === 'choiceMade' && depth === first.depth) {
      if (event.choice.type === 'use' || !told.of.has(event.choice.seat))
        told.of.set(event.choice.seat, event.choice.type === 'use' ? 'used' : 'passed');
      Object.assign(told, { last: event.choice.seat, waiting: false });
    } else if (event?.type === 'skillUsed' && state === 'collect>resolve' && depth === first.depth + 1) {
      if (!told.of.has(event.seat)) told.of.set(event.seat, 'byItself');
      told.last = event.seat;
    }
  }
  return told;
}
