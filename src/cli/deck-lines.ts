/** What a deck comes to, in lines: how many cards of each, the official number beside where it is another. */
import { deck as official } from '$lib/content/deck.ts';
import { summaryOf, type Tally } from '$lib/dsl/decks/index.ts';
import * as homebrew from '$lib/i18n/topics/homebrew.js';
import * as terms from '$lib/i18n/topics/terms.js';
import type { Locale } from '$lib/i18n/locales.ts';
import { DeckFileError, readDeckFile } from './deck-files.ts';

type Word = (params: object, options: { locale: Locale }) => string;
const byTerm = terms as unknown as Readonly<Record<string, Word | undefined>>;

/** @throws where it is no deck that can be played */
export function deckLines(path: string, locale: Locale): string[] {
  const { deck } = readDeckFile(path, path);
  if (deck === null) throw new DeckFileError(`it has errors (npm run validate -- ${path})`);
  const { name } = deck;
  const options = { locale };
  const term = (group: string, id: string): string =>
    byTerm[`term_${group}_${id.replaceAll('-', '_')}`]?.({}, options) ?? id;
  const tallied = (word: string, { count, official: usual }: Tally): string =>
    count === usual ? `${word} ${count}` : `${word} ${count} (${usual})`;
  const line = (title: string, parts: readonly string[]): string =>
    `${title}${locale === 'en' ? ': ' : '：'}${parts.join(locale === 'en' ? ', ' : '、')}`;
  const sum = summaryOf(deck, official);
  const kinds = {
    attack: homebrew.homebrew_summary_kind_attack({}, options),
    magic: homebrew.homebrew_summary_kind_magic({}, options),
  };
  const shownName = (locale === 'en' ? (name.en ?? name.zh) : (name.zh ?? name.en)) ?? '';
  return [
    `# ${shownName} (${deck.id})`,
    homebrew.homebrew_summary_total({ count: sum.total.count, official: sum.total.official }, options),
    line(
      homebrew.homebrew_summary_kinds({}, options),
      sum.kinds.map((one) => tallied(kinds[one.kind], one)),
    ),
    line(
      homebrew.homebrew_summary_names({}, options),
      sum.names.map((one) => tallied(term('card', one.name), one)),
    ),
    line(
      homebrew.homebrew_summary_elements({}, options),
      sum.elements.map((one) => tallied(term('element', one.element), one)),
    ),
    line(
      homebrew.homebrew_summary_factions({}, options),
      sum.factions.map((one) => tallied(term('faction', one.faction), one)),
    ),
    line(
      homebrew.homebrew_summary_uniques({}, options),
      sum.uniques.map((one) => tallied(term('skill', one.unique.skill), one)),
    ),
    '',
  ];
}
