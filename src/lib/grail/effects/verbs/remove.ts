/** `remove`: a placed card goes: to the discard pile, its owner, the user's hand, or out of the game (§22.4). */
import { removePlaced } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { effectRemoved } from '../../windows/queued.ts';
import { placedAt } from '../fields.ts';
import type { Laid } from '../language/words.ts';
import { lyingCalled, type Lying } from '../lying.ts';
import type { Names } from '../names.ts';
import { add, checkOverLimits, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** A placed card goes: to the discard pile, its owner, the user's hand, or out of the game (§22.4). */
export interface Remove extends EffectBase {
  do: 'remove';
  /** An id under `cards`, or the name of a chosen placed card. */
  card: Laid;
  to?: 'discard' | 'owner' | 'hand' | 'game';
}

export function remove(effect: Remove, program: Program, names: Names): void {
  const { card, to = 'discard' } = effect;
  const chosen = names.bound.get(card) === 'placed';
  const find = (game: Game, frame: EffectData): Lying | null =>
    chosen
      ? placedAt(game, frame.slots[card]?.[0] ?? -1)
      : lyingCalled(game, card, frame.seat, frame.slots['holder']?.[0] ?? -1);
  add(program, (game, frame) => {
    const lying = find(game, frame);
    if (lying === null) return true;
    removePlaced(game, lying.seat, lying.placed, to, '§22.4', frame.user);
    if (!lying.placed.exclusive) effectRemoved(game, frame.seat, lying.seat, lying.placed);
    return false;
  });
  checkOverLimits(program);
}
