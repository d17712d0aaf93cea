/** Texts of the rules for § chips: fetched once a language, when the page has time. */
import { asset } from '$app/paths';
import { locale } from '$lib/i18n';
import type { RuleLookup, RuleText } from '$lib/ui/board/words.ts';

type Paragraphs = Readonly<Record<string, RuleText>>;

/** A lookup that answers with what is here, and fetches what is not. */
export function ruleLookup(): RuleLookup {
  const texts = $state<Record<string, Paragraphs>>({});
  $effect(() => {
    const wanted = locale.current;
    if (texts[wanted] !== undefined) return;
    fetch(asset(`/rules/${wanted}.json` as `/${string}`))
      .then((answer) => answer.json())
      .then(
        (paragraphs: Paragraphs) => {
          texts[wanted] = paragraphs;
        },
        // Without them a chip says that the text is missing; the lesson goes on.
        () => undefined,
      );
  });
  return (rule) => {
    const paragraphs = texts[locale.current];
    // §7.4(1) is a part of §7.4.
    return paragraphs?.[rule] ?? paragraphs?.[rule.replace(/\(\d+\)$/, '')] ?? null;
  };
}
