/** The words of the game in the reader's language: fetched once, when the first text asks for them. */
import { asset } from '$app/paths';
import { isLocale, locale, type Locale } from '$lib/i18n';
import { indexTerms, type TermEntry, type TermIndex } from './mark-terms.ts';

let indexes = $state.raw<Partial<Record<Locale, TermIndex>>>({});
const asked: Partial<Record<Locale, Promise<void> | undefined>> = {};

async function fetchTerms(wanted: Locale): Promise<void> {
  const answer = await fetch(asset(`/rules/glossary/${wanted}.json` as `/${string}`));
  if (!answer.ok) throw new Error(`glossary: ${answer.status}`);
  indexes = { ...indexes, [wanted]: indexTerms((await answer.json()) as TermEntry[]) };
}

/** The words of the language on show; null until they are here. */
export const glossary = {
  get current(): TermIndex | null {
    return indexes[locale.current] ?? null;
  },
};

/** Call in an effect: fetches the words of the language on show, or of the one that is just coming. */
export function wantGlossary(): void {
  const shown = locale.current;
  // A page wakes in zh-Hans, while boot.js has already said which language its reader gets.
  const coming = document.documentElement.lang;
  const wanted = isLocale(coming) ? coming : shown;
  // Without them texts stay unmarked; the next text asks again.
  asked[wanted] ??= fetchTerms(wanted).catch(() => {
    asked[wanted] = undefined;
  });
}
