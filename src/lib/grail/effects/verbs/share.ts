/** `share`: so many heals for several characters, at least one each; the user says how many each gets. */
import { gainHeals } from '../../state/changes.ts';
import { askValues, numbers } from '../ask-values.ts';
import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, temp, type Program } from '../program.ts';
import { numbersResult } from '../results.ts';
import { compileGroup } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Heals split among characters, at least one each; the split is named with the targets. */
export interface Share extends EffectBase {
  do: 'share';
  heals: Num;
  among: Group;
}

export function share(effect: Share, program: Program, names: Names): void {
  const heals = compileNum(effect.heals, names);
  const among = compileGroup(effect.among, names);
  const gained = numbersResult(effect.name, names);
  const [left, waiting, part] = [temp(program), temp(program), temp(program)];
  const exit = { at: 0 };
  add(program, (game, frame) => {
    frame.slots[left] = [Math.max(0, heals(game, frame))];
    frame.slots[waiting] = among(game, frame);
    return true;
  });
  const head = program.steps.length;
  add(program, (_game, frame) => {
    if (frame.slots[waiting]?.length === 0) frame.pc = exit.at;
    return true;
  });
  askValues(
    program,
    part,
    'number',
    (_game, frame) => frame.user,
    (_game, frame) => {
      const [rest, others] = [frame.slots[left]?.[0] ?? 0, (frame.slots[waiting]?.length ?? 1) - 1];
      return others === 0
        ? numbers(rest, rest)
        : numbers(Math.min(1, rest), Math.max(Math.min(1, rest), rest - others));
    },
  );
  add(program, (game, frame) => {
    const seat = frame.slots[waiting]?.shift() ?? -1;
    const number = frame.slots[part]?.[0] ?? 0;
    frame.slots[left] = [(frame.slots[left]?.[0] ?? 0) - number];
    gained(frame, gainHeals(game, seat, number, null, '§12.3'));
    frame.pc = head;
    return false;
  });
  exit.at = program.steps.length;
}
