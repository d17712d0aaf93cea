/** What happened in a try, as a case of the draft. Fetched when somebody keeps one: YAML and schemas come with it. */
import { loadRoster } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import { givenOfSetup } from '$lib/dsl/cases/given-of.ts';
import { keptCase, rulesAsked, type CaseData } from '$lib/dsl/cases/keep.ts';
import type { Choice, Setup } from '$lib/grail';
import { SELF } from '$lib/lab/try-cases.ts';

export interface Happened {
  setup: Setup;
  /** Up to where the reader stands. */
  choices: readonly Choice[];
  /** Where the draft sits. */
  seats: readonly number[];
  skill: string;
  title: string;
}

/** An id that none of the cases has: the skill and a number. */
function freeId(skill: string, cases: readonly CaseData[]): string {
  const taken = new Set(cases.map((one) => one['id']));
  let number = 1;
  while (taken.has(`${skill}-${String(number)}`)) number++;
  return `${skill}-${String(number)}`;
}

/** The situation, the answers, and exactly what came of them. */
export async function caseOfTry(
  { setup, choices, seats, skill, title }: Happened,
  cases: readonly CaseData[],
): Promise<CaseData> {
  const given = givenOfSetup(setup, await loadRoster());
  const own = Object.fromEntries(
    seats.map((seat) => {
      const variant = setup.variants?.[seat];
      return [String(seat), variant === undefined ? SELF : { id: SELF, variant }];
    }),
  );
  const head = {
    id: freeId(skill, cases),
    title,
    rules: rulesAsked(deck, setup, choices),
    shows: [`${SELF}/${skill}`],
  };
  const named = { ...given, characters: { ...given.characters, ...own } };
  return JSON.parse(JSON.stringify(keptCase(deck, { given: named, setup, choices }, head))) as CaseData;
}
