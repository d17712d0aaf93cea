import { browser } from '$app/environment';
import { overwriteGetLocale } from './paraglide/runtime.js';
import { isLocale, KEY, type Locale } from './locales.ts';

/**
 * Pages are prerendered, and hydrated, in zh-Hans. Right after that the root layout calls `adoptLocale`,
 * and since every text asks this state for its language, all of them change at once. Until then
 * static/boot.js keeps the page hidden from readers of another language.
 */
let current = $state<Locale>('zh-Hans');

overwriteGetLocale(() => current);

/** The language the page is shown in. */
export const locale = {
  get current(): Locale {
    return current;
  },
};

/** Shows the language that static/boot.js found for this reader. */
export function adoptLocale(): void {
  const wanted = document.documentElement.lang;
  if (isLocale(wanted)) current = wanted;
}

/** Changes the language of the whole page at once and remembers it where the browser allows that. */
export function setLocale(wanted: Locale): void {
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
