/** Attacks, missiles and damage as sentences, with codes for seats and cards (marked.ts). */
import type { GrailEvent } from '$lib/grail';
import { m } from '$lib/i18n';
import { cardCode, seatCode } from './marked.ts';
import { elementName, placedName } from './terms.ts';

type Of<T extends GrailEvent['type']> = Extract<GrailEvent, { type: T }>;

const SHOWN = {
  attack: m.log_cardShown_attack,
  counter: m.log_cardShown_counter,
  block: m.log_cardShown_block,
  magic: m.log_cardShown_magic,
  missile: m.log_cardShown_missile,
  discard: m.log_cardShown_discard,
  show: m.log_cardShown_show,
} as const;
const DEALT = {
  attack: m.log_damageDealt_attack,
  missile: m.log_damageDealt_missile,
  poison: m.log_damageDealt_poison,
  skill: m.log_damageDealt_skill,
} as const;
const REMOVED = {
  discard: m.log_placedRemoved_discard,
  hand: m.log_placedRemoved_hand,
  owner: m.log_placedRemoved_owner,
} as const;

function declared({ attacker, target, card, element, active, damage }: Of<'attackDeclared'>): string {
  const facts = { attacker: seatCode(attacker), target: seatCode(target), points: damage };
  if (card === 0) return m.log_attackDeclared_noCard({ ...facts, element: elementName(element) });
  const say = active ? m.log_attackDeclared : m.log_attackDeclared_counter;
  return say({ ...facts, card: cardCode(card) });
}

function answered({ seat, answer, card, target }: Of<'attackAnswered'>): string {
  const who = { seat: seatCode(seat) };
  if (answer === 'take') return m.log_attackAnswered_take(who);
  if (answer === 'block') return m.log_attackAnswered_block({ ...who, card: cardCode(card) });
  return m.log_attackAnswered_counter({ ...who, card: cardCode(card), target: seatCode(target) });
}

function missed({ target, by }: Of<'attackMissed'>): string {
  const facts = { target: seatCode(target) };
  if (by === 'counter') return m.log_attackMissed_counter(facts);
  return by === 'block' ? m.log_attackMissed_block(facts) : m.log_attackMissed_shield(facts);
}

function missileText(event: GrailEvent): string | null {
  switch (event.type) {
    case 'missileAimed':
      return (event.newRound ? m.log_missileAimed_newRound : m.log_missileAimed)({
        passer: seatCode(event.passer),
        target: seatCode(event.target),
        points: event.points,
      });
    case 'missilePassed':
      return m.log_missilePassed({ seat: seatCode(event.seat), ...event.points });
    case 'missileEnded':
      if (event.by === 'lapsed') return m.log_missileEnded_lapsed();
      return (event.by === 'block' ? m.log_missileEnded_block : m.log_missileEnded_shield)({
        target: seatCode(event.target),
      });
    default:
      return null;
  }
}

function damageText(event: GrailEvent): string | null {
  switch (event.type) {
    case 'damageDealt':
      return DEALT[event.by]({
        source: seatCode(event.source),
        target: seatCode(event.target),
        points: event.points,
      });
    case 'healsUsed':
      return event.count === 0
        ? null
        : m.log_healsUsed({ seat: seatCode(event.seat), count: event.count, ...event.points });
    case 'damageActual':
      return event.points === 0
        ? m.log_damageActual_none({ target: seatCode(event.target) })
        : m.log_damageActual({ target: seatCode(event.target), points: event.points });
    case 'damageTaken':
      return m.log_damageTaken({ target: seatCode(event.target), points: event.points });
    default:
      return null;
  }
}

/** The sentence of an event of an attack, a missile or a damage; null if it is none of those. */
export function attackText(event: GrailEvent): string | null {
  switch (event.type) {
    case 'attackDeclared':
      return declared(event);
    case 'cardShown':
      return SHOWN[event.as]({ seat: seatCode(event.seat), card: cardCode(event.card), ...event.hand });
    case 'attackAnswered':
      return answered(event);
    case 'attackHit':
      return (event.forced ? m.log_attackHit_forced : m.log_attackHit)({ target: seatCode(event.target) });
    case 'attackMissed':
      return missed(event);
    case 'placedRemoved':
      return REMOVED[event.to]({ seat: seatCode(event.seat), card: placedName(event.name) });
    default:
      return missileText(event) ?? damageText(event);
  }
}
