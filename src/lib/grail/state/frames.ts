/** What each machine of the flow remembers while it runs. Constant shapes; "none" is −1, 0 or null as noted. */
import type { CardId, CardLook, CardName, Element, Faction } from './cards.ts';
import type { ExtraAction, SeatId, Stones, TeamId } from './board.ts';

export type DamageKind = 'attack' | 'magic';
export type DamageCause = 'attack' | 'missile' | 'poison' | 'skill';
export type DrawKind = 'damage' | 'buy' | 'synthesize' | 'weakness' | 'cannotAct' | 'skill' | 'setup';
export type MoraleCause = 'overLimit' | 'synthesize' | 'skill';
export type ShownAs = 'attack' | 'counter' | 'block' | 'magic' | 'missile' | 'discard' | 'show';

export interface GameData {
  done: boolean;
}

export interface TurnData {
  /** Poisons that lay before TP when `poison` was entered (§10.5), next first; card numbers. */
  poisons: CardId[];
  /** The Poison that acts now, its placer; −1 none. */
  poisonBy: SeatId;
  poisonCard: CardId;
  /** §5.1: TP chose to skip the action phase. */
  skip: boolean;
  /** Because of what TP must skip the action phase or draw; asked together (§5.1). `skill` "weakness": the card. */
  binds: { by: SeatId; skill: string; draw: number }[];
  /** The window of `action.before` has been. */
  beforeDone: boolean;
  /** "This turn" effects have ended. */
  ended: boolean;
}

/** A declared use of an ability: everything its user chose together (§21.8). */
export interface Declaration {
  /** Index into the rules' abilities. */
  ability: number;
  /** Whose skill it is. */
  seat: SeatId;
  /** Chosen values by the name of the field: seats, cards, numbers; one value is an array of one. */
  picks: Record<string, number[]>;
  /** Who declares, decides and pays. */
  user: SeatId;
}

export interface StartupData {
  declaration: Declaration | null;
  /** P is not empty (§23.1). */
  canAct: boolean;
  /** Legal startups (§19.4). */
  legal: number;
  /** A startup can add a possibility (§23.6). */
  canAdd: boolean;
  /** An effect took it away this turn. */
  skipped: boolean;
}

export interface ActionData {
  quota: 'any' | 'attack' | 'magic' | 'attackOrMagic';
  restriction: ExtraAction | null;
  card: CardId;
  /** What the card is used as; null without a card. */
  look: CardLook | null;
  target: SeatId;
  stones: Stones;
  declaration: Declaration | null;
  kind: 'attack' | 'magic' | 'special';
  /** Which special action of §6.1; null for everything else. */
  special: 'buy' | 'synthesize' | 'extract' | null;
  /** P at the last look (§23.1). */
  canAct: boolean;
  /** Its attack hit. */
  hit: boolean;
  /** Abilities used that are limited to once an action. */
  used: number[];
}

export interface ExtraActionsData {
  entry: ExtraAction | null;
}

export interface AttackData {
  attacker: SeatId;
  target: SeatId;
  /** 0: an attack without a card. */
  card: CardId;
  element: Element;
  active: boolean;
  damage: number;
  counterable: boolean;
  lightable: boolean;
  shieldable: boolean;
  forced: boolean;
  /** Heals that may be used against it; −1 no limit. */
  healsAllowed: number;
  answer: 'none' | 'counter' | 'block' | 'take';
  answerCard: CardId;
  /** The element the answering card counts as. */
  answerElement: Element;
  counterTarget: SeatId;
  hit: boolean;
  faction: Faction | null;
  /** What it does in place of a sum; −1 nothing is set. */
  damageSet: number;
  /** The hit stands, no damage follows. */
  harmless: boolean;
  /** What the counter-attack against it will be like. */
  counterChange: AttackChanges | null;
  /** Abilities used that are limited to once an attack. */
  used: number[];
}

/** What an effect changed about an attack, its numbers read. */
export interface AttackChanges {
  damage: number;
  /** −1 nothing is set. */
  damageSet: number;
  harmless: boolean;
  forced: boolean;
  noCounter: boolean;
  noLight: boolean;
  noShield: boolean;
  noHeals: boolean;
  element: Element | null;
  /** −1 none. */
  target: SeatId;
}

