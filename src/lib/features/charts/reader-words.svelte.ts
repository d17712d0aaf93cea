/** Data whose words come in one language at a time: what the page was made with, then what the reader reads. */
import { locale, type Locale } from '$lib/i18n';

/** The language every page is prerendered in. */
const MADE_IN: Locale = 'zh-Hans';

/**
 * Follows the reader's language. `current` is undefined while the words of a new language are on their way, so that
 * nobody sees two languages at once; words that cannot be fetched leave those that are there.
 */
export class ReaderWords<Words> {
  #held = $state.raw<{ locale: Locale; words: Words }>() as { locale: Locale; words: Words };
  #failed = $state(false);

  /** Call while a component is set up. */
  constructor(made: Words, load: (wanted: Locale) => Promise<Words>) {
    this.#held = { locale: MADE_IN, words: made };
    $effect(() => {
      const wanted = locale.current;
      if (wanted === this.#held.locale) return;
      this.#failed = false;
      load(wanted).then(
        (words) => {
          if (locale.current === wanted) this.#held = { locale: wanted, words };
        },
        () => (this.#failed = true),
      );
    });
  }

  get current(): Words | undefined {
    return this.#failed || this.#held.locale === locale.current ? this.#held.words : undefined;
  }
}
