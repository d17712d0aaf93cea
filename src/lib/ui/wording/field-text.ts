/** What one field of an answer wants: "2 hand cards", "up to 3 characters", "a number". */
import type { Field } from '$lib/grail';
import { m } from '$lib/i18n';

const WANTED: Readonly<Record<Field['pick'], (facts: { count: string }) => string>> = {
  seat: m.prompt_field_seats,
  card: m.prompt_field_cards,
  placed: m.prompt_field_placed,
  number: m.prompt_field_numbers,
  element: m.prompt_field_elements,
  option: m.prompt_field_options,
};

/** §16.4: fields that count gems, where a payer or taker chooses between gems and crystals. */
export const countsGems = ({ pick, name }: Pick<Field, 'pick' | 'name'>): boolean =>
  pick === 'number' && name.endsWith('gems');

export function wantedText(field: Field): string {
  const { pick, min, max } = field;
  if (countsGems(field)) return m.prompt_field_gems();
  if (pick === 'number' && max === 1) return m.prompt_field_number();
  return WANTED[pick]({ count: min === max ? String(max) : m.prompt_field_range({ min, max }) });
}
