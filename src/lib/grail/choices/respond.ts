/** Answers to an attack and to a missile (§7.4, §9.3), to ④ and to an over-limit (§12, §14). */
import { usableHeals } from '../actions/damage.ts';
import { looksOf } from '../effects/rules/query.ts';
import { seatOf } from '../state/changes.ts';
import type { CardId } from '../state/cards.ts';
import type { SeatId } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import type { AttackData, DamageData, MissileData, OverLimitData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode } from './choice.ts';
import { counterCardRefusal, counterTargetRefusal, counterTargets, faceOf } from './possible.ts';

/** §7.4, §4.6: asked even if "take" is the only legal answer. */
export function respondOptions(game: Game, attack: AttackData): Option[] {
  const options: Option[] = [];
  const { hand } = seatOf(game, attack.target);
  const targets = counterTargets(game, attack.target, attack.attacker);
  for (const card of hand) {
    if (targets.length > 0 && counterCardRefusal(game, attack.element, attack.counterable, card) === null)
      options.push({ type: 'counter', card, targets });
  }
  if (attack.lightable) pushLights(game, hand, options);
  options.push({ type: 'take' });
  return options;
}

function pushLights(game: Game, hand: readonly CardId[], options: Option[]): void {
  for (const card of hand)
    if (faceOf(game, card).name === 'holy-light') options.push({ type: 'block', card });
}

export function respondRefusal(game: Game, attack: AttackData, choice: Choice): RefusalCode | null {
  switch (choice.type) {
    case 'take':
      return null;
    case 'block':
      return attack.lightable ? blockRefusal(game, attack.target, choice.card) : 'cannotBeBlocked';
    case 'counter':
      return counterRefusal(game, attack, choice.card, choice.target);
    default:
      return 'notAnAnswerHere';
  }
}

function counterRefusal(game: Game, attack: AttackData, card: CardId, target: SeatId): RefusalCode | null {
  const unfit = game.rules.cards[card]
    ? counterCardRefusal(game, attack.element, attack.counterable, card)
    : null;
  if (unfit !== null) return unfit;
  if (!seatOf(game, attack.target).hand.includes(card)) return 'noSuchCard';
  if (counterTargets(game, attack.target, attack.attacker).length === 0) return 'noCounterTarget';
  return counterTargetRefusal(game, attack.target, attack.attacker, target);
}

function holdsLight(game: Game, seat: SeatId, card: CardId): boolean {
  return seatOf(game, seat).hand.includes(card) && faceOf(game, card).name === 'holy-light';
}

/** §7.4: a Holy Shield in hand is no answer; who has only that is told so. */
function blockRefusal(game: Game, seat: SeatId, card: CardId): RefusalCode | null {
  if (holdsLight(game, seat, card)) return null;
  const { hand } = seatOf(game, seat);
  const holds = (wanted: string) => hand.some((one) => faceOf(game, one).name === wanted);
  const meansShield = hand.includes(card) && faceOf(game, card).name === 'holy-shield';
  return meansShield || (holds('holy-shield') && !holds('holy-light'))
    ? 'shieldInHandIsNoAnswer'
    : 'blockNeedsLight';
}

/** §9.3, §9.7: a Magic Missile, or what may be passed as one. */
function mayPass(game: Game, seat: SeatId, card: CardId): boolean {
  return looksOf(game, seat, card, 'pass').some(({ name }) => name === 'magic-missile');
}

/** §9.3. */
export function missileOptions(game: Game, missile: MissileData): Option[] {
  const options: Option[] = [];
  const { hand } = seatOf(game, missile.target);
  for (const card of hand) if (mayPass(game, missile.target, card)) options.push({ type: 'pass', card });
  pushLights(game, hand, options);
  options.push({ type: 'take' });
  return options;
}

export function missileRefusal(game: Game, missile: MissileData, choice: Choice): RefusalCode | null {
  switch (choice.type) {
    case 'take':
      return null;
    case 'block':
      return holdsLight(game, missile.target, choice.card) ? null : 'missileBlockNeedsLight';
    case 'counter':
      return 'attackCardAgainstMissile';
    case 'pass': {
      const { hand } = seatOf(game, missile.target);
      if (choice.card === undefined || !hand.includes(choice.card)) return 'missileNeedsMissile';
      if (mayPass(game, missile.target, choice.card)) return null;
      return faceOf(game, choice.card).kind === 'attack' ? 'attackCardAgainstMissile' : 'missileNeedsMissile';
    }
    default:
      return 'notAnAnswerHere';
  }
}

/** §12.1. */
export function healOptions(game: Game, damage: DamageData): Option[] {
  return [{ type: 'useHeals', max: usableHeals(game, damage) }];
}

export function healRefusal(game: Game, damage: DamageData, choice: Choice): RefusalCode | null {
  if (choice.type !== 'useHeals') return 'notAnAnswerHere';
  const { count } = choice;
  return Number.isInteger(count) && count >= 0 && count <= usableHeals(game, damage) ? null : 'tooManyHeals';
}

/** §14.2: any cards, new or old. */
export function discardOptions(game: Game, data: OverLimitData): Option[] {
  return [{ type: 'discard', cards: [...seatOf(game, data.player).hand], count: data.excess }];
}

export function discardRefusal(game: Game, data: OverLimitData, choice: Choice): RefusalCode | null {
  if (choice.type !== 'discard') return 'notAnAnswerHere';
  const { hand } = seatOf(game, data.player);
  const { cards } = choice;
  if (cards.length !== data.excess || new Set(cards).size !== cards.length) return 'discardExactly';
  return cards.every((card) => hand.includes(card)) ? null : 'noSuchCard';
}
