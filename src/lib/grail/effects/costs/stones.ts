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

export function stones(cost: StonesCost, context: CostContext, names: Names): CompiledCost {
  const gem = compileNum(cost.gem ?? 0, names);
  const crystal = compileNum(cost.crystal ?? 0, names);
  const any = cost.any === undefined ? null : compileNum(cost.any, names);
  const name = context.sameBefore === 0 ? GEMS : `cost${context.index}-${GEMS}`;
  const zone = (game: Game, scope: Scope) => game.board.teams[seatOf(game, scope.user).team].stones;
  /** What the earlier items leave of a kind. */
  const left = (game: Game, scope: Scope, stone: 'gem' | 'crystal') =>
    zone(game, scope)[stone] - context.spent(game, scope, { of: 'zone', seat: scope.user, stone });
  const payable = (game: Game, scope: Scope) =>
    left(game, scope, 'gem') >= gem(game, scope) && left(game, scope, 'crystal') >= crystal(game, scope);
  const space: FieldSpec['space'] = (game, scope) => {
    const number = Math.max(0, any?.(game, scope) ?? 0);
    const most = Math.min(number, left(game, scope, 'gem') - gem(game, scope));
    const least = Math.max(0, number - (left(game, scope, 'crystal') - crystal(game, scope)));
    if (most < least) return null;
    return { from: Array.from({ length: most - least + 1 }, (_, i) => least + i), min: 1, max: 1 };
  };
  if (any !== null) bind(names, name, 'number');
  return {
    fields: any === null ? [] : [{ name, pick: 'number', cost: true, quiet: true, space }],
    payable,
    spends(game, scope, thing) {
      if (thing.of !== 'zone') return 0;
      const gems = any === null ? 0 : (scope.slots[name]?.[0] ?? 0);
      if (thing.stone === 'gem') return gem(game, scope) + gems;
      return crystal(game, scope) + (any === null ? 0 : Math.max(0, any(game, scope)) - gems);
    },
    pay: (program) =>
      instantly(program, (game, frame) => {
        const held = zone(game, frame);
        const gems = any === null ? 0 : (frame.slots[name]?.[0] ?? 0);
        const crystals = any === null ? 0 : Math.max(0, any(game, frame)) - gems;
        // What was declared may have been lost since, to what an earlier item set off.
        const paid = {
          gem: Math.min(held.gem, gem(game, frame) + gems),
          crystal: Math.min(held.crystal, crystal(game, frame) + crystals),
        };
        changeStones(game, seatOf(game, frame.user).team, -paid.gem, -paid.crystal, 'skill', '§20.3');
      }),
  };
}
