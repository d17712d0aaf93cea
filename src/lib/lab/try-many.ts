/** Many games with a draft among the official characters: what is never offered, what breaks, and which game shows it. */
import {
  apply,
  newGame,
  requestOf,
  sampleAnswer,
  type CardFace,
  type Character,
  type Choice,
  type Game,
  type Setup,
} from '../grail/index.ts';
import { randomInt, seedRandom, shuffle, type RandomState } from '../kernel/random.ts';
import { Counter, noCounts, playOut, PlayError, type PlayFault } from './play-out.ts';

/** Where the draft sits: at one seat, once in each team, or everywhere. */
export type Seats = 'one' | 'each-team' | 'all';

export interface ManyPlan {
  character: Character;
  pool: readonly Character[];
  players: 4 | 6 | 8;
  seats: Seats;
  /** The first game's; each next one's is one higher. */
  seed: number;
  games: number;
}

export interface SkillTally {
  /** Times it could be used, or happened by itself; times it was used. */
  offered: number;
  used: number;
  /** The first game in which it was. */
  offeredIn: number | null;
  usedIn: number | null;
}

/** `crash`: the rules themselves gave up; `deadEnd`, `refused`, `endless`: as `PlayError` says. */
export type FaultKind = PlayFault | 'crash';

export interface ManyGames {
  /** Begun, and played to their end. */
  games: number;
  ended: number;
  faults: { kind: FaultKind; seed: number; error: string }[];
  /** Of those that ended with a winner and the draft in one team more than in the other. */
  decided: number;
  wins: number;
  choices: number;
  skills: Record<string, SkillTally>;
}

/** Copies need ids of their own (§2.4); the first is the draft itself. */
const copyOf = (character: Character, number: number): Character =>
  number === 0 ? character : { ...character, id: `${character.id}-copy-${String(number + 1)}` };

const isCopy = (id: string, character: Character): boolean =>
  id === character.id || id.startsWith(`${character.id}-copy-`);

function seatsFor({ seats, players }: ManyPlan, random: RandomState): number[] {
  const all = Array.from({ length: players }, (_, seat) => seat);
  if (seats === 'all') return all;
  const one = randomInt(random, players);
  if (seats === 'one') return [one];
  const others = all.filter((seat) => seat % 2 !== one % 2);
  return [one, others[randomInt(random, others.length)] ?? 0];
}

const SEATINGS = { 4: 'RBRB', 6: 'RBRBRB', 8: 'RBRBRBRB' } as const;

/** The set-up of one of the games: any can be dealt alone. */
function dealt(plan: ManyPlan, seed: number, random: RandomState): Setup {
  const { character, pool, players } = plan;
  const own = seatsFor(plan, random);
  const others = shuffle(
    random,
    pool.filter(({ id }) => id !== character.id),
  );
  const characters: Record<number, Character> = {};
  for (let seat = 0; seat < players; seat++) {
    const at = own.indexOf(seat);
    const other = at < 0 ? others.pop() : copyOf(character, at);
    if (other !== undefined) characters[seat] = other;
  }
  return { seed, config: { seating: SEATINGS[players] }, characters };
}

const NOTHING: SkillTally = { offered: 0, used: 0, offeredIn: null, usedIn: null };

/** A report of no games, with every skill that does something. */
export const noGames = ({ skills }: Character): ManyGames => ({
  ...{ games: 0, ended: 0, faults: [], decided: 0, wins: 0, choices: 0 },
  skills: Object.fromEntries(
    skills.flatMap(({ id, does = [] }) => (does.length > 0 ? [[id, NOTHING] as const] : [])),
  ),
});

