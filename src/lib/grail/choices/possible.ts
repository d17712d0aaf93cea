/**
 * What a player can do now, asked of one card or action at a time. The one home of every precondition of §6–§9:
 * options, legality, "why not" and the possibility set of §23.1 are all made from these.
 * Each `…Refusal` returns a code, or null where the thing is allowed.
 */
import type { SeatId } from '../state/board.ts';
import type { CardFace, CardId, CardName } from '../state/cards.ts';
import { isOpponent, type Game } from '../state/game.ts';
import { placeRefusal } from '../state/table.ts';
import { propertiesOf } from '../effects/attack-properties.ts';
import {
  actionDuties,
  handLike,
  isForbidden,
  looksOf,
  mayBeAttackedActively,
} from '../effects/rules/query.ts';
import type { ActionData, AttackData } from '../state/frames.ts';
import type { Picks, RefusalCode } from './choice.ts';
import { kindShut } from './duties.ts';
import { fitting, isRefused, type Fitting } from './looks.ts';
import { buyRefusal, specialRefusal, synthesizeRefusal } from './special.ts';
import { fitsElement, usableActions } from './skills.ts';

export function faceOf(game: Game, card: CardId): CardFace {
  const face = game.rules.cards[card];
  if (!face) throw new Error(`no card ${card}`);
  return face;
}

/** §7.1: an opponent who may be attacked. */
export function attackTargetRefusal(game: Game, attacker: SeatId, target: SeatId): RefusalCode | null {
  if (game.board.seats[target] === undefined) return 'noSuchTarget';
  if (!isOpponent(game, attacker, target)) return 'notAnOpponent';
  return mayBeAttackedActively(game, target) ? null : 'cannotBeAttacked';
}

export function attackTargets(game: Game, attacker: SeatId): SeatId[] {
  const targets: SeatId[] = [];
  for (let seat = 0; seat < game.rules.players; seat++)
    if (attackTargetRefusal(game, attacker, seat) === null) targets.push(seat);
  return targets;
}

/** §23.8: under a duty to attack certain characters only these. */
export function actionTargetRefusal(game: Game, target: SeatId): RefusalCode | null {
  const { player } = game.board.turn;
  const refused = attackTargetRefusal(game, player, target);
  if (refused !== null) return refused;
  const { only } = actionDuties(game, player);
  return only === null || only.includes(target) ? null : 'attackTheTaunter';
}

/** Whom an attack action may be aimed at. */
export function actionTargets(game: Game): SeatId[] {
  const targets: SeatId[] = [];
  for (let seat = 0; seat < game.rules.players; seat++)
    if (actionTargetRefusal(game, seat) === null) targets.push(seat);
  return targets;
}

/** Whether an attack action could be aimed at anybody. */
export function someActionTarget(game: Game): boolean {
  for (let seat = 0; seat < game.rules.players; seat++)
    if (actionTargetRefusal(game, seat) === null) return true;
  return false;
}

/** Why no card at all can be the card of an attack action now; null: it depends on the card. */
export function attackShut(game: Game, action: ActionData): RefusalCode | null {
  return action.quota === 'magic' ? 'wrongKindOfExtra' : kindShut(game, 'attack');
}

/**
 * §6.1, §18.1: as what the card can be the card of an attack action under the action's quota.
 * @param shut asked once by who looks at several cards
 */
export function attackLooks(
  game: Game,
  action: ActionData,
  card: CardId,
  shut = attackShut(game, action),
): Fitting {
  if (shut !== null) return shut;
  const { player } = game.board.turn;
  const { element = null, faction = null } = action.restriction ?? {};
  return fitting(looksOf(game, player, card, 'action'), (look) => {
    if (look.kind !== 'attack') return 'notAnAttackCard';
    if (isForbidden(game, player, 'use-cards', look)) return 'cannotUseCard';
    if (faction !== null && look.faction !== faction) return 'wrongElementOfExtra';
    return element !== null && look.element !== element ? 'wrongElementOfExtra' : null;
  });
}

/** The same for magic actions. */
export function magicShut(game: Game, action: ActionData): RefusalCode | null {
  return kindShut(game, 'magic') ?? (action.quota === 'attack' ? 'wrongKindOfExtra' : null);
}

/** §8: as what the card can be used as a magic action at all (its targets apart). `shut` as for attacks. */
export function magicLooks(
  game: Game,
  action: ActionData,
  card: CardId,
  shut = magicShut(game, action),
): Fitting {
  if (shut !== null) return shut;
  const { player } = game.board.turn;
  return fitting(looksOf(game, player, card, 'action'), (look) => {
    if (look.kind !== 'magic') return 'notAMagicCard';
    if (isForbidden(game, player, 'use-cards', look)) return 'cannotUseCard';
    return look.name === 'holy-light' ? 'lightIsNoAction' : null;
  });
}

/** §8.1: any character, himself included, where the card may lie (§8.2). */
export function magicTargetRefusal(game: Game, name: CardName, target: SeatId): RefusalCode | null {
  if (game.board.seats[target] === undefined) return 'noSuchTarget';
  return placeRefusal(game, target, name);
}

export function magicTargets(game: Game, name: CardName): SeatId[] {
  const targets: SeatId[] = [];
  for (let seat = 0; seat < game.rules.players; seat++)
    if (magicTargetRefusal(game, name, seat) === null) targets.push(seat);
  return targets;
}

