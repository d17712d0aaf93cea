/** The skills of one seat as data → flat programs and numbered rules (design.md §4). */
import type { SeatId } from '../state/board.ts';
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { causeFrom, emit } from '../state/log.ts';
import { openWindow } from '../windows/open.ts';
import { askFields } from './asking.ts';
import { compileBody, type BodyParts } from './body.ts';
import type { CompiledAbility, CompiledRule, CompiledTrigger, DeclarationStep, Scope } from './compiled.ts';
import { compileEffects } from './effects.ts';
import { formPossible } from './form-possible.ts';
import { movePossible } from './move-possible.ts';
import type { Ability, Body, SmallSkill, Trigger } from './language/index.ts';
import { bind, SkillError, type Build, type Names } from './names.ts';
import { eventOf } from './pending.ts';
import { add, call, discardUnplaced, endUse, newProgram, type Program } from './program.ts';
import { compileRule } from './rules/index.ts';
import { attackOf, bringsCards, effectsOf, everyEffect, opensSkills } from './summary.ts';
import { noteUse } from './limits.ts';
import { cardsLeft } from './scope.ts';
import { compileTrigger } from './triggers.ts';
import type { Effect } from './verbs/index.ts';
import { natureOf } from './verbs/nature.ts';
import { compileOne } from './who.ts';

/** What one seat's skills compile to; nothing in it belongs to a game. */
export interface Unit {
  abilities: CompiledAbility[];
  parts: CompiledAbility[];
  rules: CompiledRule[];
  standing: CompiledRule[];
}

export class SeatCompiler {
  readonly unit: Unit = { abilities: [], parts: [], rules: [], standing: [] };
  readonly remembered: ReadonlySet<string>;
  /** Skills that some other uses from a card (`use-unique`). */
  readonly borrowed: ReadonlySet<string>;
  /** Skills that some other does `again`. */
  readonly repeated: ReadonlySet<string>;

  constructor(
    readonly seat: SeatId,
    private readonly list: readonly SmallSkill[],
    readonly starts: Readonly<Record<'ability' | 'part' | 'rule', number>>,
  ) {
    const effects = list.flatMap(everyEffect);
    this.remembered = new Set(effects.flatMap((effect) => (effect.do === 'remember' ? [effect.as] : [])));
    this.borrowed = new Set(effects.flatMap((effect) => (effect.do === 'use-unique' ? effect.of : [])));
    this.repeated = new Set(effects.flatMap((effect) => (effect.do === 'again' ? [effect.skill] : [])));
  }

  compile(): Unit {
    const { unit } = this;
    for (const skill of this.list) new SkillCompiler(this, skill).compile();
    const acts = unit.abilities.some(({ as }) => as !== null);
    for (const compiled of unit.abilities) if (acts && opensSkills(compiled.ability)) compiled.mayAdd = true;
    return unit;
  }
}

class SkillCompiler implements Build {
  private readonly unit: Unit;
  private readonly seat: SeatId;

  constructor(
    private readonly whole: SeatCompiler,
    private readonly skill: SmallSkill,
  ) {
    this.unit = whole.unit;
    this.seat = whole.seat;
  }

  compile(): void {
    const { skill } = this;
    (skill.rules ?? []).forEach((rule, i) => {
      this.rule(rule, this.names(`rule ${i + 1}`, `rules/${i}`));
      this.unit.standing.push(this.unit.rules[this.unit.rules.length - 1] as CompiledRule);
    });
    (skill.does ?? []).forEach((ability, i) => this.ability(ability, i));
  }

  private names(what: string, at: string): Names {
    const { seat, skill } = this;
    const { remembered } = this.whole;
    const where = `seat ${seat}, skill ${skill.id}, ${what}`;
    return { where, skill: skill.id, owner: seat, bound: new Map(), remembered, build: this, at };
  }

  private ability(ability: Ability, i: number): void {
    const { skill } = this;
    const names = this.names(`ability ${i + 1}`, `does/${i}`);
    const on = [ability.on].flat();
    if (on.length === 0) throw new SkillError(`${names.where}: it listens to nothing`);
    const compiled = this.fresh(ability, on, names, false);
    bindResults(ability, names);
    const body = compileBody(ability, names, 'mode');
    compiled.steps = [
      ...(ability.each ? [eachCard(compiled)] : []),
      ...body.steps,
      ...formPossible(ability, names),
      ...movePossible(ability),
    ];
    const program = newProgram();
    this.use(compiled, body, program);
    compiled.program = program.steps;
    if (this.whole.borrowed.has(skill.id) && compiled.as === 'magic')
      compiled.borrow = this.borrow(ability, names);
    if (this.whole.repeated.has(skill.id)) compiled.repeat = this.repeat(ability, names);
  }

  /** The ability without its program, with the next number. */
  private fresh(ability: Ability, on: readonly Trigger[], names: Names, waiting: boolean): CompiledAbility {
    const { unit, seat, skill } = this;
    const { starts } = this.whole;
    const list = waiting ? unit.parts : unit.abilities;
    const cards = ability.card === undefined ? null : [ability.card].flat();
    const forced = skill.type === 'passive' || ability.must === true;
    const compiled: CompiledAbility = {
      index: (waiting ? starts.part : starts.ability) + list.length,
      seat,
      skill,
      ability,
      waiting,
      forced,
      timings: [...new Set(on.map(({ time }) => time))],
      as: actionKind(on, names),
      triggers: this.triggers(on, names),
      scope: { seat, user: seat, slots: {} },
      asks: ability.asks === undefined ? null : compileOne(ability.asks, names),
      form: ability.form ?? null,
      cards,
      pass: ability.last ? 2 : cards !== null && forced ? 0 : 1,
      steps: [],
      program: [],
      cleanUp: 0,
      repeat: -1,
      borrow: -1,
      attacks: attackOf(ability),
      mayAdd: bringsCards(ability),
    };
    list.push(compiled);
    return compiled;
  }

