/** Which number an event changes, and from what to what: read from the event alone, nothing is compared. */
import type { BeforeAfter, GrailEvent } from '../events.ts';
import type { Stones } from '../state/board.ts';
import type { Fact, FactValue, SeatNumber, TableNumber, TeamNumber } from './fact.ts';

/** `before` is null where the number began with this event. */
export interface Change {
  before: FactValue;
  after: FactValue;
}

/** What the event makes of the fact, or null if it does not speak of it. */
export function changeBy(event: GrailEvent, fact: Fact): Change | null {
  switch (fact.of) {
    case 'token':
      return event.type === 'tokensChanged' && event.seat === fact.seat && event.token === fact.token
        ? event.count
        : null;
    case 'pile':
      return pileChange(event, fact.seat, fact.token);
    case 'team':
      return teamChange(event, fact.team, fact.what);
    case 'seat':
      return seatChange(event, fact.seat, fact.what);
    case 'table':
      return tableChange(event, fact.what);
  }
}

function part(before: Stones, after: Stones, of: 'gem' | 'crystal'): BeforeAfter {
  return { before: before[of], after: after[of] };
}

function teamChange(event: GrailEvent, team: number, what: TeamNumber): Change | null {
  if (!('team' in event) || event.team !== team) return null;
  switch (event.type) {
    case 'moraleLost':
    case 'moraleGained':
    case 'moraleSet':
      return what === 'morale' ? event.morale : null;
    case 'cupsChanged':
      return what === 'cups' ? event.cups : null;
    case 'stonesChanged':
      return what === 'gem' || what === 'crystal' ? part(event.before, event.after, what) : null;
    default:
      return null;
  }
}

function seatChange(event: GrailEvent, seat: number, what: SeatNumber): Change | null {
  if (what === 'hand') return handChange(event, seat);
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'healsGained':
    case 'healsLost':
    case 'healsUsed':
      return what === 'heals' ? event.heals : null;
    case 'energyChanged':
      return energyChange(event, what);
    case 'limitChanged':
      return what === LIMIT_FACTS[event.of] ? event.limit : null;
    case 'formChanged':
      return what === 'form' ? { before: event.before, after: event.after } : null;
    default:
      return null;
  }
}

const LIMIT_FACTS = { hand: 'handLimit', heals: 'healLimit', energy: 'energyLimit' } as const;

function energyChange(
  { before, after }: Extract<GrailEvent, { type: 'energyChanged' }>,
  what: SeatNumber,
): Change | null {
  if (what === 'energy') return { before: before.gem + before.crystal, after: after.gem + after.crystal };
  return what === 'gem' || what === 'crystal' ? part(before, after, what) : null;
}

function handChange(event: GrailEvent, seat: number): Change | null {
  switch (event.type) {
    case 'cardShown':
    case 'cardDiscarded':
    case 'cardsDiscarded':
    case 'cardsDrawn':
      return event.seat === seat ? event.hand : null;
    case 'cardsTaken':
    case 'cardsReceived':
      return event.seat === seat ? event.hand : null;
    case 'placedRemoved':
      return event.taker === seat ? event.hand : null;
    case 'cardsGiven':
      if (event.seat === seat) return event.giverHand;
      return event.to === seat ? event.takerHand : null;
    default:
      return null;
  }
}

function pileChange(event: GrailEvent, seat: number, token: string): Change | null {
  if (event.type !== 'cardsCovered' && event.type !== 'cardsTaken') return null;
  return event.seat === seat && event.token === token ? event.pile : null;
}

function tableChange(event: GrailEvent, what: TableNumber): Change | null {
  switch (what) {
    case 'deck':
      return 'deck' in event ? event.deck : null;
    case 'discard':
      return 'discard' in event ? event.discard : null;
    case 'extra':
      return 'extra' in event ? event.extra : null;
    case 'turn':
      return event.type === 'turnBegan' ? { before: event.number - 1, after: event.number } : null;
    default:
      return pointsChange(event, what);
  }
}

/** Points of what runs are never shown below 0. */
const floored = ({ before, after }: BeforeAfter): Change => ({
  before: Math.max(0, before),
  after: Math.max(0, after),
});
const begins = (points: number): Change => ({ before: null, after: Math.max(0, points) });

function pointsChange(event: GrailEvent, what: 'attack' | 'missile' | 'damage'): Change | null {
  if (what === 'attack') {
    if (event.type === 'attackDeclared') return begins(event.damage);
    return event.type === 'attackChanged' ? floored(event.damage) : null;
  }
  if (what === 'missile') {
    if (event.type === 'windowOpened') return event.timing === 'missile.launch' ? begins(event.points) : null;
    return event.type === 'missilePassed' || event.type === 'missileChanged' ? event.points : null;
  }
  return damageChange(event);
}

/** The damage block begins with the window of ③, whether or not anybody listens to it. */
function damageChange(event: GrailEvent): Change | null {
  switch (event.type) {
    case 'windowOpened':
      return event.timing === 't3.deal' ? begins(event.points) : null;
    case 'damageEntered':
      return begins(event.points);
    case 'damageChanged':
    case 'healsUsed':
      return floored(event.points);
    case 'damageMoved':
      return floored(event.left);
    case 'damageDealt':
    case 'damageActual':
    case 'damageTaken':
      return { before: event.points, after: event.points };
    default:
      return null;
  }
}
