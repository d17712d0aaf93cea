/** What the states of `action`, `extraActions` and `cannotAct` do (§6, §18, §23). */
import { beginEffect } from './effect.ts';
import { newAction, newAttack, newDraw, newMorale, quotaOf } from '../effects/calls.ts';
import { extraPossible } from '../choices/extra.ts';
import { canAct, faceOf } from '../choices/possible.ts';
import { makesAttack } from '../choices/skills.ts';
import {
  changeEnergy,
  changeStones,
  discardHandFaceUp,
  discardShown,
  gainCups,
  gainStones,
  otherTeam,
  placeCard,
  seatOf,
  showFromHand,
} from '../state/changes.ts';
import { causeFrom, emit } from '../state/log.ts';
import { takeExtraAction } from '../state/skill-changes.ts';
import { chosen, type Game } from '../state/game.ts';
import type {
  ActionData,
  AttackData,
  CannotActData,
  DrawData,
  EffectData,
  ExtraActionsData,
  MissileData,
  MoraleData,
  WindowData,
} from '../state/frames.ts';
import { openWindow } from '../windows/open.ts';
import { newMissile } from './missile.ts';

const me = (game: Game) => game.board.turn.player;

export const actionGuards = {
  castsMissile: (game: Game, action: ActionData) => faceOf(game, action.card).name === 'magic-missile',
  /** §6.7: an attack skill, or a magic skill whose effect made an active attack. */
  wasAttack: (game: Game, action: ActionData) =>
    action.kind === 'attack' ||
    (action.declaration !== null && makesAttack(game, action.declaration.ability)),
  wasMagic: (_game: Game, action: ActionData) => action.kind === 'magic',
  /** §6.7: a magic skill that made an active attack uses up both kinds. */
  alsoMagic: (_game: Game, action: ActionData) => action.kind === 'magic',
  someExtraPossible: (game: Game, _data: ExtraActionsData) =>
    game.board.turn.extra.some((entry) => extraPossible(game, entry)),
  handWasEmpty: (_game: Game, data: CannotActData) => data.count === 0,
};

export const actionActions = {
  lookForActions(game: Game, action: ActionData) {
    action.canAct = action.quota !== 'any' || canAct(game, action);
  },
  chooseAttack(game: Game, action: ActionData) {
    const { card, target } = chosen(game, 'attack');
    Object.assign(action, { card, target, kind: 'attack' });
  },
  chooseMagic(game: Game, action: ActionData) {
    const { card, target } = chosen(game, 'magic');
    Object.assign(action, { card, target: target ?? -1, kind: 'magic' });
  },
  chooseSkill(game: Game, action: ActionData) {
    const { choice } = game;
    if (choice?.type !== 'attackSkill' && choice?.type !== 'magicSkill' && choice?.type !== 'specialSkill')
      throw new Error('no skill was chosen');
    action.kind =
      choice.type === 'attackSkill' ? 'attack' : choice.type === 'magicSkill' ? 'magic' : 'special';
    action.declaration = { ability: choice.ability, seat: choice.seat, picks: choice.picks };
  },
  /** §6.2: which stones come, go or move is named with the action, before the draw. */
  chooseSpecial(game: Game, action: ActionData) {
    const { choice } = game;
    action.kind = 'special';
    if (choice?.type === 'synthesize' || choice?.type === 'extract') action.stones = { ...choice.stones };
    if (choice?.type === 'buy')
      action.stones = {
        gem: choice.stone === 'crystal' ? 0 : 1,
        crystal: choice.stone === 'gem' ? 0 : 1,
      };
  },
  showMagicCard(game: Game, action: ActionData) {
    const missile = faceOf(game, action.card).name === 'magic-missile';
    causeFrom(game, showFromHand(game, me(game), action.card, missile ? 'missile' : 'magic', '§8'));
  },
  discardMagicCard(game: Game, action: ActionData) {
    discardShown(game, me(game), action.card);
  },
  placeMagicCard(game: Game, action: ActionData) {
    const { name } = faceOf(game, action.card);
    const placed = { card: action.card, name, countsAs: null, exclusive: false, by: me(game) };
    placeCard(game, action.target, placed, '§8.1');
  },
  /** §6.1, D19: after the draw; §16.1: what finds no room is lost. */
  gainBoughtStones(game: Game, action: ActionData) {
    gainStones(game, seatOf(game, me(game)).team, action.stones.gem, action.stones.crystal, 'buy', '§6.1');
  },
  removeStones(game: Game, action: ActionData) {
    const { gem, crystal } = action.stones;
    changeStones(game, seatOf(game, me(game)).team, -gem, -crystal, 'synthesize', '§6.1');
  },
  gainCup(game: Game, _action: ActionData) {
    gainCups(game, seatOf(game, me(game)).team, 1, '§16.5');
  },
  moveStonesToEnergy(game: Game, action: ActionData) {
    const { gem, crystal } = action.stones;
    changeStones(game, seatOf(game, me(game)).team, -gem, -crystal, 'extract', '§6.4');
    changeEnergy(game, me(game), action.stones, '§16.3');
  },
  /** §18.3: picking an entry uses it up. */
  useEntry(game: Game, data: ExtraActionsData) {
    data.entry = takeExtraAction(game, chosen(game, 'takeExtra').entry);
  },
  showWholeHand(game: Game, data: CannotActData) {
    const { hand } = seatOf(game, data.player);
    data.count = hand.length;
    game.board.turn.specialsForbidden = true;
    if (game.log === null) return;
    const { player: seat, count } = data;
    causeFrom(game, emit(game, { type: 'cannotActDeclared', rule: '§23.5', seat, count }));
    emit(game, { type: 'handShown', rule: '§23.5', seat, cards: [...hand] });
  },
  /** §23.5: face up, no morale, no triggers on revealed cards. */
  discardWholeHand(game: Game, data: CannotActData) {
    discardHandFaceUp(game, data.player, '§23.5');
  },
  /** §23.9: nothing to redraw; the action phase ends without an action. */
  leavePhase(game: Game, data: CannotActData) {
    game.board.turn.leftPhase = true;
    if (game.log !== null)
      emit(game, { type: 'phaseSkipped', rule: '§23.9', seat: data.player, why: 'cannotAct' });
  },
};

