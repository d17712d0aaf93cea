/** What a compiler of one ability knows: where it stands (for errors) and which names are bound so far. */
import type { SeatId } from '../state/board.ts';
import type { Trigger, Who } from './language/index.ts';
import type { Rule } from './rules/index.ts';
import type { Effect } from './verbs/index.ts';
import { isWord } from './who.ts';

/** Thrown for a skill that cannot run. Names skill and ability, and what is wrong. */
export class SkillError extends Error {}

/** What a name stands for; a running effect keeps all of them as lists of numbers. */
export type NameKind = 'seat' | 'number' | 'cards' | 'element' | 'placed' | 'result';

export interface Names {
  where: string;
  skill: string;
  owner: SeatId;
  bound: Map<string, NameKind>;
  /** Names the owner's skills `remember`; they outlast the effect. */
  remembered: ReadonlySet<string>;
  build: Build;
  /** Unique skills are read from cards whomever they name (`use-unique`). */
  borrowed?: true;
  /** Path within the skill of what is compiled now. */
  at: string;
}

/** What compiling one effect may add to the whole: parts that wait, rules that are laid. */
export interface Build {
  /** Effects that are begun by something else; the number names them on the board. */
  part(effects: readonly Effect[], on: readonly Trigger[], names: Names): number;
  /** A rule for a while; its number. `until`: the event that ends it. */
  rule(rule: Rule, names: Names, until?: Trigger): number;
}

/** Names that mean something else already. */
const TAKEN = ['points', 'min', 'max', 'gems', 'mode', 'attack-card', 'event-cards', 'aside', 'none', 'all'];

/** Makes a name known. Bound again (in two modes, in a loop) it must stay the same kind of thing. */
export function bind(names: Names, name: string, kind: NameKind): void {
  if (isWord(name) || TAKEN.includes(name) || name in {})
    throw new SkillError(`${names.where}: the name "${name}" is taken`);
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new SkillError(`${names.where}: "${name}" is no name`);
  const before = names.bound.get(name);
  if (before !== undefined && before !== kind)
    throw new SkillError(`${names.where}: "${name}" is bound twice, as ${before} and as ${kind}`);
  names.bound.set(name, kind);
}

/** A word for characters or a name that stands for some. @throws SkillError */
export function known(names: Names, who: Who): Who {
  if (isWord(who) || names.bound.get(who) === 'seat' || names.remembered.has(who)) return who;
  throw new SkillError(`${names.where}: nobody is called "${who}"`);
}

/** A name of that kind. @throws SkillError */
export function knownAs(names: Names, name: string, kind: NameKind): string {
  if (names.bound.get(name) === kind) return name;
  throw new SkillError(`${names.where}: nothing called "${name}" is ${kind}`);
}

/** The same names at a deeper place. */
export function inside(names: Names, step: string | number): Names {
  return { ...names, at: `${names.at}/${step}` };
}
