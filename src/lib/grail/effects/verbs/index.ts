/** All verbs by their word: one file each, with shape and compiler; its sentences and docs stand beside it. */
import type { Gain } from './gain.ts';
import type { Lose } from './lose.ts';
import type { Move } from './move.ts';
import type { Exchange } from './exchange.ts';
import type { Share } from './share.ts';
import type { SetMorale } from './set-morale.ts';
import type { Damage } from './damage.ts';
import type { ChangeDamage } from './change-damage.ts';
import type { MoveDamage } from './move-damage.ts';
import type { Draw } from './draw.ts';
import type { Discard } from './discard.ts';
import type { AdjustHand } from './adjust-hand.ts';
import type { Give } from './give.ts';
import type { Cover } from './cover.ts';
import type { Look } from './look.ts';
import type { Put } from './put.ts';
import type { Show } from './show.ts';
import type { Place } from './place.ts';
import type { Remove } from './remove.ts';
import type { TurnOver } from './turn-over.ts';
import type { FormChange } from './form.ts';
import type { Turn } from './turn.ts';
import type { Attack } from './attack.ts';
import type { ChangeAttack } from './change-attack.ts';
import type { ChangeMissile } from './change-missile.ts';
import type { ExtraAction } from './extra-action.ts';
import type { ExtraTurn } from './extra-turn.ts';
import type { Skip } from './skip.ts';
import type { TurnOrder } from './turn-order.ts';
import type { SkipOrDraw } from './skip-or-draw.ts';
import type { ChangeLoss } from './change-loss.ts';
import type { ChangeStones } from './change-stones.ts';
import type { ChooseOne } from './choose.ts';
import type { PickNow } from './pick.ts';
import type { IfThen } from './if.ts';
import type { ForEach } from './for-each.ts';
import type { Later } from './later.ts';
import type { Apply } from './apply.ts';
import type { Cancel } from './cancel.ts';
import type { Remember } from './remember.ts';
import type { UseUnique } from './use-unique.ts';
import type { Again } from './again.ts';

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
