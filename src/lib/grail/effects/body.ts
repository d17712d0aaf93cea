/** A Body (language/body.ts) → what is declared, in order; how it is paid; what it does. */
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { CompiledBody, DeclarationStep, Holds, NumberOf, Scope } from './compiled.ts';
import { allHold, compileCondition, compileConditions } from './conditions.ts';
import { compileCost, type Cost } from './costs/index.ts';
import type { CompiledCost, CostContext } from './costs/compiled.ts';
import { mostOf } from './costs/most.ts';
import { compileEffects } from './effects.ts';
import { compileChoice, KIND_OF_CHOICE, type Certain } from './fields.ts';
import type { Body } from './language/index.ts';
import { noteChosen } from './lying.ts';
import { bind, inside, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, onlyIf, type Program } from './program.ts';
import type { Effect } from './verbs/index.ts';

export interface BodyParts extends CompiledBody {
  /** Reads the numbers of `where` for the running effect. */
  read(program: Program): void;
  pay(program: Program): void;
  run(program: Program): void;
  /** Whether it lays a card that was played. */
  places: boolean;
}

interface Item {
  when: Holds | null;
  cost: CompiledCost;
  pay: Cost['pay'];
  /** The body that says it. */
  of: Body;
}

/**
 * @param slot name of the number that says which mode was declared; values are 1, 2, … as texts count them.
 * @throws SkillError
 */
export function compileBody(body: Body, names: Names, slot: string): BodyParts {
  const builder = new BodyBuilder(body, names, slot);
  builder.declare();
  return builder.parts();
}

/** Everything that is written for one way of using it: the body itself, or one of its modes. */
interface Layer {
  body: Body;
  when: Holds | null;
  names: Names;
}

class BodyBuilder {
  private readonly steps: DeclarationStep[] = [];
  private readonly layers: Layer[];
  private readonly waiting: { needs: string[]; make: () => DeclarationStep }[] = [];
  private readonly known = new Set<string>();
  private readonly items: Item[] = [];

  constructor(
    private readonly body: Body,
    private readonly names: Names,
    private readonly slot: string,
  ) {
    const modes = body.modes ?? [];
    this.layers = [
      { body, when: null, names },
      ...modes.map((mode, i) => ({
        body: mode,
        when: modes.length === 1 ? null : this.isMode(i + 1),
        names: inside(inside(names, 'modes'), i),
      })),
    ];
  }

  private isMode(number: number): Holds {
    return (_game, { slots }) => slots[this.slot]?.[0] === number;
  }

  declare(): void {
    const all = this.layers.flatMap(({ body }) => namesOf(body));
    for (const layer of this.layers) this.await(layer, all);
    this.flush();
    this.modeField();
    for (const layer of this.layers) this.foresee(layer, all);
    for (const layer of this.layers) this.chooseFields(layer);
    this.flush();
    for (const layer of this.layers) this.costs(layer);
    for (const name of all) this.known.add(name);
    this.flush();
  }

  /** Numbers and conditions wait until every name they use is known, those of a mode until it is declared. */
  private await({ body, when, names }: Layer, all: readonly string[]): void {
    const mode = when === null ? [] : [this.slot];
    const needs = (value: unknown) => [...mode, ...wordsOf(value).filter((word) => all.includes(word))];
    for (const [name, num] of Object.entries(body.where ?? {}))
      this.waiting.push({
        needs: needs(num),
        make: () => {
          const value = compileNum(num, names);
          bind(names, name, 'number');
          this.known.add(name);
          return { step: 'where', when, name, value };
        },
      });
    for (const condition of body.if ?? [])
      this.waiting.push({
        needs: needs(condition),
        make: () => ({
          step: 'check',
          when,
          holds: compileCondition(condition, names),
          cost: false,
          condition,
        }),
      });
  }

