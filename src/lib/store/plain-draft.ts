/** A character or a deck as a plain file, as `npm run validate` takes it: its text becomes the draft as it stands. */
import type { DocumentKind } from './records.ts';

/** The newest format of the files themselves. */
const FORMAT = 1;
/** What only files of each kind have. */
const LISTS: readonly (readonly [list: string, kind: Extract<DocumentKind, 'character' | 'deck'>])[] = [
  ['skills', 'character'],
  ['cards', 'deck'],
];

export interface PlainDraft {
  kind: DocumentKind;
  title: string;
  value: { text: string };
}

function titleOf({ name, id }: Record<string, unknown>): string {
  const names: unknown[] = typeof name === 'object' && name !== null ? Object.values(name) : [name];
  const found = [...names, id].find((one) => typeof one === 'string' && one !== '');
  return (found as string | undefined) ?? '';
}

/**
 * @param text of the file
 * @param data what its JSON says
 * @returns null if it is none
 */
export function plainDraft(text: string, data: unknown): PlainDraft | 'newer' | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const parts = data as Record<string, unknown>;
  const kind = LISTS.find(([list]) => Array.isArray(parts[list]))?.[1];
  if (kind === undefined || typeof parts['format'] !== 'number') return null;
  if (parts['format'] > FORMAT) return 'newer';
  return { kind, title: titleOf(parts), value: { text: text.replace(/^\ufeff/, '') } };
}
