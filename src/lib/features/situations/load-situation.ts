/** Finds what an address wants built or set up: a kept situation, one in the link, a ruling, a step of a game. */
import { rosterFor } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import { GivenError } from '$lib/dsl/cases/given.ts';
import type { LeftBehind } from '$lib/dsl/cases/given-of.ts';
import type { GameDocument } from '$lib/dsl/documents/game.ts';
import { openedSetup } from '$lib/dsl/roster/roster.ts';
import type { AddressParts } from '$lib/features/table/address.svelte.ts';
import { linesOfGame } from '$lib/features/table/game-lines.ts';
import type { Kept } from '$lib/features/table/keeper.ts';
import {
  findDocument,
  fromStore,
  isUnopened,
  unopened,
  type Unopened,
} from '$lib/features/table/open-document.ts';
import { replay } from '$lib/grail';
import { locale, m } from '$lib/i18n';
import { emptyDraft, problemsOfDraft, type Draft } from './draft.ts';
import { writtenChoices } from './tried-lines.ts';
import { fetchRuling, findEntry } from './fetch-rulings.svelte.ts';

export interface FoundSituation {
  draft: Draft;
  kept: Kept;
  /** What a position made from a game does not bring along. */
  left?: readonly LeftBehind[];
}

const fresh = (title: string): Kept => ({ id: crypto.randomUUID(), title, base: undefined });

/** A situation that is kept, or that came in the link. */
export async function loadSituation(parts: AddressParts): Promise<FoundSituation | Unopened> {
  const found = await findDocument('situation', parts, m.situation_untitled());
  if (isUnopened(found)) return found;
  const draft = found.value as Draft;
  await rosterFor(draft.given.characters);
  try {
    problemsOfDraft(draft);
  } catch (error) {
    if (error instanceof GivenError) return unopened('impossible', error.message);
    throw error;
  }
  return { draft, kept: found.kept };
}

/** A ruling as the beginning of a situation: its position, and its courses as lines. */
async function fromRuling(id: string): Promise<FoundSituation | Unopened> {
  const entry = await findEntry(id, locale.current);
  const ruling = entry?.opens ? await fetchRuling(entry) : undefined;
  if (ruling?.setup.situation === undefined || entry === undefined) return unopened('missing', id);
  const { givenOfSetup } = await import('$lib/dsl/cases/given-of.ts');
  const { setup, lines } = ruling;
  const draft: Draft = {
    given: givenOfSetup(setup, await rosterFor(setup.characters)),
    question: entry.question,
    answer: entry.answer,
    lines: lines.map(({ choices }) => ({ do: writtenChoices(setup, choices) })),
  };
  return { draft, kept: fresh(m.situation_after_ruling({ id })) };
}

/** The table at a step of a kept game. @param place `<id>:<line>:<step>` */
async function fromGame(place: string): Promise<FoundSituation | Unopened> {
  const [id = '', line = '', step = ''] = place.split(':');
  const found = await fromStore('game', id);
  if (isUnopened(found)) return found;
  const document = found.value as GameDocument;
  const choices = linesOfGame(document)[Number(line)]?.choices ?? [];
  const { givenOfGame } = await import('$lib/dsl/cases/given-of.ts');
  try {
    const { setup: stored } = document.record;
    const roster = await rosterFor(stored.characters);
    const game = replay(deck, openedSetup(stored, roster), choices, Number(step), { log: false });
    const position = givenOfGame(game, roster);
    if (position === null) return unopened('impossible', m.situation_from_game_only());
    const title = m.situation_after_game({ title: found.kept.title, step });
    return { draft: { given: position.given }, kept: fresh(title), left: position.left };
  } catch (error) {
    return unopened('impossible', error instanceof Error ? error.message : String(error));
  }
}

/** What the builder begins with. An address that says nothing: an empty table. */
export async function loadDraft(parts: AddressParts): Promise<FoundSituation | Unopened> {
  const [kind, ...rest] = (parts['from'] ?? '').split(':');
  if (kind === 'ruling') return fromRuling(rest.join(':'));
  if (kind === 'game') return fromGame(rest.join(':'));
  if (parts['id'] !== undefined || parts['situation'] !== undefined) {
    const found = await loadSituation(parts);
    if (isUnopened(found) || found.draft.given.newGame !== true) return found;
    return unopened('impossible', m.situation_no_position());
  }
  return { draft: emptyDraft(6), kept: fresh(m.situation_untitled()) };
}
