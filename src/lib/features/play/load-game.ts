/** Finds the game that an address names, and opens it. */
import { rosterFor } from '$lib/content/characters.ts';
import type { GameDocument } from '$lib/dsl/documents/game.ts';
import type { AddressParts } from '$lib/features/table/address.svelte.ts';
import type { Kept } from '$lib/features/table/keeper.ts';
import { findDocument, isUnopened, unopened, type Unopened } from '$lib/features/table/open-document.ts';
import { m } from '$lib/i18n';
import { openDocument, type Opened } from './game-document.ts';

export type { Unopened };
export interface Found {
  document: GameDocument;
  opened: Opened;
  kept: Kept;
}

/** @param parts the address's parts; `id` wins over a game in the link */
export async function loadGame(parts: AddressParts): Promise<Found | Unopened> {
  const found = await findDocument('game', parts, m.play_title_shared());
  if (isUnopened(found)) return found;
  const document = found.value as GameDocument;
  try {
    const roster = await rosterFor(document.record.setup.characters);
    return { document, opened: openDocument(document, roster), kept: found.kept };
  } catch (error) {
    return unopened('impossible', error instanceof Error ? error.message : String(error));
  }
}
