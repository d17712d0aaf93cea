/** What an edit that mends something is called. */
import type { TextEdit } from '$lib/dsl/characters/json.ts';
import { m } from '$lib/i18n';

const MOST = 48;
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
};

/** @param text what it changes */
export function mendText({ from, to, text: instead }: TextEdit, text: string): string {
  const before = short(text.slice(from, to));
  const after = short(instead.replace(/^\s*,|,\s*$/g, instead.trim() === ',' ? '$&' : ''));
  if (after === '') return before === '' ? m.jsonview_mend_space() : m.jsonview_mend_remove({ what: before });
  if (before === '') return m.jsonview_mend_add({ what: after });
  return m.jsonview_mend_replace({ after });
}
