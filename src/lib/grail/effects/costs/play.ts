/** `play`: a hand card is played (§3): as a magic action's card, or as the answer that counters the running attack (§7.4). */
import type { Game } from '../../state/game.ts';
import { emit } from '../../state/log.ts';
import type { EffectData } from '../../state/frames.ts';
import { compileFilter } from '../cards.ts';
import type { FieldSpec, Scope } from '../compiled.ts';
import type { CardFilter } from '../language/card-filter.ts';
import type { NewName } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { nearest } from '../pending.ts';
import { handLike, isForbidden, lookOf } from '../rules/query.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { exactly, freeOf, nameOfItem, showCards } from './paying.ts';

/** A hand card is played as a magic action's card, or as the counter where countering is legal: at the one chosen as `target`. */
export interface PlayCost extends CostBase {
  pay: 'play';
  cards: CardFilter;
  as: 'magic' | 'counter';
  name?: NewName;
}

/** The character whom the counter-attack is aimed at. */
const TARGET = 'target';

export function play(cost: PlayCost, context: CostContext, names: Names): CompiledCost {
  const name = nameOfItem(cost.name, context, names);
  const fits = compileFilter(cost.cards, names);
  const space: FieldSpec['space'] = (game, scope) =>
    exactly(freeOf(handLike(game, scope.user), game, scope, fits, context), 1);
  const fields: FieldSpec[] = [{ name, pick: 'card', cost: true, quiet: false, space }];
  if (cost.as === 'magic') return { fields, payable: null, ...showCards(name, 'magic', context.places) };
  if (names.bound.get(TARGET) !== 'seat')
    throw new SkillError(`${names.where}: a counter needs a chosen character called "${TARGET}"`);
  const paying = showCards(name, 'counter');
  return {
    fields,
    payable: mayCounter,
    leave(game, frame) {
      answer(game, frame, name);
      paying.leave(game, frame);
    },
    pay: paying.pay,
  };
}

/** §7.4(1): what can be countered at all. */
function mayCounter(game: Game, scope: Scope): boolean {
  const attack = nearest(game, 'attack');
  if (attack === null || attack.answer !== 'none' || attack.forced || !attack.counterable) return false;
  return !isForbidden(game, scope.user, 'counter');
}

/** The card is the answer: nobody is asked for another one. */
function answer(game: Game, frame: EffectData, name: string): void {
  const attack = nearest(game, 'attack');
  const card = frame.slots[name]?.[0] ?? 0;
  if (attack === null || card === 0) return;
  const target = frame.slots[TARGET]?.[0] ?? -1;
  const { element } = lookOf(game, frame.user, card);
  Object.assign(attack, {
    answer: 'counter',
    answerCard: card,
    counterTarget: target,
    answerElement: element,
  });
  if (game.log === null) return;
  emit(game, { type: 'attackAnswered', rule: '§7.4(1)', seat: frame.user, answer: 'counter', card, target });
}
