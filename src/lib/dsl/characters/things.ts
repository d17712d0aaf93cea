/** What a file has that other places may name: its things by their ids, and the names of a skill. Half a file will do. */
import type { Path } from './schema-at.ts';

type Record_ = Readonly<Record<string, unknown>>;

export interface Thing {
  id: string;
  /** As its author typed it; empty where it has none. */
  zh: string;
  en: string;
}
export interface Things {
  tokens: Thing[];
  forms: Thing[];
  cards: Thing[];
  skills: Thing[];
}

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function thing(id: string, held: unknown): Thing {
  const name = isRecord(held) && isRecord(held['name']) ? held['name'] : {};
  return { id, zh: textOf(name['zh']), en: textOf(name['en']) };
}
const entries = (held: unknown): Thing[] =>
  isRecord(held) ? Object.entries(held).map(([id, one]) => thing(id, one)) : [];
const listed = (held: unknown): Thing[] =>
  Array.isArray(held)
    ? held.flatMap((one: unknown) =>
        isRecord(one) && typeof one['id'] === 'string' ? [thing(one['id'], one)] : [],
      )
    : [];

export function thingsOf(whole: unknown): Things {
  const held: Record_ = isRecord(whole) ? whole : {};
  return {
    tokens: entries(held['tokens']),
    forms: entries(held['forms']),
    cards: entries(held['cards']),
    skills: listed(held['skills']),
  };
}

/** @returns the things that a string may name by the definition it stands for; null where it names none */
export function namedBy(things: Things, names: readonly string[]): Thing[] | null {
  const found: Thing[][] = [];
  if (names.includes('TokenId')) found.push(things.tokens);
  if (names.includes('FormId')) found.push(things.forms);
  if (names.includes('LaidId') || names.includes('Laid')) found.push(things.cards);
  if (names.includes('SkillId')) found.push(things.skills);
  return found.length === 0 ? null : found.flat();
}

/** Names that the skill at a path gives, wherever in it. */
export function namesGiven(whole: unknown, path: Path): string[] {
  const at = path.lastIndexOf('skills');
  const skill = path.slice(0, at + 2).reduce<unknown>((held, key) => own(held, key), whole);
  const found = new Set<string>();
  collect(skill, found);
  return [...found];
}

const own = (held: unknown, key: string | number): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, key) ? (held as Record_)[key] : undefined;

function collect(held: unknown, found: Set<string>): void {
  if (Array.isArray(held)) held.forEach((one) => collect(one, found));
  if (!isRecord(held)) return;
  for (const key of ['choose', 'where', 'pick'])
    if (isRecord(held[key])) Object.keys(held[key]).forEach((name) => found.add(name));
  for (const key of ['name', 'optional', 'as'])
    if (typeof held[key] === 'string' && (key !== 'as' || held['do'] === 'remember')) found.add(held[key]);
  Object.values(held).forEach((one) => collect(one, found));
}
