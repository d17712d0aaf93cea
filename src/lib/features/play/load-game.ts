/** Finds the game that an address names: kept under an id, or packed into the link itself. */
import type { GameDocument } from '$lib/dsl/documents/game.ts';
import type { AddressParts } from '$lib/features/table/address.svelte.ts';
import { m } from '$lib/i18n';
import { documentSchemas } from '$lib/content/documents.ts';
import { documents, fromLink, isFault } from '$lib/store';
import { openDocument, type Opened } from './game-document.ts';
import type { Kept } from '$lib/features/table/keeper.ts';

export interface Unopened {
  because: 'none' | 'missing' | 'broken' | 'newer' | 'otherKind' | 'impossible';
  /** For whoever mends it. */
  details: string;
}
export interface Found {
  document: GameDocument;
  opened: Opened;
  kept: Kept;
}

const unopened = (because: Unopened['because'], details = ''): Unopened => ({ because, details });

function opening(document: GameDocument, kept: Kept): Found | Unopened {
  try {
    return { document, opened: openDocument(document), kept };
  } catch (error) {
    return unopened('impossible', error instanceof Error ? error.message : String(error));
  }
}

async function fromStore(id: string): Promise<Found | Unopened> {
  const held = await documents.get(id);
  if (held === undefined) return unopened('missing');
  if (held.kind !== 'game') return unopened('otherKind');
  const { checkGame } = await import('$lib/dsl/documents/game.ts');
  const checked = checkGame(held.value);
  if (checked.value === null)
    return unopened('broken', checked.findings.map(({ path, note }) => `${path}: ${note}`).join('\n'));
  return opening(checked.value, { id, title: held.title, base: held.updated });
}

async function fromAddress(link: string): Promise<Found | Unopened> {
  const read = await fromLink(link, documentSchemas);
  if (isFault(read)) {
    const details = read.findings.map(({ path, note }) => `${path}: ${note}`).join('\n');
    return unopened(read.fault === 'newer' || read.fault === 'otherKind' ? read.fault : 'broken', details);
  }
  if (read.kind !== 'game') return unopened('otherKind');
  const title = read.title || m.play_title_shared();
  return opening(read.value as GameDocument, { id: crypto.randomUUID(), title, base: undefined });
}

/** @param parts the address's parts; `id` wins over a game in the link */
export async function loadGame(parts: AddressParts): Promise<Found | Unopened> {
  if (parts['id'] !== undefined) return fromStore(parts['id']);
  if (parts['game'] !== undefined) return fromAddress(`game=${parts['game']}`);
  return unopened('none');
}
