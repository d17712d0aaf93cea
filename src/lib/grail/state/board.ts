/** The whole state of a game as one plain serialisable value of constant shape (flow.md §0). */
import type { FlowBoard, Frame } from '../../kernel/flow.ts';
import type { RandomState } from '../../kernel/random.ts';
import type { CardId, CardName, Element, Faction } from './cards.ts';
import type { Rule } from '../effects/skill.ts';
import type { AttackChanges, FrameData, MachineId, WindowData } from './frames.ts';

/** Number of a seat, 0…n−1 in turn order (§2.2). */
export type SeatId = number;
/** 0 red, 1 blue. */
export type TeamId = 0 | 1;
export const RED: TeamId = 0;
export const BLUE: TeamId = 1;

export interface Stones {
  gem: number;
  crystal: number;
}

/** §22: what lies in front of a character. */
export interface Placed {
  /** The physical basic card, or 0 for an exclusive card. */
  card: CardId;
  /** What it is called there: a basic card's own name, or the id of a skill's card. */
  name: string;
  /** The card name it counts as for every rule (§8.2), if another than `name`. */
  countsAs: CardName | null;
  exclusive: boolean;
  by: SeatId;
}

/** Base numbers of a character before running effects (§1.6). `handFixed` −1 = not fixed (§3). */
export interface SeatLimits {
  hand: number;
  handFixed: number;
  heals: number;
  energy: number;
}

export interface Seat {
  team: TeamId;
  character: string | null;
  hand: CardId[];
  covered: CardId[];
  /** Cards beside the character by the token they lie under; the last is on top. */
  piles: Record<string, CardId[]>;
  table: Placed[];
  heals: number;
  energy: Stones;
  tokens: Record<string, number>;
  form: string | null;
  sideways: boolean;
  limits: SeatLimits;
  /** Turn in which the form was entered. */
  formSince: number;
  /** Characters that skills remember by a name. */
  names: Record<string, SeatId>;
  /** Exclusive cards of his that have left the game. */
  gone: string[];
}

export interface TeamState {
  morale: number;
  stones: Stones;
  cups: number;
}

/** §18.1: one extra action still to take. */
export interface ExtraAction {
  kinds: ('attack' | 'magic')[];
  element: Element | null;
  source: string;
  faction: Faction | null;
  /** The effect that happens at ① of its attack: a program, whose, with what names; null none. */
  launch: StoredEffect | null;
}

/** A part of an effect that waits: where it goes on, and the names it knew. */
export interface StoredEffect {
  ability: number;
  pc: number;
  seat: SeatId;
  user: SeatId;
  slots: Record<string, number[]>;
}

/** When something that an effect began is over. `depth`: of the frame it lasts with; −1 for turn and game. */
export interface Scoped {
  until: 'skill' | 'attack' | 'damage' | 'action' | 'turn' | 'game' | 'event';
  depth: number;
}

/** §2.13 of the language: once, at the first fitting event. `ability` is that of the waiting part. */
export interface Later extends Scoped {
  ability: number;
  seat: SeatId;
  user: SeatId;
  slots: Record<string, number[]>;
}

/** Skills that are shut. */
export interface Locked extends Scoped {
  seat: SeatId;
  skills: string[];
}

export interface TurnState {
  number: number;
  player: SeatId;
  /** Whose ordinary turn it was last; turn order goes on from there (§5.4). */
  ordinary: SeatId;
  startupUsed: boolean;
  specialsForbidden: boolean;
  /** §23.9: the action phase ended without an action. */
  leftPhase: boolean;
  extra: ExtraAction[];
  /** Abilities used this turn that are limited to once a turn, by their index in the rules. */
  used: number[];
  /** Actions made this turn, in order. */
  actions: ('attack' | 'magic' | 'special')[];
  /** Who dealt (③) whom what kind of damage this turn. */
  dealt: { source: SeatId; target: SeatId; kind: 'attack' | 'magic' }[];
}

/** A continuous rule that an effect laid on the game until its scope ends. */
export interface AppliedRule extends Scoped {
  owner: SeatId;
  rule: Rule;
}

/** A phase or turn that somebody will not have. */
export interface Skipped {
  seat: SeatId;
  what: 'action-phase' | 'extra-actions' | 'startup' | 'turn';
}

export interface GameResult {
  winner: TeamId | null;
  reason: 'morale' | 'cups' | 'stepBound';
  /** For "stepBound": the skills that were running. */
  skills: string[];
}

export type GrailFrame = { [M in MachineId]: Frame<FrameData[M]> & { machine: M } }[MachineId];

export interface Board extends FlowBoard {
  seats: Seat[];
  teams: [TeamState, TeamState];
  /** Top of the deck is the END of the array. */
  deck: CardId[];
  /** §4.3: cards that went there face up and face down; one pile for every rule. */
  discard: { faceUp: CardId[]; faceDown: CardId[] };
  /** §22.3, situations: cards set aside outside the game. */
  aside: CardId[];
  random: RandomState;
  turn: TurnState;
  extraTurns: SeatId[];
  applied: AppliedRule[];
  laters: Later[];
  locks: Locked[];
  /** Changes that wait for the next active attack of a seat. */
  nextActive: { seat: SeatId; change: AttackChanges }[];
  skipped: Skipped[];
  /** +1 turns go to the right (§2.2), −1 to the left. */
  direction: 1 | -1;
  /** Events that happened in the middle of something and are looked at as soon as it is done. */
  queue: WindowData[];
  /** Abilities used this game that are limited to once a game. */
  usedThisGame: number[];
  result: GameResult | null;
  stack: Frame[];
}
