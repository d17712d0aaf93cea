/** Skills in the lists of choices: as actions and as startups. */
import { afterCost } from '../effects/scratch.ts';
import { attackElementOf } from '../effects/summary.ts';
import type { SeatId } from '../state/board.ts';
import type { Element } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import type { Picks } from './choice.ts';
import { abilityOf, existsDeclaration, someDeclaration } from './declarations.ts';

export {
  abilityOf,
  checkDeclaration,
  completedPicks,
  enumerateDeclarations,
  existsDeclaration,
  sampleDeclaration,
  stillDeclarable,
} from './declarations.ts';
export { areTogether } from './declaration-walk.ts';
export { fieldsOf } from './declared-fields.ts';

/** Whether the ability is the seat's own and used as that kind of action; whether it can be used now is asked apart. */
export function isActionOf(
  game: Game,
  seat: SeatId,
  index: number,
  as: 'attack' | 'magic' | 'special',
): boolean {
  return (game.rules.skills.actions[seat] ?? []).includes(index) && abilityOf(game, index).as === as;
}

/** §18.1: an extra action may be for attacks of one element only; `picks`: of this declaration, else of some. */
export function fitsElement(
  game: Game,
  index: number,
  element: Element | null,
  picks: Picks | null,
): boolean {
  const { as, ability } = abilityOf(game, index);
  if (as !== 'attack' || element === null) return true;
  const fits = (declared: Picks) => attackElementOf(ability, declared) === element;
  return picks === null ? someDeclaration(game, index, fits) : fits(picks);
}

/** Skills that the seat can use as an action of this kind now (§6.1). */
export function usableActions(
  game: Game,
  seat: SeatId,
  as: 'attack' | 'magic' | 'special',
  element: Element | null = null,
): number[] {
  const list = game.rules.skills.actions[seat];
  if (list === undefined || list.length === 0) return [];
  return list.filter(
    (index) =>
      abilityOf(game, index).as === as &&
      (element === null ? existsDeclaration(game, index) : fitsElement(game, index, element, null)),
  );
}

/**
 * §19.4: startups with a legal declaration after which the seat could still attack or cast (`canActAfter`, asked
 * while the cost lies paid), or which may add a possibility.
 */
export function legalStartups(game: Game, seat: SeatId, canActAfter: () => boolean): number[] {
  const list = game.rules.skills.startups[seat];
  if (list === undefined || list.length === 0 || game.board.turn.startupUsed) return [];
  return list.filter((index) =>
    someDeclaration(game, index, (picks) => startupLeavesSomething(game, index, picks, canActAfter)),
  );
}

/** §19.4 for one declaration. */
export function startupLeavesSomething(
  game: Game,
  index: number,
  picks: Picks,
  canActAfter: () => boolean,
): boolean {
  return abilityOf(game, index).mayAdd || afterCost(game, abilityOf(game, index), picks, canActAfter);
}

/** §23.6: it draws cards, may open a skill, or does open one. */
export function startupMayAdd(game: Game, index: number, canActAfter: () => boolean): boolean {
  return (
    abilityOf(game, index).mayAdd ||
    someDeclaration(game, index, (picks) => afterCost(game, abilityOf(game, index), picks, canActAfter))
  );
}

/** §6.7: whether the skill's effect makes an active attack. */
export function makesAttack(game: Game, index: number): boolean {
  return abilityOf(game, index).attacks !== null;
}
