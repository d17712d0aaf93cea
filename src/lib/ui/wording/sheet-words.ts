/** Names that a character's sheet brings along, each as its author typed it. */
import type { SheetView, Text } from '$lib/grail';
import { locale } from '$lib/i18n';
import { hantName } from './hant-names.svelte.ts';

const hanText = ({ zh }: Text): string | undefined =>
  zh !== undefined && locale.current === 'zh-Hant' ? hantName(zh) : zh;

/** The reader's language, or the other one where that is missing. */
export function ownText(text: Text): string {
  return (locale.current === 'en' ? (text.en ?? text.zh) : (hanText(text) ?? text.en)) ?? '';
}

const named = (thing: { name: Text } | undefined): string | null =>
  thing === undefined ? null : ownText(thing.name);

const entryOf = <T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;

/** A token, or one side of a two-sided one (`token.side`); null where the sheet does not name it. */
export function tokenWord(sheet: SheetView | null, key: string): string | null {
  const [id = '', side] = key.split('.');
  const token = entryOf(sheet?.tokens, id);
  if (side === undefined || token?.kind !== 'two-sided') return named(token);
  const text = entryOf(token.sides, side);
  return text === undefined ? null : ownText(text);
}

/** A card that its skills lay before somebody. */
export const laidWord = (sheet: SheetView | null, card: string): string | null =>
  named(entryOf(sheet?.cards, card));

export const formWord = (sheet: SheetView | null, form: string): string | null =>
  named(entryOf(sheet?.forms, form));

/** What is cut into a seat's seal: the first sign of the name. */
export const sealOf = (sheet: SheetView): string | undefined =>
  [...(hanText(sheet.name) ?? sheet.name.en ?? '')][0];
