/** Numbers of a situation: which of them cannot be, and why (§1.4, §1.6). */
import type { Situation, SituationSeat, SituationStart } from '../situation.ts';
import type { Character } from '../effects/language/index.ts';
import type { SeatId } from './board.ts';
import type { Sheets } from './build-characters.ts';
import type { RulesConfig } from './config.ts';
import type { Problem, ProblemCode } from './problems.ts';
import { thingsIn } from './things.ts';

const STARTS: readonly SituationStart[] = [
  'turn',
  'action.before',
  'action.start',
  'action.choose',
  'action.extra',
  'action.end',
  'turn.end',
];
const ELEMENTS: readonly string[] = ['wind', 'water', 'fire', 'earth', 'thunder', 'dark', 'light'];
/** §18.5: entries exist between the beginning of a turn's effects and `action.end`. */
const WITH_EXTRA: readonly SituationStart[] = [
  'action.before',
  'action.start',
  'action.choose',
  'action.extra',
];

/** Checks every number and mark that is not a card. */
export function checkNumbers(
  situation: Situation,
  seats: readonly [SeatId, SituationSeat][],
  sheets: Sheets,
  config: RulesConfig,
  problems: Problem[],
): void {
  const found = (code: ProblemCode, facts: Problem['facts']): void => void problems.push({ code, facts });
  for (const [seat, wish] of seats) checkSeat(seat, wish, sheets[seat] ?? null, config, found);
  checkTeams(situation, config, found);
  const { deckSize, discardSize } = situation;
  for (const [what, value] of Object.entries({ deckSize, discardSize }))
    if (value !== undefined && !isWhole(value)) found('notAWholeNumber', { what, value });
  checkStart(situation, found);
}

type Report = (code: ProblemCode, facts: Problem['facts']) => void;

function checkSeat(
  seat: SeatId,
  wish: SituationSeat,
  sheet: Character | null,
  config: RulesConfig,
  found: Report,
): void {
  const { heals, handLimit, handLimitFixed, healLimit, energyLimit } = wish;
  const [gem, crystal] = wish.energy ?? [0, 0];
  const numbers = { heals, handLimit, handLimitFixed, healLimit, energyLimit, gem, crystal };
  const counted = [...Object.entries(numbers), ...Object.entries(wish.tokens ?? {})];
  for (const [what, value] of counted)
    if (value !== undefined && !isWhole(value))
      found('notAWholeNumber', { seat, what, value: String(value) });
  for (const [what, other] of Object.entries(wish.names ?? {}))
    if (!isWhole(other) || other >= config.seating.length)
      found('seatOutOfRange', { seat: String(other), what, players: config.seating.length });
  const limit = energyLimit ?? sheet?.base?.energyLimit ?? config.energyLimit;
  if (gem + crystal > limit) found('tooMuchEnergy', { seat, energy: gem + crystal, limit });
}

/** §1.4, §16.1, §17.1: what a team cannot have, or has only when the game is over. */
function checkTeams(situation: Situation, config: RulesConfig, found: Report): void {
  (['red', 'blue'] as const).forEach((team, index) => {
    const [gem, crystal] = situation.stones?.[team] ?? [0, 0];
    const morale = situation.morale?.[index] ?? config.morale;
    const cups = situation.cups?.[index] ?? 0;
    const whole = Object.entries({ gem, crystal, morale, cups }).filter(([, value]) => !isWhole(value));
    for (const [what, value] of whole) found('notAWholeNumber', { team, what, value: String(value) });
    if (gem + crystal > config.stoneLimit)
      found('tooManyStones', { team, stones: gem + crystal, limit: config.stoneLimit });
    if (morale > config.moraleCap) found('moraleOverCap', { team, morale, cap: config.moraleCap });
    if (morale === 0) found('gameIsOver', { team, morale });
    if (cups >= config.cupsToWin) found('gameIsOver', { team, cups });
  });
}

function checkStart({ start = 'action.choose', extra, startupUsed }: Situation, found: Report): void {
  if (!STARTS.includes(start)) found('unknownStart', { start, known: STARTS.join(' ') });
  const early = start === 'turn' || start === 'action.before';
  if (startupUsed === true && early) found('startupTooEarly', { start });
  if (extra !== undefined && extra.length > 0 && !WITH_EXTRA.includes(start))
    found('extraTooEarly', { start });
  for (const { kinds, element } of extra ?? []) {
    if (kinds.length === 0 || kinds.some((kind) => kind !== 'attack' && kind !== 'magic'))
      found('wrongExtra', { kinds: kinds.join(' ') });
    if (element !== undefined && !ELEMENTS.includes(element)) found('wrongExtra', { element });
  }
}

/**
 * §14.1: a hand is checked right after it grew or its limit fell, so no stop has one above its limit. Where a skill at
 * the table changes hand limits, only the running game knows them, and the hand is taken as it is.
 */
export function checkHands(
  seats: readonly [SeatId, SituationSeat][],
  sizes: ReadonlyMap<SeatId, number>,
  sheets: Sheets,
  config: RulesConfig,
  problems: Problem[],
): void {
  const skills = [...seats.map(([, wish]) => wish.skills), ...sheets.map((sheet) => sheet?.skills)];
  if (thingsIn(skills).some((rule) => rule['rule'] === 'limit' && rule['of'] === 'hand')) return;
  for (const [seat, { handLimit, handLimitFixed }] of seats) {
    const limit = handLimitFixed ?? handLimit ?? sheets[seat]?.base?.handLimit ?? config.handLimit;
    const hand = sizes.get(seat) ?? 0;
    if (isWhole(limit) && hand > limit)
      problems.push({ code: 'handOverLimit', facts: { seat, hand, limit } });
  }
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
