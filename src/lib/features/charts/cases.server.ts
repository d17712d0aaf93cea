/** Which rulings pass through which state of the charts: found by playing them. Build time only. */
import { loadRulings } from '$lib/content/cases.ts';
import { deck } from '$lib/content/deck.ts';
import { roster } from '$lib/content/roster.ts';
import { runCase } from '$lib/dsl/cases/run.ts';
import type { Case } from '$lib/dsl/cases/parse.ts';

/** Ids of cases by state ("attack.respond"); those that are about the state's own § or stand for less come first. */
export type CasesByState = Readonly<Record<string, readonly string[]>>;

/** Every state that a case's games enter while it is played. */
export function statesOf(entry: Case): Set<string> {
  const states = new Set<string>();
  for (const game of runCase(entry, deck, roster).games)
    for (const event of game.log?.events ?? [])
      if (event.type === 'stateEntered') states.add(`${event.machine}.${event.state}`);
  return states;
}

export async function casesByState(rules: Readonly<Record<string, string>>): Promise<CasesByState> {
  const walked = (await loadRulings()).map((entry) => ({ entry, states: statesOf(entry) }));
  return Object.fromEntries(
    Object.entries(rules).map(([state, rule]) => {
      const passing = walked.filter(({ states }) => states.has(state));
      const rank = ({ entry, states }: (typeof walked)[number]) =>
        (entry.rules.some((own) => isOf(own, rule)) ? 0 : 1000) + states.size;
      return [state, passing.sort((a, b) => rank(a) - rank(b)).map(({ entry }) => entry.id)];
    }),
  );
}

/** §7.4(1) is of §7.4, and §7.4 of §7. */
const isOf = (own: string, rule: string): boolean =>
  own === rule || own.startsWith(`${rule}.`) || own.startsWith(`${rule}(`) || rule.startsWith(`${own}(`);
