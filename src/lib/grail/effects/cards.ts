/** Which cards fit the words of a skill (§3: only cards that fit qualify). */
import type { CardLook, Element } from '../state/cards.ts';
import type { CardFilter } from './skill.ts';

/** §20.4: a unique skill is open to the character named on the card; a seat without a character may use any. */
export function fitsFilter(
  face: CardLook,
  filter: CardFilter,
  owner: string | null,
  element: Element = face.element,
): boolean {
  if (filter.kind !== undefined && face.kind !== filter.kind) return false;
  if (filter.element !== undefined && !isOneOf(element, filter.element)) return false;
  if (filter.name !== undefined && !isOneOf(face.name, filter.name)) return false;
  if (filter.unique === undefined) return true;
  for (const { skill, character } of face.unique)
    if (skill === filter.unique && (owner === null || owner === character)) return true;
  return false;
}

function isOneOf<T>(value: T, wanted: T | readonly T[]): boolean {
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
}
