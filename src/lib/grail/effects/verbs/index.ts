/** All verbs by their word: one file each, with shape and compiler; its sentences and docs stand beside it. */
import type { Names } from '../names.ts';
import type { Program } from '../program.ts';
import { adjustHand, type AdjustHand } from './adjust-hand.ts';
import { again, type Again } from './again.ts';
import { apply, type Apply } from './apply.ts';
import { attack, type Attack } from './attack.ts';
import { cancel, type Cancel } from './cancel.ts';
import { changeAttack, type ChangeAttack } from './change-attack.ts';
import { changeDamage, type ChangeDamage } from './change-damage.ts';
import { changeLoss, type ChangeLoss } from './change-loss.ts';
import { changeMissile, type ChangeMissile } from './change-missile.ts';
import { changeStones, type ChangeStones } from './change-stones.ts';
import { choose, type ChooseOne } from './choose.ts';
import { cover, type Cover } from './cover.ts';
import { damage, type Damage } from './damage.ts';
import { discard, type Discard } from './discard.ts';
import { draw, type Draw } from './draw.ts';
import { exchange, type Exchange } from './exchange.ts';
import { extraAction, type ExtraAction } from './extra-action.ts';
import { extraTurn, type ExtraTurn } from './extra-turn.ts';
import { forEach, type ForEach } from './for-each.ts';
import { form, type FormChange } from './form.ts';
import { gain, type Gain } from './gain.ts';
import { give, type Give } from './give.ts';
import { branch, type IfThen } from './if.ts';
import { later, type Later } from './later.ts';
import { look, type Look } from './look.ts';
import { lose, type Lose } from './lose.ts';
import { move, type Move } from './move.ts';
import { moveDamage, type MoveDamage } from './move-damage.ts';
import { pick, type PickNow } from './pick.ts';
import { place, type Place } from './place.ts';
import { put, type Put } from './put.ts';
import { remember, type Remember } from './remember.ts';
import { remove, type Remove } from './remove.ts';
import { setMorale, type SetMorale } from './set-morale.ts';
import { share, type Share } from './share.ts';
import { show, type Show } from './show.ts';
import { skip, type Skip } from './skip.ts';
import { skipOrDraw, type SkipOrDraw } from './skip-or-draw.ts';
import { turn, type Turn } from './turn.ts';
import { turnOrder, type TurnOrder } from './turn-order.ts';
import { turnOver, type TurnOver } from './turn-over.ts';
import { useUnique, type UseUnique } from './use-unique.ts';

export type Effect =
  | Gain
  | Lose
  | Move
  | Exchange
  | Share
  | SetMorale
  | Damage
  | ChangeDamage
  | MoveDamage
  | Draw
  | Discard
  | AdjustHand
  | Give
  | Cover
  | Look
  | Put
  | Show
  | Place
  | Remove
  | TurnOver
  | FormChange
  | Turn
  | Attack
  | ChangeAttack
  | ChangeMissile
  | ExtraAction
  | ExtraTurn
  | Skip
  | TurnOrder
  | SkipOrDraw
  | ChangeLoss
  | ChangeStones
  | ChooseOne
  | PickNow
  | IfThen
  | ForEach
  | Later
  | Apply
  | Cancel
  | Remember
  | UseUnique
  | Again;

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;

/** What each does to a program; a verb that is missing here is a type error. */
export const VERBS: { [V in Verb]: (effect: EffectOf<V>, program: Program, names: Names) => void } = {
  gain,
  lose,
  move,
  exchange,
  share,
  'set-morale': setMorale,
  damage,
  'change-damage': changeDamage,
  'move-damage': moveDamage,
  draw,
  discard,
  'adjust-hand': adjustHand,
  give,
  cover,
  look,
  put,
  show,
  place,
  remove,
  'turn-over': turnOver,
  form,
  turn,
  attack,
  'change-attack': changeAttack,
  'change-missile': changeMissile,
  'extra-action': extraAction,
  'extra-turn': extraTurn,
  skip,
  'turn-order': turnOrder,
  'skip-or-draw': skipOrDraw,
  'change-loss': changeLoss,
  'change-stones': changeStones,
  choose,
  pick,
  if: branch,
  'for-each': forEach,
  later,
  apply,
  cancel,
  remember,
  'use-unique': useUnique,
  again,
};
