/** All verbs' texts by their word: a verb without one is a type error here. */
import type { Effect, EffectOf, Verb } from './index.ts';
import type { VerbText } from '../language/say.text.ts';
import { gainText } from './gain.text.ts';
import { loseText } from './lose.text.ts';
import { moveText } from './move.text.ts';
import { exchangeText } from './exchange.text.ts';
import { shareText } from './share.text.ts';
import { setMoraleText } from './set-morale.text.ts';
import { damageText } from './damage.text.ts';
import { changeDamageText } from './change-damage.text.ts';
import { moveDamageText } from './move-damage.text.ts';
import { drawText } from './draw.text.ts';
import { discardText } from './discard.text.ts';
import { adjustHandText } from './adjust-hand.text.ts';
import { giveText } from './give.text.ts';
import { coverText } from './cover.text.ts';
import { lookText } from './look.text.ts';
import { putText } from './put.text.ts';
import { showText } from './show.text.ts';
import { placeText } from './place.text.ts';
import { removeText } from './remove.text.ts';
import { turnOverText } from './turn-over.text.ts';
import { formText } from './form.text.ts';
import { turnText } from './turn.text.ts';
import { attackText } from './attack.text.ts';
import { changeAttackText } from './change-attack.text.ts';
import { changeMissileText } from './change-missile.text.ts';
import { extraActionText } from './extra-action.text.ts';
import { extraTurnText } from './extra-turn.text.ts';
import { skipText } from './skip.text.ts';
import { turnOrderText } from './turn-order.text.ts';
import { skipOrDrawText } from './skip-or-draw.text.ts';
import { changeLossText } from './change-loss.text.ts';
import { changeStonesText } from './change-stones.text.ts';
import { chooseText } from './choose.text.ts';
import { pickText } from './pick.text.ts';
import { ifText } from './if.text.ts';
import { forEachText } from './for-each.text.ts';
import { laterText } from './later.text.ts';
import { applyText } from './apply.text.ts';
import { cancelText } from './cancel.text.ts';
import { rememberText } from './remember.text.ts';
import { useUniqueText } from './use-unique.text.ts';
import { againText } from './again.text.ts';

export const verbTexts: { readonly [V in Verb]: VerbText<EffectOf<V>> } = {
  gain: gainText,
  lose: loseText,
  move: moveText,
  exchange: exchangeText,
  share: shareText,
  'set-morale': setMoraleText,
  damage: damageText,
  'change-damage': changeDamageText,
  'move-damage': moveDamageText,
  draw: drawText,
  discard: discardText,
  'adjust-hand': adjustHandText,
  give: giveText,
  cover: coverText,
  look: lookText,
  put: putText,
  show: showText,
  place: placeText,
  remove: removeText,
  'turn-over': turnOverText,
  form: formText,
  turn: turnText,
  attack: attackText,
  'change-attack': changeAttackText,
  'change-missile': changeMissileText,
  'extra-action': extraActionText,
  'extra-turn': extraTurnText,
  skip: skipText,
  'turn-order': turnOrderText,
  'skip-or-draw': skipOrDrawText,
  'change-loss': changeLossText,
  'change-stones': changeStonesText,
  choose: chooseText,
  pick: pickText,
  if: ifText,
  'for-each': forEachText,
  later: laterText,
  apply: applyText,
  cancel: cancelText,
  remember: rememberText,
  'use-unique': useUniqueText,
  again: againText,
};

/** @throws when a file names a verb that is none */
export function verbText(effect: Effect): VerbText<Effect> {
  const found = Object.hasOwn(verbTexts, effect.do) ? verbTexts[effect.do] : undefined;
  if (found === undefined) throw new Error(`no such effect: ${String(effect.do)}`);
  return found as VerbText<Effect>;
}
