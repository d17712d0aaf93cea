/** `extra-action`: one entry on the turn player's list; nobody else can collect any (§18.1, §18.5). */
import type { StoredEffect } from '../../state/board.ts';
import type { Element, Faction } from '../../state/cards.ts';
import type { EffectData } from '../../state/frames.ts';
import { grantExtraAction } from '../../state/skill-changes.ts';
import { compileElement } from '../elements.ts';
import type { Name, Who } from '../language/words.ts';
import { inside, type Names } from '../names.ts';
import { add, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** One entry more on the list of extra actions (§18); `launch` happens at ① of its attack. */
export interface ExtraAction extends EffectBase {
  do: 'extra-action';
  kinds: ('attack' | 'magic')[];
  /** Default the user. */
  who?: Who;
  element?: Element | Name | 'of-attack';
  faction?: Faction;
  launch?: Effect[];
}

export function extraAction(effect: ExtraAction, program: Program, names: Names): void {
  const { kinds, faction = null, launch } = effect;
  const who = effect.who === undefined ? null : compileOne(effect.who, names);
  const element = effect.element === undefined ? null : compileElement(effect.element, names);
  const part = launch === undefined ? -1 : names.build.part(launch, [], inside(names, 'launch'));
  add(program, (game, frame) => {
    if ((who?.(game, frame) ?? frame.user) !== game.board.turn.player) return true;
    grantExtraAction(game, {
      kinds: [...kinds],
      element: element?.(game, frame) ?? null,
      source: names.skill,
      faction,
      launch: part < 0 ? null : stored(frame, part),
    });
    return false;
  });
}

/** The part with the names known here, as they are now. */
function stored({ seat, user, slots }: EffectData, ability: number): StoredEffect {
  const kept = Object.entries(slots).filter(([name]) => !name.startsWith('#'));
  return {
    ability,
    pc: 0,
    seat,
    user,
    slots: Object.fromEntries(kept.map(([name, values]) => [name, [...values]])),
  };
}