function tallied(
  report: ManyGames,
  character: Character,
  counts: ReturnType<typeof noCounts>,
  seed: number,
): ManyGames['skills'] {
  const skills = { ...report.skills };
  for (const [id, own] of Object.entries(counts.skills)) {
    if (!isCopy(id, character)) continue;
    for (const [skill, { offered, used }] of Object.entries(own)) {
      const before = skills[skill] ?? NOTHING;
      skills[skill] = {
        offered: before.offered + offered,
        used: before.used + used,
        offeredIn: before.offeredIn ?? (offered > 0 ? seed : null),
        usedIn: before.usedIn ?? (used > 0 ? seed : null),
      };
    }
  }
  return skills;
}

/** The team that has more of the draft; null where both have as many. */
function teamOf({ board }: Game, character: Character): 0 | 1 | null {
  const count = (team: number): number =>
    board.seats.filter((seat) => seat.team === team && isCopy(seat.character ?? '', character)).length;
  const [red, blue] = [count(0), count(1)];
  if (red === blue) return null;
  return red > blue ? 0 : 1;
}

function withGame(deck: readonly CardFace[], plan: ManyPlan, seed: number, report: ManyGames): ManyGames {
  const { character } = plan;
  const random = seedRandom(`many ${seed}`);
  const counts = noCounts();
  const games = report.games + 1;
  try {
    const game = newGame(deck, dealt(plan, seed, random), { log: false });
    playOut(game, random, counts);
    const team = teamOf(game, character);
    const winner = game.board.result?.winner ?? null;
    const decided = team !== null && winner !== null;
    return {
      ...{ ...report, games, ended: report.ended + 1, choices: report.choices + counts.choices },
      decided: report.decided + (decided ? 1 : 0),
      wins: report.wins + (decided && winner === team ? 1 : 0),
      skills: tallied(report, character, counts, seed),
    };
  } catch (error) {
    const kind: FaultKind = error instanceof PlayError ? error.fault : 'crash';
    const message = error instanceof Error ? error.message : String(error);
    const faults = [...report.faults, { kind, seed, error: message }];
    return { ...report, games, faults, skills: tallied(report, character, counts, seed) };
  }
}

/**
 * Plays the games of a plan and adds them to a report; played in parts they come to the same.
 * @param report of the games before; default none
 */
export function playMany(
  deck: readonly CardFace[],
  plan: ManyPlan,
  report: ManyGames = noGames(plan.character),
): ManyGames {
  let sum = report;
  for (let game = 0; game < plan.games; game++) sum = withGame(deck, plan, plan.seed + game, sum);
  return sum;
}

export interface WatchedGame {
  setup: Setup;
  choices: readonly Choice[];
  /** Choices before what was asked for: the skill's first offer or use, or the end. */
  at: number;
}

/** What to stand at when a game is watched. */
export interface WatchFor {
  skill: string;
  what: 'offered' | 'used';
}

/** One of the games again, up to where it ended or broke. @throws as `newGame` where it could not even begin */
export function watchGame(
  deck: readonly CardFace[],
  plan: ManyPlan,
  seed: number,
  wanted?: WatchFor,
): WatchedGame {
  const random = seedRandom(`many ${seed}`);
  const setup = dealt(plan, seed, random);
  const game = newGame(deck, setup, { log: false });
  const counts = noCounts();
  const hook = new Counter(game, counts);
  const reached = (): boolean =>
    wanted !== undefined &&
    Object.entries(counts.skills).some(
      ([id, own]) => isCopy(id, plan.character) && (own[wanted.skill]?.[wanted.what] ?? 0) > 0,
    );
  let at: number | null = null;
  game.trace = hook;
  try {
    for (
      let request = requestOf(game);
      request !== null && request.options.length > 0;
      request = requestOf(game)
    ) {
      hook.asked(request);
      if (at === null && reached()) at = game.choices.length;
      const before = game.choices.length;
      if (apply(game, sampleAnswer(game, request, random)) !== null) break;
      if (at === null && reached()) at = before;
    }
  } catch {
    // The rules broke here: what was played up to it is what is to be seen.
  }
  return { setup, choices: [...game.choices], at: at ?? game.choices.length };
}
