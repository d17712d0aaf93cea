/** What lessons of one's own are set up from: the deck, and the roster as far as it has been fetched. */
import { rosterAtHand } from '$lib/content/characters.ts';
import { deck } from '$lib/content/deck.ts';
import type { Supply } from '$lib/lesson/position.ts';

export const supplyAtHand = (): Supply => ({ deck, roster: rosterAtHand() });
