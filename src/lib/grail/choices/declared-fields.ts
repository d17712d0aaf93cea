/** The fields of a declaration as a player is shown them: each with every value that some legal declaration has. */
import type { CompiledAbility, FieldSpec, Scope, Space } from '../effects/compiled.ts';
import { ELEMENTS } from '../state/cards.ts';
import type { Game } from '../state/game.ts';
import type { Field, Picks } from './choice.ts';
import { areTogether, isForeclosed, searchBody, subsets } from './declaration-walk.ts';
import { abilityOf, openScope } from './declarations.ts';
import { keepsPossibilities } from './freedom.ts';

/**
 * Null: there is no legal declaration. Where a later field depends on an earlier one this is the union of all ways;
 * with `given` (values chosen already) only of those that hold them. `checkDeclaration` is exact.
 */
export function fieldsOf(game: Game, index: number, given: Picks = {}): Field[] | null {
  const compiled = abilityOf(game, index);
  const scope = openScope(game, compiled);
  if (scope === null) return null;
  const collector = new Collector(game, compiled, given);
  return collector.collect(scope) ? collector.fields() : null;
}

class Collector {
  private readonly shown = new Map<string, Field>();
  /** Ways to declare that were found, and in how many of them each field is chosen. */
  private ways = 0;
  private readonly chosenIn = new Map<string, number>();

  constructor(
    private readonly game: Game,
    private readonly compiled: CompiledAbility,
    private readonly given: Picks,
  ) {}

  collect(scope: Scope): boolean {
    this.from(0, scope, []);
    return this.ways > 0;
  }

  fields(): Field[] {
    const order = this.compiled.steps.flatMap((step) => (step.step === 'field' ? [step.field.name] : []));
    return [...new Set(order)].flatMap((name) => {
      const field = this.shown.get(name);
      if (field === undefined) return [];
      return this.chosenIn.get(name) === this.ways ? field : { ...field, min: 0 };
    });
  }

  /** Chosen fields come before costs: each way to choose that can be paid adds its values. */
  private from(start: number, scope: Scope, path: [FieldSpec, Space][]): void {
    const { game, compiled } = this;
    for (let at = start; at < compiled.steps.length; at++) {
      const step = compiled.steps[at];
      if (step === undefined || (step.when !== null && !step.when(game, scope))) continue;
      if (step.step === 'where') scope.slots[step.name] = [step.value(game, scope)];
      else if (step.step === 'check') {
        if (!step.holds(game, scope)) return;
      } else if (step.field.cost && step.field.pick === 'card') return this.costs(at, scope, path);
      else return this.choices(at, step.field, scope, path);
    }
    if (!keepsPossibilities(game, compiled, scope.slots)) return;
    this.note([path]);
  }

  private choices(at: number, field: FieldSpec, scope: Scope, path: [FieldSpec, Space][]): void {
    const space = field.space(this.game, scope);
    if (space === null) return;
    for (const values of this.waysOf(space, field.name)) {
      const slots = { ...scope.slots, [field.name]: values };
      const { min, max } = space;
      const shown: [FieldSpec, Space] = [field, { from: values, min, max }];
      this.from(at + 1, { ...scope, slots }, isForeclosed(field, space) ? path : [...path, shown]);
    }
  }

  /** Cards that pay are many: the whole space of each is shown once some complete payment exists, with and without each optional item. */
  private costs(start: number, scope: Scope, path: [FieldSpec, Space][]): void {
    const found = this.payments()
      .map((optional) => this.payment(start, scope, optional))
      .filter((shown) => shown !== null);
    this.note(found.map((shown) => [...path, ...shown]));
  }

  /** Each of these is a way to declare; a field that some do without may be left empty. */
  private note(ways: [FieldSpec, Space][][]): void {
    for (const way of ways) {
      this.ways++;
      for (const [field, space] of way) {
        this.chosenIn.set(field.name, (this.chosenIn.get(field.name) ?? 0) + 1);
        this.merge(field, space);
      }
    }
  }

