/** §2.4: the sheets at the table as they are played, or what of them cannot be. */
import type { Character } from '../effects/language/index.ts';
import type { Setup } from '../situation.ts';
import type { Seat } from './board.ts';
import type { Problem } from './problems.ts';
import { effectiveCharacter } from './sheet.ts';

/** One entry a seat; null for a plain seat. */
export type Sheets = readonly (Character | null)[];

/** The sheets of a set-up, variants applied, and every problem with them. */
export function checkCharacters(
  { characters = {}, variants = {}, situation }: Setup,
  players: number,
): { sheets: Sheets; problems: Problem[] } {
  const problems: Problem[] = [];
  const sheets = new Array<Character | null>(players).fill(null);
  const seatOfId = new Map<string, number>();
  const inRange = (key: string): boolean => {
    const good = /^\d+$/.test(key) && Number(key) < players;
    if (!good) problems.push({ code: 'seatOutOfRange', facts: { seat: key, what: 'characters', players } });
    return good;
  };
  for (const [key, character] of Object.entries(characters)) {
    if (!inRange(key)) continue;
    const seat = Number(key);
    const facts = { seat, character: character.id };
    const other = seatOfId.get(character.id);
    if (other !== undefined) problems.push({ code: 'sameCharacterTwice', facts: { ...facts, other } });
    seatOfId.set(character.id, seat);
    const named = situation?.seats?.[seat]?.character;
    if (named !== undefined && named !== character.id)
      problems.push({ code: 'twoCharacters', facts: { ...facts, other: named } });
    const variant = variants[seat];
    const sheet = effectiveCharacter(character, variant);
    if (sheet === null)
      problems.push({
        code: 'unknownVariant',
        facts: {
          ...facts,
          variant: variant ?? '',
          known: Object.keys(character.variants ?? {}).join(' ') || '-',
        },
      });
    sheets[seat] = sheet;
  }
  for (const [seat, variant] of Object.entries(variants))
    if (!Object.hasOwn(characters, seat))
      problems.push({ code: 'unknownVariant', facts: { seat, character: '-', variant, known: '-' } });
  return { sheets, problems };
}

/** §1.6: a seat's character and the limits its sheet names. */
export function seatCharacter(owner: Seat, sheet: Character | null): void {
  if (sheet === null) return;
  const { handLimit, healLimit, energyLimit } = sheet.base ?? {};
  owner.character = sheet.id;
  owner.limits.hand = handLimit ?? owner.limits.hand;
  owner.limits.heals = healLimit ?? owner.limits.heals;
  owner.limits.energy = energyLimit ?? owner.limits.energy;
}
