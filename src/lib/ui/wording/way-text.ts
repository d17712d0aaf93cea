/** What a skill asks, in words: what each way stands for, and what a yes does. */
import type { Field } from '$lib/grail';
import { m } from '$lib/i18n';
import { wantedText } from './field-text.ts';
import { ownText } from './own-names.svelte.ts';
import type { PartText, SkillWords } from './skill-names.ts';

/** Whom a skill asks, and what is known of the skill. */
export interface Asking {
  /** Id of the skill; null where no skill asks. */
  skill: string | null;
  /** Character of the asked player. */
  character: string | null;
  skillWords?: SkillWords | null | undefined;
}

type AskedField = Pick<Field, 'pick' | 'from' | 'at'>;

/** A cost that may be paid or not. */
const isOptionalCost = ({ pick, at }: AskedField): boolean =>
  pick === 'number' && at?.split('/').at(-2) === 'optional';

/** Whether the values are ways that the skill counts; 0 is none of them. */
export const countsWays = (field: AskedField): boolean => field.pick === 'option' || isOptionalCost(field);

/** Whether there is one thing to do, or not to do. */
export const isYesNo = (field: AskedField): boolean =>
  isOptionalCost(field) || (field.pick === 'option' && field.from.length === 2 && field.from[0] === 0);

/** "You" is the skill's owner: said so to everybody else. */
export function toldTo(part: PartText, { skill, character, skillWords }: Asking): string {
  const owner = skill === null ? null : (skillWords?.owner(skill) ?? null);
  return part.saysYou && owner !== null && owner.id !== character
    ? m.answer_way_you({ what: part.text, who: ownText(owner.name) })
    : part.text;
}

/** What a value stands for; null: nobody knows in words. */
export function wayText({ at }: AskedField, value: number, asking: Asking): string | null {
  const { skill, skillWords } = asking;
  if (skill === null || at === undefined) return null;
  const part = skillWords?.way(skill, at, value) ?? null;
  return part === null ? null : toldTo(part, asking);
}

/** The question that a field asks: of a yes or no what is done then. @param name of the skill */
export function fieldText(field: Field, asking: Asking, name: string): string {
  const yes = isYesNo(field) ? wayText(field, Math.max(...field.from), asking) : null;
  return yes === null
    ? m.prompt_field({ skill: name, wanted: isYesNo(field) ? m.prompt_field_yes_no() : wantedText(field) })
    : m.prompt_may({ skill: name, what: yes });
}
