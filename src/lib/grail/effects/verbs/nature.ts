/** What is known of each verb before anything runs. A verb that is missing here is a type error: say what its kind is. */
import type { Effect, EffectOf, Verb } from './index.ts';

export interface Nature<E> {
  /** What its `name` stands for. */
  named: 'cards' | 'result';
  /** §19.4, §23.6: it brings, or may bring, cards to the owner. */
  brings: (effect: E) => boolean;
  /**
   * §19.4: it may open a skill that is used as an action, by a form or by something to pay with, in a way that can only be
   * told when it is done. `certain`: it is done whenever the ability is used, and looked at as if it were.
   */
  opens: (effect: E, certain: boolean) => boolean;
}

const no = (): boolean => false;
const yes = (): boolean => true;
/** It brings the owner no cards and opens no skill. */
const plain: Nature<Effect> = { named: 'cards', brings: no, opens: no };
const numbers: Nature<Effect> = { ...plain, named: 'result' };

const NOT_OWNER: readonly unknown[] = ['others', 'opponents', 'teammates', 'holder', 'attacked'];
/** A group that may hold the owner; a chosen name may be he. */
const mayBeOwner = (who: unknown): boolean => !(typeof who === 'string' && NOT_OWNER.includes(who));
const drawn: Nature<EffectOf<'draw' | 'adjust-hand'>> = {
  ...plain,
  brings: ({ who }) => mayBeOwner(who ?? 'self'),
};

export const NATURE: { readonly [V in Verb]: Nature<EffectOf<V>> } = {
  gain: {
    ...numbers,
    opens: ({ energy, tokens, heals }, certain) =>
      !certain && [energy, tokens, heals].some((goods) => goods !== undefined),
  },
  damage: { ...numbers, brings: ({ to }) => to === 'self' || to === 'all' || to === 'own-side' },
  ...{ move: numbers, share: numbers },
  ...{ draw: drawn, 'adjust-hand': drawn },
  give: { ...plain, brings: ({ to }) => to === 'self' },
  remove: { ...plain, brings: ({ to }) => to === 'hand' },
  form: { ...plain, opens: (_form, certain) => !certain },
  cover: { ...plain, opens: yes },
  exchange: { ...plain, opens: yes },
  apply: { ...plain, opens: yes },
  ...{ lose: plain, 'set-morale': plain, 'change-damage': plain, 'move-damage': plain },
  ...{ discard: plain, look: plain, put: plain, show: plain, place: plain },
  ...{ 'turn-over': plain, turn: plain, attack: plain, 'change-attack': plain, 'change-missile': plain },
  ...{ 'extra-action': plain, 'extra-turn': plain, skip: plain, 'turn-order': plain },
  ...{ 'skip-or-draw': plain, 'change-loss': plain, 'change-stones': plain, cancel: plain },
  // What these hold is looked at by itself; what is used or done again has a look of its own.
  ...{ choose: plain, pick: plain, if: plain, 'for-each': plain, later: plain, remember: plain },
  ...{ 'use-unique': plain, again: plain },
};

/** @returns what is known of the verb of this effect; a verb that nobody knows is refused where it is compiled */
export const natureOf = (effect: Effect): Nature<Effect> =>
  Object.hasOwn(NATURE, effect.do) ? (NATURE[effect.do] as Nature<Effect>) : plain;
