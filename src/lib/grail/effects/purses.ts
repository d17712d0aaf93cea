/** Where gems and crystals lie (§16): the energy of a character, the stone zone of its team. */
import type { SeatId, Stones } from '../state/board.ts';
import { changeEnergy, changeStones, seatOf } from '../state/changes.ts';
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { askValues, numbers } from './ask-values.ts';
import type { NumberOf } from './compiled.ts';
import { add, temp, type Program } from './program.ts';
import { limitOf } from './rules/query.ts';

export interface Purse {
  held(game: Game, seat: SeatId): Stones;
  room(game: Game, seat: SeatId): number;
  change(game: Game, seat: SeatId, stones: Stones, rule: string): void;
}

export const ENERGY: Purse = {
  held: (game, seat) => seatOf(game, seat).energy,
  room(game, seat) {
    const { energy } = seatOf(game, seat);
    return Math.max(0, limitOf(game, seat, 'energy') - energy.gem - energy.crystal);
  },
  change(game, seat, stones, rule) {
    if (stones.gem !== 0 || stones.crystal !== 0) changeEnergy(game, seat, stones, rule);
  },
};

export const ZONE: Purse = {
  held: (game, seat) => game.board.teams[seatOf(game, seat).team].stones,
  room(game, seat) {
    const { gem, crystal } = ZONE.held(game, seat);
    return Math.max(0, game.rules.config.stoneLimit - gem - crystal);
  },
  change: (game, seat, { gem, crystal }, rule) =>
    changeStones(game, seatOf(game, seat).team, gem, crystal, 'skill', rule),
};

type SeatOf = (frame: EffectData) => SeatId;

/** §16.1: what finds no room is lost; where only a part of both kinds does, the one who gains chooses. */
export function gainInto(
  program: Program,
  purse: Purse,
  rule: string,
  seat: SeatOf,
  [gem, crystal]: readonly [NumberOf, NumberOf],
  gained: (frame: EffectData, count: number) => void = () => undefined,
): void {
  const gems = `${temp(program)} gems`;
  const range = (game: Game, frame: EffectData): [number, number] => {
    const room = purse.room(game, seat(frame));
    const most = Math.min(Math.max(0, gem(game, frame)), room);
    return [Math.min(most, Math.max(0, room - Math.max(0, crystal(game, frame)))), most];
  };
  askValues(
    program,
    gems,
    'number',
    (_game, frame) => seat(frame),
    (game, frame) => numbers(...range(game, frame)),
  );
  add(program, (game, frame) => {
    const chosen = frame.slots[gems]?.[0] ?? 0;
    const left = purse.room(game, seat(frame)) - chosen;
    const crystals = Math.max(0, Math.min(crystal(game, frame), left));
    if (chosen + crystals === 0) return true;
    purse.change(game, seat(frame), { gem: chosen, crystal: crystals }, rule);
    gained(frame, chosen + crystals);
    return false;
  });
}

/** So many stones of either kind, as far as they are there; `asked` says how many of them are gems. */
export function chooseFrom(
  program: Program,
  purse: Purse,
  seat: (game: Game, frame: EffectData) => SeatId,
  asked: (game: Game, frame: EffectData) => SeatId,
  count: NumberOf | 'all',
): (game: Game, frame: EffectData) => Stones {
  const gems = `${temp(program)} gems`;
  const number = (game: Game, frame: EffectData) => {
    const { gem, crystal } = purse.held(game, seat(game, frame));
    return count === 'all' ? gem + crystal : Math.min(gem + crystal, Math.max(0, count(game, frame)));
  };
  askValues(program, gems, 'number', asked, (game, frame) => {
    if (seat(game, frame) < 0) return { from: [], min: 0, max: 0 };
    const { gem, crystal } = purse.held(game, seat(game, frame));
    const wanted = number(game, frame);
    return numbers(Math.max(0, wanted - crystal), Math.min(wanted, gem));
  });
  return (game, frame) => {
    if (seat(game, frame) < 0) return { gem: 0, crystal: 0 };
    const gem = frame.slots[gems]?.[0] ?? 0;
    return { gem, crystal: number(game, frame) - gem };
  };
}
