/** Fetches the index of a language once. */
import { asset } from '$app/paths';
import { wakeSearch, type Ask, type SearchFile } from '$lib/content/search-index.ts';
import type { Locale } from '$lib/i18n';

const awake = new Map<Locale, Promise<Ask>>();

async function fetchSearch(locale: Locale): Promise<Ask> {
  const answer = await fetch(asset(`/search/${locale}.json` as `/${string}`));
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return wakeSearch((await answer.json()) as SearchFile);
}

/** @throws if it cannot be fetched; the next call tries again */
export function loadSearch(locale: Locale): Promise<Ask> {
  const asked = awake.get(locale) ?? fetchSearch(locale);
  awake.set(locale, asked);
  asked.catch(() => awake.delete(locale));
  return asked;
}
