/** What a lesson can begin from, fetched when a teacher asks for it: rulings, and lessons of ours. */
import { asset } from '$app/paths';
import { rosterFor } from '$lib/content/characters.ts';
import type { RulingIndex, RulingSituation } from '$lib/content/situations.ts';
import { openedSetup } from '$lib/dsl/roster/roster.ts';
import type { Setup } from '$lib/grail';
import type { LessonDocument } from '$lib/lesson/document.ts';
import type { GameLesson, TextLocale } from '$lib/lesson/format.ts';
import { filled, newLesson } from '$lib/lesson/record.ts';
import { tableOf, type Unheld } from '$lib/lesson/record-setup.ts';
import { supplyAtHand } from './supply.ts';

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(asset(path));
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
  return (await answer.json()) as T;
}

export const fetchRulings = (locale: TextLocale): Promise<RulingIndex> =>
  fetchJson<RulingIndex>(`/situations/index/${locale}.json`);

/** A lesson that begins at this table, or what of it no lesson can hold. */
export async function lessonAt(
  setup: Setup,
  locale: TextLocale,
): Promise<LessonDocument | { unheld: Unheld[] }> {
  const table = tableOf(setup, await rosterFor(setup.characters));
  return 'unheld' in table ? table : newLesson(table.setup, locale, supplyAtHand());
}

export async function lessonFromRuling(
  id: string,
  topic: string,
  locale: TextLocale,
): Promise<LessonDocument | { unheld: Unheld[] }> {
  const rulings = await fetchJson<RulingSituation[]>(`/situations/topic/${topic}.json`);
  const ruling = rulings.find((one) => one.id === id);
  if (ruling === undefined) return { unheld: ['newGame'] };
  return lessonAt(openedSetup(ruling.setup, await rosterFor(ruling.setup.characters)), locale);
}

/** One of our lessons with the words of one language, to go on from. */
export async function lessonFromOurs(id: string, locale: TextLocale): Promise<LessonDocument> {
  const { head, script, text } = await fetchJson<GameLesson>(`/learn/own/lesson/${id}.json`);
  const { minutes, sections, misconceptions } = head;
  const words = text[locale];
  await rosterFor(script.setup.characters);
  return filled(
    { lesson: { head: { machine: 'game', minutes, sections, misconceptions }, script, text: words }, locale },
    supplyAtHand(),
  );
}

/** A situation that somebody built. @throws GivenError or an error of its shape */
export async function lessonFromSituation(
  value: unknown,
  locale: TextLocale,
): Promise<LessonDocument | { unheld: Unheld[] }> {
  const [{ checkSituation }, { setupOf }] = await Promise.all([
    import('$lib/dsl/documents/situation.ts'),
    import('$lib/dsl/cases/given.ts'),
  ]);
  const checked = checkSituation(value);
  if (checked.value === null) throw new Error(checked.findings.map(({ note }) => note).join('; '));
  const { given } = checked.value;
  return lessonAt(setupOf(given, 'own', await rosterFor(given.characters)), locale);
}
