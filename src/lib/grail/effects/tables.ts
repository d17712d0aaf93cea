/** Skills as data → the tables of a game, once at set-up: who listens to what, which rules stand (design.md §4). */
import type { SeatId } from '../state/board.ts';
import { SeatCompiler, type Unit } from './compile.ts';
import type { CompiledSkills } from './compiled.ts';
import type { SmallSkill } from './language/index.ts';
import { NO_RULES } from './rules/index.ts';
import { everyEffect } from './summary.ts';
import { TIMINGS } from './timings.ts';

/** Numbers of abilities, parts and rules that a seat has to itself where its sheet is known: then a sheet compiles once. */
const ROOM = 64;
const SEATS = 8;

type SkillsBySeat = Readonly<Record<number, readonly SmallSkill[]>>;

/**
 * @param apart each seat has its own range of numbers, whatever the others bring: what was compiled for it is used again
 * @throws SkillError naming seat, skill and ability, for whatever cannot run.
 */
export function compileSkills(skillsBySeat: SkillsBySeat, apart = false): CompiledSkills {
  const skills = noSkills();
  const lists = Object.entries(skillsBySeat).map(([key, list]) => ({ seat: Number(key), list }));
  const roomy = apart && lists.every(({ list }) => hasRoom(list));
  const starts = {
    ability: 0,
    part: roomy ? ROOM * SEATS : lists.reduce((sum, { list }) => sum + countsOf(list)[0], 0),
    rule: 0,
  };
  for (const { seat, list } of lists) {
    const unit = roomy ? compiledOnce(seat, list) : new SeatCompiler(seat, list, { ...starts }).compile();
    starts.ability += unit.abilities.length;
    starts.part += unit.parts.length;
    starts.rule += unit.rules.length;
    addUnit(skills, seat, unit);
  }
  return skills;
}

/** Tables of one shape whoever sits there: what is looked up at every event is then found at once. */
function noSkills(): CompiledSkills {
  return {
    abilities: [],
    listeners: { ...UNHEARD },
    waiting: { ...UNHEARD },
    startups: [],
    actions: [],
    rules: [],
    standing: { ...NO_RULES },
  };
}

const UNHEARD: CompiledSkills['listeners'] = Object.fromEntries(TIMINGS.map((time) => [time, undefined]));

/** How many abilities, parts and rules a list brings at most. */
function countsOf(list: readonly SmallSkill[]): [number, number, number] {
  const abilities = list.reduce((sum, { does = [] }) => sum + does.length, 0);
  const effects = list.flatMap(everyEffect);
  const parts = effects.filter((effect) => effect.do === 'later' || effect.do === 'extra-action').length;
  const laid = effects.reduce((sum, effect) => sum + (effect.do === 'apply' ? effect.rules.length : 0), 0);
  const rules = list.reduce((sum, { rules: own = [] }) => sum + own.length, 0);
  return [abilities, 2 * parts + abilities, 2 * laid + rules];
}

const ROOMY = new WeakMap<readonly SmallSkill[], boolean>();

function hasRoom(list: readonly SmallSkill[]): boolean {
  const known = ROOMY.get(list);
  if (known !== undefined) return known;
  const roomy = countsOf(list).every((count) => count <= ROOM);
  ROOMY.set(list, roomy);
  return roomy;
}

const KNOWN = new WeakMap<readonly SmallSkill[], (Unit | undefined)[]>();

function compiledOnce(seat: SeatId, list: readonly SmallSkill[]): Unit {
  const bySeat = KNOWN.get(list) ?? [];
  KNOWN.set(list, bySeat);
  const starts = { ability: seat * ROOM, part: (SEATS + seat) * ROOM, rule: seat * ROOM };
  return (bySeat[seat] ??= new SeatCompiler(seat, list, starts).compile());
}

function addUnit(skills: CompiledSkills, seat: SeatId, { abilities, parts, rules, standing }: Unit): void {
  for (let empty = skills.startups.length; empty <= seat; empty++) {
    skills.startups[empty] = [];
    skills.actions[empty] = [];
  }
  for (const compiled of abilities) {
    skills.abilities[compiled.index] = compiled;
    if (compiled.as !== null) skills.actions[seat]?.push(compiled.index);
    for (const time of compiled.timings)
      if (compiled.skill.type === 'startup' && time === 'action.start' && !compiled.forced)
        skills.startups[seat]?.push(compiled.index);
      else if (time !== 'action.choose') (skills.listeners[time] ??= []).push(compiled.index);
  }
  for (const part of parts) {
    skills.abilities[part.index] = part;
    for (const time of part.timings) (skills.waiting[time] ??= []).push(part.index);
  }
  for (const rule of rules) skills.rules[rule.index] = rule;
  for (const rule of standing) (skills.standing[rule.rule.rule] ??= []).push(rule.index);
}
