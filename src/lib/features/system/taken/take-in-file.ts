/** A file from outside is checked and taken in: nothing that is here is changed by it. */
import { documentSchemas } from '$lib/content/documents.ts';
import {
  documents,
  isFault,
  progress,
  readBytes,
  readEverything,
  type Fault,
  type Refused,
  type SetHead,
  type TakenIn,
} from '$lib/store';

/** What came of a file. */
export type Arrival =
  | { kind: 'fault'; fault: Fault }
  | {
      kind: 'taken';
      taken: readonly TakenIn[];
      refused: readonly Refused[];
      set: SetHead | null;
      /** How many lessons' progress came with it. */
      lessons: number;
    };

export async function takeInFile(bytes: Uint8Array): Promise<Arrival> {
  const plain = readBytes(bytes);
  if (typeof plain === 'string') return { kind: 'fault', fault: { fault: plain, findings: [] } };
  const read = await readEverything(plain.text, documentSchemas, Date.now());
  if (isFault(read)) return { kind: 'fault', fault: read };
  if (read.progress !== null) await (await progress.open())?.takeIn(read.progress);
  const taken = await documents.takeIn(read.documents, read.versions);
  const lessons = read.progress?.lessons.length ?? 0;
  return { kind: 'taken', taken, refused: read.refused, set: read.set, lessons };
}
