/** What the states of `missile` do (§9). */
import { newDamage } from '../effects/calls.ts';
import { discardShown, removePlaced, showFromHand } from '../state/changes.ts';
import { causeFrom, emit } from '../state/log.ts';
import { findPlaced } from '../state/table.ts';
import { isOpponent, type Game } from '../state/game.ts';
import type { CardId } from '../state/cards.ts';
import type { SeatId } from '../state/board.ts';
import type { DamageData, MissileData, ShownAs, WindowData } from '../state/frames.ts';
import { openWindow } from '../windows/open.ts';
import { effectTriggered } from '../windows/queued.ts';

/** §9.2: the caster has used it in this round. */
export function newMissile(game: Game, caster: SeatId, card: CardId): MissileData {
  return {
    caster,
    passer: caster,
    target: -1,
    amount: game.rules.config.missileDamage,
    direction: 1,
    used: 1 << caster,
    card,
    lapsed: false,
  };
}

export const missileGuards = {
  missileLapses: (_game: Game, missile: MissileData) => missile.lapsed,
  shieldStopsMissile: (game: Game, missile: MissileData) =>
    findPlaced(game, missile.target, 'holy-shield') !== null,
};

export const missileActions = {
  /** §9.1, §9.3(1): the nearest opponent of the passer who has not used it in this round; else a new round (D8). */
  aimMissile(game: Game, missile: MissileData) {
    missile.target = nearestTarget(game, missile);
    const newRound = missile.target < 0;
    if (newRound) {
      missile.used = 0;
      missile.lapsed = !game.rules.config.missileNewRound;
      missile.target = nearestTarget(game, missile);
    }
    if (game.log === null) return;
    const { passer, target, amount: points, lapsed } = missile;
    if (lapsed) emit(game, { type: 'missileEnded', rule: '§9.3(1)', target, by: 'lapsed' });
    else
      causeFrom(game, emit(game, { type: 'missileAimed', rule: '§9.2', passer, target, points, newRound }));
  },
  answerMissile(game: Game, missile: MissileData) {
    const { choice } = game;
    if ((choice?.type !== 'pass' && choice?.type !== 'block') || choice.card === undefined)
      throw new Error('no card answers the missile');
    missile.card = choice.card;
  },
  showPassedMissile(game: Game, missile: MissileData) {
    showFromHand(game, missile.target, missile.card, 'missile', '§9.3(1)');
  },
  showMissileBlock(game: Game, missile: MissileData) {
    showFromHand(game, missile.target, missile.card, 'block', '§9.3(2)');
  },
  discardMissileAnswer(game: Game, missile: MissileData) {
    discardShown(game, missile.target, missile.card);
  },
  passMissileOn(game: Game, missile: MissileData) {
    missile.passer = missile.target;
    missile.used |= 1 << missile.target;
    missile.amount++;
    if (game.log === null) return;
    const { passer: seat, card, amount } = missile;
    const points = { before: amount - 1, after: amount };
    causeFrom(game, emit(game, { type: 'missilePassed', rule: '§9.3(1)', seat, card, points }));
  },
  endMissileByBlock(game: Game, missile: MissileData) {
    if (game.log !== null)
      emit(game, { type: 'missileEnded', rule: '§9.3(2)', target: missile.target, by: 'block' });
  },
  removeShieldFromMissile(game: Game, missile: MissileData) {
    const shield = findPlaced(game, missile.target, 'holy-shield');
    if (shield === null) return;
    removePlaced(game, missile.target, shield, 'discard', '§9.3(3)');
    effectTriggered(game, shield.by, missile.target, shield.card, shield.name);
    if (game.log !== null)
      emit(game, { type: 'missileEnded', rule: '§9.3(3)', target: missile.target, by: 'shield' });
  },
};

export const missileInputs = {
  missileLaunch: (game: Game, missile: MissileData): WindowData | null =>
    openWindow(game, 'missile.launch', missile.caster, -1, missile.amount, missile.card, 'missile', '§9.1'),
  missilePassRevealed: (game: Game, missile: MissileData): WindowData | null =>
    answerRevealed(game, missile, 'missile'),
  missileBlockRevealed: (game: Game, missile: MissileData): WindowData | null =>
    answerRevealed(game, missile, 'block'),
  /** §9.6: the source is the last passer. */
  missileDamage: (_game: Game, missile: MissileData): DamageData =>
    newDamage(missile.passer, missile.target, 'magic', 'missile', missile.amount),
};

export const missileAskers = {
  missileTarget: (_game: Game, missile: MissileData): SeatId => missile.target,
};

function answerRevealed(game: Game, missile: MissileData, as: ShownAs): WindowData | null {
  const { target, passer, card } = missile;
  return openWindow(game, 'card.revealed', target, passer, 1, card, as, '§21.9');
}

function nearestTarget(game: Game, missile: MissileData): SeatId {
  const { players } = game.rules;
  for (let step = 1; step < players; step++) {
    const seat = (missile.passer + missile.direction * step + players * players) % players;
    if (isOpponent(game, missile.passer, seat) && (missile.used & (1 << seat)) === 0) return seat;
  }
  return -1;
}