  private triggers(on: readonly Trigger[], names: Names): CompiledTrigger[] {
    return on.map((trigger) => ({ time: trigger.time, fits: compileTrigger(trigger, names) }));
  }

  /** Study §2.5: limits and locks, costs, `skill.used`, the effect, `skill.resolved`. */
  private use(compiled: CompiledAbility, body: BodyParts, program: Program): void {
    const { index } = compiled;
    add(program, (game, frame) => announce(game, frame, index));
    body.read(program);
    body.pay(program);
    add(program, (game, frame) => about(game, frame, 'skill.used', compiled.skill.id));
    body.run(program);
    discardUnplaced(program);
    endUse(program);
    add(program, (game, frame) => about(game, frame, 'skill.resolved', compiled.skill.id));
    add(program, (_game, frame) => {
      frame.pc = program.steps.length;
      return true;
    });
    compiled.cleanUp = program.steps.length;
    discardUnplaced(program);
    endUse(program);
  }

  /** `again`: its choices are asked, nothing is paid. */
  private repeat({ choose, where, modes, do: effects }: Ability, names: Names): number {
    const free = (modes ?? []).map((mode) => ({ ...mode, pay: [] }));
    const body = {
      ...(choose && { choose }),
      ...(where && { where }),
      ...(modes && { modes: free }),
      do: effects ?? [],
    };
    try {
      const own = { ...names, bound: new Map() };
      bindResults(body, own);
      const parts = compileBody(body, own, 'mode');
      return this.waitingPart([], own, (program) => {
        askFields(program, parts);
        parts.run(program);
        discardUnplaced(program);
      });
    } catch (error) {
      // An effect that looks at what was paid cannot be done without paying.
      if (error instanceof SkillError) return -1;
      throw error;
    }
  }

  /** `use-unique`: the same declaration and costs, asked in the middle of another skill, whomever the card names. */
  private borrow(ability: Ability, names: Names): number {
    const own: Names = { ...names, bound: new Map(), borrowed: true };
    bindResults(ability, own);
    const parts = compileBody(ability, own, 'mode');
    const index = this.waitingPart([], own, (program) => {
      askFields(program, parts);
      parts.pay(program);
      parts.run(program);
      discardUnplaced(program);
    });
    const part = this.unit.parts[this.unit.parts.length - 1];
    if (part !== undefined) part.steps = parts.steps;
    return index;
  }

  part(effects: readonly Effect[], on: readonly Trigger[], names: Names): number {
    return this.waitingPart(on, names, (program) => compileEffects(effects, program, names));
  }

  private waitingPart(on: readonly Trigger[], names: Names, fill: (program: Program) => void): number {
    const triggers = [...on];
    const compiled = this.fresh({ on: triggers, must: true }, triggers, names, true);
    const program = newProgram();
    fill(program);
    endUse(program);
    compiled.program = program.steps;
    compiled.cleanUp = program.steps.length;
    return compiled.index;
  }

  rule(...[rule, names, until]: Parameters<Build['rule']>): number {
    const ends = until === undefined ? null : { time: until.time, fits: compileTrigger(until, names) };
    const compiled = compileRule(rule, names, this.whole.starts.rule + this.unit.rules.length, ends);
    this.unit.rules.push(compiled);
    return compiled.index;
  }
}

/** What effects call their doings may be asked before they have done any: then it is empty. */
function bindResults(body: Body, names: Names): void {
  for (const effect of effectsOf(body))
    if (effect.name !== undefined) bind(names, effect.name, natureOf(effect).named);
}

/** `each`: which of the event's cards this use is for. */
function eachCard(compiled: CompiledAbility): DeclarationStep {
  const space = (game: Game, scope: Scope) => {
    const event = eventOf(game);
    const from = event === null ? [] : cardsLeft(game, event, compiled, scope);
    return from.length === 0 ? null : { from, min: 1, max: 1 };
  };
  return {
    step: 'field',
    when: null,
    field: { name: 'event-cards', pick: 'card', cost: false, quiet: true, space },
  };
}

function actionKind(on: readonly Trigger[], names: Names): CompiledAbility['as'] {
  for (const trigger of on)
    if (trigger.time === 'action.choose') {
      if ((trigger.as as string | undefined) === undefined)
        throw new SkillError(`${names.where}: say as what action it is used`);
      return trigger.as;
    }
  return null;
}

/** The use begins: its limit is used up and everything it does is caused by it. */
function announce(game: Game, frame: EffectData, index: number): boolean {
  const compiled = game.rules.skills.abilities[index];
  if (!compiled) throw new Error(`no ability ${index}`);
  noteUse(game, compiled);
  if (game.log === null) return true;
  const timing = eventOf(game)?.timing ?? (compiled.as === null ? 'action.start' : 'action.choose');
  const { seat, skill } = { seat: frame.user, skill: compiled.skill.id };
  causeFrom(game, emit(game, { type: 'skillUsed', rule: '§20.3', seat, skill, timing }));
  return true;
}

/** The windows about the use itself. */
function about(game: Game, frame: EffectData, timing: string, skill: string): boolean {
  const window = openWindow(game, timing, frame.user, -1, 0, 0, null, '§21.1', skill);
  return window === null ? true : call(frame, 'reveal', window);
}
