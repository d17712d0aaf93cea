/** Numbers and ranges that can be judged without playing. */
import type { Cost } from '../../../grail/effects/language/checks.ts';
import type { Body, Choice, Num } from '../../../grail/effects/language/index.ts';
import { readFormula } from '../formula.ts';
import { joined } from '../place.ts';
import { FEWEST } from '../times.ts';
import type { Report } from './report.ts';
import type { Reading } from './scope.ts';

/** @param body whose costs bound a number without `to`; null where nothing is paid */
export function checkChoice(
  name: string,
  choice: Choice,
  pointer: string,
  body: Body | null,
  { report }: Reading,
): void {
  if (choice.pick === 'number') {
    const { from, to } = choice;
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      report('emptyRange', pointer, { name, from, to });
    if (to === undefined && (body === null || !paidBy(name, body)))
      report('endlessNumber', pointer, { name });
  }
  if (choice.pick !== 'character') return;
  const [fewest, most] = Array.isArray(choice.count) ? choice.count : [choice.count ?? 1, choice.count ?? 1];
  if (typeof fewest === 'number' && typeof most === 'number' && fewest > most)
    report('emptyRange', pointer, { name, from: fewest, to: most });
  const group = typeof choice.from === 'string' ? choice.from : '';
  const there = FEWEST[group];
  if (there !== undefined && typeof fewest === 'number' && fewest > there)
    report('tooFewTargets', pointer, { group, there, count: fewest });
}

/** Whether a cost, of the body or of each of its modes, grows with the number. */
function paidBy(name: string, { pay = [], modes = [], choose = {}, where = {} }: Body): boolean {
  const uses = (part: unknown): boolean =>
    JSON.stringify(part ?? null).includes(`"${name}"`) || inFormula(part, name);
  const bounds = (costs: readonly Cost[]): boolean => costs.some(uses);
  const asMany = Object.entries(choose).some(([other, choice]) => other !== name && uses(choice));
  return (
    bounds(pay) || asMany || modes.some((mode) => bounds(mode.pay ?? [])) || Object.values(where).some(uses)
  );
}

function inFormula(part: unknown, name: string): boolean {
  if (typeof part === 'string') return readFormula(part).names.some((one) => one.name === name);
  return typeof part === 'object' && part !== null && Object.values(part).some((one) => inFormula(one, name));
}

/** Names that are worked out from each other in a ring. */
export function checkWhere(where: Readonly<Record<string, Num>>, pointer: string, report: Report): void {
  const names = Object.keys(where);
  const needs = new Map(names.map((name) => [name, names.filter((other) => inFormula(where[name], other))]));
  for (const start of names) {
    const seen = new Set<string>();
    const open = [...(needs.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(needs.get(next) ?? []));
    }
    if (seen.has(start)) report('circular', joined(pointer, start), { name: start }, { key: true });
  }
}

/** A comparison that no number passes. */
export function checkBound(value: object, pointer: string, report: Report): void {
  const held = value as Readonly<Record<string, unknown>>;
  const of = (key: string): number | undefined => (typeof held[key] === 'number' ? held[key] : undefined);
  const [equals, above, below] = [of('equals'), of('above'), of('below')];
  const low = Math.max(
    of('atLeast') ?? -Infinity,
    above === undefined ? -Infinity : above + 1,
    equals ?? -Infinity,
  );
  const high = Math.min(
    of('atMost') ?? Infinity,
    below === undefined ? Infinity : below - 1,
    equals ?? Infinity,
  );
  const odd = equals !== undefined && held['parity'] === (equals % 2 === 0 ? 'odd' : 'even');
  if (low > high || odd) report('neverTrue', pointer, {});
}
