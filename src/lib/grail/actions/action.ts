/** What the states of `action`, `extraActions` and `cannotAct` do (§6, §18, §23). */
import { beginEffect } from './effect.ts';
import { declared } from '../choices/declarations.ts';
import { newAction, newAttack, newDraw, newMorale, quotaOf } from '../effects/calls.ts';
import { choiceStands } from '../choices/action.ts';
import { extraPossible } from '../choices/extra.ts';
import { lookChosen } from '../choices/looks.ts';
import { attackLooks, canAct, magicLooks } from '../choices/possible.ts';
import { boughtStones, energyRoom } from '../choices/special.ts';
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
import { specialTerms } from '../effects/rules/query.ts';
import { endScope } from '../effects/rules/scopes.ts';
import type { CardLook } from '../state/cards.ts';
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
  ShownAs,
  WindowData,
} from '../state/frames.ts';
import { isHeard, openWindow } from '../windows/open.ts';
import { effectPlaced } from '../windows/queued.ts';
import { newMissile } from './missile.ts';

const me = (game: Game) => game.board.turn.player;

export const actionGuards = {
  castsMissile: (_game: Game, action: ActionData) => action.look?.name === 'magic-missile',
  /** §21.6: something that happened before the action was carried out has made it impossible. */
  choiceLost: (game: Game, action: ActionData) =>
    isHeard(game, action.kind === 'magic' ? 'magic.before' : 'special.before') && !choiceStands(game, action),
  usesSkill: (_game: Game, action: ActionData) => action.declaration !== null,
  buys: (_game: Game, action: ActionData) => action.special === 'buy',
  synthesizes: (_game: Game, action: ActionData) => action.special === 'synthesize',
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
    const { card, target, as } = chosen(game, 'attack');
    const look = lookChosen(attackLooks(game, action, card), as);
    Object.assign(action, { card, look, target, kind: 'attack' });
  },
  chooseMagic(game: Game, action: ActionData) {
    const { card, target, as } = chosen(game, 'magic');
    const look = lookChosen(magicLooks(game, action, card), as);
    Object.assign(action, { card, look, target: target ?? -1, kind: 'magic', declaration: null });
  },
  chooseSkill(game: Game, action: ActionData) {
    const { choice } = game;
    if (choice?.type !== 'attackSkill' && choice?.type !== 'magicSkill' && choice?.type !== 'specialSkill')
      throw new Error('no skill was chosen');
    action.kind =
      choice.type === 'attackSkill' ? 'attack' : choice.type === 'magicSkill' ? 'magic' : 'special';
    action.declaration = declared(game, choice);
    action.special = null;
  },
  /** §6.7: a magic skill that makes an active attack uses up both kinds. */
  recordAction(game: Game, { kind, declaration }: ActionData) {
    const { actions } = game.board.turn;
    actions.push(kind);
    if (kind !== 'attack' && declaration !== null && makesAttack(game, declaration.ability))
      actions.push('attack');
  },
  /** §6.2: which stones come, go or move is named with the action, before the draw. */
  chooseSpecial(game: Game, action: ActionData) {
    const { choice } = game;
    if (choice?.type !== 'buy' && choice?.type !== 'synthesize' && choice?.type !== 'extract')
      throw new Error('no special action was chosen');
    Object.assign(action, { kind: 'special', special: choice.type, declaration: null, target: me(game) });
    if (choice.type === 'synthesize' || choice.type === 'extract') action.stones = { ...choice.stones };
    else action.stones = boughtStones(game, choice.stone);
  },
  showMagicCard(game: Game, action: ActionData) {
    causeFrom(game, showFromHand(game, me(game), action.card, shownAs(action), '§8'));
  },
  discardMagicCard(game: Game, action: ActionData) {
    discardShown(game, me(game), action.card);
  },
  placeMagicCard(game: Game, action: ActionData) {
    const { name } = lookOf(action);
    const placed = { card: action.card, name, countsAs: null, exclusive: false, by: me(game) };
    placeCard(game, action.target, placed, '§8.1');
    effectPlaced(game, action.target, placed);
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
    gainCups(game, seatOf(game, me(game)).team, specialTerms(game, me(game), 'synthesize').cups, '§16.5');
  },
  /** §6.4: to whoever gets them now, as far as there is room; the others stay in the zone. */
  moveStonesToEnergy(game: Game, action: ActionData) {
    const room = energyRoom(game, action.target);
    const gem = Math.min(action.stones.gem, room);
    const crystal = Math.min(action.stones.crystal, room - gem);
    action.stones = { gem, crystal };
    changeStones(game, seatOf(game, me(game)).team, -gem, -crystal, 'extract', '§6.4');
    if (gem + crystal > 0) changeEnergy(game, action.target, action.stones, '§16.3');
  },
  /** Its end windows included: whatever lasted as long as the action. */
  endAction(game: Game, _action: ActionData) {
    endScope(game, 'action');
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
      emit(game, {
        type: 'phaseSkipped',
        rule: '§23.9',
        seat: data.player,
        why: 'cannotAct',
        what: 'action-phase',
      });
  },
};

