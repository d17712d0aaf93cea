/** What the field that is asked wants, in words; until a skill is picked the question of the state stands. */
import { m } from '$lib/i18n';
import { wantedText } from '../wording/field-text.ts';
import { fieldAt, formOf } from './form.ts';
import type { Asked, Picks } from './picks.ts';

/** Null where no declaration is being made. @param skill gives a skill's name by its id */
export function fieldQuestion(asked: Asked, picks: Picks, skill: (id: string) => string): string | null {
  const form = formOf(asked, picks);
  if (!form?.skill) return null;
  const field = fieldAt(asked, picks);
  const name = skill(form.skill.skill);
  return field === null
    ? m.prompt_field_confirm({ skill: name })
    : m.prompt_field({ skill: name, wanted: wantedText(field) });
}
