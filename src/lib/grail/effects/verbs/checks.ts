/** The verbs that have checks of their own. One without has none to fear but those of every name and number. */
import type { Check } from '../language/check.ts';
import { checkCancel } from './cancel.check.ts';
import { checkChangeAttack } from './change-attack.check.ts';
import { checkChangeDamage } from './change-damage.check.ts';
import { checkChangeLoss } from './change-loss.check.ts';
import { checkChangeMissile } from './change-missile.check.ts';
import { checkChangeStones } from './change-stones.check.ts';
import { checkChoose } from './choose.check.ts';
import { checkCover } from './cover.check.ts';
import { checkDiscard } from './discard.check.ts';
import { checkDraw } from './draw.check.ts';
import { checkExchange } from './exchange.check.ts';
import { checkExtraAction } from './extra-action.check.ts';
import { checkForm } from './form.check.ts';
import { checkGain } from './gain.check.ts';
import { checkGive } from './give.check.ts';
import type { EffectOf, Verb } from './index.ts';
import { checkLater } from './later.check.ts';
import { checkLose } from './lose.check.ts';
import { checkMove } from './move.check.ts';
import { checkMoveDamage } from './move-damage.check.ts';
import { checkPlace } from './place.check.ts';
import { checkShow } from './show.check.ts';
import { checkSkipOrDraw } from './skip-or-draw.check.ts';
import { checkTurnOrder } from './turn-order.check.ts';
import { checkTurnOver } from './turn-over.check.ts';

export const VERB_CHECKS: { readonly [V in Verb]?: Check<EffectOf<V>> } = {
  gain: checkGain,
  lose: checkLose,
  move: checkMove,
  exchange: checkExchange,
  'change-damage': checkChangeDamage,
  'move-damage': checkMoveDamage,
  'change-loss': checkChangeLoss,
  'change-stones': checkChangeStones,
  'change-missile': checkChangeMissile,
  'change-attack': checkChangeAttack,
  cancel: checkCancel,
  'skip-or-draw': checkSkipOrDraw,
  draw: checkDraw,
  discard: checkDiscard,
  give: checkGive,
  cover: checkCover,
  form: checkForm,
  'turn-over': checkTurnOver,
  'turn-order': checkTurnOrder,
  show: checkShow,
  place: checkPlace,
  later: checkLater,
  choose: checkChoose,
  'extra-action': checkExtraAction,
};
