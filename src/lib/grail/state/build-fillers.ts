/**
 * Which faces a filler (`x`) may take: cards that can neither answer nor be used in the case.
 * The policy is fixed, so that the same situation always holds the same cards; who wants another card names it.
 *
 * - Anybody but the turn player: attack cards of an ordinary element in which no attack can be made with the cards
 *   that are named; then Shield, Weakness, Poison (never an answer, §8); then, if no missile is named, Missiles.
 *   Never Dark (it counters, §7.4) and never Holy Light (it blocks).
 * - The turn player: Holy Light (no action, §8) unless an opponent holds a named card that could strike him; else as
 *   everybody, but a kind of card he holds by name already comes first, so that no new kind of action appears. In
 *   `action.extra` a face that could carry out an entry comes last (§18.4).
 * - Faces that the owner's own skills could use (a cost with a filter) come last of all.
 */
import type { CardFilter } from '../effects/language/index.ts';
import type { Situation } from '../situation.ts';
import type { SeatId, TeamId } from './board.ts';
import type { Sheets } from './build-characters.ts';
import type { Demand } from './build-demands.ts';
import { ELEMENTS, type CardFace, type CardTable, type Element } from './cards.ts';
import { thingsIn } from './things.ts';
import { fits } from './words.ts';

/** What is known about a case before a filler is chosen. */
export interface FillerFacts {
  turn: SeatId;
  teams: readonly TeamId[];
  situation: Situation;
  /** Elements in which an attack may come: named attack cards and skills. */
  flying: ReadonlySet<Element>;
  missile: boolean;
  /** Names of cards that the situation names, by seat that holds them. */
  held: ReadonlyMap<SeatId, readonly CardFace[]>;
  /** Cards that costs of a seat's skills ask for, by seat. */
  costs: ReadonlyMap<SeatId, readonly CardFilter[]>;
}

const NEVER = Infinity;
const LAST = 40;
const PLACEABLE: readonly string[] = ['holy-shield', 'weakness', 'poison'];

/** Reads from the named cards what may fly and who holds what. */
export function fillerFacts(
  situation: Situation,
  demands: readonly Demand[],
  cards: CardTable,
  teams: readonly TeamId[],
  sheets: Sheets,
): FillerFacts {
  const held = new Map<SeatId, CardFace[]>();
  const flying = new Set<Element>();
  let missile = false;
  for (const { pattern, zone, seat } of demands) {
    const face = pattern.filler ? undefined : cards.find((card) => card !== undefined && fits(pattern, card));
    if (face === undefined || zone === 'covered' || zone === 'table') continue;
    if (face.kind === 'attack') flying.add(face.element);
    if (face.name === 'magic-missile') missile = true;
    if (zone === 'hand') held.set(seat, [...(held.get(seat) ?? []), face]);
  }
  const costs = new Map<SeatId, CardFilter[]>();
  teams.forEach((_, seat) => {
    const skills = [situation.seats?.[seat]?.skills, sheets[seat]?.skills];
    for (const made of madeElements(skills)) flying.add(made);
    costs.set(seat, costFilters(skills));
  });
  return { turn: situation.turn ?? 0, teams, situation, flying, missile, held, costs };
}

/** How well a face serves as filler for a demand: lower is better, Infinity = not at all. */
export function fillerRank(facts: FillerFacts, demand: Demand, face: CardFace): number {
  const usable = facts.costs.get(demand.seat)?.some((filter) => mayFit(filter, face)) ?? false;
  const own = demand.zone === 'hand' && demand.seat === facts.turn;
  return (own ? turnPlayerRank(facts, face) : othersRank(facts, face)) + (usable ? LAST : 0);
}

function othersRank({ flying, missile, held }: FillerFacts, face: CardFace): number {
  if (face.element === 'dark' || face.name === 'holy-light') return NEVER;
  if (face.kind === 'attack') return flying.has(face.element) ? NEVER : 0;
  if (face.name === 'magic-missile') return missile ? NEVER : 3;
  const named = [...held.values()].some((faces) => faces.some(({ name }) => name === face.name));
  return named ? 2 : 1;
}

function turnPlayerRank(facts: FillerFacts, face: CardFace): number {
  const { situation, held, turn } = facts;
  if (face.name === 'holy-light') return isThreatened(facts) ? LAST - 1 : 0;
  const rank = othersRank(facts, face);
  if (rank === NEVER) return NEVER;
  if (situation.extra !== undefined && carriesOutExtra(situation.extra, face)) return LAST + rank;
  const own = held.get(turn) ?? [];
  const prefersMagic =
    own.some(({ name }) => PLACEABLE.includes(name)) && !own.some(({ kind }) => kind === 'attack');
  return 1 + rank + (face.kind === 'attack' && prefersMagic ? 10 : 0);
}

/** Whether an opponent holds a named card with which the turn player could be struck. */
function isThreatened({ held, teams, turn }: FillerFacts): boolean {
  return [...held].some(
    ([seat, faces]) =>
      teams[seat] !== teams[turn] &&
      faces.some(({ kind, name }) => kind === 'attack' || name === 'magic-missile'),
  );
}

function carriesOutExtra(entries: NonNullable<Situation['extra']>, face: CardFace): boolean {
  return entries.some(
    ({ kinds, element }) =>
      kinds.includes(face.kind) &&
      (face.kind === 'magic' || element === undefined || element === face.element),
  );
}

/** Filters of costs. Costs that take any card are left aside. */
function costFilters(skills: unknown): CardFilter[] {
  return thingsIn(skills)
    .filter((thing) => thing['pay'] !== undefined)
    .map(({ cards }) => (cards ?? {}) as CardFilter)
    .filter((filter) => Object.keys(filter).length > 0);
}

/** Elements in which skills make attacks, or turn them into. */
function madeElements(skills: unknown): Element[] {
  return thingsIn(skills)
    .filter(({ do: verb, rule }) => verb === 'attack' || verb === 'change-attack' || rule === 'attack')
    .map(({ element }) => element)
    .filter((element): element is Element => ELEMENTS.includes(element as Element));
}

/** Whether a face may be what a filter asks for; what only the running game knows is taken to fit. */
function mayFit({ kind, element, faction, name, unique, not, any }: CardFilter, face: CardFace): boolean {
  const among = <T>(wanted: T | readonly T[] | undefined, value: T): boolean =>
    wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);
  return (
    among(kind, face.kind) &&
    (element === 'of-attack' || among(element, face.element)) &&
    (faction === 'of-attack' || among(faction, face.faction)) &&
    among(name, face.name) &&
    (unique === undefined || unique === 'this-skill' || carries(face, unique)) &&
    (not === undefined || !mayFit(not, face)) &&
    (any === undefined || any.some((one) => mayFit(one, face)))
  );
}

const carries = (face: CardFace, unique: string | readonly string[]): boolean =>
  face.unique.some(({ skill }) => [unique].flat().includes(skill));
