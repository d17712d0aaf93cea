/** §19.4, §23.6: which startups may be offered, and whether they are compulsory. */
import { newAction } from '../effects/calls.ts';
import { actionDuties, isForbidden } from '../effects/rules/query.ts';
import type { Game } from '../state/game.ts';
import type { StartupData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode } from './choice.ts';
import { canAttackOrCast } from './possible.ts';
import { extractRefusal } from './special.ts';
import { checkDeclaration, legalStartups, startupLeavesSomething, startupMayAdd } from './skills.ts';
import { skillOption } from './windows.ts';

const me = (game: Game) => game.board.turn.player;

/** §19.3, §19.4: an attack or a magic action is left (asked while the cost lies paid). */
function attackOrCastLeft(game: Game): boolean {
  return canAttackOrCast(game, newAction('any'));
}

/** The startups that the turn player may use now, §19.2 and §19.4 considered. */
export function offeredStartups(game: Game): number[] {
  if (isForbidden(game, me(game), 'startup')) return [];
  return legalStartups(game, me(game), () => attackOrCastLeft(game));
}

/** §23.6: it adds a possibility, or may. */
export function startupAdds(game: Game, ability: number): boolean {
  return startupMayAdd(game, ability, () => attackOrCastLeft(game));
}

/** §23.8: who may leave the phase instead never declares, and need not start up. */
export function mayLeavePhase(game: Game): boolean {
  return actionDuties(game, me(game)).otherwise === 'skip-phase';
}

/** §23.6: who cannot act must use a startup that may add something. */
function compulsory(game: Game, data: StartupData): boolean {
  return !data.canAct && data.canAdd && !mayLeavePhase(game);
}

export function startupOptions(game: Game, data: StartupData): Option[] {
  const options: Option[] = [];
  for (const ability of offeredStartups(game))
    if (!compulsory(game, data) || startupAdds(game, ability))
      options.push(skillOption(game, 'startup', ability));
  if (!compulsory(game, data)) options.push({ type: 'noStartup' });
  return options;
}

export function startupRefusal(game: Game, data: StartupData, choice: Choice): RefusalCode | null {
  if (choice.type === 'noStartup') return compulsory(game, data) ? 'startupCompulsory' : null;
  if (choice.type !== 'startup') return 'notAnAnswerHere';
  if (game.board.turn.startupUsed) return 'startupUsed';
  if (isForbidden(game, me(game), 'startup')) return 'actionForbidden';
  const { ability, picks } = choice;
  if (!game.rules.skills.startups[me(game)]?.includes(ability)) return 'skillNotUsable';
  const refused = checkDeclaration(game, ability, picks);
  if (refused !== null) return refused;
  if (!startupLeavesSomething(game, ability, picks, () => attackOrCastLeft(game)))
    return 'startupLeavesNothing';
  return compulsory(game, data) && !startupAdds(game, ability) ? 'startupCompulsory' : null;
}

/** §23.6 with flow "startup.mustDeclare": declare, or go on where extract is legal. */
export function mustDeclareOptions(game: Game, _data: StartupData): Option[] {
  const options: Option[] = [{ type: 'declareCannotAct' }];
  if (extractRefusal(game, newAction('any')) === null) options.push({ type: 'noStartup' });
  return options;
}

export function mustDeclareRefusal(game: Game, _data: StartupData, choice: Choice): RefusalCode | null {
  if (choice.type === 'declareCannotAct') return null;
  if (choice.type === 'startup') return 'declareFirst';
  if (choice.type !== 'noStartup') return 'notAnAnswerHere';
  return extractRefusal(game, newAction('any')) === null ? null : 'declareFirst';
}
