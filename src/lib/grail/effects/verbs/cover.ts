/** `cover`: cards are laid under a token of the owner (§14.8); what it cannot hold its owner throws away (§20.9). */
import type { CardId } from '../../state/cards.ts';
import { seatOf } from '../../state/changes.ts';
import { takeFromDeck } from '../../state/deck.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { maxOf } from '../../state/sheet.ts';
import { coverCards, takeCards, trimCovered } from '../../state/zones.ts';
import { askValues } from '../ask-values.ts';
import { compileCardIds } from '../cards.ts';
import type { NumberOf } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Name, TokenId, Who } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, checkOverLimits, temp, type Program } from '../program.ts';
import { cardsResult, type CollectCards } from '../results.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';

/** Cards of a name. */
export interface NamedCards {
  these: Name;
}

/** Cards are laid under a token: from hand, deck, the attack's card, the event's cards or a name; above its maximum the owner throws away. */
export interface Cover extends EffectBase {
  do: 'cover';
  token: TokenId;
  from: 'hand' | 'deck' | 'attack-card' | 'event-cards' | NamedCards;
  /** Whose hand; and beside whom with `beside`. */
  who?: Who;
  count?: Num | 'all';
  upTo?: Num;
  /** Ordered piles: default on top. */
  at?: 'top' | 'bottom';
}

export function cover(effect: Cover, program: Program, names: Names): void {
  const covered = cardsResult(effect.name, names);
  if (effect.from === 'hand') fromHand(effect, covered, program, names);
  else if (effect.from === 'deck') fromDeck(effect, covered, program, names);
  else
    fromName(
      effect,
      typeof effect.from === 'string' ? effect.from : effect.from.these,
      covered,
      program,
      names,
    );
  trim(effect.token, program);
  checkOverLimits(program);
}

function countOf({ count, upTo }: Cover, names: Names): NumberOf {
  return count === 'all' ? () => Infinity : compileNum(count ?? upTo ?? 1, names);
}

/** Whose hand it is picks. */
function fromHand(effect: Cover, covered: CollectCards, program: Program, names: Names): void {
  const who = compileOne(effect.who ?? 'self', names);
  const count = countOf(effect, names);
  const chosen = temp(program);
  askValues(program, chosen, 'card', who, (game, frame) => {
    const seat = who(game, frame);
    const max = count(game, frame);
    const from = seat < 0 ? [] : seatOf(game, seat).hand;
    return { from, min: effect.upTo === undefined ? max : 0, max };
  });
  add(program, (game, frame) =>
    lay(game, frame, effect, covered, frame.slots[chosen] ?? [], who(game, frame)),
  );
}

function lay(
  game: Game,
  frame: EffectData,
  { token, at = 'top' }: Cover,
  covered: CollectCards,
  cards: readonly CardId[],
  knower: number,
): boolean {
  const found = takeCards(game, cards, knower, '§14.8');
  covered(frame, found);
  coverCards(game, frame.seat, token, found, at, '§14.8');
  return found.length === 0;
}

function fromDeck(effect: Cover, covered: CollectCards, program: Program, names: Names): void {
  const count = countOf(effect, names);
  const { token, at = 'top' } = effect;
  add(program, (game, frame) => {
    const came = takeFromDeck(game, Math.max(0, count(game, frame)), (cards, deck) => {
      covered(frame, cards);
      coverCards(game, frame.seat, token, cards, at, '§14.8', deck);
    });
    return came === 0;
  });
}

/** §13.6: the attack's card lies in the discard pile; one that a reshuffle has taken is lost to the attack. */
function liesDiscarded({ board: { discard } }: Game, card: CardId): boolean {
  return discard.faceUp.includes(card) || discard.faceDown.includes(card);
}

/** The attack's card out of the discard pile; the event's cards, cards of a name wherever they lie now. */
function fromName(effect: Cover, name: string, covered: CollectCards, program: Program, names: Names): void {
  const cards = compileCardIds(name, names);
  const count =
    effect.count === undefined && effect.upTo === undefined ? () => Infinity : countOf(effect, names);
  add(program, (game, frame) => {
    const found = cards(game, frame).filter((card) => name !== 'attack-card' || liesDiscarded(game, card));
    const those = found.slice(0, Math.max(0, count(game, frame)));
    return lay(game, frame, effect, covered, those, frame.seat);
  });
}

function trim(token: string, program: Program): void {
  const surplus = temp(program);
  askValues(
    program,
    surplus,
    'card',
    (_game, frame) => frame.seat,
    (game, frame) => {
      const from = seatOf(game, frame.seat).piles[token] ?? [];
      const over = Math.max(0, from.length - maxOf(game, frame.seat, token));
      return { from, min: over, max: over };
    },
  );
  add(program, (game, frame) => {
    const cards = frame.slots[surplus] ?? [];
    trimCovered(game, frame.seat, token, cards, '§20.9');
    return cards.length === 0;
  });
}
