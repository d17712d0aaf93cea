/** What the field that is asked wants, in words; until a skill is picked the question of the state stands. */
import { m } from '$lib/i18n';
import { fieldText } from '../wording/way-text.ts';
import { fieldAt, formOf } from './form.ts';
import type { OfferWords } from './offer.ts';
import type { Asked, Picks } from './picks.ts';

/** Null where no declaration is being made. */
export function fieldQuestion(
  asked: Asked,
  picks: Picks,
  { skill: nameOf, skillWords }: Pick<OfferWords, 'skill' | 'skillWords'>,
): string | null {
  const form = formOf(asked, picks);
  if (!form?.skill) return null;
  const field = fieldAt(asked, picks);
  const { skill } = form.skill;
  return field === null
    ? m.prompt_field_confirm({ skill: nameOf(skill) })
    : fieldText(field, { skill, character: asked.own.character, skillWords }, nameOf(skill));
}
