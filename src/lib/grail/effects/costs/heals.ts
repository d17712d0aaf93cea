/** `heals`: the payer's own, or those of a group together; then he says how many of each (§12). */
import { loseHeals, seatOf } from '../../state/changes.ts';
import type { SeatId } from '../../state/board.ts';
import type { FieldSpec } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Group } from '../language/words.ts';
import { bind, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileGroup } from '../who.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { instantly } from './paying.ts';

/** Own heals, or of a group together. */
export interface HealsCost extends CostBase {
  pay: 'heals';
  count: Num;
  from?: Group;
}

/** The most seats of a game (§2.1). */
const SEATS = 8;

export function heals(cost: HealsCost, _context: CostContext, names: Names): CompiledCost {
  const count = compileNum(cost.count, names);
  if (cost.from !== undefined) return sharedHeals(compileGroup(cost.from, names), count, names);
  return {
    fields: [],
    payable: (game, scope) => seatOf(game, scope.user).heals >= count(game, scope),
    pay: (program) =>
      instantly(program, (game, frame) => {
        const paid = Math.max(0, count(game, frame));
        if (paid > 0) loseHeals(game, frame.user, paid, '§20.3');
      }),
  };
}

/** One number for each seat; only where the sum leaves a choice somebody is asked. */
function sharedHeals(
  group: ReturnType<typeof compileGroup>,
  count: ReturnType<typeof compileNum>,
  names: Names,
): CompiledCost {
  const nameOf = (seat: SeatId) => `heals-${seat}`;
  const fields = Array.from({ length: SEATS }, (_, seat): FieldSpec => {
    const name = nameOf(seat);
    bind(names, name, 'number');
    const space: FieldSpec['space'] = (game, scope) => {
      const payers = group(game, scope);
      if (!payers.includes(seat)) return { from: [0], min: 1, max: 1 };
      let left = Math.max(0, count(game, scope));
      let later = 0;
      for (const payer of payers)
        if (payer < seat) left -= scope.slots[nameOf(payer)]?.[0] ?? 0;
        else if (payer > seat) later += seatOf(game, payer).heals;
      const [least, most] = [Math.max(0, left - later), Math.min(left, seatOf(game, seat).heals)];
      if (most < least) return null;
      return { from: Array.from({ length: most - least + 1 }, (__, i) => least + i), min: 1, max: 1 };
    };
    return { name, pick: 'number', cost: true, quiet: true, space };
  });
  return {
    fields,
    payable: (game, scope) =>
      group(game, scope).reduce((sum, seat) => sum + seatOf(game, seat).heals, 0) >= count(game, scope),
    pay: (program) =>
      instantly(program, (game, frame) => {
        for (const seat of group(game, frame)) {
          const paid = frame.slots[nameOf(seat)]?.[0] ?? 0;
          if (paid > 0) loseHeals(game, seat, paid, '§20.3');
        }
      }),
  };
}
