/** A built situation as a case file (docs/case-format.md). Fetched when somebody wants one: YAML and schemas come with it. */
import { stringify } from 'yaml';
import { rosterAtHand } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import { parseCases } from '$lib/dsl/cases/parse.ts';
import { runCase } from '$lib/dsl/cases/run.ts';
import type { Expectation, Given } from '$lib/dsl/cases/schema.ts';
import { ONLY_PILE, replay, requestOf, type Game, type Stones } from '$lib/grail';
import { compactDraft, SEED, setupOfDraft, type Draft } from './draft.ts';
import { playedChoices, writtenChoices } from './tried-lines.ts';

/** What the author says of the case. */
export interface CaseHead {
  id: string;
  title: string;
  rules: readonly string[];
}

/** The § of the questions that were asked on the way: what the case most likely shows. */
export function rulesOf(draft: Draft): string[] {
  const setup = setupOfDraft(draft);
  const choices = playedChoices(setup, draft.lines?.[0]?.do ?? []);
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
function endFacts(game: Game): Expectation {
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

const seeded = (given: Given): Given => ({ ...given, seed: given.seed ?? SEED });

/** The text of the file. Its `then` is what the rules made of it: whoever disagrees changes it there, and the case fails. */
export function caseFile(draft: Draft, { id, title, rules }: CaseHead): string {
  const setup = setupOfDraft(draft);
  const choices = playedChoices(setup, draft.lines?.[0]?.do ?? []);
  const steps = writtenChoices(setup, choices);
  const end = replay(deck, setup, choices, choices.length, { log: false });
  const note = [draft.question, draft.answer, draft.note].filter(Boolean).join('\n');
  const entry = {
    id,
    ...(title === '' ? {} : { title }),
    rules: [...rules],
    ...(note === '' ? {} : { note }),
    given: seeded(compactDraft(draft).given),
    ...(steps.length === 0 ? {} : { do: steps }),
    then: endFacts(end),
  };
  return stringify([entry], { lineWidth: 110, aliasDuplicateObjects: false });
}

/** What keeps a file from being a case that holds, in the words of the case runner; empty = it passes. */
export function caseFaults(text: string): string[] {
  const { cases, findings } = parseCases('case.yaml', text);
  if (findings.length > 0) return findings.map(({ line, message }) => `${line}: ${message}`);
  return cases.flatMap((entry) =>
    runCase(entry, deck, rosterAtHand()).failures.flatMap(({ text: step, misses }) =>
      misses.map(({ what, expected, found }) => `${step}: ${what}: ${expected} ≠ ${found}`),
    ),
  );
}