  /**
   * What can be known about costs before anything is chosen is looked at first: most abilities that cannot be used fail
   * here, and nobody walks through targets and numbers for them.
   */
  private foresee({ body, when, names }: Layer, all: readonly string[]): void {
    for (const [index, cost] of (body.pay ?? []).entries()) {
      if (
        cost.optional !== undefined ||
        cost.if !== undefined ||
        (cost.pay === 'play' && cost.as === 'counter')
      )
        continue;
      const { name: _name, ...rest } = cost as Cost & { name?: string };
      if (wordsOf(rest).some((word) => all.includes(word))) continue;
      const apart = { ...names, bound: new Map(names.bound) };
      const { fields, payable } = compileCost(rest, alone(index), apart);
      const first = fields[0];
      const check = (holds: Holds) =>
        this.steps.push({ step: 'check', when, holds, cost: true, condition: null });
      if (payable !== null) check(payable);
      if (first !== undefined && fields.length === 1)
        check((game, scope) => first.space(game, scope) !== null);
    }
  }

  private flush(): void {
    for (let found = true; found;) {
      const at = this.waiting.findIndex(({ needs }) => needs.every((name) => this.known.has(name)));
      found = at >= 0;
      if (found) this.steps.push((this.waiting.splice(at, 1)[0] as (typeof this.waiting)[number]).make());
    }
  }

  private modeField(): void {
    const count = this.layers.length - 1;
    if (count < 2) return;
    const from = Array.from({ length: count }, (_, i) => i + 1);
    const at = `${this.names.at}/modes`;
    const field = { name: this.slot, pick: 'option', cost: false, quiet: false, at } as const;
    this.steps.push({
      step: 'field',
      when: null,
      field: { ...field, space: () => ({ from, min: 1, max: 1 }) },
    });
    this.known.add(this.slot);
  }

  private chooseFields({ body, when, names }: Layer): void {
    const certain: Certain[] = this.layers
      .filter((layer) => when === null || layer.when === null || layer.body === body)
      .map((layer) => ({ effects: layer.body.do ?? [], when: layer.when }));
    for (const [name, choice] of Object.entries(body.choose ?? {})) {
      this.flush();
      const most = choice.pick === 'number' && choice.to === undefined ? this.mostPayable(name) : null;
      const field = {
        ...compileChoice(name, choice, certain, names, most),
        at: `${names.at}/choose/${name}`,
      };
      bind(names, name, KIND_OF_CHOICE[choice.pick]);
      this.known.add(name);
      this.steps.push({ step: 'field', when, field });
    }
  }

  /** Without `to` a number goes as far as what it pays with. */
  private mostPayable(name: string): NumberOf | null {
    const bounds = this.layers
      .flatMap(({ body }) => body.pay ?? [])
      .flatMap((cost) => mostOf(cost, name) ?? []);
    return bounds.length === 0
      ? null
      : (game, scope) => Math.max(...bounds.map((bound) => bound(game, scope)));
  }

  private costs({ body, when, names }: Layer): void {
    const earlier = this.items.flatMap(({ cost }) =>
      cost.fields.filter(({ pick }) => pick === 'card').map(({ name }) => name),
    );
    (body.pay ?? []).forEach((cost, i) => {
      this.flush();
      const index = this.items.length;
      const together = this.items.filter(({ of }) => of === this.body || of === body);
      const context: CostContext = {
        index,
        places: placesCard([body, this.body]),
        earlier: [...earlier],
        sameBefore: together.filter(({ pay }) => pay === cost.pay).length,
        spent: (game, scope, thing) =>
          together.reduce(
            (sum, { when: paid, cost: other }) =>
              paid === null || paid(game, scope) ? sum + (other.spends?.(game, scope, thing) ?? 0) : sum,
            0,
          ),
      };
      const compiled = compileCost(cost, context, names);
      const active = this.activeWhen(cost, when, compiled, names);
      this.items.push({ when: active, cost: compiled, pay: cost.pay, of: body });
      for (const field of compiled.fields) {
        this.steps.push({ step: 'field', when: active, field: { ...field, at: `${names.at}/pay/${i}` } });
        if (field.pick === 'card') earlier.push(field.name);
      }
      if (compiled.payable !== null)
        this.steps.push({
          step: 'check',
          when: active,
          holds: compiled.payable,
          cost: true,
          condition: null,
        });
      for (const name of nameOfCost(cost)) this.known.add(name);
    });
  }

