/** A look at the board as if a cost were paid, and what comes for certain were done (§19.4, §23.7): changed, looked at, put back; no event is written. */
import { seatOf } from '../state/changes.ts';
import { maxOf } from '../state/sheet.ts';
import type { Game } from '../state/game.ts';
import type { Picks } from '../choices/choice.ts';
import type { CompiledAbility } from './compiled.ts';
import type { Cost } from './costs/index.ts';
import type { Body, Num } from './language/index.ts';
import { compileNum } from './numbers.ts';
import type { NameKind, Names } from './names.ts';
import { limitOf } from './rules/query.ts';
import { certainEffects } from './summary.ts';
import type { Effect } from './verbs/index.ts';

/** What `look` finds while the declared cost of the ability lies paid, its locks hold and its certain effects are done. */
export function afterCost(game: Game, compiled: CompiledAbility, picks: Picks, look: () => boolean): boolean {
  return inThought(game, compiled, look, () => {
    const owner = seatOf(game, compiled.seat);
    const cards = compiled.steps.flatMap((step) =>
      step.step === 'field' && step.field.pick === 'card' ? (picks[step.field.name] ?? []) : [],
    );
    owner.hand = owner.hand.filter((card) => !cards.includes(card));
    owner.piles = Object.fromEntries(
      Object.entries(owner.piles).map(([token, pile]) => [
        token,
        pile.filter((card) => !cards.includes(card)),
      ]),
    );
    for (const cost of paidOf(compiled, picks)) payInThought(game, compiled, cost, picks);
    for (const effect of certainEffects(compiled.ability)) doInThought(game, compiled, effect, picks);
  });
}

/** The same where the cost has been paid already. */
export function afterEffects(
  game: Game,
  compiled: CompiledAbility,
  picks: Picks,
  look: () => boolean,
): boolean {
  return inThought(game, compiled, look, () => {
    for (const effect of certainEffects(compiled.ability)) doInThought(game, compiled, effect, picks);
  });
}

/** Changes the owner, looks, and puts everything back; the ability's locks hold meanwhile. */
function inThought(game: Game, compiled: CompiledAbility, look: () => boolean, change: () => void): boolean {
  const owner = seatOf(game, compiled.seat);
  const { hand, heals, tokens, piles, form } = owner;
  const energy = { ...owner.energy };
  const { locks } = game.board;
  owner.tokens = { ...tokens };
  game.board.locks = [
    ...locks,
    ...(compiled.ability.locks ?? []).map(({ skills, for: until }) => ({
      seat: compiled.seat,
      skills,
      until,
      depth: -1,
    })),
  ];
  change();
  const found = look();
  Object.assign(owner, { hand, heals, tokens, piles, energy, form });
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
  const number = numberIn(game, compiled, slots);
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

/** Forms and gains of the owner, as far as they fit. */
function doInThought(game: Game, compiled: CompiledAbility, effect: Effect, slots: Picks): void {
  const owner = seatOf(game, compiled.seat);
  if (effect.do === 'form') owner.form = effect.enter ?? null;
  if (effect.do !== 'gain') return;
  const number = numberIn(game, compiled, slots);
  const upTo = (has: number, more: Num | undefined, most: number) =>
    Math.max(has, Math.min(most, has + number(more ?? 0)));
  owner.heals = upTo(owner.heals, effect.heals, limitOf(game, compiled.seat, 'heals'));
  for (const [token, count] of Object.entries(effect.tokens ?? {}))
    owner.tokens[token] = upTo(owner.tokens[token] ?? 0, count, maxOf(game, compiled.seat, token));
  const most = limitOf(game, compiled.seat, 'energy');
  const { energy } = owner;
  energy.gem = upTo(energy.gem, effect.energy?.gem, most - energy.crystal);
  energy.crystal = upTo(energy.crystal, effect.energy?.crystal, most - energy.gem);
}

/** Numbers as the declared names give them. */
function numberIn(game: Game, compiled: CompiledAbility, slots: Picks): (num: Num) => number {
  return (num) => {
    if (typeof num === 'number') return num;
    const bound = new Map<string, NameKind>(Object.keys(slots).map((name) => [name, 'number']));
    const { id } = compiled.skill;
    const names = { where: id, skill: id, bound, remembered: new Set<string>() };
    const scope = { seat: compiled.seat, user: compiled.seat, slots };
    return compileNum(num, names as unknown as Names)(game, scope);
  };
}
