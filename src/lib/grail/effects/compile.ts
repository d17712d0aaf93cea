/** Skills as data → tables and flat programs, once at set-up (design.md §4). */
import type { SeatId } from '../state/board.ts';
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { causeFrom, emit } from '../state/log.ts';
import { checkRule } from './apply.ts';
import type { CompiledAbility, CompiledSkills, FieldSpec } from './compiled.ts';
import { allHold, compileConditions } from './conditions.ts';
import { compileCost, discardUnplaced, payAll, type CompiledCost } from './costs.ts';
import { compilePick } from './fields.ts';
import { formPossible } from './form.ts';
import { bind, SkillError, type Names } from './names.ts';
import { eventOf } from './pending.ts';
import { add, newProgram, onlyIf, type Program } from './program.ts';
import type { Ability, Condition, Effect, SkillDef, Trigger, Who } from './skill.ts';
import { compileTrigger } from './triggers.ts';
import { VERBS } from './verbs.ts';

/** @throws SkillError naming seat, skill and ability, for whatever cannot run. */
export function compileSkills(skillsBySeat: Readonly<Record<number, readonly SkillDef[]>>): CompiledSkills {
  const skills: CompiledSkills = { abilities: [], listeners: {}, startups: [], actions: [], rules: [] };
  for (const [key, list] of Object.entries(skillsBySeat)) {
    const seat = Number(key);
    for (let empty = skills.startups.length; empty <= seat; empty++) {
      skills.startups[empty] = [];
      skills.actions[empty] = [];
    }
    for (const skill of list) compileSkill(skills, seat, skill);
  }
  for (const compiled of skills.abilities)
    if ((skills.actions[compiled.seat] ?? []).length > 0 && (compiled.ability.do ?? []).some(opensSkills))
      compiled.mayAdd = true;
  return skills;
}

function compileSkill(skills: CompiledSkills, seat: SeatId, skill: SkillDef): void {
  const where = `seat ${seat}, skill ${skill.id}`;
  for (const rule of skill.rules ?? []) {
    checkRule(rule, { where, skill: skill.id, bound: new Set() });
    skills.rules.push({ owner: seat, rule });
  }
  (skill.does ?? []).forEach((ability, i) => {
    const names: Names = { where: `${where}, ability ${i + 1}`, skill: skill.id, bound: new Set() };
    const compiled = compileAbility(ability, skill, seat, skills.abilities.length, names);
    skills.abilities.push(compiled);
    if (compiled.as !== null) skills.actions[seat]?.push(compiled.index);
    for (const time of compiled.timings) {
      if (skill.type === 'startup' && time === 'action.start') skills.startups[seat]?.push(compiled.index);
      else if (time !== 'action.choose') (skills.listeners[time] ??= []).push(compiled.index);
    }
  });
}

function compileAbility(
  ability: Ability,
  skill: SkillDef,
  seat: SeatId,
  index: number,
  names: Names,
): CompiledAbility {
  const on: Trigger[] = Array.isArray(ability.on) ? ability.on : [ability.on];
  if (on.length === 0) throw new SkillError(`${names.where}: it listens to nothing`);
  const triggers = on.map((trigger) => ({ time: trigger.time, fits: compileTrigger(trigger, names) }));
  const choices = Object.entries(ability.choose ?? {});
  const sorted = sortConditions(ability);
  const conditions = compileConditions(sorted.plain, names);
  const fields: FieldSpec[] = [];
  for (const [name, pick] of choices) {
    fields.push(compilePick(name, pick, ability, names));
    bind(names, name);
  }
  const effects = ability.do ?? [];
  const costs = compileCosts(ability, fields, names);
  const payable = costs.map((cost) => cost.payable);
  return {
    index,
    seat,
    skill,
    ability,
    forced: skill.type === 'passive' || ability.must === true,
    laid: false,
    timings: [...new Set(on.map((trigger) => trigger.time))],
    as: actionKind(on, names),
    triggers,
    conditions,
    fields,
    chosen: choices.length,
    whenChosen: [
      ...compileConditions(sorted.onChoices, names),
      ...payable,
      ...effects.flatMap((effect) => formPossible(effect, names)),
    ],
    payable,
    whenPaid: compileConditions(sorted.onCosts, names),
    program: compileProgram(index, effects, costs, names),
    attacks: effects.find((effect) => effect.do === 'attack')?.element ?? null,
    mayAdd: effects.some(bringsCards) || (ability.pay ?? []).some((cost) => cost.pay === 'damage'),
  };
}

