/** Versions as they lie in a file of everything. */
import { checkEnveloped, faultOf, isId, shortText, type Fault, type Schemas } from './envelope.ts';
import type { Document, Version, Why } from './records.ts';

/** Characters of a file that unnamed versions may take. */
const ROOM = 12_000_000;

const WHYS: Readonly<Record<Why, true>> = {
  begun: true,
  rested: true,
  before: true,
  left: true,
  restored: true,
  marked: true,
};
const isWhy = (why: unknown): why is Why => typeof why === 'string' && Object.hasOwn(WHYS, why);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

/** Those with a name, and the newest others while they fit. */
export function versionsThatFit(versions: readonly Version[]): Version[] {
  let room = ROOM;
  return [...versions]
    .sort((a, b) => Number(b.mark !== undefined) - Number(a.mark !== undefined) || b.at - a.at)
    .filter((version) => (room -= JSON.stringify(version).length) >= 0 || version.mark !== undefined);
}

function versionRow(data: unknown): Version | null {
  const row = (data ?? {}) as Partial<Record<keyof Version, unknown>>;
  const { id, document, number, title, value, at, why, mark, from } = row;
  if (!isId(id) || !isId(document) || !isCount(number) || typeof title !== 'string') return null;
  if (typeof at !== 'number' || !isWhy(why)) return null;
  return {
    ...{ id, document, number, title, value, at, why },
    ...(typeof mark === 'string' && mark !== '' ? { mark: shortText(mark) } : {}),
    ...(isCount(from) ? { from } : {}),
  };
}

/** Reads the versions of a file; those of no document in it, or that its schema does not take, are refused. */
export async function readVersions(
  list: unknown,
  documents: readonly Document[],
  schemas: Schemas,
): Promise<{ versions: Version[]; refused: (Fault & { title: string })[] }> {
  if (!Array.isArray(list)) return { versions: [], refused: [{ ...faultOf('broken'), title: '' }] };
  const versions: Version[] = [];
  const refused: (Fault & { title: string })[] = [];
  for (const data of list as unknown[]) {
    const row = versionRow(data);
    const of = documents.find(({ id }) => id === row?.document);
    const checked =
      row === null || of === undefined
        ? faultOf('broken')
        : await checkEnveloped({ kind: of.kind, title: row.title, value: row.value }, schemas);
    const isThere = versions.some(({ id }) => id === row?.id);
    if ('fault' in checked) refused.push({ ...checked, title: row?.title ?? '' });
    else if (row !== null && !isThere) versions.push({ ...row, title: checked.title, value: checked.value });
  }
  return { versions, refused };
}
