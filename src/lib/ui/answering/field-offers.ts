/** Offers of a form that is open: the values of the field that is asked, what is picked, and the whole at the end. */
import type { Element, Field, SeatId } from '$lib/grail';
import { m } from '$lib/i18n';
import { countsGems } from '../wording/field-text.ts';
import { elementName } from '../wording/terms.ts';
import { countsWays, isYesNo, wayText, type Asking } from '../wording/way-text.ts';
import {
  choiceOf,
  fieldAt,
  fits,
  formOf,
  goOn,
  isToggled,
  take,
  toggle,
  valuesOf,
  type Form,
} from './form.ts';
import { iconOf, labelOf, skillLabel } from './offer-words.ts';
import type { Offer, OfferWords } from './offer.ts';
import type { Asked, Picks } from './picks.ts';

/** Never empty: a field of cards to switch shows how many are picked, the hand takes the rest. */
export function formOffers(asked: Asked, form: Form, picks: Picks, words: OfferWords): Offer[] {
  const field = fieldAt(asked, picks);
  if (field === null) return [confirmOffer(asked, form, picks, words)];
  if (!isToggled(form, field))
    return field.from.map((value) => valueOffer(asked, form, picks, field, value, words));
  const values =
    field.pick === 'card'
      ? []
      : field.from.map((value): Offer => ({
          ...lookOf(asked, form, field, value, words),
          next: toggle(picks, field, value),
          isPicked: valuesOf(picks, field).includes(value),
        }));
  return [...values, doneOffer(asked, form, picks, field, words)];
}

/** One press takes this value; without a skill that is the answer, else the form goes on. */
function valueOffer(
  asked: Asked,
  form: Form,
  picks: Picks,
  field: Field,
  value: number,
  words: OfferWords,
): Offer {
  const { seat } = asked.request;
  const look = lookOf(asked, form, field, value, words);
  if (form.skill === null) return { ...look, choice: choiceOf(form, seat, { [field.name]: [value] }) };
  const next = take(asked, picks, field, value);
  const isWhole = next.at >= form.fields.length;
  return { ...look, next, ...(isWhole ? { leads: choiceOf(form, seat, next.values) } : {}) };
}

/** Ends a field of several values: with the count, and with the whole answer where it is the only field. */
function doneOffer(asked: Asked, form: Form, picks: Picks, field: Field, words: OfferWords): Offer {
  const values = valuesOf(picks, field);
  const choice = choiceOf(form, asked.request.seat, picks.values);
  const isComplete = fits(field, values);
  const offer: Offer = {
    id: form.type === 'discard' ? 'discard' : 'done',
    icon: form.type === 'discard' ? 'discard' : 'pick',
    label: doneLabel(asked, form, field),
    detail: countText(field, values.length),
    ...(isComplete ? {} : { isIncomplete: true }),
  };
  if (form.skill === null) return { ...offer, choice };
  if (!isComplete) return { ...offer, leads: choice };
  const next = goOn(asked, picks);
  const isWhole = next.at >= form.fields.length;
  const leads = isWhole ? { leads: choiceOf(form, asked.request.seat, next.values) } : {};
  const picked = field.pick === 'card' ? { detail: namesOf(asked, form, field, values, words) } : {};
  return { ...offer, ...(values.length > 0 ? picked : {}), next, ...leads };
}

function doneLabel(asked: Asked, form: Form, { min }: Field): string {
  if (form.type === 'discard') return m.answer_discard({ count: min });
  return form.skill === null ? labelOf(asked, 'choose') : m.answer_field_done();
}

function countText({ pick, min, max }: Field, count: number): string {
  if (pick === 'card' && min === max) return m.answer_field_count_cards({ count, need: max });
  return min === max
    ? m.answer_field_count({ count, need: max })
    : m.answer_field_count_range({ count, min, max });
}

/** Everything that is picked so far, in the order in which it is asked; null: nothing. */
export function pickedText(asked: Asked, picks: Picks, words: OfferWords): string | null {
  const form = formOf(asked, picks);
  if (form === null) return null;
  const parts = form.fields.flatMap((field) => {
    // A way that is declined is nothing that comes.
    const values = valuesOf(picks, field).filter((value) => value !== 0 || !countsWays(field));
    return values.length === 0 ? [] : [namesOf(asked, form, field, values, words)];
  });
  return parts.length === 0 ? null : parts.join(m.answer_field_join());
}

