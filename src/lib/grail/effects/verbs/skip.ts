/** `skip`: somebody's next such phase or turn does not happen (§5). */
import { grantSkip } from '../../state/skill-changes.ts';
import type { Group } from '../language/words.ts';
import type { Names } from '../names.ts';
import { add, type Program } from '../program.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Somebody's next such phase does not happen. */
export interface Skip extends EffectBase {
  do: 'skip';
  what: 'action-phase' | 'extra-actions' | 'startup' | 'turn';
  who?: Group;
}

export function skip(effect: Skip, program: Program, names: Names): void {
  const who = compileGroup(effect.who ?? 'self', names);
  add(program, (game, frame) => {
    for (const seat of who(game, frame)) grantSkip(game, seat, effect.what);
    return false;
  });
}
