/** `gain`: heals, energy, stones, morale, cups, tokens; what goes beyond a limit is lost and the effect counts (§20.9). */
import { changeEnergy, gainCups, gainHeals, gainMorale, gainStones, seatOf } from '../state/changes.ts';
import { changeTokens } from '../state/skill-changes.ts';
import type { SeatId, Stones } from '../state/board.ts';
import type { EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { NumberOf } from './compiled.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, type Program } from './program.ts';
import { limitOf } from './rules.ts';
import type { GainEffect, Num, StonesWord } from './skill.ts';
import { groupOf } from './who.ts';

type Gain = (game: Game, frame: EffectData, seat: SeatId) => void;

export function gain(effect: GainEffect, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const gains = gainsOf(effect, names);
  add(program, (game, frame) => {
    for (const seat of groupOf(game, who, frame)) for (const one of gains) one(game, frame, seat);
    return false;
  });
}

function gainsOf(effect: GainEffect, names: Names): Gain[] {
  const { heals, energy, stones, morale, cups, tokens, over = false, max } = effect;
  const gains: Gain[] = [];
  const number = (num: Num, of: (game: Game, seat: SeatId, count: number) => void) => {
    const count = compileNum(num, names);
    gains.push((game, frame, seat) => of(game, seat, count(game, frame)));
  };
  const both = (word: StonesWord, of: (game: Game, seat: SeatId, stones: Stones) => void) => {
    const [gem, crystal]: [NumberOf, NumberOf] = [
      compileNum(word.gem ?? 0, names),
      compileNum(word.crystal ?? 0, names),
    ];
    gains.push((game, frame, seat) =>
      of(game, seat, { gem: gem(game, frame), crystal: crystal(game, frame) }),
    );
  };
  if (heals !== undefined) number(heals, (game, seat, count) => gainHeals(game, seat, count, over, '§12.3'));
  if (energy !== undefined) both(energy, gainEnergy);
  if (stones !== undefined)
    both(stones, (game, seat, { gem, crystal }) =>
      gainStones(game, seatOf(game, seat).team, gem, crystal, 'skill', '§16.1'),
    );
  if (cups !== undefined)
    number(cups, (game, seat, count) => gainCups(game, seatOf(game, seat).team, count, '§16.5'));
  if (morale !== undefined)
    number(morale, (game, seat, count) => gainMorale(game, seatOf(game, seat).team, count, '§15.1'));
  for (const [token, num] of Object.entries(tokens ?? {}))
    number(num, (game, seat, count) => changeTokens(game, seat, token, count, '§20.9', max));
  return gains;
}

/** §16.3: as far as there is room, gems first. */
function gainEnergy(game: Game, seat: SeatId, { gem, crystal }: Stones): void {
  const { energy } = seatOf(game, seat);
  const room = Math.max(0, limitOf(game, seat, 'energy') - energy.gem - energy.crystal);
  const gems = Math.min(gem, room);
  const crystals = Math.min(crystal, room - gems);
  if (gems + crystals > 0) changeEnergy(game, seat, { gem: gems, crystal: crystals }, '§16.3');
}