  /** What is said about the optional items: first nothing, then each way to pay or leave them. */
  private payments(): Picks[] {
    const names = [this.compiled.ability, ...(this.compiled.ability.modes ?? [])].flatMap(({ pay }) =>
      (pay ?? []).flatMap(({ optional }) => optional ?? []),
    );
    let ways: Picks[] = [{}];
    for (const name of names)
      ways = ways.flatMap((way) => [0, 1].map((paid) => ({ ...way, [name]: [paid] })));
    return ways;
  }

  /** The card fields and numbers of one such payment; null where it cannot be made. */
  private payment(start: number, scope: Scope, optional: Picks): [FieldSpec, Space][] | null {
    const { game, compiled } = this;
    const found: [FieldSpec, Space][] = [];
    const legal = this.isPayable(start, scope, optional, (one) => {
      for (const step of compiled.steps.slice(start))
        if (step.step === 'field' && (step.when === null || step.when(game, one))) {
          const { field } = step;
          const space = field.space(game, field.pick === 'card' ? this.withoutCards(start, one) : one);
          if (space !== null && !isForeclosed(field, space)) found.push([field, space]);
        }
    });
    if (!legal) return null;
    if (found.filter(([{ pick }]) => pick === 'card').length < 2) return found;
    const pays = (name: string, card: number) =>
      this.isPayable(start, scope, optional, () => undefined, { name, card });
    return found.map(([field, space]) =>
      field.pick === 'card'
        ? [field, { ...space, from: space.from.filter((card) => pays(field.name, card)) }]
        : [field, space],
    );
  }

  /** Whether a complete payment exists, with `needs.card` among the cards of that name; `see` is shown the first. */
  private isPayable(
    start: number,
    scope: Scope,
    optional: Picks,
    see: (one: Scope) => void,
    needs: { name: string; card: number } | null = null,
  ): boolean {
    const ways = (space: Space, name: string) => this.waysOf(space, name, optional[name]);
    const own = { ...scope, slots: { ...scope.slots } };
    return searchBody(this.game, this.compiled, own, start, ways, (one) => {
      if (needs !== null && !(one.slots[needs.name] ?? []).includes(needs.card)) return false;
      if (!keepsPossibilities(this.game, this.compiled, one.slots)) return false;
      see(one);
      return true;
    });
  }

  /** As if none of the cards that pay had been named, but those that are given. */
  private withoutCards(start: number, scope: Scope): Scope {
    const slots = { ...scope.slots };
    for (const step of this.compiled.steps.slice(start))
      if (step.step === 'field' && step.field.pick === 'card' && this.given[step.field.name] === undefined)
        delete slots[step.field.name];
    return { ...scope, slots };
  }

  /** The given values alone if they fit; with none given, every set. */
  private waysOf(space: Space, name: string, said?: number[]): Iterable<number[]> {
    const given = this.given[name] ?? said;
    if (given === undefined) return subsets(space);
    const { from, min, max } = space;
    const fit = given.length >= min && given.length <= max && given.every((value) => from.includes(value));
    return fit && areTogether(this.game, { seat: 0, user: this.compiled.seat, slots: {} }, space, given)
      ? [given]
      : [];
  }

  private merge({ name, pick, at }: FieldSpec, { from, min, max, together }: Space): void {
    const known = this.shown.get(name);
    if (!known) {
      const field: Field = { name, pick, from: [...from], min, max };
      if (pick === 'element') field.words = from.map((value) => ELEMENTS[value] ?? '');
      if (together !== undefined) field.together = together;
      if (at !== undefined) field.at = at;
      this.shown.set(name, field);
      return;
    }
    for (const value of from)
      if (!known.from.includes(value)) {
        known.from.push(value);
        known.words?.push(ELEMENTS[value] ?? '');
      }
    known.min = Math.min(known.min, min);
    known.max = Math.max(known.max, max);
  }
}