export const actionInputs = {
  activeAttack: (game: Game, action: ActionData): AttackData =>
    newAttack(game, me(game), action.target, action.card, faceOf(game, action.card).element, true),
  magicCardRevealed(game: Game, action: ActionData): WindowData | null {
    const shownAs = faceOf(game, action.card).name === 'magic-missile' ? 'missile' : 'magic';
    return openWindow(game, 'card.revealed', me(game), action.target, 1, action.card, shownAs, '§21.9');
  },
  missile: (game: Game, action: ActionData): MissileData => newMissile(game, me(game), action.card),
  actionSkill(game: Game, action: ActionData): EffectData {
    if (action.declaration === null) throw new Error('no skill was declared');
    return beginEffect(game, action.declaration);
  },
  buyDraw: (game: Game, _action: ActionData): DrawData => newDraw(me(game), game.rules.config.buyDraw, 'buy'),
  synthesizeDraw: (game: Game, _action: ActionData): DrawData =>
    newDraw(me(game), game.rules.config.synthesizeDraw, 'synthesize'),
  synthesizeLoss: (game: Game, _action: ActionData): MoraleData =>
    newMorale(otherTeam(seatOf(game, me(game)).team), 1, 'synthesize', me(game)),
  cannotAct: (game: Game, _data: unknown): CannotActData => ({ player: me(game), count: 0 }),
  attackActionEnd: (game: Game, _action: ActionData): WindowData | null => end(game, 'attackAction.end'),
  magicActionEnd: (game: Game, _action: ActionData): WindowData | null => end(game, 'magicAction.end'),
  specialActionEnd: (game: Game, _action: ActionData): WindowData | null => end(game, 'specialAction.end'),
  extraAction(_game: Game, data: ExtraActionsData): ActionData {
    if (data.entry === null) throw new Error('no extra action was chosen');
    return newAction(quotaOf(data.entry), data.entry);
  },
  redraw: (_game: Game, data: CannotActData): DrawData => newDraw(data.player, data.count, 'cannotAct'),
};

function end(game: Game, timing: string): WindowData | null {
  return openWindow(game, timing, me(game), -1, 0, 0, null, '§5');
}