export const actionInputs = {
  activeAttack(game: Game, action: ActionData): AttackData {
    const { element, faction } = lookOf(action);
    return newAttack(game, me(game), action.target, action.card, element, true, faction);
  },
  magicCardRevealed(game: Game, action: ActionData): WindowData | null {
    const { card, target } = action;
    return openWindow(game, 'card.revealed', me(game), target, 1, card, shownAs(action), '§21.9');
  },
  missile: (game: Game, action: ActionData): MissileData => newMissile(game, me(game), action.card),
  actionSkill(game: Game, action: ActionData): EffectData {
    if (action.declaration === null) throw new Error('no skill was declared');
    return beginEffect(game, action.declaration);
  },
  buyDraw: (game: Game, _action: ActionData): DrawData =>
    newDraw(me(game), specialTerms(game, me(game), 'buy').draw, 'buy'),
  synthesizeDraw: (game: Game, _action: ActionData): DrawData =>
    newDraw(me(game), specialTerms(game, me(game), 'synthesize').draw, 'synthesize'),
  synthesizeLoss: (game: Game, _action: ActionData): MoraleData =>
    newMorale(otherTeam(seatOf(game, me(game)).team), 1, 'synthesize', me(game)),
  cannotAct: (game: Game, _data: unknown): CannotActData => ({ player: me(game), count: 0 }),
  magicBefore: (game: Game, action: ActionData): WindowData | null => before(game, action, 'magic.before'),
  specialBefore: (game: Game, action: ActionData): WindowData | null =>
    before(game, action, 'special.before'),
  /** The numbers of stones on their way; whom they go to is `action.target`. */
  stonesComing: (game: Game, action: ActionData): WindowData | null =>
    stones(game, action, 'special.buy', '§6.1'),
  stonesMoving: (game: Game, action: ActionData): WindowData | null =>
    stones(game, action, 'special.extract', '§6.4'),
  stonesMoved: (game: Game, action: ActionData): WindowData | null =>
    stones(game, action, 'special.extracted', '§16.3'),
  attackActionAfter: (game: Game, _action: ActionData): WindowData | null => end(game, 'attackAction.after'),
  magicActionAfter: (game: Game, _action: ActionData): WindowData | null => end(game, 'magicAction.after'),
  attackActionEnd: (game: Game, _action: ActionData): WindowData | null => end(game, 'attackAction.end'),
  magicActionEnd: (game: Game, _action: ActionData): WindowData | null => end(game, 'magicAction.end'),
  specialActionEnd: (game: Game, _action: ActionData): WindowData | null => end(game, 'specialAction.end'),
  extraAction(_game: Game, data: ExtraActionsData): ActionData {
    if (data.entry === null) throw new Error('no extra action was chosen');
    return newAction(quotaOf(data.entry), data.entry);
  },
  redraw: (_game: Game, data: CannotActData): DrawData => newDraw(data.player, data.count, 'cannotAct'),
};

function lookOf({ look }: ActionData): CardLook {
  if (look === null) throw new Error('no card was chosen');
  return look;
}

const shownAs = (action: ActionData): ShownAs =>
  lookOf(action).name === 'magic-missile' ? 'missile' : 'magic';

/** The card is still in the hand: it is no part of the event. */
function before(game: Game, { target, special }: ActionData, timing: string): WindowData | null {
  return openWindow(game, timing, me(game), target, 0, 0, null, '§21.1', special);
}

function stones(game: Game, action: ActionData, timing: string, rule: string): WindowData | null {
  const { gem, crystal } = action.stones;
  return openWindow(game, timing, me(game), action.target, gem + crystal, 0, null, rule);
}

function end(game: Game, timing: string): WindowData | null {
  return openWindow(game, timing, me(game), -1, 0, 0, null, '§5');
}
