/**
 * What a player can do now, asked of one card or action at a time. The one home of every precondition of §6–§9:
 * options, legality, "why not" and the possibility set of §23.1 are all made from these.
 * Each `…Refusal` returns a code, or null where the thing is allowed.
 */
import type { SeatId, Stones } from '../state/board.ts';
import type { CardFace, CardId, CardName, Element } from '../state/cards.ts';
import { seatOf } from '../state/changes.ts';
import { isOpponent, type Game } from '../state/game.ts';
import { placeRefusal } from '../state/table.ts';
import { isForbidden, isTaunted, limitOf } from '../effects/rules/query.ts';
import type { ActionData } from '../state/frames.ts';
import type { Picks, RefusalCode } from './choice.ts';
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
  return isForbidden(game, target, 'be-attacked') ? 'cannotBeAttacked' : null;
}

export function attackTargets(game: Game, attacker: SeatId): SeatId[] {
  const targets: SeatId[] = [];
  for (let seat = 0; seat < game.rules.players; seat++)
    if (attackTargetRefusal(game, attacker, seat) === null) targets.push(seat);
  return targets;
}

/** §6.1, §18.1: whether the card can be the card of an attack action under the action's quota. */
export function attackCardRefusal(game: Game, action: ActionData, card: CardId): RefusalCode | null {
  if (action.quota === 'magic') return 'wrongKindOfExtra';
  const face = faceOf(game, card);
  if (face.kind !== 'attack') return 'notAnAttackCard';
  const element = action.restriction?.element ?? null;
  return element !== null && face.element !== element ? 'wrongElementOfExtra' : null;
}

