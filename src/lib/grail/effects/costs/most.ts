/** How high a number can be that is the amount of a cost: as much as its payer has of it. */
import { seatOf } from '../../state/changes.ts';
import type { NumberOf } from '../compiled.ts';
import type { Cost } from './index.ts';

/** Null where the cost is no bound for the number (it stands in a formula, or in another cost). */
export function mostOf(cost: Cost, name: string): NumberOf | null {
  switch (cost.pay) {
    case 'discard':
      return cost.count === name ? (game, { user }) => seatOf(game, user).hand.length : null;
    case 'tokens': {
      const { token } = cost;
      return cost.count === name ? (game, { user }) => seatOf(game, user).tokens[token] ?? 0 : null;
    }
    case 'covered': {
      const { token } = cost;
      return cost.count === name ? (game, { user }) => seatOf(game, user).piles[token]?.length ?? 0 : null;
    }
    case 'heals':
      return cost.count === name && cost.from === undefined
        ? (game, { user }) => seatOf(game, user).heals
        : null;
    case 'energy': {
      if (cost.from !== undefined || (cost.crystal !== name && cost.gem !== name)) return null;
      return (game, { user }) => {
        const { gem, crystal } = seatOf(game, user).energy;
        return cost.crystal === name ? gem + crystal : gem;
      };
    }
    default:
      return null;
  }
}
