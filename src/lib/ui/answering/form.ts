/**
 * Answers that are filled in, field by field: declarations of skills (§21.8), what a running effect asks, cards to
 * discard. Nothing here knows a skill: the request describes the fields, and the rules check what comes out.
 */
import type { CardId, Choice, Field, Option, SeatId, SkillChoiceType } from '$lib/grail';
import { NO_PICKS, optionsOf, type Asked, type Picks, type Values } from './picks.ts';

export type SkillOption = Extract<Option, { type: SkillChoiceType }>;

export interface Form {
  type: 'discard' | 'choose' | SkillChoiceType;
  /** The declared skill; null where no skill is declared. */
  skill: SkillOption | null;
  /** Whose data says the fields: the declared skill, or the one whose effect asks; null for cards to discard. */
  of: string | null;
  fields: readonly Field[];
}

/** Skills that may be declared now, in the order of the request. */
export const isSkillOption = (option: Option): option is SkillOption => 'ability' in option;

/** The form that is open: at a discard or an effect's question at once, for a skill once it is picked. */
export function formOf({ request }: Asked, { ability }: Pick<Picks, 'ability'>): Form | null {
  const [discard] = optionsOf(request, 'discard');
  if (discard) {
    const { cards: from, count } = discard;
    const field: Field = { name: 'cards', pick: 'card', from, min: count, max: count };
    return { type: 'discard', skill: null, of: null, fields: [field] };
  }
  const [choose] = optionsOf(request, 'choose');
  if (choose) return { type: 'choose', skill: null, of: choose.skill, fields: [choose.field] };
  const skill = request.options.filter(isSkillOption).find((option) => option.ability === ability);
  return skill ? { type: skill.type, skill, of: skill.skill, fields: skill.fields } : null;
}

/** The field that is asked now, with the values that still lead to a whole declaration; null: all is chosen. */
export function fieldAt(asked: Asked, picks: Picks): Field | null {
  const form = formOf(asked, picks);
  const field = form?.fields[picks.at];
  if (!form || !field) return null;
  if (form.skill === null || !asked.fieldsOf) return field;
  const { [field.name]: _, ...earlier } = picks.values;
  const narrowed = asked.fieldsOf(form.skill.ability, asArrays(earlier));
  return narrowed?.find(({ name }) => name === field.name) ?? { ...field, from: [], min: 0, max: 0 };
}

/** Whether values are switched on and off before they are sent, or one press takes the only one. */
export function isToggled({ skill }: Form, { pick, min, max }: Field): boolean {
  return max > 1 || min === 0 || (skill === null && pick === 'card');
}

export const valuesOf = ({ values }: Picks, { name }: Field): readonly number[] => values[name] ?? [];

export function fits({ min, max }: Field, { length }: readonly number[]): boolean {
  return length >= min && length <= max;
}

const asArrays = (values: Values): Record<string, number[]> =>
  Object.fromEntries(Object.entries(values).map(([name, list]) => [name, [...list]]));

/** The answer as it is filled in so far. */
export function choiceOf({ type, skill, fields }: Omit<Form, 'of'>, seat: SeatId, values: Values): Choice {
  const [first] = fields;
  const own = first ? [...(values[first.name] ?? [])] : [];
  if (skill) return { type: skill.type, seat, ability: skill.ability, picks: asArrays(values) };
  return type === 'discard' ? { type, seat, cards: own } : { type: 'choose', seat, values: own };
}

/** A skill was picked: its first field that leaves a choice. */
export function beginSkill(asked: Asked, { type, ability }: SkillOption, before: Picks): Picks {
  return settle(asked, { ...NO_PICKS, type, ability, before: before === NO_PICKS ? null : before });
}

/** Goes past fields that leave no choice, taking what must be taken. */
function settle(asked: Asked, picks: Picks): Picks {
  const field = fieldAt(asked, picks);
  if (field === null || field.from.length > field.min) return picks;
  const at = picks.at + 1;
  // A field that the rules no longer ask (with what to pay, §16.4) is left out.
  if (field.from.length === 0 && field.max === 0) return settle(asked, { ...picks, at });
  return settle(asked, { ...picks, at, values: { ...picks.values, [field.name]: [...field.from] } });
}

/** The only value of a field is taken: on to the next. */
export function take(asked: Asked, picks: Picks, field: Field, value: number): Picks {
  return goOn(asked, { ...picks, values: { ...picks.values, [field.name]: [value] } }, picks);
}

/** A field is done: on to the next that leaves a choice. Going back leads to `before`. */
export function goOn(asked: Asked, picks: Picks, before: Picks = picks): Picks {
  return settle(asked, { ...picks, at: picks.at + 1, before });
}

/** A value is switched on or off. */
export function toggle(picks: Picks, field: Field, value: number): Picks {
  const old = valuesOf(picks, field);
  const values = old.includes(value) ? old.filter((one) => one !== value) : [...old, value];
  return { ...picks, values: { ...picks.values, [field.name]: values } };
}

/** A card of the hand was pressed while a form is open; null if the field asks for no such card. */
export function pickCard(asked: Asked, picks: Picks, card: CardId): Picks | null {
  const form = formOf(asked, picks);
  const field = fieldAt(asked, picks);
  if (!form || field?.pick !== 'card' || !field.from.includes(card)) return null;
  return isToggled(form, field) ? toggle(picks, field, card) : take(asked, picks, field, card);
}

/** Cards that are picked: for an action, or for any field so far. */
export function pickedCards(asked: Asked, picks: Picks): readonly CardId[] {
  const fields = formOf(asked, picks)?.fields ?? [];
  const chosen = fields.flatMap((field) => (field.pick === 'card' ? valuesOf(picks, field) : []));
  return picks.card === null ? chosen : [...chosen, picks.card];
}
