/** The languages of the product, each named in itself. The first is the one pages are prerendered in. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** What a language is called in its own words. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
};

/** One sign for each, where there is no room for a name. */
export const LOCALE_SIGNS: Readonly<Record<Locale, string>> = { 'zh-Hans': '简', 'zh-Hant': '繁', en: 'En' };

/** The sign of the language menu: a Han and a Latin letter. */
export const LANGUAGE_SIGN = '文/A';

/** Where the choice is kept; static/boot.js reads the same key. */
export const KEY = 'grailwright.locale';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
