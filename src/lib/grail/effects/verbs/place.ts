/** `place`: a card before a character (§22): the one that was played for it, one from a hand, an exclusive one; one in play moves. */
import { faceOf } from '../../choices/possible.ts';
import type { SeatId } from '../../state/board.ts';
import { movePlaced, placeCard, seatOf, showFromHand } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { exclusiveAvailable, laidCardOf } from '../../state/sheet.ts';
import { mayReceive } from '../../state/table.ts';
import { openWindow } from '../../windows/open.ts';
import { effectPlaced } from '../../windows/queued.ts';
import { asideCard, placedAt } from '../fields.ts';
import type { Laid, Who } from '../language/words.ts';
import { lyingCalled, type Lying } from '../lying.ts';
import type { Names } from '../names.ts';
import { add, call, checkOverLimits, PLAYED, temp, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** A card before a character (§22); a basic one is that paid with `play`, or one from a hand; one that lies elsewhere moves. */
export interface Place extends EffectBase {
  do: 'place';
  card: Laid;
  before: Who;
  /** A card of that name from this hand, when none was played. */
  from?: Who;
}

export function place(effect: Place, program: Program, names: Names): void {
  const before = compileOne(effect.before, names);
  const from = compileOne(effect.from ?? 'self', names);
  const chosen = names.bound.get(effect.card) === 'placed' ? effect.card : null;
  const shown = temp(program);
  /** The id of the card, and where it lies if the very card was chosen there. */
  const meant = (game: Game, frame: EffectData): { id: string; lying: Lying | null } => {
    if (chosen === null) return { id: effect.card, lying: null };
    const value = frame.slots[chosen]?.[0] ?? -1;
    const lying = placedAt(game, value);
    return { id: lying?.placed.name ?? asideCard(game, frame.seat, value) ?? '', lying };
  };
  add(program, (game, frame) => {
    frame.slots[shown] = [];
    const to = before(game, frame);
    const { id, lying } = meant(game, frame);
    if (to < 0 || id === '') return true;
    if (lying !== null) return move(game, lying, to);
    if (laidCardOf(game, frame.seat, id)?.kind === 'exclusive') return placeExclusive(game, frame, id, to);
    if (!mayReceive(game, to, countedAs(game, frame.seat, id) ?? id)) return true;
    const played = frame.slots[PLAYED]?.shift();
    if (played === undefined) return showOne(game, frame, id, from(game, frame), to, shown);
    frame.slots[shown] = [played];
    return true;
  });
  add(program, (game, frame) => {
    const card = frame.slots[shown]?.[0];
    if (card === undefined) return true;
    const { seat } = frame;
    const { id } = meant(game, frame);
    const placed = { card, name: id, countsAs: countedAs(game, seat, id), exclusive: false, by: seat };
    const to = before(game, frame);
    placeCard(game, to, placed, '§22.1');
    effectPlaced(game, to, placed);
    return false;
  });
  checkOverLimits(program);
}

function countedAs(game: Game, seat: SeatId, id: string) {
  return laidCardOf(game, seat, id)?.countsAs ?? null;
}

function move(game: Game, { seat, placed }: Lying, to: SeatId): boolean {
  if (seat === to) return true;
  if (!placed.exclusive && !mayReceive(game, to, placed.countsAs ?? placed.name)) return true;
  movePlaced(game, seat, placed, to, '§22');
  return false;
}

/** §22.3: an exclusive card lies once; it has no face of the deck. */
function placeExclusive(game: Game, { seat }: EffectData, id: string, to: SeatId): boolean {
  const lying = lyingCalled(game, id, seat, -1);
  if (lying !== null) return move(game, lying, to);
  if (!exclusiveAvailable(game, seat, id)) return true;
  const countsAs = countedAs(game, seat, id);
  placeCard(game, to, { card: 0, name: id, countsAs, exclusive: true, by: seat }, '§22.3');
  return false;
}

/** §21.9: a card that nobody has played yet is shown from a hand first. */
function showOne(
  game: Game,
  frame: EffectData,
  name: string,
  giver: SeatId,
  to: SeatId,
  shown: string,
): boolean {
  const card =
    giver < 0 ? undefined : seatOf(game, giver).hand.find((one) => faceOf(game, one).name === name);
  if (card === undefined) return true;
  frame.slots[shown] = [card];
  showFromHand(game, giver, card, 'magic', '§21.9');
  const window = openWindow(game, 'card.revealed', giver, to, 1, card, 'magic', '§21.9');
  return window === null ? true : call(frame, 'reveal', window);
}