/** An attack or a magic action, by card or skill, is possible now (§19.4, §23.1). */
export function canAttackOrCast(game: Game, action: ActionData): boolean {
  const attacks = attackShut(game, action);
  const targets = attacks === null && someActionTarget(game);
  const magic = magicShut(game, action);
  for (const card of handLike(game, game.board.turn.player)) {
    if (targets && !isRefused(attackLooks(game, action, card, null))) return true;
    const looks = magicLooks(game, action, card, magic);
    if (isRefused(looks)) continue;
    for (const { name } of looks)
      if (name === 'magic-missile' || magicTargets(game, name).length > 0) return true;
  }
  return (
    actionSkills(game, action, 'attack', attacks).length > 0 ||
    actionSkills(game, action, 'magic', magic).length > 0
  );
}

/** Whether skills used as an action of this kind are shut now (§6.5, §18.3, §23.8). */
export function skillKindRefusal(
  game: Game,
  action: ActionData,
  as: 'attack' | 'magic' | 'special',
  ability = -1,
): RefusalCode | null {
  const due = actionDuties(game, game.board.turn.player).first.includes(ability);
  if (as === 'special' && !due) return specialRefusal(game, action);
  const shut = due ? null : kindShut(game, as);
  if (shut !== null) return shut;
  if (action.quota === 'any' || action.quota === 'attackOrMagic') return null;
  return action.quota === as ? null : 'wrongKindOfExtra';
}

/** §18.1: with "X element" the attack must have that element, also when a skill makes it. */
export function skillElementRefusal(
  game: Game,
  action: ActionData,
  ability: number,
  picks: Picks | null = null,
): RefusalCode | null {
  return fitsElement(game, ability, action.restriction?.element ?? null, picks)
    ? null
    : 'wrongElementOfExtra';
}

/** The skills that can be used as this action now. `shut`: what `attackShut`, `magicShut` or `specialRefusal` says of the kind. */
export function actionSkills(
  game: Game,
  action: ActionData,
  as: 'attack' | 'magic' | 'special',
  shut: RefusalCode | null,
): number[] {
  const { player } = game.board.turn;
  const own = game.rules.skills.actions[player];
  if (own === undefined || own.length === 0) return [];
  const open = shut === null;
  if (!open && actionDuties(game, player).first.length === 0) return [];
  return usableActions(game, player, as, action.restriction?.element ?? null).filter(
    (ability) => open || skillKindRefusal(game, action, as, ability) === null,
  );
}

/** §23.1: the possibility set is not empty. Extract does not count. */
export function canAct(game: Game, action: ActionData): boolean {
  if (canAttackOrCast(game, action)) return true;
  const shut = specialRefusal(game, action);
  return (
    buyRefusal(game, action, shut) === null ||
    synthesizeRefusal(game, action, shut) === null ||
    actionSkills(game, action, 'special', shut).length > 0
  );
}

/** §7.4(1): as what this card may counter the attack (its target apart). */
export function counterLooks(game: Game, attack: AttackData, card: CardId): Fitting {
  const seat = attack.target;
  const { element, counterable } = propertiesOf(game, attack);
  if (element === 'dark') return 'darkCannotBeCountered';
  if (!counterable) return 'cannotBeCountered';
  if (isForbidden(game, seat, 'counter')) return 'mayNotCounter';
  return fitting(looksOf(game, seat, card, 'counter'), (look) => {
    if (look.kind !== 'attack') return 'counterNeedsAttackCard';
    if (isForbidden(game, seat, 'use-cards', look)) return 'cannotUseCard';
    return look.element === element || look.element === 'dark' ? null : 'counterNeedsSameElement';
  });
}

/** §7.4(2), §9.3(2): whether the card is a Holy Light that the seat may use. */
export function lightRefusal(game: Game, seat: SeatId, card: CardId): RefusalCode | null {
  const look = looksOf(game, seat, card, 'counter')[0];
  if (look?.name !== 'holy-light') return 'blockNeedsLight';
  return isForbidden(game, seat, 'use-cards', look) ? 'cannotUseCard' : null;
}

/** §9.3(1): whether the card may be passed on as a Magic Missile. */
export function passRefusal(game: Game, seat: SeatId, card: CardId): RefusalCode | null {
  const looks = looksOf(game, seat, card, 'pass');
  const missile = looks.find(({ name }) => name === 'magic-missile');
  if (missile === undefined)
    return looks[0]?.kind === 'attack' ? 'attackCardAgainstMissile' : 'missileNeedsMissile';
  return isForbidden(game, seat, 'use-cards', missile) ? 'cannotUseCard' : null;
}

/** §7.4(1): an attackable opponent of the counterer other than the attacker. */
export function counterTargetRefusal(
  game: Game,
  counterer: SeatId,
  attacker: SeatId,
  target: SeatId,
): RefusalCode | null {
  if (game.board.seats[target] === undefined) return 'noSuchTarget';
  if (!isOpponent(game, counterer, target)) return 'counterNotAtOwnTeam';
  if (target === attacker) return 'counterNotAtAttacker';
  return isForbidden(game, target, 'be-attacked') ? 'cannotBeAttacked' : null;
}

export function counterTargets(game: Game, counterer: SeatId, attacker: SeatId): SeatId[] {
  const targets: SeatId[] = [];
  for (let seat = 0; seat < game.rules.players; seat++)
    if (counterTargetRefusal(game, counterer, attacker, seat) === null) targets.push(seat);
  return targets;
}
