/** Expectations about what one seat may see (§4), and about the faces of the deck. */
import {
  eventsFor,
  fits,
  isWordError,
  parseCardWord,
  viewFor,
  type CardFace,
  type Game,
  type SeatView,
} from '../../grail/index.ts';
import { wholeMatch } from './expect-board.ts';
import type { Miss } from './expect.ts';
import type { Expectation, ViewExpectation } from './schema.ts';

type Sight = 'seen' | 'hidden';

export function viewMisses(game: Game, { view }: Expectation): Miss[] {
  return (view === undefined ? [] : [view].flat()).flatMap((wanted) => oneView(game, wanted));
}

function oneView(game: Game, wanted: ViewExpectation): Miss[] {
  const viewer = wanted.of === 'spectator' ? null : wanted.of;
  const view = viewFor(game, viewer);
  const misses: Miss[] = [];
  const see = (what: string, expected: Sight | undefined, shown: boolean): void => {
    const found: Sight = shown ? 'seen' : 'hidden';
    if (expected !== undefined && expected !== found)
      misses.push({ what: `view of ${wanted.of}: ${what}`, expected, found });
  };
  for (const [seat, expected] of Object.entries(wanted.hand ?? {}))
    see(`hand.${seat}`, expected, (view.seats[Number(seat)]?.hand ?? null) !== null);
  for (const [seat, expected] of Object.entries(wanted.covered ?? {}))
    see(`covered.${seat}`, expected, seesPiles(view.seats[Number(seat)]));
  if (Array.isArray(wanted.discard))
    misses.push(...wholeMatch(game, `view of ${wanted.of}: discard`, wanted.discard, view.discard ?? []));
  else see('discard', wanted.discard, view.discard !== null);
  see('request', wanted.request, view.request !== null);
  for (const [type, expected] of Object.entries(wanted.events ?? {}))
    misses.push(...eventSight(game, viewer, type, expected));
  return misses;
}

/** Whether the faces of a seat's covered cards are known, of which there must be some. */
function seesPiles(seat: SeatView | undefined): boolean {
  const piles = seat?.piles.filter(({ size }) => size > 0) ?? [];
  return piles.length > 0 && piles.every(({ cards }) => cards !== null);
}

/** Whether this viewer reads the cards of every event of a type, or only their number. */
function eventSight(game: Game, viewer: number | null, type: string, expected: Sight): Miss[] {
  const what = `view of ${viewer ?? 'spectator'}: events.${type}`;
  const events = eventsFor(game, viewer).filter((event) => event.type === type);
  if (events.length === 0) return [{ what, expected: 'such events', found: 'none' }];
  const wrong = events.filter((event) => {
    const open = !('hidden' in event) || event.hidden.cards !== null;
    return open !== (expected === 'seen');
  });
  if (wrong.length === 0) return [];
  return [{ what, expected, found: `${wrong.length} of ${events.length} are not` }];
}

/** Counts in the deck file: `total`, kinds, factions, card names and card words. */
export function deckMisses(deck: readonly CardFace[], wanted: Expectation['deckFaces']): Miss[] {
  return Object.entries(wanted ?? {}).flatMap(([key, expected]) => {
    const found = countFaces(deck, key);
    return found === expected
      ? []
      : [{ what: `deckFaces.${key}`, expected: String(expected), found: String(found) }];
  });
}

function countFaces(deck: readonly CardFace[], key: string): number | string {
  if (key === 'total') return deck.length;
  const byWord = deck.filter((face) => face.kind === key || face.faction === key);
  if (byWord.length > 0) return byWord.length;
  const pattern = parseCardWord(key);
  if (isWordError(pattern)) return 'no such card, kind or faction';
  return deck.filter((face) => fits(pattern, face)).length;
}
