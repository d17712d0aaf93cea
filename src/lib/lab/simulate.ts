/** Many games of one kind, one after the other, and what they come to. */
import { newGame, TIMINGS, type CardFace } from '../grail/index.ts';
import { seedRandom } from '../kernel/random.ts';
import { seated, type LineUp } from './line-up.ts';
import { noCounts, playOut, type Counts } from './play-out.ts';

export interface SimulationPlan {
  games: number;
  /** The first game's; each next one's is one higher, so any of them can be played alone. */
  seed: number;
  players: 4 | 6 | 8;
  lineUp: LineUp;
}

export interface Simulation {
  /** Played to their end. */
  games: number;
  errors: { seed: number; error: string }[];
  seed: number;
  players: number;
  wins: { red: number; blue: number; none: number };
  reasons: Record<string, number>;
  /** Choices a game, of those that ended. */
  meanChoices: number;
  /** How often each could be used and was: skills by character and id, windows by timing (those never opened too). */
  skills: Counts['skills'];
  /** `character/skill` of those that took part and never did anything. */
  unusedSkills: string[];
  windows: Counts['windows'];
}

const TEAMS = ['red', 'blue'] as const;

/** @param told is called after each game with how many have been tried */
export function simulate(
  deck: readonly CardFace[],
  plan: SimulationPlan,
  told: (tried: number) => void = () => undefined,
): Simulation {
  const counts = noCounts();
  const wins = { red: 0, blue: 0, none: 0 };
  const reasons: Record<string, number> = {};
  const errors: Simulation['errors'] = [];
  const taking = new Map(plan.lineUp.fixed.map((character) => [character.id, character]));
  let games = 0;
  let choices = 0;
  for (let tried = 0; tried < plan.games; tried++) {
    const seed = plan.seed + tried;
    const random = seedRandom(`answers ${seed}`);
    const characters = seated(plan.lineUp, plan.players, random);
    for (const character of Object.values(characters)) taking.set(character.id, character);
    const before = counts.choices;
    try {
      const game = newGame(deck, { seed, config: { players: plan.players }, characters }, { log: false });
      playOut(game, random, counts);
      const { winner = null, reason = 'none' } = game.board.result ?? {};
      games++;
      choices += counts.choices - before;
      wins[winner === null ? 'none' : TEAMS[winner]]++;
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    } catch (error) {
      errors.push({ seed, error: error instanceof Error ? error.message : String(error) });
    }
    told(tried + 1);
  }
  const { seed, players } = plan;
  const meanChoices = games === 0 ? 0 : Math.round((choices / games) * 10) / 10;
  const { skills, windows } = withAll(counts, taking);
  const unusedSkills = unusedOf(skills, taking);
  return { games, errors, seed, players, wins, reasons, meanChoices, skills, unusedSkills, windows };
}

type Taking = ReadonlyMap<string, LineUp['fixed'][number]>;

/** Skills that do something at some time; the others only change rules, or what one begins with. */
const activeSkills = ({ skills }: LineUp['fixed'][number]): string[] =>
  skills.filter(({ does = [] }) => does.length > 0).map(({ id }) => id);

/** Every timing that opens a window; at `action.choose` skills are used as actions. */
const WINDOWS = TIMINGS.filter((timing) => timing !== 'action.choose');

/** Counts with those skills too that were never offered, and windows never opened. */
function withAll({ skills, windows, choices }: Counts, taking: Taking): Counts {
  const whole: Counts['skills'] = { ...skills };
  for (const [id, character] of taking) {
    const none = Object.fromEntries(activeSkills(character).map((skill) => [skill, { offered: 0, used: 0 }]));
    whole[id] = { ...none, ...skills[id] };
  }
  const closed = Object.fromEntries(WINDOWS.map((timing) => [timing, { opened: 0, offered: 0, used: 0 }]));
  return { skills: whole, windows: { ...closed, ...windows }, choices };
}

function unusedOf(skills: Counts['skills'], taking: Taking): string[] {
  return [...taking].flatMap(([id, character]) =>
    activeSkills(character)
      .filter((skill) => (skills[id]?.[skill]?.used ?? 0) === 0)
      .map((skill) => `${id}/${skill}`),
  );
}
