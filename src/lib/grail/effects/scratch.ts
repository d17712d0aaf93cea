/** A look at the board as if a cost were paid (§19.4): changed, looked at, put back; no event is written. */
import { seatOf } from '../state/changes.ts';
import type { Game } from '../state/game.ts';
import type { Picks } from '../choices/choice.ts';
import type { CompiledAbility } from './compiled.ts';
import { compileNum } from './numbers.ts';
import type { Cost } from './skill.ts';

/** What `look` finds while the declared cost of the ability lies paid. */
export function afterCost(game: Game, compiled: CompiledAbility, picks: Picks, look: () => boolean): boolean {
  const owner = seatOf(game, compiled.seat);
  const { hand, heals, tokens } = owner;
  const energy = { ...owner.energy };
  const paid = compiled.fields.flatMap((field) => (field.pick === 'card' ? (picks[field.name] ?? []) : []));
  owner.hand = hand.filter((card) => !paid.includes(card));
  owner.tokens = { ...tokens };
  const slots = { ...picks };
  for (const cost of compiled.ability.pay ?? []) payInThought(game, compiled, cost, slots);
  const found = look();
  Object.assign(owner, { hand, heals, tokens, energy });
  return found;
}

function payInThought(game: Game, compiled: CompiledAbility, cost: Cost, slots: Picks): void {
  const owner = seatOf(game, compiled.seat);
  const names = { where: compiled.skill.id, skill: compiled.skill.id, bound: new Set(Object.keys(slots)) };
  const number = (num: Parameters<typeof compileNum>[0]) =>
    compileNum(num, names)(game, { seat: compiled.seat, slots });
  if (cost.pay === 'heals') owner.heals -= number(cost.count);
  if (cost.pay === 'tokens') {
    const has = owner.tokens[cost.token] ?? 0;
    const paid = cost.count === 'all' ? has : number(cost.count);
    owner.tokens[cost.token] = has - paid;
    if (cost.name !== undefined) slots[cost.name] = [paid];
  }
  if (cost.pay !== 'energy') return;
  const crystals = number(cost.crystal ?? 0);
  const mixed = slots['gems']?.[0] ?? Math.max(0, crystals - owner.energy.crystal);
  owner.energy.gem -= number(cost.gem ?? 0) + mixed;
  owner.energy.crystal -= crystals - mixed;
}
