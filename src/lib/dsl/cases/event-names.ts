/** What an event pattern may begin with; a slip in `noEvents` would else hold for ever. */
import { machines, TIMINGS, type EventType } from '../../grail/index.ts';

/** Every type of event; one that is missing here, or too many, is a type error. */
const EVENT_TYPES: { [T in EventType]: true } = {
  gameBegan: true,
  stateEntered: true,
  machineReturned: true,
  choiceMade: true,
  turnBegan: true,
  turnEnded: true,
  windowOpened: true,
  cardShown: true,
  cardDiscarded: true,
  cardsDiscarded: true,
  handShown: true,
  cardPlaced: true,
  placedRemoved: true,
  attackDeclared: true,
  attackChanged: true,
  attackAnswered: true,
  attackHit: true,
  attackMissed: true,
  missileAimed: true,
  missilePassed: true,
  missileChanged: true,
  missileEnded: true,
  damageDealt: true,
  damageChanged: true,
  damageEntered: true,
  healsUsed: true,
  damageActual: true,
  damageMoved: true,
  damageTaken: true,
  cardsDrawn: true,
  deckEmptied: true,
  deckReshuffled: true,
  overLimit: true,
  moraleLost: true,
  moraleGained: true,
  moraleLossChanged: true,
  stonesChanged: true,
  energyChanged: true,
  cupsChanged: true,
  healsGained: true,
  healsLost: true,
  tokensChanged: true,
  limitChanged: true,
  formChanged: true,
  turnedSideways: true,
  cardsGiven: true,
  skillUsed: true,
  windowPassed: true,
  phaseSkipped: true,
  cannotActDeclared: true,
  extraActionGranted: true,
  extraActionTaken: true,
  extraActionsDropped: true,
  extraTurnGranted: true,
  gameEnded: true,
};

/** Whether some event could ever begin a pattern so: a type, a window's timing or a machine's state. */
export function isEventHead(head: string): boolean {
  if (Object.hasOwn(EVENT_TYPES, head) || TIMINGS.includes(head)) return true;
  const [machine = '', state = '', ...more] = head.split('.');
  const states = Object.hasOwn(machines, machine) ? machines[machine as keyof typeof machines].states : {};
  return more.length === 0 && Object.hasOwn(states, state);
}
