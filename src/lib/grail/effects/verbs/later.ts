/** `later`: a part of the effect waits for the first such event before its scope ends, with the names it knew. */
import type { MachineId } from '../../state/frames.ts';
import type { Trigger } from '../language/trigger.ts';
import type { OneOrMore } from '../language/words.ts';
import { inside, type Names } from '../names.ts';
import { depthOf } from '../pending.ts';
import { add, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** Once, at the first such event before the end of the attack, damage, action or turn (or of the game). */
export interface Later extends EffectBase {
  do: 'later';
  on: OneOrMore<Trigger>;
  within: 'attack' | 'damage' | 'action' | 'turn' | 'game';
  then: Effect[];
}

/** Whose end is the end of the scope. */
const MACHINE: Partial<Record<Later['within'], MachineId>> = {
  attack: 'attack',
  damage: 'damage',
  action: 'action',
};

export function later(effect: Later, program: Program, names: Names): void {
  const part = names.build.part(effect.then, [effect.on].flat(), inside(names, 'then'));
  add(program, (game, frame) => {
    const machine = MACHINE[effect.within];
    const depth = machine === undefined ? -1 : depthOf(game, machine);
    if (machine !== undefined && depth < 0) return true;
    const slots = Object.fromEntries(
      Object.entries(frame.slots).flatMap(([name, values]) =>
        name.startsWith('#') ? [] : [[name, [...values]]],
      ),
    );
    const { seat, user } = frame;
    game.board.laters.push({ ability: part, seat, user, slots, until: effect.within, depth });
    return true;
  });
}
