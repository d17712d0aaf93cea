/** What one seat may see (§4): made from the board, safe to show. */
import type { CardId, Element } from './state/cards.ts';
import type { ExtraAction, GameResult, SeatId, Stones, TeamId } from './state/board.ts';
import type { DamageCause, DamageKind, MachineId } from './state/frames.ts';
import type { Request } from './choices/choice.ts';
import type { Character } from './effects/language/index.ts';

export interface PlacedView {
  /** 0 for an exclusive card, and for one that lies face down and is another's. */
  card: CardId;
  /** Empty where the viewer does not know what lies there. */
  name: string;
  by: SeatId;
  exclusive: boolean;
  /** How a choice names it (fields that pick "placed"). */
  value: number;
}

/** Covered cards under one token. */
export interface PileView {
  token: string;
  size: number;
  /** Faces, for the owner, or for all where they lie face up; null = hidden (§4.2). */
  cards: CardId[] | null;
}

/** What of a sheet the table is named by; all of it is public (§4.1). */
export type SheetView = Pick<Character, 'id' | 'name' | 'faction' | 'tokens' | 'forms' | 'cards'>;

export interface SeatView {
  seat: SeatId;
  team: TeamId;
  character: string | null;
  /** Null for a plain seat. */
  sheet: SheetView | null;
  handSize: number;
  /** Faces, for the owner only; null = hidden (§4.2). */
  hand: CardId[] | null;
  piles: PileView[];
  table: PlacedView[];
  heals: number;
  energy: Stones;
  tokens: Record<string, number>;
  form: string | null;
  sideways: boolean;
  handLimit: number;
  healLimit: number;
  energyLimit: number;
}

export interface TeamView {
  team: TeamId;
  morale: number;
  moraleCap: number;
  stones: Stones;
  stoneLimit: number;
  cups: number;
  cupsToWin: number;
}

/** The attack that runs, the innermost one. */
export interface AttackView {
  attacker: SeatId;
  target: SeatId;
  card: CardId;
  element: Element;
  active: boolean;
  damage: number;
  /** A Holy Shield may stop it (§7.4(3)). */
  shieldable: boolean;
}

export interface MissileView {
  passer: SeatId;
  target: SeatId;
  points: number;
  card: CardId;
}

export interface DamageView {
  source: SeatId;
  target: SeatId;
  kind: DamageKind;
  points: number;
}

/** One thing of the stack that is not finished, as players speak of it; all of it is public. */
export type PendingView = { state: string } &
  /** `extra`: the entry that is carried out (§18); null for the action of step 5. */
  (
    | { what: 'action'; extra: ExtraAction | null }
    | ({ what: 'attack' } & AttackView)
    | ({ what: 'missile' } & MissileView)
    | ({ what: 'damage'; cause: DamageCause; skill: string | null } & DamageView)
    | { what: 'overLimit'; seat: SeatId; count: number }
    | { what: 'window'; timing: string }
    | { what: 'effect'; seat: SeatId; skill: string }
  );

export interface TableView {
  /** Whose eyes: a seat, or null for a spectator who sees public facts only. */
  viewer: SeatId | null;
  seats: SeatView[];
  teams: [TeamView, TeamView];
  deckSize: number;
  discardSize: number;
  /** Cards of the pile this table may look at; null = closed (§4.3). */
  discard: CardId[] | null;
  turn: {
    number: number;
    player: SeatId;
    startupUsed: boolean;
    specialsForbidden: boolean;
    extra: number;
    /** The extra actions that are left, in the order in which they came (§18). */
    extras: ExtraAction[];
  };
  /** Machines that run, outermost first (boxes in boxes). */
  stack: { machine: MachineId; state: string }[];
  /** What of them is not finished, outermost first. */
  pending: PendingView[];
  attack: AttackView | null;
  missile: MissileView | null;
  damage: DamageView | null;
  /** Who is asked, by which state; public. */
  asked: { seat: SeatId; machine: MachineId; state: string; rule: string } | null;
  /** The question itself, only for the seat it is put to. */
  request: Request | null;
  result: GameResult | null;
}