  /** `if` and `optional`: when the item is to be paid at all. */
  private activeWhen(cost: Cost, when: Holds | null, compiled: CompiledCost, names: Names): Holds | null {
    const conditions = compileConditions(cost.if, names);
    const given: Holds | null =
      when === null && conditions.length === 0
        ? null
        : (game, scope) => (when === null || when(game, scope)) && allHold(conditions, game, scope);
    const { optional } = cost;
    if (optional === undefined) return given;
    bind(names, optional, 'number');
    const can = (game: Game, scope: Scope) =>
      (compiled.payable === null || compiled.payable(game, scope)) &&
      (compiled.fields[0] === undefined || compiled.fields[0].space(game, scope) !== null);
    this.steps.push({
      step: 'field',
      when: given,
      field: {
        name: optional,
        pick: 'number',
        cost: true,
        quiet: true,
        at: `${names.at}/optional/${optional}`,
        space: (game, scope) => ({ from: can(game, scope) ? [0, 1] : [0], min: 1, max: 1 }),
      },
    });
    return (game, scope) => (given === null || given(game, scope)) && scope.slots[optional]?.[0] === 1;
  }

  parts(): BodyParts {
    const { steps, items, layers } = this;
    const placed = steps.flatMap((step) =>
      step.step === 'field' && step.field.pick === 'placed' ? [step.field.name] : [],
    );
    return {
      steps,
      places: placesCard(layers.map(({ body }) => body)),
      read(program) {
        for (const step of steps)
          if (step.step === 'where')
            add(program, (game, frame) => {
              if (step.when === null || step.when(game, frame))
                frame.slots[step.name] = [step.value(game, frame)];
              return true;
            });
      },
      pay(program) {
        noteChosen(program, placed);
        payAll(program, items);
      },
      run(program) {
        const [own, ...modes] = layers as [Layer, ...Layer[]];
        for (const { body, when, names } of [...modes, own])
          onlyIf(program, when === null ? [] : [when], () =>
            compileEffects(body.do ?? [], program, inside(names, 'do')),
          );
      },
    };
  }
}

/** An item as if it were the only one. */
const alone = (index: number): CostContext => ({
  index,
  places: false,
  sameBefore: 0,
  spent: () => 0,
  earlier: [],
});

/** All items in the order written; at the first that takes hand cards those of all items leave (§21.7). */
function payAll(program: Program, items: readonly Item[]): void {
  const leaving = items.filter(({ cost }) => cost.leave !== undefined);
  let left = false;
  for (const { cost, when } of items) {
    if (cost.leave !== undefined && !left) {
      left = true;
      add(program, (game: Game, frame: EffectData) => {
        for (const item of leaving)
          if (item.when === null || item.when(game, frame)) item.cost.leave?.(game, frame);
        return false;
      });
    }
    onlyIf(program, when === null ? [] : [when], () => cost.pay(program));
  }
}

function namesOf(body: Body): string[] {
  return [
    ...Object.keys(body.choose ?? {}),
    ...Object.keys(body.where ?? {}),
    ...(body.pay ?? []).flatMap(nameOfCost),
  ];
}

function nameOfCost(cost: Cost): string[] {
  return [cost.optional, 'name' in cost ? cost.name : undefined].filter((name) => name !== undefined);
}

function wordsOf(value: unknown): string[] {
  return JSON.stringify(value).match(/[A-Za-z][A-Za-z0-9-]*/g) ?? [];
}

function placesCard(bodies: readonly Body[]): boolean {
  const places = (effect: Effect): boolean =>
    effect.do === 'place' || (effect.do === 'if' && effect.then.some(places));
  return bodies.some((body) => (body.do ?? []).some(places));
}
