/** §19.4, §23.6: heals may not keep the cards of a startup's own damage from coming where nothing could be done without them. */
import { newAction } from '../effects/calls.ts';
import { limitOf } from '../effects/rules/query.ts';
import { afterEffects } from '../effects/scratch.ts';
import { seatOf } from '../state/changes.ts';
import type { DamageData, StartupData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { canAttackOrCast } from './possible.ts';
import { abilityOf } from './skills.ts';

/** The most heals that leave a card to come; Infinity where the rule says nothing. */
export function mostHealsInStartup(game: Game, { target, amount }: DamageData): number {
  const { player } = game.board.turn;
  const startup = game.board.stack.find(({ machine }) => machine === 'startup')?.data as
    StartupData | undefined;
  if (startup === undefined || startup.declaration === null || target !== player || canDoSomething(game))
    return Infinity;
  const { ability, picks } = startup.declaration;
  const full = seatOf(game, player).hand.length >= limitOf(game, player, 'hand');
  if (full && afterEffects(game, abilityOf(game, ability), picks, () => canDoSomething(game)))
    return Infinity;
  return amount - 1;
}

const canDoSomething = (game: Game): boolean => canAttackOrCast(game, newAction('any'));
