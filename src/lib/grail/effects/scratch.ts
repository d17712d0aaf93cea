/** A look at the board as if a cost were paid (§19.4, §23.7): changed, looked at, put back; no event is written. */
import { seatOf } from '../state/changes.ts';
import type { Game } from '../state/game.ts';
import type { Picks } from '../choices/choice.ts';
import type { CompiledAbility } from './compiled.ts';
import type { Cost } from './costs/index.ts';
import type { Body, Num } from './language/index.ts';
import { compileNum } from './numbers.ts';
import type { NameKind, Names } from './names.ts';

/** What `look` finds while the declared cost of the ability lies paid and its locks hold. */
export function afterCost(game: Game, compiled: CompiledAbility, picks: Picks, look: () => boolean): boolean {
  const owner = seatOf(game, compiled.seat);
  const { hand, heals, tokens, piles } = owner;
  const energy = { ...owner.energy };
  const { locks } = game.board;
  const cards = compiled.steps.flatMap((step) =>
    step.step === 'field' && step.field.pick === 'card' ? (picks[step.field.name] ?? []) : [],
  );
  owner.hand = hand.filter((card) => !cards.includes(card));
  owner.piles = Object.fromEntries(
    Object.entries(piles).map(([token, pile]) => [token, pile.filter((card) => !cards.includes(card))]),
  );
  owner.tokens = { ...tokens };
  game.board.locks = [
    ...locks,
    ...(compiled.ability.locks ?? []).map(({ skills, for: until }) => ({ seat: compiled.seat, skills, until, depth: -1 })),
  ];
  for (const cost of paidOf(compiled, picks)) payInThought(game, compiled, cost, picks);
  const found = look();
  Object.assign(owner, { hand, heals, tokens, piles, energy });
  game.board.locks = locks;
  return found;
}

/** The items of the body and of the declared mode. */
function paidOf(compiled: CompiledAbility, picks: Picks): Cost[] {
  const { ability } = compiled;
  const mode: Body | undefined = ability.modes?.[(picks['mode']?.[0] ?? 1) - 1];
  return [...(ability.pay ?? []), ...(mode?.pay ?? [])].filter(
    ({ optional }) => optional === undefined || picks[optional]?.[0] === 1,
  );
}

function payInThought(game: Game, compiled: CompiledAbility, cost: Cost, slots: Picks): void {
  const owner = seatOf(game, compiled.seat);
  const bound = new Map<string, NameKind>(Object.keys(slots).map((name) => [name, 'number']));
  const names = { where: compiled.skill.id, skill: compiled.skill.id, bound, remembered: new Set<string>() };
  const scope = { seat: compiled.seat, user: compiled.seat, slots };
  const number = (num: Num) => compileNum(num, names as unknown as Names)(game, scope);
  if (cost.pay === 'heals' && cost.from === undefined) owner.heals -= number(cost.count);
  if (cost.pay === 'tokens') {
    const has = owner.tokens[cost.token] ?? 0;
    owner.tokens[cost.token] = has - (cost.count === 'all' ? has : number(cost.count));
  }
  if (cost.pay !== 'energy' || cost.from !== undefined) return;
  const crystals = number(cost.crystal ?? 0);
  const mixed = slots['gems']?.[0] ?? Math.max(0, crystals - owner.energy.crystal);
  owner.energy.gem -= number(cost.gem ?? 0) + mixed;
  owner.energy.crystal -= crystals - mixed;
}
