/** A table and what was answered there → a case, whose `then` is what the rules made of it. */
import { parse, stringify } from 'yaml';
import {
  ONLY_PILE,
  replay,
  requestOf,
  type CardFace,
  type Choice,
  type Game,
  type Setup,
  type Stones,
} from '../../grail/index.ts';
import { NO_ROSTER, type Roster } from '../roster/roster.ts';
import { parseCases, type Finding } from './parse.ts';
import { runCase } from './run.ts';
import type { Expectation, Given } from './schema.ts';
import { writtenChoices } from './written.ts';

/** One entry of a case file as plain data (docs/case-format.md). */
export type CaseData = Readonly<Record<string, unknown>>;

/** What the author says of a case. */
export interface CaseHead {
  id: string;
  title: string;
  rules: readonly string[];
  note?: string;
  /** Skills it shows, as `character/skill`. */
  shows?: readonly string[];
}

/** The § of the questions that were asked on the way: what the case most likely shows. */
export function rulesAsked(deck: readonly CardFace[], setup: Setup, choices: readonly Choice[]): string[] {
  const steps = Array.from({ length: choices.length + 1 }, (_, step) => step);
  const found = steps.flatMap(
    (step) => requestOf(replay(deck, setup, choices, step, { log: false }))?.rule ?? [],
  );
  return [...new Set(found)];
}

const stones = ({ gem, crystal }: Stones): string => `${gem}g${crystal}c`;
const some = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

type Seat = Game['board']['seats'][number];

/** How many cards a seat covers: by token, or in all where no sheet names one. */
function coveredFact(piles: Seat['piles']): number | Record<string, number> | undefined {
  const sizes = Object.entries(piles).flatMap(([token, { length }]) =>
    length > 0 ? [[token, length] as const] : [],
  );
  const named = Object.fromEntries(sizes);
  return named[ONLY_PILE] ?? some(named);
}

/** Facts of the end position: what a reader would look at, and whoever is asked then. */
export function endFacts(game: Game): Expectation {
  const { seats, teams, turn } = game.board;
  const request = requestOf(game);
  const pick = <T>(of: (seat: Seat) => T | undefined): Record<string, T> | undefined =>
    some(
      Object.fromEntries(
        seats.flatMap((seat, at) => {
          const value = of(seat);
          return value === undefined ? [] : [[String(at), value] as const];
        }),
      ),
    );
  const pair = (of: (team: Game['board']['teams'][number]) => number): string =>
    `${of(teams[0])}:${of(teams[1])}`;
  const facts = {
    hand: pick(({ hand }) => hand.length),
    heals: pick(({ heals }) => heals || undefined),
    covered: pick(({ piles }) => coveredFact(piles)),
    tokens: pick(({ tokens }) =>
      some(Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0))),
    ),
    form: pick(({ form }) => form ?? undefined),
    table: pick(({ table }) => (table.length === 0 ? undefined : table.map(({ name }) => name))),
    stones: { R: stones(teams[0].stones), B: stones(teams[1].stones) },
    morale: pair(({ morale }) => morale),
    cups: pair(({ cups }) => cups),
    turn: turn.player,
    asks: request?.seat ?? ('none' as const),
    ...(request === null ? {} : { at: `${request.machine}.${request.state}` }),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/**
 * A case of what happened at a table: whoever disagrees with its `then` changes it there, and the case fails.
 * @param given the position as people write it; `setup` is what it comes to
 */
export function keptCase(
  deck: readonly CardFace[],
  { given, setup, choices }: { given: Given; setup: Setup; choices: readonly Choice[] },
  { id, title, rules, note = '', shows = [] }: CaseHead,
): CaseData {
  const steps = writtenChoices(deck, setup, choices);
  return {
    id,
    ...(title === '' ? {} : { title }),
    rules: [...rules],
    ...(shows.length === 0 ? {} : { shows: [...shows] }),
    ...(note === '' ? {} : { note }),
    given,
    ...(steps.length === 0 ? {} : { do: steps }),
    then: endFacts(replay(deck, setup, choices, choices.length, { log: false })),
  };
}

/** Cases as the text of a case file. */
export const caseText = (cases: readonly CaseData[]): string =>
  stringify(cases, { lineWidth: 110, aliasDuplicateObjects: false });

/** What keeps a text from being cases that hold, in the words of the case runner; empty = they pass. */
export function caseFaults(deck: readonly CardFace[], text: string, roster: Roster = NO_ROSTER): string[] {
  const { cases, findings } = parseCases('case.yaml', text);
  if (findings.length > 0) return findings.map(({ line, message }) => `${line}: ${message}`);
  return cases.flatMap((entry) =>
    runCase(entry, deck, roster).failures.flatMap(({ text: step, misses }) =>
      misses.map(({ what, expected, found }) => `${step}: ${what}: ${expected} ≠ ${found}`),
    ),
  );
}

/** The text of a case file → its cases as plain data, or what cannot be read, by line. */
export function readCaseText(text: string): { cases: CaseData[]; findings: Finding[] } {
  const { findings } = parseCases('', text);
  // A file that was read has neither references nor odd keys: what it says is plain data.
  return findings.length > 0 ? { cases: [], findings } : { cases: parse(text) as CaseData[], findings };
}
