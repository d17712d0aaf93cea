/** `energy` (§16.4): gems only with gems, crystals with either; the payer chooses with which. */
import { changeEnergy, seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { Scope } from '../compiled.ts';
import type { Stones } from '../language/stones.ts';
import type { Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileOne } from '../who.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { instantly } from './paying.ts';

/** Energy: a crystal may be paid with a gem (§16.4). `from`: a teammate pays. */
export interface EnergyCost extends CostBase, Stones {
  pay: 'energy';
  from?: Who;
}

/** Field for the number of gems that pay crystals. */
const GEMS = 'gems';

export function energy(cost: EnergyCost, _context: CostContext, names: Names): CompiledCost {
  const gem = compileNum(cost.gem ?? 0, names);
  const crystal = compileNum(cost.crystal ?? 0, names);
  const from = cost.from === undefined ? null : compileOne(cost.from, names);
  const payer = (game: Game, scope: Scope) => (from === null ? scope.user : from(game, scope));
  const asked = (game: Game, scope: Scope) =>
    [Math.max(0, gem(game, scope)), Math.max(0, crystal(game, scope))] as const;
  /** The fewest gems that must, the most that can pay crystals. */
  const range = (game: Game, scope: Scope) => {
    const seat = payer(game, scope);
    if (seat < 0) return null;
    const { energy: held } = seatOf(game, seat);
    const [gems, crystals] = asked(game, scope);
    return [Math.max(0, crystals - held.crystal), Math.min(crystals, held.gem - gems)] as const;
  };
  const space = (game: Game, scope: Scope) => {
    const [least, most] = range(game, scope) ?? [1, 0];
    if (most < least) return null;
    return { from: Array.from({ length: most - least + 1 }, (_, i) => least + i), min: 1, max: 1 };
  };
  return {
    fields: [{ name: GEMS, pick: 'number', cost: true, quiet: true, space }],
    payable: null,
    pay: (program) =>
      instantly(program, (game, frame) => {
        const [least, most] = range(game, frame) ?? [1, 0];
        // What was declared may have been lost since, to what an earlier item set off: then nothing more is paid.
        if (most < least) return;
        const [gems, crystals] = asked(game, frame);
        if (gems + crystals === 0) return;
        const mixed = Math.min(most, Math.max(least, frame.slots[GEMS]?.[0] ?? least));
        changeEnergy(game, payer(game, frame), { gem: -gems - mixed, crystal: mixed - crystals }, '§16.4');
      }),
  };
}
