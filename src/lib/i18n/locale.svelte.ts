import { browser } from '$app/environment';
import { overwriteGetLocale } from './paraglide/runtime.js';
import { load } from 'virtual:lazy-words';
import { isLocale, KEY, type Locale } from './locales.ts';

/**
 * Pages are prerendered, and hydrated, in zh-Hans. Right after that the root layout calls `adoptLocale`,
 * and since every text asks this state for its language, all of them change at once. Until then
 * static/boot.js keeps the page hidden from readers of another language.
 */
let current = $state<Locale>('zh-Hans');

overwriteGetLocale(() => current);

/** Fetches a language's words where they are not at hand (scripts/lazy-locales.mjs). */
const wordsOf = (wanted: Locale): Promise<void> => load[wanted]?.() ?? Promise.resolve();

const found = browser ? document.documentElement.lang : '';
/** Asked for at once, so that the words of another language come while the page wakes. */
const early = isLocale(found) ? wordsOf(found) : null;

/** The language the page is shown in. */
export const locale = {
  get current(): Locale {
    return current;
  },
};

/**
 * Shows the language that static/boot.js found for this reader, once its words are there.
 * Words that cannot be fetched leave the page in zh-Hans: better readable in another language than not at all.
 */
export async function adoptLocale(): Promise<void> {
  const wanted = document.documentElement.lang;
  if (!isLocale(wanted)) return;
  try {
    await (early ?? wordsOf(wanted));
    current = wanted;
  } catch {
    document.documentElement.lang = current;
  }
}

/**
 * Changes the language of the whole page at once and remembers it where the browser allows that.
 * @throws if its words cannot be fetched; the page then stays as it is
 */
export async function setLocale(wanted: Locale): Promise<void> {
  await wordsOf(wanted);
  current = wanted;
  if (!browser) return;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** Picks one language of a text that is kept in data (names of characters, cards, lessons). */
export function textOf(text: Readonly<Record<Locale, string>>): string {
  return text[current];
}
