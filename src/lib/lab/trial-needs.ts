/** What an ability asks of a table, read from its data: only a beginning for the search, which tries what it finds. */
import type { Ability, Character, CardFace } from '../grail/index.ts';

type Plain = Readonly<Record<string, unknown>>;

/** A filter of cards as the data says it, and how many of them are wanted at most. */
export interface WantedCards {
  filter: Plain;
  count: number;
  /** The covered pile they are asked of; null: the hand. */
  token: string | null;
}

export interface TrialNeeds {
  /** Timings it listens to. */
  times: readonly string[];
  /** Words for whose doing it is and who is struck, as the triggers say them. */
  by: readonly string[];
  at: readonly string[];
  forms: readonly string[];
  /** Cards laid before somebody. */
  laid: readonly string[];
  tokens: readonly string[];
  names: readonly string[];
  cards: readonly WantedCards[];
}

const list = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** Every object of the data, outer ones first. */
function* objectsIn(value: unknown): Generator<Plain> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Plain;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const FILTERS = ['cards', 'some', 'every'] as const;

function wantedIn(part: Plain): WantedCards[] {
  const count = typeof part['count'] === 'number' ? Math.min(4, part['count']) : 2;
  const token = typeof part['token'] === 'string' ? part['token'] : null;
  return FILTERS.flatMap((key) => {
    const filter = part[key];
    if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return [];
    return [{ filter: filter as Plain, count: part['pay'] === undefined ? 1 : count, token }];
  });
}

/** Reads what an ability needs; names of all kinds may hold more than is needed. */
export function needsOf(ability: Ability): TrialNeeds {
  const all = [...objectsIn(ability)];
  const triggers = [ability.on].flat();
  const strings = (key: string): string[] => [...new Set(all.flatMap((part) => list(part[key])))];
  return {
    times: triggers.map(({ time }) => time),
    by: triggers.flatMap((trigger) => list('by' in trigger ? trigger.by : undefined)),
    at: triggers.flatMap((trigger) =>
      ['at', 'to'].flatMap((key) => list((trigger as unknown as Plain)[key])),
    ),
    forms: strings('form'),
    laid: strings('card'),
    tokens: strings('token'),
    names: all.flatMap((part) => [...list(part['from']), ...list(part['who']), ...list(part['of'])]),
    cards: all.flatMap(wantedIn),
  };
}

const oneOf = (wanted: unknown, value: string): boolean =>
  wanted === undefined || wanted === 'of-attack' || list(wanted).includes(value);

/** Whether a printed card fits a filter of the data; `skill`: whose filter it is. */
export function fitsFilter(filter: Plain, face: CardFace, skill: string): boolean {
  const { kind, element, faction, name, unique, not, any } = filter;
  const wanted = unique === 'this-skill' ? [skill] : list(unique);
  return (
    oneOf(kind, face.kind) &&
    oneOf(element, face.element) &&
    oneOf(faction, face.faction) &&
    oneOf(name, face.name) &&
    (wanted.length === 0 || face.unique.some((printed) => wanted.includes(printed.skill))) &&
    (not === undefined || !fitsFilter(not as Plain, face, skill)) &&
    (!Array.isArray(any) || any.some((one) => fitsFilter(one as Plain, face, skill)))
  );
}

/** Names by which skills of a character remember somebody. */
export const rememberedBy = ({ skills }: Character): string[] => [
  ...new Set([...objectsIn(skills)].flatMap((part) => (part['do'] === 'remember' ? list(part['as']) : []))),
];
