/** The value of a setting (§24) as words. */
import { m } from '$lib/i18n';

export function valueText(value: string | number | boolean): string {
  if (value === true) return m.rulebook_on();
  if (value === false) return m.rulebook_off();
  return value === 'faceUpOnly' ? m.rulebook_face_up_only() : String(value);
}
