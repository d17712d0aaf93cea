/** `gain`: heals, energy, stones, morale, cups, tokens; what goes beyond a limit is lost and the effect counts (§20.9). */
import { changeEnergy, changeStones, gainCups, gainHeals, gainMorale, seatOf } from '../state/changes.ts';
import { changeTokens } from '../state/skill-changes.ts';
import type { SeatId, Stones } from '../state/board.ts';
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, forEachSeat, temp, type Program } from './program.ts';
import { limitOf } from './rules.ts';
import type { GainEffect, Num, StonesWord } from './skill.ts';
import { groupOf } from './who.ts';

export function gain(effect: GainEffect, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const seats = (game: Game, frame: EffectData) => groupOf(game, who, frame);
  const each = (num: Num | undefined, of: (game: Game, seat: SeatId, count: number) => void) => {
    if (num === undefined) return;
    const count = compileNum(num, names);
    add(program, (game, frame) => {
      for (const seat of seats(game, frame)) of(game, seat, count(game, frame));
      return false;
    });
  };
  const { over = false, max, energy, stones } = effect;
  each(effect.heals, (game, seat, count) => gainHeals(game, seat, count, over, '§12.3'));
  if (energy !== undefined) gainInto(ENERGY, energy, seats, program, names);
  if (stones !== undefined) gainInto(ZONE, stones, seats, program, names);
  each(effect.cups, (game, seat, count) => gainCups(game, seatOf(game, seat).team, count, '§16.5'));
  each(effect.morale, (game, seat, count) => gainMorale(game, seatOf(game, seat).team, count, '§15.1'));
  for (const [token, num] of Object.entries(effect.tokens ?? {}))
    each(num, (game, seat, count) => changeTokens(game, seat, token, count, '§20.9', max));
}

/** Where gems and crystals come to: how much room is there, and how they come. */
interface Place {
  room(game: Game, seat: SeatId): number;
  gain(game: Game, seat: SeatId, stones: Stones): void;
}

const ENERGY: Place = {
  room(game, seat) {
    const { energy } = seatOf(game, seat);
    return Math.max(0, limitOf(game, seat, 'energy') - energy.gem - energy.crystal);
  },
  gain: (game, seat, stones) => changeEnergy(game, seat, stones, '§16.3'),
};

const ZONE: Place = {
  room(game, seat) {
    const { stones } = game.board.teams[seatOf(game, seat).team];
    return game.rules.config.stoneLimit - stones.gem - stones.crystal;
  },
  gain: (game, seat, { gem, crystal }) =>
    changeStones(game, seatOf(game, seat).team, gem, crystal, 'skill', '§16.1'),
};

/** §16.1: what finds no room is lost; where only a part of both kinds does, the one who gains chooses. */
function gainInto(
  place: Place,
  word: StonesWord,
  seats: (game: Game, frame: EffectData) => SeatId[],
  program: Program,
  names: Names,
): void {
  const gem = compileNum(word.gem ?? 0, names);
  const crystal = compileNum(word.crystal ?? 0, names);
  // The name tells the asked player what is counted.
  const gems = `${temp(program)} gems`;
  forEachSeat(program, seats, (seat) => {
    add(program, (game, frame) => {
      const room = place.room(game, seat(frame));
      const most = Math.min(gem(game, frame), room);
      const least = Math.min(most, Math.max(0, room - crystal(game, frame)));
      frame.slots[gems] = [most];
      if (least === most) return true;
      const from = Array.from({ length: most - least + 1 }, (_, i) => least + i);
      frame.signal = 'ask';
      frame.ask = { seat: seat(frame), slot: gems, pick: 'number', from, min: 1, max: 1 };
      return false;
    });
    add(program, (game, frame) => {
      const chosen = frame.slots[gems]?.[0] ?? 0;
      const room = place.room(game, seat(frame)) - chosen;
      const crystals = Math.min(crystal(game, frame), room);
      if (chosen + crystals === 0) return true;
      place.gain(game, seat(frame), { gem: chosen, crystal: crystals });
      return false;
    });
  });
}