export interface MissileData {
  caster: SeatId;
  passer: SeatId;
  target: SeatId;
  amount: number;
  /** +1 right, −1 left (§9.7). */
  direction: 1 | -1;
  /** Who has used a missile in this round: bit i = seat i. */
  used: number;
  card: CardId;
  /** D8 with `missileNewRound: false`: nobody is left to aim at. */
  lapsed: boolean;
}

export interface DamageData {
  source: SeatId;
  target: SeatId;
  kind: DamageKind;
  cause: DamageCause;
  /** What it is before ③ fixes it, then what is still to come. */
  amount: number;
  healsAllowed: number;
  healsUsed: number;
  /** Skill that made it, or null. */
  skill: string | null;
  /** Points really taken at ⑥. */
  taken: number;
  /** It begins at ⑥: ③ to ⑤ do not happen. */
  late: boolean;
  /** It has been moved once; such a damage cannot be moved again. */
  moved: boolean;
  /** A part of it that somebody takes whose turn comes after its target's: settled when this block is over. */
  rest: DamageData | null;
  /** What its over-limit costs, where it costs any; −1 as much as §14.3 says. */
  loss: number;
  /** Morale lost by its over-limit so far. */
  lost: number;
  /** Abilities used that are limited to once a damage. */
  used: number[];
}

export interface DrawData {
  player: SeatId;
  count: number;
  left: number;
  kind: DrawKind;
  drawn: CardId[];
}

export interface OverLimitData {
  player: SeatId;
  excess: number;
  /** What was discarded for it last. */
  cards: CardId[];
}

export interface MoraleData {
  team: TeamId;
  amount: number;
  cause: MoraleCause;
  player: SeatId;
}

/** The event a window is about: who made it, whom it meets, how much, which cards (§21.1). */
export interface WindowData {
  timing: string;
  by: SeatId;
  to: SeatId;
  points: number;
  cards: CardId[];
  shownAs: ShownAs | null;
  /** Seats already passed, counted from TP; the one asked now is TP + cursor − 1. */
  cursor: number;
  /** Abilities used in this opening (§20.5). */
  used: number[];
  /** Abilities that the present player may or must use now. */
  offered: number[];
  forced: number;
  declaration: Declaration | null;
  /** 0 forced abilities of laid cards, 1 everybody's, 2 those that come last. */
  pass: number;
  /** The last pass that this opening has. */
  until: number;
  /** Who is asked there. */
  asked: SeatId;
  /** For events about a skill, a token, a form or a laid card: its id. */
  about: string | null;
  /** Cards already used by abilities that are used once for each card; pairs ability, card. */
  usedCards: number[];
}

export interface CannotActData {
  player: SeatId;
  count: number;
}

export type EffectSignal =
  'next' | 'ask' | 'damage' | 'draw' | 'attack' | 'morale' | 'reveal' | 'overLimit' | 'effect' | 'done';

/** A running effect: a flat program, where it stands, and its named values (design.md §4). */
export interface EffectData {
  ability: number;
  /** Whose skill it is. */
  seat: SeatId;
  /** Who decides (the user; §21.8). */
  user: SeatId;
  pc: number;
  /** Named values: declared picks and results; seats, cards and numbers alike. */
  slots: Record<string, number[]>;
  signal: EffectSignal;
  /** Data for the call that `signal` asks for (of that machine's shape), or null. */
  call: unknown;
  /** What is asked in `choose`. */
  ask: EffectAsk | null;
  /** The signal of the last instruction still stands: first what it has set off is looked at. */
  held: boolean;
  /** Of the damage that came last: morale lost by it. */
  result: number;
}

/** A question that a running effect puts to somebody (flow "effect.choose"). */
export interface EffectAsk {
  seat: SeatId;
  slot: string;
  pick: 'seat' | 'card' | 'number' | 'placed' | 'element' | 'option';
  from: number[];
  min: number;
  max: number;
  /** What the cards must be together. */
  together?: 'same-element' | 'different-elements' | 'same-faction';
  /** Where the data says it: a path within the skill. */
  at?: string;
}

export interface FrameData {
  game: GameData;
  turn: TurnData;
  startup: StartupData;
  action: ActionData;
  extraActions: ExtraActionsData;
  attack: AttackData;
  missile: MissileData;
  damage: DamageData;
  draw: DrawData;
  overLimit: OverLimitData;
  morale: MoraleData;
  window: WindowData;
  cannotAct: CannotActData;
  effect: EffectData;
}

export type MachineId = keyof FrameData;
export type { CardName };
