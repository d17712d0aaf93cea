/** Every place of a skill where the engine asks for a way or a yes, with the answers that mean something, and what a skill needs. */
import type { Body, Character, Condition, Skill } from '../../../src/lib/grail/index.ts';

/** A question: where the data asks it, and the values that do something. */
export interface AskedPlace {
  at: string;
  values: number[];
}

/** The skills of a character, those of its variants too. */
export const skillsOf = ({ skills, variants = {} }: Character): Skill[] => [
  ...skills,
  ...Object.values(variants).flatMap((variant) => variant.skills),
];

type Node = Readonly<Record<string, unknown>>;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function asked(node: Node, at: string): AskedPlace[] {
  const places: AskedPlace[] = [];
  const { do: verb, may, options, otherwise, modes, pay, of } = node;
  if (may === true) places.push({ at, values: [1] });
  if (verb === 'choose' && Array.isArray(options))
    places.push({ at, values: [...(otherwise === undefined ? [] : [0]), ...upTo(options.length)] });
  if (verb === 'use-unique' && Array.isArray(of)) places.push({ at, values: upTo(of.length) });
  if (Array.isArray(modes) && modes.length > 1)
    places.push({ at: `${at}/modes`, values: upTo(modes.length) });
  for (const { optional } of (pay ?? []) as { optional?: string }[])
    if (optional !== undefined) places.push({ at: `${at}/optional/${optional}`, values: [1] });
  return places;
}

function within(value: unknown, at: string): AskedPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = Array.isArray(value) ? [] : asked(value as Node, at);
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => within(inner, `${at}/${key}`))];
}

/** Every question of a skill. */
export const placesOf = ({ does = [] }: Skill): AskedPlace[] =>
  does.flatMap((ability, i) => within(ability, `does/${String(i)}`));

/** The conditions under which a skill's abilities and their modes can be declared. */
export const needsOf = ({ does = [] }: Skill): Condition[] =>
  does.flatMap((ability): Body[] => [ability, ...(ability.modes ?? [])]).flatMap((body) => body.if ?? []);
