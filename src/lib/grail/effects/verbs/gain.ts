/** `gain`: goods in the order written; what goes beyond a limit is lost and the effect counts as done (§20.9). */
import type { SeatId } from '../../state/board.ts';
import { gainCups, gainHeals, gainMorale, seatOf } from '../../state/changes.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { maxOf } from '../../state/sheet.ts';
import { changeTokens } from '../../state/skill-changes.ts';
import type { NumberOf } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Stones } from '../language/stones.ts';
import type { Group, TokenId } from '../language/words.ts';
import type { Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { add, checkOverLimits, forEachSeat, type Program } from '../program.ts';
import { ENERGY, gainInto, ZONE, type Purse } from '../purses.ts';
import { numbersResult, type CollectNumbers } from '../results.ts';
import { compileGroup, type SeatsOf } from '../who.ts';
import type { EffectBase } from './effect-base.ts';
import { oneOfEachTeam } from './teams.ts';

/** Heals, energy, stones, cups, morale, tokens, in the order written; surplus is lost (§20.9). */
export interface Gain extends EffectBase {
  do: 'gain';
  who?: Group;
  heals?: Num;
  /** Heals and tokens past their limit, up to so many in all; `any`: without end. */
  over?: Num | 'any';
  energy?: Stones;
  stones?: Stones;
  cups?: Num;
  morale?: Num;
  tokens?: Record<TokenId, Num>;
}

/** What all parts of one gain share. */
interface Gaining {
  program: Program;
  names: Names;
  who: SeatsOf;
  /** Up to how many in all, past the limit; null where the limit holds. */
  over: NumberOf | null;
  gained: CollectNumbers;
}

type GainOne = (game: Game, seat: SeatId, count: number, over: number | null) => number;

const HEALS: GainOne = (game, seat, count, over) => gainHeals(game, seat, count, over, '§12.3');

const CUPS: GainOne = (game, seat, count) => {
  const before = teamAt(game, seat).cups;
  gainCups(game, seatOf(game, seat).team, count, '§16.5');
  return teamAt(game, seat).cups - before;
};

const MORALE: GainOne = (game, seat, count) => {
  const before = teamAt(game, seat).morale;
  gainMorale(game, seatOf(game, seat).team, count, '§15.1');
  return teamAt(game, seat).morale - before;
};

const tokens =
  (token: string): GainOne =>
  (game, seat, count, over) => {
    const held = () => seatOf(game, seat).tokens[token] ?? 0;
    const before = held();
    changeTokens(game, seat, token, count, '§20.9', Math.max(maxOf(game, seat, token), over ?? 0));
    return held() - before;
  };

function teamAt(game: Game, seat: SeatId) {
  return game.board.teams[seatOf(game, seat).team];
}

export function gain(effect: Gain, program: Program, names: Names): void {
  const { over } = effect;
  const gaining: Gaining = {
    program,
    names,
    who: compileGroup(effect.who ?? 'self', names),
    over: over === undefined ? null : over === 'any' ? () => Infinity : compileNum(over, names),
    gained: numbersResult(effect.name, names),
  };
  for (const what of Object.keys(effect) as (keyof Gain)[]) gainPart(effect, what, gaining);
  // Limits may hang on tokens, stones, cups, morale (§14.5).
  if (effect.heals === undefined || Object.keys(effect).length > 2) checkOverLimits(program);
}

function gainPart(effect: Gain, what: keyof Gain, gaining: Gaining): void {
  switch (what) {
    case 'heals':
      return each(effect.heals ?? 0, HEALS, gaining, gaining.who);
    case 'energy':
      return stones(effect.energy ?? {}, ENERGY, '§16.3', gaining, gaining.who);
    case 'stones':
      return stones(effect.stones ?? {}, ZONE, '§16.1', gaining, oneOfEachTeam(gaining.who));
    case 'cups':
      return each(effect.cups ?? 0, CUPS, gaining, oneOfEachTeam(gaining.who));
    case 'morale':
      return each(effect.morale ?? 0, MORALE, gaining, oneOfEachTeam(gaining.who));
    case 'tokens':
      for (const [token, count] of Object.entries(effect.tokens ?? {}))
        each(count, tokens(token), gaining, gaining.who);
      return;
    default:
  }
}

function each(num: Num, gainOne: GainOne, { program, names, over, gained }: Gaining, who: SeatsOf): void {
  const count = compileNum(num, names);
  add(program, (game, frame) => {
    const number = count(game, frame);
    if (number <= 0) {
      gained(frame, 0);
      return true;
    }
    for (const seat of who(game, frame)) {
      gained(frame, gainOne(game, seat, number, over?.(game, frame) ?? null));
      if (game.board.ended) break;
    }
    return false;
  });
}

function stones(word: Stones, purse: Purse, rule: string, gaining: Gaining, who: SeatsOf): void {
  const { program, names, gained } = gaining;
  const counts = [compileNum(word.gem ?? 0, names), compileNum(word.crystal ?? 0, names)] as const;
  forEachSeat(program, who, (seat: (frame: EffectData) => SeatId) =>
    gainInto(program, purse, rule, seat, counts, gained),
  );
}
