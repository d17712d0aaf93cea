/** What a card is used as, where rules let it count as another (§9.7): which of its looks fit, and which was chosen. */
import type { CardLook } from '../state/cards.ts';
import type { RefusalCode } from './choice.ts';

/** The looks that fit, or why the card as it is printed does not. */
export type Fitting = readonly CardLook[] | RefusalCode;

export function fitting(looks: readonly CardLook[], refuse: (look: CardLook) => RefusalCode | null): Fitting {
  const [first, ...more] = looks;
  if (first === undefined) return 'noSuchCard';
  const code = refuse(first);
  if (more.length === 0) return code ?? looks;
  const fits = looks.filter((look) => refuse(look) === null);
  return fits.length > 0 ? fits : (code ?? looks);
}

export function isRefused(found: Fitting): found is RefusalCode {
  return typeof found === 'string';
}

/** Each look with the word that names it in a choice; where only one fits none is needed. */
export function named(looks: readonly CardLook[]): { look: CardLook; as?: string }[] {
  return looks.length === 1
    ? looks.map((look) => ({ look }))
    : looks.map((look) => ({ look, as: look.name }));
}

/** Why the card cannot be used so under the look that the choice names. */
export function lookRefusal(found: Fitting, as: string | undefined): RefusalCode | null {
  if (isRefused(found)) return found;
  return as === undefined || found.some(({ name }) => name === as) ? null : 'wrongPick';
}

/** The look under which the card is used; without a word the first that fits. @throws where none fits */
export function lookChosen(found: Fitting, as: string | undefined): CardLook {
  const look = isRefused(found) ? undefined : found.find(({ name }) => as === undefined || name === as);
  if (look === undefined) throw new Error('the card cannot be used so');
  return look;
}
