/** What the states of `startup` do (§19, §23.6). */
import { beginEffect } from './effect.ts';
import { declared } from '../choices/declarations.ts';
import { newAction } from '../effects/calls.ts';
import { canAct } from '../choices/possible.ts';
import { mayLeavePhase, offeredStartups, startupAdds } from '../choices/startup.ts';
import { useUpSkip } from '../state/skill-changes.ts';
import { chosen, type Game } from '../state/game.ts';
import type { EffectData, StartupData } from '../state/frames.ts';

const me = (game: Game) => game.board.turn.player;

export const startupGuards = {
  noStartupToOffer: (game: Game, data: StartupData) =>
    data.skipped ||
    (game.rules.skills.startups[me(game)] ?? []).length === 0 ||
    game.board.turn.startupUsed ||
    (data.legal === 0 && (data.canAct || mayLeavePhase(game))),
  mustDeclareFirst: (game: Game, data: StartupData) => !data.canAct && !data.canAdd && !mayLeavePhase(game),
};

export const startupActions = {
  lookForStartups(game: Game, data: StartupData) {
    if (useUpSkip(game, me(game), 'startup')) data.skipped = true;
    if ((game.rules.skills.startups[me(game)] ?? []).length === 0) return;
    const legal = offeredStartups(game);
    data.canAct = canAct(game, newAction('any'));
    data.legal = legal.length;
    data.canAdd = legal.some((ability) => startupAdds(game, ability));
  },
  /** §19.2, §19.3. */
  beginStartup(game: Game, data: StartupData) {
    const choice = chosen(game, 'startup');
    game.board.turn.startupUsed = true;
    game.board.turn.specialsForbidden = true;
    data.declaration = declared(game, choice);
  },
};

export const startupInputs = {
  startupEffect(game: Game, data: StartupData): EffectData {
    if (data.declaration === null) throw new Error('no startup was chosen');
    return beginEffect(game, data.declaration);
  },
};
