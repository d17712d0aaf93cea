/** `use-unique`: a unique skill printed on a hand card is used in the middle of this one, whomever the card names (§20.4). */
import { completable } from '../../choices/declarations.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { askOption } from '../asking.ts';
import { newEffect } from '../calls.ts';
import type { CompiledAbility } from '../compiled.ts';
import type { SkillId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, call, temp, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** A unique skill printed on a hand card is used with its own cost and targets (§20.4): one of these skills of this file. */
export interface UseUnique extends EffectBase {
  do: 'use-unique';
  of: SkillId[];
}

export function useUnique(effect: UseUnique, program: Program, names: Names): void {
  const slot = temp(program);
  askOption(
    program,
    slot,
    (_game, frame) => frame.user,
    (game, frame) =>
      partsOf(game, frame, effect).flatMap((part, i) => (isOpen(game, frame, part) ? [i + 1] : [])),
    names.at,
  );
  add(program, (game, frame) => {
    const part = partsOf(game, frame, effect)[(frame.slots[slot]?.[0] ?? 0) - 1];
    if (part === undefined) return true;
    const { seat, user } = frame;
    return call(frame, 'effect', newEffect({ ability: part.index, seat, user, picks: {} }));
  });
}

/** The parts of the owner's skills that are named, in the order of the file. */
function partsOf(game: Game, { seat }: EffectData, { of }: UseUnique): CompiledAbility[] {
  const { abilities } = game.rules.skills;
  return abilities.flatMap((compiled) => {
    const part =
      compiled.seat === seat && of.includes(compiled.skill.id) ? abilities[compiled.borrow] : undefined;
    return part === undefined ? [] : [part];
  });
}

const isOpen = (game: Game, { seat, user }: EffectData, part: CompiledAbility): boolean =>
  completable(game, part, 0, { seat, user, slots: {} });
