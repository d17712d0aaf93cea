import { deckTable } from '$lib/content/deck.ts';
import { newLog } from '$lib/kernel/log.ts';
import { newAttack, newDamage } from '$lib/grail/effects/calls.ts';
import type { CompiledRule } from '$lib/grail/effects/compiled.ts';
import type { Names, NameKind } from '$lib/grail/effects/names.ts';
import { newProgram } from '$lib/grail/effects/program.ts';
import { compileRule, type Rule, type RuleKind } from '$lib/grail/effects/rules/index.ts';
import { compileTrigger } from '$lib/grail/effects/triggers.ts';
import { apply, type Apply } from '$lib/grail/effects/verbs/apply.ts';
import type { Placed, Seat } from '$lib/grail/state/board.ts';
import { printedLooks, type CardName } from '$lib/grail/state/cards.ts';
import { DEFAULT_CONFIG } from '$lib/grail/state/config.ts';
import { freshBoard } from '$lib/grail/state/fresh-board.ts';
import type { AttackData, DamageData, EffectData, FrameData, MachineId } from '$lib/grail/state/frames.ts';
import type { Game } from '$lib/grail/state/game.ts';
import { newWindow } from '$lib/grail/windows/open.ts';

/** Six seats RBRBRB with nothing on the table, seat 0 the turn player, and these standing rules: whose, and which. */
export function table(...standing: [seat: number, rule: Rule][]): Game {
  const config = { ...DEFAULT_CONFIG, seating: 'RBRBRB' };
  const rules: CompiledRule[] = [];
  const byKind: Partial<Record<RuleKind, number[]>> = {};
  const skills = { abilities: [], listeners: {}, waiting: {}, startups: [], actions: [], rules };
  const game = {
    rules: {
      config,
      cards: deckTable,
      printed: printedLooks(deckTable),
      characters: [],
      players: 6,
      skills: { ...skills, standing: byKind },
      flow: {},
    },
    board: freshBoard(config, 1),
    setup: {},
    log: newLog(),
    choices: [],
    choice: null,
  } as unknown as Game;
  for (const [seat, rule] of standing) {
    const index = rules.push(compileRule(rule, namesOf(game, seat), rules.length)) - 1;
    (byKind[rule.rule] ??= []).push(index);
  }
  return game;
}

export function namesOf(game: Game, owner: number, bound: Record<string, NameKind> = {}): Names {
  const { rules } = game.rules.skills;
  return {
    where: 'a skill',
    skill: 'a-skill',
    owner,
    bound: new Map(Object.entries(bound)),
    remembered: new Set(),
    at: '',
    build: {
      part: () => -1,
      rule(rule, names, until) {
        const ends = until === undefined ? null : { time: until.time, fits: compileTrigger(until, names) };
        return rules.push(compileRule(rule, names, rules.length, ends)) - 1;
      },
    },
  };
}

export function seatAt(game: Game, seat: number): Seat {
  const found = game.board.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** The effect runs at a seat, with these names known; what it calls (an over-limit) is left to the reader. */
export function run(
  game: Game,
  seat: number,
  effect: Apply,
  slots: Record<string, number[]> = {},
  bound: Record<string, NameKind> = {},
): EffectData {
  const program = newProgram();
  apply(effect, program, namesOf(game, seat, bound));
  const frame = effectOf(seat, slots);
  push(game, 'effect', frame);
  for (const step of program.steps) if (!step(game, frame)) break;
  game.board.stack.pop();
  return frame;
}

export function effectOf(seat: number, slots: Record<string, number[]> = {}): EffectData {
  return {
    ability: 0,
    seat,
    user: seat,
    pc: 0,
    slots,
    signal: 'next',
    call: null,
    ask: null,
    held: false,
    result: 0,
  };
}

export function push<M extends MachineId>(game: Game, machine: M, data: FrameData[M]): FrameData[M] {
  game.board.stack.push({ machine, state: 'somewhere', data });
  return data;
}

/** An attack begins and is the innermost one. */
export function attack(game: Game, from: number, at: number, card: CardName, active = true): AttackData {
  const id = cardOf(card);
  const { element } = deckTable[id] as (typeof deckTable)[number];
  return push(game, 'attack', newAttack(game, from, at, id, element, active));
}

/** A damage enters ③. */
export function damage(
  game: Game,
  source: number,
  target: number,
  kind: 'attack' | 'magic',
  skill: string | null = null,
): DamageData {
  return push(game, 'damage', newDamage(source, target, kind, 'skill', 2, skill));
}

export function event(timing: string, by: number) {
  return newWindow(timing, by, -1, 1, [], null);
}

/** Number of a card of that name; `nth` counts them. */
export function cardOf(name: CardName, nth = 0): number {
  const found = deckTable.filter((face) => face?.name === name)[nth];
  if (!found) throw new Error(`no card ${name}`);
  return found.id;
}

/** Lays an exclusive card of `by` before a seat. */
export function lay(game: Game, name: string, by: number, before: number): Placed {
  const placed: Placed = { card: 0, name, countsAs: null, exclusive: true, by };
  seatAt(game, before).table.push(placed);
  return placed;
}

/** "seat of before→after" of each change of a limit in the log. */
export function limitsTold(game: Game): string[] {
  return (game.log?.events ?? []).flatMap((one) =>
    one.type === 'limitChanged' ? [`${one.seat} ${one.of} ${one.limit.before}→${one.limit.after}`] : [],
  );
}
