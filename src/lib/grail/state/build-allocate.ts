/** Finds a real copy for every card that is asked for: each card once, the hardest demands first. */
import type { Demand } from './build-demands.ts';
import { seatFact } from './build-demands.ts';
import { fillerRank, type FillerFacts } from './build-fillers.ts';
import type { CardFace, CardId, CardTable } from './cards.ts';
import type { Problem } from './problems.ts';
import { fits } from './words.ts';

interface Wish {
  demand: Demand;
  /** Numbers of the cards that would do, best first. */
  candidates: CardId[];
}

/**
 * One card for each demand, in the demands' order; 0 where none could be found (then a problem says so).
 * Plain words prefer copies whose unique skills concern nobody at the table (`relevant`: characters and skills).
 */
export function allocate(
  demands: readonly Demand[],
  cards: CardTable,
  facts: FillerFacts,
  relevant: ReadonlySet<string>,
  problems: Problem[],
): CardId[] {
  const wishes = demands.map((demand) => ({
    demand,
    candidates: candidatesOf(demand, cards, facts, relevant),
  }));
  const owner = new Map<CardId, Wish>();
  const byHardness = [...wishes].sort(
    (a, b) =>
      Number(a.demand.pattern.filler) - Number(b.demand.pattern.filler) ||
      a.candidates.length - b.candidates.length,
  );
  for (const wish of byHardness) if (!place(wish, owner)) problems.push(problemOf(wish, owner, cards));
  const found = new Map([...owner].map(([card, wish]) => [wish, card]));
  return wishes.map((wish) => found.get(wish) ?? 0);
}

function candidatesOf(
  demand: Demand,
  cards: CardTable,
  facts: FillerFacts,
  relevant: ReadonlySet<string>,
): CardId[] {
  const { pattern } = demand;
  const rank = (face: CardFace): number => {
    const concerns = face.unique.some(
      ({ character, skill }) => relevant.has(character) || relevant.has(skill),
    );
    const wanted = pattern.filler ? fillerRank(facts, demand, face) : 0;
    return wanted * 10 + (concerns ? 5 : 0) + Math.min(face.unique.length, 2);
  };
  return cards
    .filter((face) => face !== undefined && fits(pattern, face))
    .map((face) => ({ id: face.id, rank: rank(face) }))
    .filter((entry) => entry.rank !== Infinity)
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id);
}

/** Takes the best free card, or makes others move to make room (Kuhn's augmenting path). */
function place(wish: Wish, owner: Map<CardId, Wish>, tried = new Set<CardId>()): boolean {
  const free = wish.candidates.find((card) => !owner.has(card));
  if (free !== undefined) {
    owner.set(free, wish);
    return true;
  }
  for (const card of wish.candidates) {
    if (tried.has(card)) continue;
    tried.add(card);
    const holder = owner.get(card);
    if (holder === undefined || place(holder, owner, tried)) {
      owner.set(card, wish);
      return true;
    }
  }
  return false;
}

function problemOf(
  { demand, candidates }: Wish,
  owner: ReadonlyMap<CardId, Wish>,
  cards: CardTable,
): Problem {
  const { pattern, zone, seat } = demand;
  const facts = { word: pattern.text, zone, ...seatFact(seat) };
  if (pattern.filler) return { code: 'noFiller', facts };
  if (candidates.length === 0) return { code: 'noSuchCard', facts };
  if (pattern.id > 0) {
    const other = owner.get(pattern.id)?.demand;
    return {
      code: 'cardTwice',
      facts: { ...facts, card: cards[pattern.id]?.name ?? '', other: other?.zone ?? '' },
    };
  }
  return { code: 'notEnoughCopies', facts: { ...facts, copies: candidates.length } };
}
