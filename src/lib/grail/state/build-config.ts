/** §24, §2.1, §2.3: settings as somebody gave them → settings that hold, or what is wrong with them. */
import { DEFAULT_CONFIG, DEFAULT_SEATING, type ConfigInput, type RulesConfig } from './config.ts';
import { SituationError, type Problem } from './problems.ts';

/** D11: morale and its cap for 8 players by the later supplement. */
const SUPPLEMENT_MORALE = 18;
const SIZES: readonly number[] = [4, 6, 8];
/** Settings that may be 0; the others are at least 1. */
const MAY_BE_ZERO: readonly string[] = [
  'startHand',
  'attackDamage',
  'missileDamage',
  'poisonDamage',
  'healLimit',
];
const DECK = 150;

/**
 * The settings of a game: what is not given is the default of §24.
 * @throws SituationError naming every setting that is unknown or cannot be
 */
export function resolveConfig(input: ConfigInput = {}): RulesConfig {
  const { config, problems } = checkConfig(input);
  if (problems.length > 0) throw new SituationError(problems);
  return config;
}

/** The same without throwing; with problems, `config` holds defaults where a setting cannot be used. */
export function checkConfig(input: ConfigInput): { config: RulesConfig; problems: Problem[] } {
  const problems: Problem[] = [];
  const config: RulesConfig = { ...DEFAULT_CONFIG };
  const { players, seating, ...settings } = input;
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const problem = settingProblem(name, value);
    if (problem === null) Object.assign(config, { [name]: value });
    else problems.push(problem);
  }
  config.seating = checkSeating(players, seating, problems);
  if (config.supplement8p && config.seating.length === 8) {
    config.moraleCap = input.moraleCap ?? SUPPLEMENT_MORALE;
    config.morale = input.morale ?? SUPPLEMENT_MORALE;
  }
  if (config.morale > config.moraleCap)
    problems.push({ code: 'moraleOverCap', facts: { morale: config.morale, cap: config.moraleCap } });
  if (config.startHand * config.seating.length > DECK)
    problems.push({
      code: 'tooManyCards',
      facts: { wanted: config.startHand * config.seating.length, cards: DECK },
    });
  return { config, problems };
}

function settingProblem(name: string, value: unknown): Problem | null {
  if (!Object.hasOwn(DEFAULT_CONFIG, name)) return { code: 'unknownSetting', facts: { setting: name } };
  const wrong: Problem = { code: 'wrongSetting', facts: { setting: name, value: String(value) } };
  if (name === 'discardPilePublic')
    return typeof value === 'boolean' || value === 'faceUpOnly' ? null : wrong;
  const usual: unknown = DEFAULT_CONFIG[name as keyof RulesConfig];
  if (typeof value !== typeof usual) return wrong;
  if (typeof value !== 'number') return null;
  const least = MAY_BE_ZERO.includes(name) ? 0 : 1;
  return Number.isSafeInteger(value) && value >= least ? null : wrong;
}

/** §2.3: the seating given, or the house layout of that many players. */
function checkSeating(players: number | undefined, seating: string | undefined, problems: Problem[]): string {
  if (players !== undefined && !SIZES.includes(players)) {
    problems.push({ code: 'seatingSize', facts: { seats: String(players) } });
    return DEFAULT_CONFIG.seating;
  }
  if (seating === undefined) return DEFAULT_SEATING[players ?? 6] ?? DEFAULT_CONFIG.seating;
  const problem = seatingProblem(seating);
  if (problem !== null) problems.push(problem);
  else if (players !== undefined && seating.length !== players)
    problems.push({
      code: 'playersAndSeating',
      facts: { players, seating },
    });
  else return seating;
  return DEFAULT_CONFIG.seating;
}

function seatingProblem(seating: unknown): Problem | null {
  if (typeof seating !== 'string' || !/^[RB]*$/.test(seating))
    return { code: 'seatingLetters', facts: { seating: String(seating) } };
  if (!SIZES.includes(seating.length))
    return { code: 'seatingSize', facts: { seating, seats: seating.length } };
  if (!seating.startsWith('R')) return { code: 'seatingFirst', facts: { seating } };
  const red = seating.split('R').length - 1;
  return red * 2 === seating.length ? null : { code: 'seatingTeams', facts: { seating, red } };
}
