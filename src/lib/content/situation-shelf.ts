/**
 * Situations as they are fetched: a character sits in many of them, and its whole sheet goes over the line once.
 * Packed at build, unpacked in the browser.
 */
import type { Character } from '../grail/index.ts';
import type { RulingSituation } from './situations.ts';

export interface Shelf {
  characters: Readonly<Record<string, Character>>;
  /** Who sits where by id, beside the set-up. */
  rulings: readonly { ruling: RulingSituation; seated: Readonly<Record<number, string>> }[];
}

/** @returns the same situations with every character once; one id is one character there */
export function packed(situations: readonly RulingSituation[]): Shelf {
  const characters: Record<string, Character> = {};
  const rulings = situations.map((situation) => {
    const { characters: sheets = {}, ...setup } = situation.setup;
    const seated = Object.fromEntries(Object.entries(sheets).map(([seat, { id }]) => [seat, id]));
    for (const sheet of Object.values(sheets)) characters[sheet.id] = sheet;
    return { ruling: { ...situation, setup }, seated };
  });
  return { characters, rulings };
}

/** @returns a situation as it was before it was packed; undefined if there is none of that id */
export function unpacked({ characters, rulings }: Shelf, id: string): RulingSituation | undefined {
  const found = rulings.find(({ ruling }) => ruling.id === id);
  if (found === undefined) return undefined;
  const { ruling, seated } = found;
  const sheets = Object.entries(seated).flatMap(([seat, name]) => {
    const sheet = characters[name];
    return sheet === undefined ? [] : [[seat, sheet] as const];
  });
  if (sheets.length === 0) return ruling;
  return { ...ruling, setup: { ...ruling.setup, characters: Object.fromEntries(sheets) } };
}
