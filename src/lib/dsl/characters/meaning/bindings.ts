/** What a part of a skill binds and what it narrows, before it is looked at. */
import type { Cost, Effect } from '../../../grail/effects/language/checks.ts';
import type { Choice, Condition, Num, Time } from '../../../grail/effects/language/index.ts';
import { joined } from '../place.ts';
import { checkWhere } from './numbers.ts';
import type { NameKind } from './names.ts';
import type { Reading, Scope } from './scope.ts';

function choiceKind(choice: Choice): NameKind {
  if (choice.pick !== 'character') return choice.pick;
  return choice.count === undefined || choice.count === 1 ? 'character' : 'characters';
}

export function bindChoices(
  choose: Record<string, Choice> | undefined,
  pointer: string,
  { names, costs }: Scope,
): string[] {
  const all = Object.entries(choose ?? {});
  // Whom a counter is aimed at, the game reads by itself.
  const aims = costs.some((cost) => cost.pay === 'play' && cost.as === 'counter');
  for (const [name, choice] of all) {
    const aimed = aims && choice.pick === 'character' && choice.attackable === true;
    names.bind(name, choiceKind(choice), joined(pointer, name), !aimed);
  }
  return all.map(([name]) => name);
}

export function bindNumbers(
  where: Record<string, Num> | undefined,
  pointer: string,
  { names }: Scope,
  { report }: Reading,
): string[] {
  const all = Object.keys(where ?? {});
  for (const name of all) names.bind(name, 'number', joined(pointer, name));
  checkWhere(where ?? {}, pointer, report);
  return all;
}

export function bindCosts(pay: readonly Cost[] | undefined, pointer: string, { names }: Scope): string[] {
  const bound: string[] = [];
  pay?.forEach((cost, at) => {
    const place = joined(pointer, at);
    const bind = (name: string | undefined, kind: NameKind, key: string, wanted: boolean): void => {
      if (name === undefined) return;
      names.bind(name, kind, joined(place, key), wanted);
      bound.push(name);
    };
    bind(cost.optional, 'number', 'optional', false);
    if ('name' in cost) bind(cost.name, cost.pay === 'tokens' ? 'number' : 'cards', 'name', true);
  });
  return bound;
}

/** A condition that names the event leaves only that of several moments. */
export function narrowed(scope: Scope, conditions: readonly Condition[] | undefined): Scope {
  for (const condition of conditions ?? [])
    if ('is' in condition && condition.is === 'event') {
      const { time } = condition.event;
      if (scope.times.includes(time)) return { ...scope, times: [time] };
    }
  return scope;
}

export function timesWithout({ if: conditions }: Pick<Effect, 'if'>, { times }: Scope): readonly Time[] {
  const [only] = conditions ?? [];
  if (conditions?.length !== 1 || only === undefined || !('is' in only) || only.is !== 'event') return times;
  const rest = times.filter((time) => time !== only.event.time);
  return rest.length > 0 ? rest : times;
}
