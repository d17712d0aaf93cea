/** Finds the lesson that an address names: kept under an id, or packed into the link itself. */
import { rosterFor } from '$lib/content/characters.ts';
import { documentSchemas } from '$lib/content/documents.ts';
import type { AddressParts } from '$lib/features/table/address.svelte.ts';
import { hashBoard, replay, type Choice } from '$lib/grail';
import type { LessonDocument } from '$lib/lesson/document.ts';
import { compileLesson } from '$lib/lesson/compile.ts';
import { lessonOf } from '$lib/lesson/own-lesson.ts';
import type { Stage } from '$lib/lesson/position.ts';
import { sent } from '$lib/lesson/record.ts';
import { setupOf } from '$lib/lesson/setup.ts';
import { documents, fromLink, isFault, OWN_LESSON, type EnvelopeFault } from '$lib/store';
import type { Finding } from '$lib/dsl/documents/findings.ts';
import { supplyAtHand } from './supply.ts';

export interface Unopened {
  because: 'none' | 'missing' | EnvelopeFault;
  findings: readonly Finding[];
}
export interface FoundLesson {
  document: LessonDocument;
  title: string;
  /** Null: it came in a link and is not kept here. */
  id: string | null;
  /** When this tab last saw it change. */
  base: number | undefined;
}

const unopened = (because: Unopened['because'], findings: readonly Finding[] = []): Unopened => ({
  because,
  findings,
});

async function fromStore(id: string): Promise<FoundLesson | Unopened> {
  const held = await documents.get(id);
  if (held === undefined) return unopened('missing');
  if (held.kind !== 'lesson') return unopened('otherKind');
  const { checkLesson } = await import('$lib/lesson/document.ts');
  const checked = checkLesson(held.value);
  if (checked.value === null) return unopened('broken', checked.findings);
  return { document: checked.value, title: held.title, id, base: held.updated };
}

async function fromAddress(packed: string): Promise<FoundLesson | Unopened> {
  const read = await fromLink(`lesson=${packed}`, documentSchemas);
  if (isFault(read)) return unopened(read.fault, read.findings);
  return { document: read.value as LessonDocument, title: read.title, id: null, base: undefined };
}

async function found(parts: AddressParts): Promise<FoundLesson | Unopened> {
  if (parts['id'] !== undefined) return fromStore(parts['id']);
  if (parts['lesson'] !== undefined) return fromAddress(parts['lesson']);
  return unopened('none');
}

/**
 * The roster comes along where the lesson names somebody.
 * @param parts the address's parts; `id` wins over a lesson in the link
 */
export async function loadLesson(parts: AddressParts): Promise<FoundLesson | Unopened> {
  const got = await found(parts);
  if ('document' in got) await rosterFor(got.document.lesson.script.setup.characters);
  return got;
}

/** Where progress with a lesson is kept: the same lesson has the same place, whether it came by link or is kept. */
export const progressKeyOf = (document: LessonDocument): string =>
  `${OWN_LESSON}${hashBoard(sent(document))}`;

/** Its answers as choices, or null if today's rules cannot play them: an answer may be read and still be refused. */
export function playedOrNull(document: LessonDocument): Stage['played'] | null {
  try {
    const lesson = lessonOf(document);
    const supply = supplyAtHand();
    const { deck, roster } = supply;
    const played = compileLesson(lesson, supply);
    const setup = setupOf(lesson, roster);
    const made: Choice[] = [];
    played.forEach((one, index) => {
      if (one === null) return;
      const step = lesson.script.steps[index];
      one.wrong.forEach((line, at) => {
        const legal = step?.at !== 'quiz' && step?.wrong[at]?.kind === 'detour';
        if (legal) replay(deck, setup, [...made, ...line]);
      });
      made.push(one.choice);
    });
    replay(deck, setup, made);
    return played;
  } catch {
    return null;
  }
}
