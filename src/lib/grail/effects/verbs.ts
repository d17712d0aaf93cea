/** All verbs by their word: one file each. A new verb is a file, a shape in `skill.ts` and a line here. */
import { adjustHand } from './adjust-hand.ts';
import { apply } from './apply.ts';
import { attack } from './attack.ts';
import { changeAttack } from './change-attack.ts';
import { changeDamage } from './change-damage.ts';
import { changeLoss } from './change-loss.ts';
import { changeMissile } from './change-missile.ts';
import { damage } from './damage.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { extraAction } from './extra-action.ts';
import { extraTurn } from './extra-turn.ts';
import { form } from './form.ts';
import { gain } from './gain.ts';
import { give } from './give.ts';
import { lose } from './lose.ts';
import { moveDamage } from './move-damage.ts';
import type { Names } from './names.ts';
import { place } from './place.ts';
import type { Program } from './program.ts';
import { remove } from './remove.ts';
import type { EffectOf, Verb } from './skill.ts';
import { turnSideways } from './turn-sideways.ts';

export const VERBS: { [V in Verb]: (effect: EffectOf<V>, program: Program, names: Names) => void } = {
  damage,
  draw,
  discard,
  'adjust-hand': adjustHand,
  give,
  gain,
  lose,
  place,
  remove,
  'change-attack': changeAttack,
  'change-damage': changeDamage,
  'move-damage': moveDamage,
  'change-loss': changeLoss,
  'change-missile': changeMissile,
  attack,
  'extra-action': extraAction,
  'extra-turn': extraTurn,
  form,
  'turn-sideways': turnSideways,
  apply,
};
