/** `stones` (§16.1): stones of the payer's team leave its zone. */
import { changeStones, seatOf } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import type { FieldSpec, Scope } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import { bind, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import type { CompiledCost, CostContext } from './compiled.ts';
import type { CostBase } from './cost-base.ts';
import { instantly } from './paying.ts';

/** Stones of the own zone; `any`: of either kind. */
export interface StonesCost extends CostBase, Stones {
  pay: 'stones';
  any?: Num;
}

/** Field for the number of gems among those of any kind. */
const GEMS = 'zone-gems';

export function stones(cost: StonesCost, _context: CostContext, names: Names): CompiledCost {
  const gem = compileNum(cost.gem ?? 0, names);
  const crystal = compileNum(cost.crystal ?? 0, names);
  const any = cost.any === undefined ? null : compileNum(cost.any, names);
  const zone = (game: Game, scope: Scope) => game.board.teams[seatOf(game, scope.user).team].stones;
  const payable = (game: Game, scope: Scope) =>
    zone(game, scope).gem >= gem(game, scope) && zone(game, scope).crystal >= crystal(game, scope);
  const space: FieldSpec['space'] = (game, scope) => {
    const held = zone(game, scope);
    const number = Math.max(0, any?.(game, scope) ?? 0);
    const most = Math.min(number, held.gem - gem(game, scope));
    const least = Math.max(0, number - (held.crystal - crystal(game, scope)));
    if (most < least) return null;
    return { from: Array.from({ length: most - least + 1 }, (_, i) => least + i), min: 1, max: 1 };
  };
  if (any !== null) bind(names, GEMS, 'number');
  return {
    fields: any === null ? [] : [{ name: GEMS, pick: 'number', cost: true, quiet: true, space }],
    payable,
    pay: (program) =>
      instantly(program, (game, frame) => {
        const gems = any === null ? 0 : (frame.slots[GEMS]?.[0] ?? space(game, frame)?.from[0] ?? 0);
        const crystals = any === null ? 0 : Math.max(0, any(game, frame)) - gems;
        const { team } = seatOf(game, frame.user);
        changeStones(
          game,
          team,
          -gem(game, frame) - gems,
          -crystal(game, frame) - crystals,
          'skill',
          '§20.3',
        );
      }),
  };
}
