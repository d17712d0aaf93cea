/** The cards of what is to be printed: texts read and described in the worker, fonts fetched, laid out. Comes late. */
import { characterText } from '$lib/content/character-texts.ts';
import { deck } from '$lib/content/deck.ts';
import type { Sheet } from '$lib/content/sheet.ts';
import type { Character } from '$lib/grail';
import type { Locale } from '$lib/i18n';
import { documents } from '$lib/store';
import { marksOf } from '../share/card-marks.ts';
import { cardContent, signsOf, type CardNotes } from '../share/card-content.ts';
import { cardFonts } from '../share/card-fonts.ts';
import { layOutCard } from '../share/card-layout.ts';
import type { CardPage } from '../share/card-parts.ts';
import { measurer } from '../share/card-type.ts';
import { readText } from '../share/read-text.ts';
import type { Chosen } from './chosen.ts';

/** One card of paper. */
export interface Printed {
  key: string;
  name: string;
  page: CardPage;
}
export interface PrintRun {
  cards: Printed[];
  /** Titles of drafts that cannot be printed: not here, or with an error in them. */
  failed: string[];
  /** False: the reader's own fonts stand in. */
  ownFonts: boolean;
}
/** One character that is to be printed. */
export interface Readable {
  key: string;
  sheet: Sheet;
  notes: CardNotes;
}

async function read(key: string, text: string | null): Promise<Readable | null> {
  const study = text === null ? null : await readText('character', text);
  if (study?.sheet == null) return null;
  const character = study.value as Character;
  const { author } = character;
  const notes = { ...(author === undefined ? {} : { author }), marks: marksOf(character, deck) };
  return { key, sheet: study.sheet, notes };
}

const ownText = async (id: string): Promise<{ title: string; text: string | null }> => {
  const held = await documents.get(id);
  const text = (held?.value as { text?: unknown } | undefined)?.text;
  return { title: held?.title ?? id, text: typeof text === 'string' ? text : null };
};

/** @returns what can be printed of it, and the titles of what cannot */
export async function readCharacters({
  own,
  official,
}: Chosen): Promise<{ found: Readable[]; failed: string[] }> {
  const found: Readable[] = [];
  const failed: string[] = [];
  for (const id of own) {
    const { title, text } = await ownText(id);
    const one = await read(`own-${id}`, text);
    if (one === null) failed.push(title);
    else found.push(one);
  }
  for (const id of official) {
    const one = await read(id, await characterText(id));
    if (one === null) failed.push(id);
    else found.push(one);
  }
  return { found, failed };
}

/** Lays the cards out in the language of the page. */
export async function layOutRun(
  { found, failed }: { found: readonly Readable[]; failed: string[] },
  locale: Locale,
): Promise<PrintRun> {
  const contents = found.map(({ key, sheet, notes }) => ({
    key,
    content: cardContent(sheet, locale, notes),
  }));
  const isComplete = await cardFonts(contents.map(({ content }) => signsOf(content)).join(''));
  const measure = measurer();
  const cards = contents.flatMap(({ key, content }) =>
    layOutCard(content, measure).map((page, at) => ({ key: `${key}-${at}`, name: content.name, page })),
  );
  return { cards, failed, ownFonts: contents.length === 0 || isComplete };
}
