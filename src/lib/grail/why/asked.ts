/** Why is this seat asked? Its part in what runs, the § of the state, and the event that led to the question. */
import { requestOf } from '../choices/request.ts';
import { causeOf } from '../../kernel/log.ts';
import type { GrailEvent } from '../events.ts';
import type { SeatId } from '../state/board.ts';
import type { EffectData, MachineId, WindowData } from '../state/frames.ts';
import { turnOrder, type Game } from '../state/game.ts';
import { chainOf } from './number.ts';
import { framesAt } from './running.ts';

/** What makes a seat the one that is asked. */
export type AskedAs =
  /** §5: it is its turn. */
  | 'turnPlayer'
  /** §7.4: it is attacked. */
  | 'attacked'
  /** §9.3: the missile flies to it. */
  | 'missileTarget'
  /** §12.1: the damage is its own. */
  | 'damaged'
  /** §14.2: it holds too many cards. */
  | 'overLimit'
  /** §21.3: the window has come to it, and it has a skill to use. */
  | 'inWindow'
  /** §21.8: its own skill leaves a choice to it. */
  | 'skillUser'
  /** §21.8: another's skill leaves a choice to it. */
  | 'chosenBySkill';

export interface WhyAsked {
  seat: SeatId;
  machine: MachineId;
  state: string;
  rule: string;
  as: AskedAs;
  /** Of a window. */
  timing: string | null;
  /** Its place in the order of §21.3, the turn player is 1. */
  place: number;
  /** The skill that asks, for answers inside an effect. */
  skill: string | null;
  /** What made the question; null without a log. */
  event: number | null;
  chain: number[];
}

const AS: Readonly<Partial<Record<MachineId, AskedAs>>> = {
  attack: 'attacked',
  missile: 'missileTarget',
  damage: 'damaged',
  overLimit: 'overLimit',
  window: 'inWindow',
};

/** Who is asked at this stop and why just this seat; null when nobody is. All of it is public (§4.1). */
export function whyAsked(game: Game): WhyAsked | null {
  const request = requestOf(game);
  const frame = game.board.stack.at(-1);
  if (request === null || frame === undefined) return null;
  const { seat, machine, state, rule } = request;
  const effect = machine === 'effect' ? (frame.data as EffectData) : null;
  const event = eventBehind(game, machine, state);
  return {
    seat,
    machine,
    state,
    rule,
    as: effect ? (effect.user === seat ? 'skillUser' : 'chosenBySkill') : (AS[machine] ?? 'turnPlayer'),
    timing: machine === 'window' ? (frame.data as WindowData).timing : null,
    place: turnOrder(game).indexOf(seat) + 1,
    skill: effect && (game.rules.skills.abilities[effect.ability]?.skill.id ?? null),
    event,
    chain: event === null ? [] : chainOf(game.log?.events ?? [], event),
  };
}

/** The event that made the question: the one a player would name. */
function eventBehind(game: Game, machine: MachineId, state: string): number | null {
  const events = game.log?.events ?? [];
  if (events.length === 0) return null;
  return named(game, events, machine, state) ?? causeOf(game);
}

function named(game: Game, events: readonly GrailEvent[], machine: MachineId, state: string): number | null {
  const { player } = game.board.turn;
  if (machine === 'window') return openingOf(events);
  if (machine === 'turn' && state === 'weakness')
    return newest(
      events,
      (event) => event.type === 'cardPlaced' && event.before === player && event.name === 'weakness',
    );
  if (machine === 'extraActions') return newest(events, ({ type }) => type === 'extraActionGranted');
  if (machine === 'action' && game.board.stack.some((frame) => frame.machine === 'extraActions'))
    return newest(events, ({ type }) => type === 'extraActionTaken');
  return null;
}

function newest(events: readonly GrailEvent[], fits: (event: GrailEvent) => boolean): number | null {
  return events.findLast(fits)?.id ?? null;
}

/** The window that waits was announced just before it was entered. */
function openingOf(events: readonly GrailEvent[]): number | null {
  const frame = framesAt(events, events.length - 1).at(-1);
  return frame?.machine === 'window' ? frame.began - 1 : null;
}