/** §8: whether the card can be used as a magic action at all (its targets apart). */
export function magicCardRefusal(game: Game, action: ActionData, card: CardId): RefusalCode | null {
  if (isTaunted(game, game.board.turn.player)) return 'onlyAttackUnderTaunt';
  if (action.quota === 'attack') return 'wrongKindOfExtra';
  const face = faceOf(game, card);
  if (face.kind !== 'magic') return 'notAMagicCard';
  return face.name === 'holy-light' ? 'lightIsNoAction' : null;
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

/** §6.5: whether special actions are shut now, and why. */
export function specialRefusal(game: Game, action: ActionData): RefusalCode | null {
  const { turn } = game.board;
  if (isTaunted(game, turn.player)) return 'onlyAttackUnderTaunt';
  if (action.quota !== 'any') return 'noSpecialAsExtra';
  if (turn.startupUsed) return 'noSpecialAfterStartup';
  return turn.specialsForbidden ? 'specialsForbidden' : null;
}

function roomForThree(game: Game, seat: SeatId, draw: number): boolean {
  return seatOf(game, seat).hand.length + draw <= limitOf(game, seat, 'hand');
}

/** §6.1, §6.3. */
export function buyRefusal(game: Game, action: ActionData): RefusalCode | null {
  const shut = specialRefusal(game, action);
  if (shut !== null) return shut;
  return roomForThree(game, game.board.turn.player, game.rules.config.buyDraw) ? null : 'tooManyCardsToBuy';
}

/** §6.1: with room for one stone the player names it (§6.2). */
export function buyStoneChoice(game: Game): ('gem' | 'crystal')[] {
  const { stones } = game.board.teams[seatOf(game, game.board.turn.player).team];
  return stones.gem + stones.crystal === game.rules.config.stoneLimit - 1 ? ['gem', 'crystal'] : [];
}

/** §6.1. */
export function synthesizeRefusal(game: Game, action: ActionData): RefusalCode | null {
  const shut = specialRefusal(game, action);
  if (shut !== null) return shut;
  const { synthesizeDraw, synthesizeStones } = game.rules.config;
  const { player } = game.board.turn;
  const { stones } = game.board.teams[seatOf(game, player).team];
  if (stones.gem + stones.crystal < synthesizeStones) return 'tooFewStones';
  return roomForThree(game, player, synthesizeDraw) ? null : 'tooManyCardsToSynthesize';
}

/** §6.1, §6.4. */
export function extractRefusal(game: Game, action: ActionData): RefusalCode | null {
  const shut = specialRefusal(game, action);
  if (shut !== null) return shut;
  const { player } = game.board.turn;
  const owner = seatOf(game, player);
  const { stones } = game.board.teams[owner.team];
  if (stones.gem + stones.crystal < 1) return 'tooFewStones';
  return owner.energy.gem + owner.energy.crystal < limitOf(game, player, 'energy') ? null : 'energyFull';
}

/** §6.1: k stones, 1 ≤ k ≤ min(2, S, M − E). */
export function extractMost(game: Game): number {
  const { player } = game.board.turn;
  const owner = seatOf(game, player);
  const { stones } = game.board.teams[owner.team];
  const room = limitOf(game, player, 'energy') - owner.energy.gem - owner.energy.crystal;
  return Math.min(game.rules.config.extractMax, stones.gem + stones.crystal, room);
}

/** Every way to take `count` stones out of a zone. */
export function stoneSplits(zone: Stones, count: number): Stones[] {
  const splits: Stones[] = [];
  for (let gem = Math.min(zone.gem, count); gem >= 0 && count - gem <= zone.crystal; gem--)
    splits.push({ gem, crystal: count - gem });
  return splits;
}

/** An attack or a magic action, by card or skill, is possible with these hand cards (§19.4, §23.1). */
export function canAttackOrCast(game: Game, action: ActionData, hand: readonly CardId[]): boolean {
  const { player } = game.board.turn;
  const targets = attackTargets(game, player).length > 0;
  for (const card of hand) {
    if (targets && attackCardRefusal(game, action, card) === null) return true;
    if (magicCardRefusal(game, action, card) !== null) continue;
    const { name } = faceOf(game, card);
    if (name === 'magic-missile' || magicTargets(game, name).length > 0) return true;
  }
  return actionSkills(game, action, 'attack').length > 0 || actionSkills(game, action, 'magic').length > 0;
}

/** Whether skills used as an action of this kind are shut now (§6.5, §18.3, §23.8). */
export function skillKindRefusal(
  game: Game,
  action: ActionData,
  as: 'attack' | 'magic' | 'special',
): RefusalCode | null {
  if (as === 'special') return specialRefusal(game, action);
  if (as === 'magic' && isTaunted(game, game.board.turn.player)) return 'onlyAttackUnderTaunt';
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

/** The skills that can be used as this action now. */
export function actionSkills(game: Game, action: ActionData, as: 'attack' | 'magic' | 'special'): number[] {
  const own = game.rules.skills.actions[game.board.turn.player];
  if (own === undefined || own.length === 0 || skillKindRefusal(game, action, as) !== null) return [];
  return usableActions(game, game.board.turn.player, as, action.restriction?.element ?? null);
}

/** §23.1: the possibility set is not empty. Extract does not count. */
export function canAct(game: Game, action: ActionData): boolean {
  return (
    canAttackOrCast(game, action, seatOf(game, game.board.turn.player).hand) ||
    buyRefusal(game, action) === null ||
    synthesizeRefusal(game, action) === null ||
    actionSkills(game, action, 'special').length > 0
  );
}

/** §7.4(1): may this hand card counter that attack (its target apart)? */
export function counterCardRefusal(
  game: Game,
  element: Element,
  counterable: boolean,
  card: CardId,
): RefusalCode | null {
  if (element === 'dark') return 'darkCannotBeCountered';
  if (!counterable) return 'cannotBeCountered';
  const face = faceOf(game, card);
  if (face.kind !== 'attack') return 'counterNeedsAttackCard';
  return face.element === element || face.element === 'dark' ? null : 'counterNeedsSameElement';
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
