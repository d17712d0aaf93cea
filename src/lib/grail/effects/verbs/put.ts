/** `put`: named cards go on top of the deck or under it, in an order somebody chooses, or to the discard pile. */
import { putInPile, putOnDeck, takeCards } from '../../state/zones.ts';
import { askValues } from '../ask-values.ts';
import { compileCardIds } from '../cards.ts';
import type { Name, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, temp, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Named cards go on the deck, in an order of the user's choice, or into the discard pile. */
export interface Put extends EffectBase {
  do: 'put';
  these: Name;
  on: 'deck-top' | 'deck-bottom' | 'discard-pile';
  /** Default the user. */
  who?: Who;
}

export function put(effect: Put, program: Program, names: Names): void {
  const cards = compileCardIds(effect.these, names);
  const who = effect.who === undefined ? null : compileOne(effect.who, names);
  const [order, left, next] = [temp(program), temp(program), temp(program)];
  const exit = { at: 0 };
  add(program, (game, frame) => {
    frame.slots[order] = [];
    frame.slots[left] = [...cards(game, frame)];
    return true;
  });
  const head = program.steps.length;
  add(program, (_game, frame) => {
    if (effect.on === 'discard-pile' || (frame.slots[left]?.length ?? 0) < 2) frame.pc = exit.at;
    return true;
  });
  // One after the other: whoever is named first will be drawn first.
  askValues(
    program,
    next,
    'card',
    (game, frame) => who?.(game, frame) ?? frame.user,
    (_game, frame) => ({ from: frame.slots[left] ?? [], min: 1, max: 1 }),
  );
  add(program, (_game, frame) => {
    const [card] = frame.slots[next] ?? [];
    frame.slots[order]?.push(card ?? 0);
    frame.slots[left] = (frame.slots[left] ?? []).filter((one) => one !== card);
    frame.pc = head;
    return true;
  });
  exit.at = program.steps.length;
  add(program, (game, frame) => {
    const seat = who?.(game, frame) ?? frame.user;
    const all = [...(frame.slots[order] ?? []), ...(frame.slots[left] ?? [])];
    const found = takeCards(game, all, seat, '§20.8');
    if (effect.on === 'discard-pile') putInPile(game, seat, found, false, '§20.8');
    else putOnDeck(game, seat, found, effect.on === 'deck-top' ? 'top' : 'bottom', '§20.8');
    return found.length === 0;
  });
}
