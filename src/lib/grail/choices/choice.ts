/** What players answer, what they may answer, and why not (flow.md §14). */
import type { Question, Refused } from '../../kernel/protocol.ts';
import type { CardId, Element } from '../state/cards.ts';
import type { SeatId, Stones } from '../state/board.ts';
import type { MachineId } from '../state/frames.ts';

/** Everything a skill's user chooses, by the name of the field (§21.8). */
export type Picks = Record<string, number[]>;

export type Choice =
  | { type: 'attack'; seat: SeatId; card: CardId; target: SeatId }
  | { type: 'magic'; seat: SeatId; card: CardId; target?: SeatId }
  | { type: 'buy'; seat: SeatId; stone?: 'gem' | 'crystal' }
  | { type: 'synthesize'; seat: SeatId; stones: Stones }
  | { type: 'extract'; seat: SeatId; stones: Stones }
  | { type: 'counter'; seat: SeatId; card: CardId; target: SeatId }
  | { type: 'block'; seat: SeatId; card: CardId }
  | { type: 'take'; seat: SeatId }
  /** Passes a missile on with `card`; without `card` declines in a window. */
  | { type: 'pass'; seat: SeatId; card?: CardId }
  | { type: 'useHeals'; seat: SeatId; count: number }
  | { type: 'discard'; seat: SeatId; cards: CardId[] }
  | { type: 'skipActionPhase'; seat: SeatId }
  | { type: 'drawThree'; seat: SeatId }
  | { type: 'declareCannotAct'; seat: SeatId }
  | { type: 'noStartup'; seat: SeatId }
  | { type: 'takeExtra'; seat: SeatId; entry: number }
  | { type: 'stopExtra'; seat: SeatId }
  | SkillChoice
  /** Answers what a running effect asks (flow "effect.choose"). */
  | { type: 'choose'; seat: SeatId; values: number[] };

/** A startup, a window's use, or a skill used as an action. */
export type SkillChoiceType = 'startup' | 'use' | 'attackSkill' | 'magicSkill' | 'specialSkill';
/** One use of an ability, with everything its user chose together (§21.8). */
export type SkillChoice = {
  [T in SkillChoiceType]: { type: T; seat: SeatId; ability: number; picks: Picks };
}[SkillChoiceType];
export type ChoiceType = Choice['type'];

/** One thing a skill's user must choose: `min` to `max` of `from`. */
export interface Field {
  name: string;
  pick: 'seat' | 'card' | 'number' | 'placed' | 'element' | 'option';
  /** What the values of `from` are called, one for one: ids of elements. */
  words?: string[];
  from: number[];
  min: number;
  max: number;
}

/** The space of answers, described, not enumerated. */
export type Option =
  | { type: 'attack'; card: CardId; targets: SeatId[] }
  | { type: 'magic'; card: CardId; targets: SeatId[] | null }
  | { type: 'buy'; stones: ('gem' | 'crystal')[] }
  | { type: 'synthesize'; stones: Stones[] }
  | { type: 'extract'; stones: Stones[] }
  | { type: 'counter'; card: CardId; targets: SeatId[] }
  | { type: 'block'; card: CardId }
  | { type: 'take' }
  | { type: 'pass'; card?: CardId }
  | { type: 'useHeals'; max: number }
  | { type: 'discard'; cards: CardId[]; count: number }
  | { type: 'skipActionPhase' }
  | { type: 'drawThree' }
  | { type: 'declareCannotAct' }
  | { type: 'noStartup' }
  | { type: 'takeExtra'; entry: number; kinds: ('attack' | 'magic')[]; element: Element | null }
  | { type: 'stopExtra' }
  | { type: SkillChoiceType; ability: number; skill: string; fields: Field[] }
  | { type: 'choose'; field: Field };

/** The one question at a stop: who, by which state, resting on which §, what may be answered. */
export type Request = Question<Option> & { machine: MachineId };

/** Why an answer was refused. */
export type Refusal = Refused<RefusalCode>;

/** Every reason there is to refuse an answer, with the § that says so (design.md §3.4). */
export const REFUSALS = {
  notAsked: '§21.3',
  notAnAnswerHere: '§6.6',
  gameOver: '§17.2',
  noSuchCard: '§4.2',
  notAnAttackCard: '§6.1',
  notAMagicCard: '§6.1',
  notAnOpponent: '§7.1',
  cannotBeAttacked: '§7.1',
  noSuchTarget: '§20.7',
  lightIsNoAction: '§8',
  sameEffectLies: '§8.2',
  cannotReceiveBasic: '§20.7',
  missileCannotBeAimed: '§9.1',
  mustAct: '§6.6',
  onlyAttackUnderTaunt: '§23.8',
  tooManyCardsToBuy: '§6.1',
  noStoneChoice: '§6.1',
  stoneChoiceNeeded: '§6.1',
  tooManyCardsToSynthesize: '§6.1',
  tooFewStones: '§6.1',
  wrongNumberOfStones: '§6.1',
  notThoseStones: '§6.1',
  energyFull: '§6.1',
  specialsForbidden: '§6.5',
  noSpecialAfterStartup: '§19.3',
  noSpecialAsExtra: '§18.4',
  wrongKindOfExtra: '§18.3',
  wrongElementOfExtra: '§18.1',
  noCannotActAsExtra: '§18.4',
  canStillAct: '§23.2',
  darkCannotBeCountered: '§7.3',
  cannotBeCountered: '§7.4(1)',
  counterNeedsSameElement: '§7.4(1)',
  counterNeedsAttackCard: '§7.4(1)',
  counterNotAtAttacker: '§7.4(1)',
  counterNotAtOwnTeam: '§7.4(1)',
  noCounterTarget: '§7.4(1)',
  blockNeedsLight: '§7.4(2)',
  cannotBeBlocked: '§7.4(2)',
  shieldInHandIsNoAnswer: '§7.4',
  missileNeedsMissile: '§9.3(1)',
  missileBlockNeedsLight: '§9.3(2)',
  attackCardAgainstMissile: '§9.5',
  tooManyHeals: '§12.1',
  discardExactly: '§14.2',
  noSuchExtra: '§18.2',
  skillNotUsable: '§20.3',
  skillLostTarget: '§20.7',
  skillCostUnpaid: '§20.3',
  skillUsed: '§20.5',
  startupUsed: '§19.2',
  startupLeavesNothing: '§19.4',
  startupCompulsory: '§23.6',
  declareFirst: '§23.6',
  destroysPossibilities: '§23.7',
  forcedFirst: '§20.2',
  wrongPick: '§21.8',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
