/** Texts: `m.key({…})` in a template or `$derived` follows the language; `textOf` does so for names in data. */
export { m } from './paraglide/messages.js';
export { adoptLocale, locale, setLocale, textOf } from './locale.svelte.ts';
export { isLocale, LANGUAGE_SIGN, LOCALE_SIGNS, LOCALE_NAMES, LOCALES, type Locale } from './locales.ts';
