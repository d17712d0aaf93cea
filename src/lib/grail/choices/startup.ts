/** §19.4, §23.6: which startups may be offered, and whether they are compulsory. */
import { newAction } from '../actions/action.ts';
import { isTaunted } from '../effects/rules.ts';
import { seatOf } from '../state/changes.ts';
import type { Game } from '../state/game.ts';
import type { StartupData } from '../state/frames.ts';
import type { Choice, Option, RefusalCode } from './choice.ts';
import { canAttackOrCast, extractRefusal } from './possible.ts';
import {
  checkDeclaration,
  enumerateDeclarations,
  handAfterCost,
  legalStartups,
  skillOption,
  startupMayAdd,
} from './skills.ts';

export { startupMayAdd };

const me = (game: Game) => game.board.turn.player;

/** §19.4: after the cost an attack or a magic action must be left, unless the startup may add one. */
function leavesSomething(game: Game, ability: number): boolean {
  if (startupMayAdd(game, ability)) return true;
  const action = newAction('any');
  const { hand } = seatOf(game, me(game));
  if (handAfterCost(game, ability, null) === hand) return canAttackOrCast(game, action, hand);
  return enumerateDeclarations(game, ability, 50).some((picks) =>
    canAttackOrCast(game, action, handAfterCost(game, ability, picks)),
  );
}

/** The startups that the turn player may use now, §19.2 and §19.4 considered. */
export function offeredStartups(game: Game): number[] {
  if (game.board.turn.startupUsed) return [];
  return legalStartups(game, me(game)).filter((ability) => leavesSomething(game, ability));
}

/** §23.6: who cannot act must use a startup that may add something. */
function compulsory(game: Game, data: StartupData): boolean {
  return !data.canAct && data.canAdd && !isTaunted(game, me(game));
}

export function startupOptions(game: Game, data: StartupData): Option[] {
  const options: Option[] = [];
  for (const ability of offeredStartups(game))
    if (!compulsory(game, data) || startupMayAdd(game, ability))
      options.push(skillOption(game, 'startup', ability));
  if (!compulsory(game, data)) options.push({ type: 'noStartup' });
  return options;
}

export function startupRefusal(game: Game, data: StartupData, choice: Choice): RefusalCode | null {
  if (choice.type === 'noStartup') return compulsory(game, data) ? 'startupCompulsory' : null;
  if (choice.type !== 'startup') return 'notAnAnswerHere';
  if (game.board.turn.startupUsed) return 'startupUsed';
  if (!legalStartups(game, me(game)).includes(choice.ability)) return 'skillNotUsable';
  const refused = checkDeclaration(game, choice.ability, choice.picks);
  if (refused !== null) return refused;
  if (startupMayAdd(game, choice.ability)) return null;
  const hand = handAfterCost(game, choice.ability, choice.picks);
  return canAttackOrCast(game, newAction('any'), hand) ? null : 'startupLeavesNothing';
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
