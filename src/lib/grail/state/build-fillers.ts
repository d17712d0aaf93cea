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
import type { SkillDef } from '../effects/skill.ts';
import type { Situation } from '../situation.ts';
import type { SeatId, TeamId } from './board.ts';
import type { Demand } from './build-demands.ts';
import type { CardFace, CardTable, Element } from './cards.ts';
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
  for (const seat of Object.values(situation.seats ?? {}))
    for (const skill of seat.skills ?? []) addElements(skill, flying);
  return { turn: situation.turn ?? 0, teams, situation, flying, missile, held };
}

/** How well a face serves as filler for a demand: lower is better, Infinity = not at all. */
export function fillerRank(facts: FillerFacts, demand: Demand, face: CardFace): number {
  const usable = demand.seat >= 0 && usedBySkills(facts.situation.seats?.[demand.seat]?.skills ?? [], face);
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

/** Whether a cost of the skills asks for cards of this sort. Costs that take any card are left aside. */
function usedBySkills(skills: readonly SkillDef[], face: CardFace): boolean {
  return skills.some(({ does = [] }) =>
    does.some(({ pay = [] }) =>
      pay.some((cost) => {
        const filter = 'cards' in cost ? cost.cards : undefined;
        if (filter === undefined || Object.keys(filter).length === 0) return false;
        const among = <T>(wanted: T | T[] | undefined, value: T): boolean =>
          wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);
        return (
          among(filter.kind, face.kind) &&
          among(filter.element, face.element) &&
          among(filter.name, face.name) &&
          (filter.unique === undefined || face.unique.some(({ skill }) => skill === filter.unique))
        );
      }),
    ),
  );
}

function addElements(skill: SkillDef, flying: Set<Element>): void {
  for (const { do: effects = [] } of skill.does ?? [])
    for (const effect of effects)
      if ((effect.do === 'attack' || effect.do === 'change-attack') && effect.element !== undefined)
        flying.add(effect.element);
}
