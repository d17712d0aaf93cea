/** Answers to an attack and to a missile (§7.4, §9.3), to ④ and to an over-limit (§12, §14). */
import { usableHeals } from '../actions/damage.ts';
import { propertiesOf } from '../effects/attack-properties.ts';
import { handLike } from '../effects/rules/query.ts';
import { seatOf } from '../state/changes.ts';
import type { CardId } from '../state/cards.ts';
import type { SeatId } from '../state/board.ts';
import type { Game } from '../state/game.ts';
import type { AttackData, DamageData, MissileData, OverLimitData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode } from './choice.ts';
import { isRefused, lookRefusal, named } from './looks.ts';
import {
  counterLooks,
  counterTargetRefusal,
  counterTargets,
  faceOf,
  lightRefusal,
  passRefusal,
} from './possible.ts';

/** §7.4, §4.6: asked even if "take" is the only legal answer. */
export function respondOptions(game: Game, attack: AttackData): Option[] {
  const options: Option[] = [];
  const cards = handLike(game, attack.target);
  const targets = counterTargets(game, attack.target, attack.attacker);
  if (targets.length > 0)
    for (const card of cards) {
      const looks = counterLooks(game, attack, card);
      if (isRefused(looks)) continue;
      for (const { as } of named(looks))
        options.push({ type: 'counter', card, targets, ...(as === undefined ? {} : { as }) });
    }
  if (propertiesOf(game, attack).lightable) pushLights(game, attack.target, cards, options);
  options.push({ type: 'take' });
  return options;
}

function pushLights(game: Game, seat: SeatId, cards: readonly CardId[], options: Option[]): void {
  for (const card of cards)
    if (lightRefusal(game, seat, card) === null) options.push({ type: 'block', card });
}

export function respondRefusal(game: Game, attack: AttackData, choice: Choice): RefusalCode | null {
  switch (choice.type) {
    case 'take':
      return null;
    case 'block':
      return propertiesOf(game, attack).lightable
        ? blockRefusal(game, attack.target, choice.card)
        : 'cannotBeBlocked';
    case 'counter':
      return counterRefusal(game, attack, choice.card, choice.target, choice.as);
    default:
      return 'notAnAnswerHere';
  }
}

function counterRefusal(
  game: Game,
  attack: AttackData,
  card: CardId,
  target: SeatId,
  as: string | undefined,
): RefusalCode | null {
  const unfit = game.rules.cards[card] ? lookRefusal(counterLooks(game, attack, card), as) : null;
  if (unfit !== null) return unfit;
  if (!handLike(game, attack.target).includes(card)) return 'noSuchCard';
  if (counterTargets(game, attack.target, attack.attacker).length === 0) return 'noCounterTarget';
  return counterTargetRefusal(game, attack.target, attack.attacker, target);
}

/** §7.4: a Holy Shield in hand is no answer; who has only that is told so. */
function blockRefusal(game: Game, seat: SeatId, card: CardId): RefusalCode | null {
  const cards = handLike(game, seat);
  const held = cards.includes(card);
  const refused = held ? lightRefusal(game, seat, card) : 'blockNeedsLight';
  if (refused !== 'blockNeedsLight') return refused;
  const holds = (wanted: string) => cards.some((one) => faceOf(game, one).name === wanted);
  const meansShield = held && faceOf(game, card).name === 'holy-shield';
  return meansShield || (holds('holy-shield') && !holds('holy-light'))
    ? 'shieldInHandIsNoAnswer'
    : 'blockNeedsLight';
}

/** §9.3. */
export function missileOptions(game: Game, missile: MissileData): Option[] {
  const options: Option[] = [];
  const cards = handLike(game, missile.target);
  for (const card of cards)
    if (passRefusal(game, missile.target, card) === null) options.push({ type: 'pass', card });
  pushLights(game, missile.target, cards, options);
  options.push({ type: 'take' });
  return options;
}

export function missileRefusal(game: Game, missile: MissileData, choice: Choice): RefusalCode | null {
  const cards = handLike(game, missile.target);
  switch (choice.type) {
    case 'take':
      return null;
    case 'block': {
      if (!cards.includes(choice.card)) return 'missileBlockNeedsLight';
      const refused = lightRefusal(game, missile.target, choice.card);
      return refused === 'blockNeedsLight' ? 'missileBlockNeedsLight' : refused;
    }
    case 'counter':
      return 'attackCardAgainstMissile';
    case 'pass':
      if (choice.card === undefined || !cards.includes(choice.card)) return 'missileNeedsMissile';
      return passRefusal(game, missile.target, choice.card);
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
