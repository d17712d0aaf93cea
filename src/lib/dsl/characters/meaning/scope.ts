/** What may be named at a place of a skill, and what it knows of its surroundings. */
import type { Cost } from '../../../grail/effects/language/checks.ts';
import type { Character, Skill, Time } from '../../../grail/effects/language/index.ts';
import type { Names } from './names.ts';
import type { Report } from './report.ts';

export interface Scope {
  readonly skill: Skill;
  readonly names: Names;
  /** The moments it can be; in a rule none. */
  readonly times: readonly Time[];
  /** `it` is bound: a filter, or a loop over characters. */
  readonly it: boolean;
  /** `holder` is bound: a card lies before somebody. */
  readonly holder: boolean;
  /** Rules about attacks know who fights; `points` a damage's. */
  readonly rule: 'attack' | 'other' | null;
  readonly costs: readonly Cost[];
}

/** One reading of a character. */
export interface Reading {
  readonly character: Character;
  readonly report: Report;
  /** By which definitions of the schema each place was read, the widest first. */
  readonly defs: ReadonlyMap<string, readonly string[]>;
  /** Unique skills that cards of the deck carry; null: no deck was given. */
  readonly deck: readonly UniqueOnCard[] | null;
  readonly used: Record<'tokens' | 'forms' | 'cards', Set<string>>;
}

export interface UniqueOnCard {
  character: string;
  skill: string;
}

export const defAt = ({ defs }: Reading, pointer: string): string => defs.get(pointer)?.at(-1) ?? '';
