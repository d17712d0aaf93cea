/**
 * The log's events: past tense, each with its cause (id of an earlier event), the § it rests on and numbers before → after.
 * Log, track, animation, explanation and tests read these; nobody compares states (design.md §3.2).
 */
import type { BeforeAfter, EventBase, ProtocolEvent } from '../kernel/protocol.ts';
import type { CardId, Element } from './state/cards.ts';
import type { GameResult, SeatId, Skipped, Stones, TeamId } from './state/board.ts';
import type { DamageCause, DamageKind, DrawKind, MachineId, MoraleCause, ShownAs } from './state/frames.ts';
import type { Choice } from './choices/choice.ts';

export type { BeforeAfter } from '../kernel/protocol.ts';

/** Cards somebody may not see are in `hidden`; a view replaces them by their number (§4). */
export interface HiddenCards {
  owner: SeatId;
  cards: CardId[] | null;
  count: number;
}

type Body =
  | { type: 'gameBegan'; players: number; seating: string }
  | ProtocolEvent<Choice, MachineId>
  | { type: 'turnBegan'; seat: SeatId; number: number }
  | { type: 'turnEnded'; seat: SeatId }
  | {
      type: 'windowOpened';
      timing: string;
      by: SeatId;
      to: SeatId;
      points: number;
      /** Cards the event is about that have been shown. */
      cards: CardId[];
      shownAs: ShownAs | null;
      /** Id of the skill, token, form or laid card it is about, where it is about one. */
      about: string | null;
      heard: boolean;
    }
  /** `from`: the token it lay under, where it was a covered card used like one of the hand. */
  | {
      type: 'cardShown';
      seat: SeatId;
      card: CardId;
      as: ShownAs;
      from: string | null;
      hand: BeforeAfter;
    }
  | {
      type: 'cardDiscarded';
      seat: SeatId;
      card: CardId;
      from: 'hand' | 'play' | 'table' | 'covered';
      /** Null where the card had left the hand before. */
      hand: BeforeAfter | null;
      discard: BeforeAfter;
    }
  | {
      type: 'cardsDiscarded';
      seat: SeatId;
      hidden: HiddenCards;
      why: 'overLimit' | 'skill' | 'adjust';
      hand: BeforeAfter;
      discard: BeforeAfter;
    }
  | { type: 'handShown'; seat: SeatId; cards: CardId[] }
  | { type: 'cardPlaced'; seat: SeatId; before: SeatId; card: CardId; name: string }
  | {
      type: 'placedRemoved';
      seat: SeatId;
      card: CardId;
      name: string;
      by: SeatId;
      to: 'discard' | 'hand' | 'owner' | 'game';
      /** Whose hand a card that comes back goes to; −1 nobody's. */
      taker: SeatId;
      hand: BeforeAfter | null;
      discard: BeforeAfter | null;
    }
  | { type: 'placedMoved'; seat: SeatId; to: SeatId; card: CardId; name: string; by: SeatId }
  | { type: 'placedTurned'; seat: SeatId; by: SeatId; before: string; after: string }
  /** Cards left the zone they lay in, by a skill; the next event says where they went. */
  | {
      type: 'cardsTaken';
      /** Whose hand or covered cards; −1 nobody's. */
      seat: SeatId;
      from: 'hand' | 'covered' | 'deck' | 'discard' | 'aside';
      token: string | null;
      hidden: HiddenCards;
      hand: BeforeAfter | null;
      pile: BeforeAfter | null;
      deck: BeforeAfter | null;
      discard: BeforeAfter | null;
    }
  | { type: 'cardsReceived'; seat: SeatId; hidden: HiddenCards; hand: BeforeAfter }
  /** To the discard pile, from no hand; `shown`: those that went face up. */
  | { type: 'cardsPutAway'; seat: SeatId; hidden: HiddenCards; shown: CardId[]; discard: BeforeAfter }
  | { type: 'cardsOnDeck'; seat: SeatId; on: 'top' | 'bottom'; hidden: HiddenCards; deck: BeforeAfter }
  /** Cards were laid under a token; `deck`: where they came straight from there. */
  | {
      type: 'cardsCovered';
      seat: SeatId;
      token: string;
      hidden: HiddenCards;
      pile: BeforeAfter;
      deck: BeforeAfter | null;
    }
  /** All saw these cards, which stayed where they were. */
  | { type: 'cardsRevealed'; seat: SeatId; cards: CardId[] }
  /** Somebody looked at the deck's top. */
  | { type: 'cardsSeen'; seat: SeatId; hidden: HiddenCards }
  | {
      type: 'attackDeclared';
      attacker: SeatId;
      target: SeatId;
      card: CardId;
      element: Element;
      active: boolean;
      damage: number;
    }
  | {
      type: 'attackChanged';
      attacker: SeatId;
      target: SeatId;
      what: string;
      /** Null: by rules that are live. */
      skill: string | null;
      damage: BeforeAfter;
    }
  | {
      type: 'attackAnswered';
      seat: SeatId;
      answer: 'counter' | 'block' | 'take';
      card: CardId;
      target: SeatId;
    }
  | { type: 'attackHit'; attacker: SeatId; target: SeatId; active: boolean; forced: boolean }
  | { type: 'attackMissed'; attacker: SeatId; target: SeatId; by: 'counter' | 'block' | 'shield' }
  | { type: 'missileAimed'; passer: SeatId; target: SeatId; points: number; newRound: boolean }
  | { type: 'missilePassed'; seat: SeatId; card: CardId; points: BeforeAfter }
  /** A skill changed the missile on its way: its direction so far; `points` as they are then (§9.7). */
  | {
      type: 'missileChanged';
      passer: SeatId;
      target: SeatId;
      what: 'direction' | 'points';
      skill: string;
      points: BeforeAfter;
    }
  | { type: 'missileEnded'; target: SeatId; by: 'block' | 'shield' | 'lapsed' }
  | { type: 'damageDealt'; source: SeatId; target: SeatId; kind: DamageKind; by: DamageCause; points: number }
  /** `skill` null: by rules that are live at ③. */
  | { type: 'damageChanged'; source: SeatId; target: SeatId; skill: string | null; points: BeforeAfter }
  /** A damage that begins at ⑥ (§11.4). */
  | {
      type: 'damageEntered';
      source: SeatId;
      target: SeatId;
      kind: DamageKind;
      by: DamageCause;
      points: number;
    }
  | { type: 'healsUsed'; seat: SeatId; count: number; heals: BeforeAfter; points: BeforeAfter }
  | { type: 'damageActual'; source: SeatId; target: SeatId; points: number }
  /** `left`: of the damage from which points were moved. */
  | { type: 'damageMoved'; from: SeatId; target: SeatId; points: number; left: BeforeAfter; skill: string }
  | { type: 'damageTaken'; source: SeatId; target: SeatId; points: number }
  | {
      type: 'cardsDrawn';
      seat: SeatId;
      hidden: HiddenCards;
      kind: DrawKind;
      hand: BeforeAfter;
      /** Since the reshuffle, where there was one in the middle. */
      deck: BeforeAfter;
      lost: number;
    }
  /** §13.3: the first `drawn` cards of a draw were the last of the deck; the others come after the reshuffle. */
  | { type: 'deckEmptied'; seat: SeatId; drawn: number; deck: BeforeAfter }
  | { type: 'deckReshuffled'; cards: number; deck: BeforeAfter; discard: BeforeAfter }
  | { type: 'overLimit'; seat: SeatId; hand: number; limit: number; excess: number }
  | { type: 'moraleLost'; team: TeamId; amount: number; morale: BeforeAfter; by: MoraleCause; seat: SeatId }
  | { type: 'moraleGained'; team: TeamId; amount: number; morale: BeforeAfter }
  | { type: 'moraleSet'; team: TeamId; morale: BeforeAfter }
  | { type: 'moraleLossChanged'; team: TeamId; skill: string; points: BeforeAfter }
  | {
      type: 'stonesChanged';
      team: TeamId;
      before: Stones;
      after: Stones;
      why: 'hit' | 'buy' | 'synthesize' | 'extract' | 'skill';
    }
  | { type: 'energyChanged'; seat: SeatId; before: Stones; after: Stones }
  | { type: 'cupsChanged'; team: TeamId; cups: BeforeAfter }
  | { type: 'healsGained'; seat: SeatId; heals: BeforeAfter; lost: number }
  | { type: 'healsLost'; seat: SeatId; heals: BeforeAfter }
  | { type: 'tokensChanged'; seat: SeatId; token: string; count: BeforeAfter }
  | { type: 'limitChanged'; seat: SeatId; of: 'hand' | 'heals' | 'energy'; limit: BeforeAfter }
  | { type: 'formChanged'; seat: SeatId; before: string | null; after: string | null }
  | { type: 'turnedSideways'; seat: SeatId; already: boolean }
  | { type: 'turnedUpright'; seat: SeatId }
  | { type: 'remembered'; seat: SeatId; name: string; who: SeatId }
  | {
      type: 'cardsGiven';
      seat: SeatId;
      to: SeatId;
      hidden: HiddenCards;
      giverHand: BeforeAfter;
      takerHand: BeforeAfter;
    }
  | { type: 'skillUsed'; seat: SeatId; skill: string; timing: string }
  | { type: 'skillCancelled'; seat: SeatId; skill: string; by: string }
  | { type: 'windowPassed'; seat: SeatId; timing: string }
  | {
      type: 'phaseSkipped';
      seat: SeatId;
      why: 'weakness' | 'taunt' | 'cannotAct' | 'skill';
      what: Skipped['what'];
    }
  | { type: 'cannotActDeclared'; seat: SeatId; count: number }
  | {
      type: 'extraActionGranted';
      seat: SeatId;
      kinds: ('attack' | 'magic')[];
      element: Element | null;
      source: string;
      extra: BeforeAfter;
    }
  | {
      type: 'extraActionTaken';
      seat: SeatId;
      kinds: ('attack' | 'magic')[];
      element: Element | null;
      source: string;
      extra: BeforeAfter;
    }
  | { type: 'extraActionsDropped'; seat: SeatId; count: number; extra: BeforeAfter }
  | { type: 'extraTurnGranted'; seat: SeatId }
  | { type: 'skipGranted'; seat: SeatId; what: Skipped['what'] }
  /** `seat`: whose ordinary turn is next. */
  | { type: 'turnOrderChanged'; seat: SeatId; direction: 1 | -1 }
  /** §5.1: `seat` will have to skip its phase or draw. */
  | { type: 'skipOrDraw'; seat: SeatId; by: SeatId; skill: string; draw: number }
  /** Stones on their way: which ones a buy brings, who gets those of an extract; `to` −1 who they were for. */
  | { type: 'comingStonesChanged'; seat: SeatId; skill: string; before: Stones; after: Stones; to: SeatId }
  | { type: 'gameEnded'; result: GameResult };

export type EventBody = Body & { rule: string };
export type GrailEvent = EventBase & Body;
export type EventType = Body['type'];
