/** What a version is, in words: why it was kept and what was changed in it. */
import { m } from '$lib/i18n';
import type { Version, Why } from '$lib/store';
import type { Changes } from './changes.ts';

const WHYS: Readonly<Record<Exclude<Why, 'restored'>, () => string>> = {
  begun: () => m.keep_why_begun(),
  rested: () => m.keep_why_rested(),
  before: () => m.keep_why_before(),
  left: () => m.keep_why_left(),
  marked: () => m.keep_why_marked(),
};

export const whyText = ({ why, from }: Version): string =>
  why === 'restored' ? m.keep_why_restored({ number: from ?? 0 }) : WHYS[why]();

const MOST_NAMES = 4;

export function changesText(
  { added, removed, changed, head, cases, unread }: Changes,
  joint: string,
): string {
  const some = (names: string[]): string =>
    names.slice(0, MOST_NAMES).join(joint) + (names.length > MOST_NAMES ? '…' : '');
  return [
    changed.length > 0 ? m.keep_changed({ names: some(changed) }) : '',
    added.length > 0 ? m.keep_added({ names: some(added) }) : '',
    removed.length > 0 ? m.keep_removed({ names: some(removed) }) : '',
    head ? m.keep_changed_head() : '',
    cases ? m.keep_changed_cases() : '',
    unread ? m.keep_changed_text() : '',
  ]
    .filter((words) => words !== '')
    .join(' · ');
}
