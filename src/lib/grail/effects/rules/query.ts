/**
 * What the running continuous rules say, asked by the flow. Until the rules of the whole language run, only what small
 * skills can say is answered; everything else is neutral.
 */
import type { SeatId, TeamId } from '../../state/board.ts';
import type { CardId, CardLook } from '../../state/cards.ts';
import { seatOf } from '../../state/changes.ts';
import type { AttackChanges, AttackData, DamageData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { NO_CHANGES } from '../attack-changes.ts';
import { countsAs, isTaunted } from '../rules.ts';

export type CardPurpose = 'action' | 'counter' | 'pass';

/** What the live rules make of the attack together. */
export function attackRules(_game: Game, _attack: AttackData): Readonly<AttackChanges> {
  return NO_CHANGES;
}

export interface DamageLimits {
  add: number;
  /** Infinity: as much as it is. */
  atMost: number;
}

const AS_IT_IS: Readonly<DamageLimits> = Object.freeze({ add: 0, atMost: Infinity });

/** What the live rules make of a damage at ③ together: the sum of what is added, the lowest of the caps. */
export function damageRules(_game: Game, _damage: DamageData): Readonly<DamageLimits> {
  return AS_IT_IS;
}

/** The most heals that its target may use against this damage; −1: as many as he has. */
export function healUseLimit(_game: Game, _damage: DamageData): number {
  return -1;
}

/** What the card may be used as: its face first, then what rules make of it. */
export function looksOf(game: Game, seat: SeatId, card: CardId, purpose: CardPurpose): readonly CardLook[] {
  const printed = game.rules.printed[card];
  const [face] = printed ?? [];
  if (!printed || !face) throw new Error(`no card ${card}`);
  if (purpose !== 'pass' || face.name === 'magic-missile' || !countsAs(game, seat, card, 'magic-missile'))
    return printed;
  return [face, { ...face, name: 'magic-missile', kind: 'magic' }];
}

export interface ActionDuties {
  /** Only active attacks at one of these; null: every action. */
  only: readonly SeatId[] | null;
  /** The first action must be one of these abilities; none: any. It goes before `only`. */
  first: readonly number[];
  /** What becomes of the phase when nothing of it can be done, or is wanted. */
  otherwise: 'skip-phase' | null;
}

const FREE: ActionDuties = Object.freeze({ only: null, first: [], otherwise: null });

/** All duties of a seat in its action phase together. */
export function actionDuties(game: Game, seat: SeatId): ActionDuties {
  if (!isTaunted(game, seat)) return FREE;
  return { only: [...game.board.seats.keys()], first: [], otherwise: 'skip-phase' };
}

/** Where a loss of the team's morale stops; 0 without any rule. */
export function moraleFloor(_game: Game, _team: TeamId): number {
  return 0;
}

/** Everything the seat may use or play now: its hand, then covered cards that a rule makes like it. Not to be changed. */
export function handLike(game: Game, seat: SeatId): readonly CardId[] {
  return seatOf(game, seat).hand;
}

export type SpecialAction = 'buy' | 'synthesize' | 'extract';

/** `stones`: gained by a buy, paid for a synthesis, at most moved by an extract. */
export interface SpecialTerms {
  draw: number;
  stones: number;
  cups: number;
}

/** What the special action costs and brings the seat now (§6.1). */
export function specialTerms(game: Game, _seat: SeatId, action: SpecialAction): SpecialTerms {
  const { buyDraw, synthesizeDraw, synthesizeStones, extractMax } = game.rules.config;
  switch (action) {
    case 'buy':
      return { draw: buyDraw, stones: 2, cups: 0 };
    case 'synthesize':
      return { draw: synthesizeDraw, stones: synthesizeStones, cups: 1 };
    case 'extract':
      return { draw: 0, stones: extractMax, cups: 0 };
  }
}

/** Who could get the stones of an extract: the player, and whomever a skill of his could send them to. */
export function extractReceivers(_game: Game, seat: SeatId): SeatId[] {
  return [seat];
}