/** A condition that names a choice or a cost can only be looked at when that is known. */
function sortConditions(ability: Ability): Record<'plain' | 'onChoices' | 'onCosts', Condition[]> {
  const choices = Object.keys(ability.choose ?? {});
  const costs = (ability.pay ?? []).map(nameOfCost);
  const sorted: ReturnType<typeof sortConditions> = { plain: [], onChoices: [], onCosts: [] };
  for (const condition of ability.if ?? []) {
    const words = JSON.stringify(condition).match(/[A-Za-z][A-Za-z0-9-]*/g) ?? [];
    if (words.some((word) => costs.includes(word))) sorted.onCosts.push(condition);
    else if (words.some((word) => choices.includes(word))) sorted.onChoices.push(condition);
    else sorted.plain.push(condition);
  }
  return sorted;
}

function nameOfCost(cost: NonNullable<Ability['pay']>[number], index: number): string {
  return 'name' in cost && cost.name !== undefined ? cost.name : `cost${index}`;
}

function compileCosts(ability: Ability, fields: FieldSpec[], names: Names): CompiledCost[] {
  const list = ability.pay ?? [];
  if (list.filter((cost) => cost.pay === 'energy').length > 1)
    throw new SkillError(`${names.where}: energy is paid by one item`);
  const places = (ability.do ?? []).some((effect) => effect.do === 'place');
  const costs: CompiledCost[] = [];
  const hand: string[] = [];
  list.forEach((cost, i) => {
    const compiled = compileCost(cost, i, places, names, hand);
    costs.push(compiled);
    if (compiled.field === null) return;
    fields.push(compiled.field);
    if (compiled.field.pick === 'card') hand.push(compiled.field.name);
  });
  return costs;
}

function actionKind(on: readonly Trigger[], names: Names): CompiledAbility['as'] {
  const declared = on.find((trigger) => trigger.time === 'action.choose');
  if (!declared) return null;
  if (declared.as === undefined) throw new SkillError(`${names.where}: say as what action it is used`);
  return declared.as;
}

/** §19.4, §23.6: what brings cards to the owner. */
function bringsCards(effect: Effect): boolean {
  const toOwner = (who: Who = 'self') => who === 'self' || who === 'all' || who === 'own-side';
  switch (effect.do) {
    case 'draw':
    case 'adjust-hand':
      return toOwner(effect.who);
    case 'damage':
    case 'give':
      return toOwner(effect.to);
    case 'remove':
      return effect.to === 'hand';
    default:
      return false;
  }
}

/** What may open a skill that is used as an action: a form, or something it could be paid with. */
function opensSkills(effect: Effect): boolean {
  if (effect.do === 'form') return true;
  return (
    effect.do === 'gain' && [effect.energy, effect.tokens, effect.heals].some((goods) => goods !== undefined)
  );
}

function compileProgram(index: number, effects: readonly Effect[], costs: CompiledCost[], names: Names) {
  const program = newProgram();
  add(program, (game, frame) => announce(game, frame, index));
  payAll(program, costs);
  for (const effect of effects)
    onlyIf(program, compileConditions(effect.if, names), () => compileEffect(effect, program, names));
  if (effects.some((effect) => effect.do === 'place')) discardUnplaced(program);
  return program.steps;
}

function compileEffect(effect: Effect, program: Program, names: Names): void {
  const verb = VERBS[effect.do] as ((effect: Effect, program: Program, names: Names) => void) | undefined;
  if (verb === undefined) throw new SkillError(`${names.where}: there is no verb "${effect.do}"`);
  verb(effect, program, names);
}

/** The use begins: its limit is used up and everything it does is caused by it. */
function announce(game: Game, frame: EffectData, index: number): boolean {
  const compiled = game.rules.skills.abilities[index];
  if (!compiled) throw new Error(`no ability ${index}`);
  const { limit } = compiled.ability;
  if (limit === 'turn') game.board.turn.used.push(index);
  if (limit === 'game') game.board.usedThisGame.push(index);
  if (game.log === null) return true;
  const timing = eventOf(game)?.timing ?? (compiled.as === null ? 'action.start' : 'action.choose');
  const { seat, skill } = { seat: frame.user, skill: compiled.skill.id };
  causeFrom(game, emit(game, { type: 'skillUsed', rule: '§20.3', seat, skill, timing }));
  return true;
}

/** Whether nothing speaks against a use but the declaration itself: limits and conditions. */
export function isOpen(game: Game, compiled: CompiledAbility): boolean {
  const { limit } = compiled.ability;
  if (limit === 'turn' && game.board.turn.used.includes(compiled.index)) return false;
  if (limit === 'game' && game.board.usedThisGame.includes(compiled.index)) return false;
  return allHold(compiled.conditions, game, { seat: compiled.seat, slots: {} });
}