/** With everything that is picked; pressing declares it. */
function confirmOffer(asked: Asked, form: Form, picks: Picks, words: OfferWords): Offer {
  const { skill, type } = form;
  const picked = pickedText(asked, picks, words);
  return {
    id: 'confirm',
    icon: iconOf(type),
    label: skill ? skillLabel(asked, skill, words) : labelOf(asked, type),
    ...(picked === null ? {} : { detail: picked }),
    choice: choiceOf(form, asked.request.seat, picks.values),
  };
}

function namesOf(
  asked: Asked,
  form: Form,
  field: Field,
  values: readonly number[],
  words: OfferWords,
): string {
  const named = (value: number): string =>
    (countsWays(field) ? wayText(field, value, askingOf(asked, form, words)) : null) ??
    lookOf(asked, form, field, value, words).label;
  return values.map(named).join(m.table_list_join());
}

type Look = Pick<Offer, 'id' | 'icon' | 'label' | 'detail' | 'card' | 'seat'>;

/** How a value is shown, by what the field picks. */
function lookOf(asked: Asked, form: Form, field: Field, value: number, words: OfferWords): Look {
  const { name, pick, from, words: ids } = field;
  if (countsWays(field)) return wayLook(field, value, askingOf(asked, form, words));
  const id = `${name}-${String(value)}`;
  switch (pick) {
    case 'seat':
      return { id, ...seatLook(value, words) };
    case 'card': {
      const face = asked.hand.find((one) => one.id === value);
      const label = face ? words.words.card(face) : m.answer_field_card();
      return { id, icon: face ? `el-${face.element}` : 'hand', label, card: value };
    }
    case 'placed':
      return { id, ...placedLook(asked, value, words) };
    case 'number':
      // §16.4: how many gems pay what crystals could, or come where a choice of stones is left.
      return countsGems({ pick, name })
        ? { id, icon: 'gem', label: m.answer_field_gems({ count: value }) }
        : { id, icon: 'pick', label: String(value) };
    case 'element':
      return { id, icon: 'pick', label: elementName(ids?.[from.indexOf(value)] as Element) };
    case 'option':
      return wayLook(field, value, askingOf(asked, form, words));
  }
}

const askingOf = ({ own }: Asked, { of }: Form, { skillWords }: OfferWords): Asking => ({
  skill: of,
  character: own.character,
  skillWords,
});

/** A way in the words of the skill; until they have come, by its number: from 1 as the skill writes them, 0 is none of them. */
function wayLook(field: Field, value: number, asking: Asking): Look {
  const text = wayText(field, value, asking);
  const base = { id: `${field.name}-${String(value)}`, icon: 'pick' };
  const under = text === null ? {} : { detail: text };
  if (isYesNo(field)) return { ...base, label: value === 0 ? m.answer_no() : m.answer_yes(), ...under };
  if (value === 0) return { ...base, label: m.answer_decline(), ...under };
  return { ...base, label: text ?? m.answer_field_option({ number: value }) };
}

/** A seat with what it is to the asked player. */
export function seatLook(seat: SeatId, { words, teamOf }: OfferWords): Omit<Look, 'id'> {
  const icon = teamOf(seat) === 0 ? 'team-red' : 'team-blue';
  return { icon, label: words.seatLong(seat, teamOf(seat)), detail: words.role(seat), seat };
}

/** A card that lies before somebody. Where it lies alone the seat itself can be pressed for it. */
function placedLook({ seats }: Asked, value: number, { words, teamOf }: OfferWords): Omit<Look, 'id'> {
  const lies = seats
    .flatMap(({ seat, table }) => table.map((placed) => ({ seat, ...placed, alone: table.length === 1 })))
    .find((placed) => placed.value === value);
  if (!lies) return { icon: 'pick', label: m.answer_field_card() };
  const { seat, name, by, alone } = lies;
  return {
    icon: name.includes('shield') ? 'shield' : 'pick',
    label: m.answer_field_placed({ card: words.placed(name, by), seat: words.seatLong(seat, teamOf(seat)) }),
    detail: m.table_placed({ card: words.placed(name, by), seat: words.seatLong(by, teamOf(by)) }),
    ...(alone ? { seat } : {}),
  };
}
