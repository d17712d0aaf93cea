/** `lose`: heals and tokens as far as they are there; morale by the one pipeline of §15.2. */
import { loseHeals, seatOf } from '../state/changes.ts';
import { changeTokens } from '../state/skill-changes.ts';
import { newMorale } from './calls.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, call, forEachSeat, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function lose(effect: EffectOf<'lose'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const heals = effect.heals === undefined ? null : compileNum(effect.heals, names);
  const tokens = Object.entries(effect.tokens ?? {}).map(
    ([token, count]) => [token, count === 'all' ? null : compileNum(count, names)] as const,
  );
  if (heals !== null || tokens.length > 0)
    add(program, (game, frame) => {
      for (const seat of groupOf(game, who, frame)) {
        if (heals !== null) loseHeals(game, seat, heals(game, frame), '§20.8');
        for (const [token, count] of tokens) {
          const lost = count === null ? (seatOf(game, seat).tokens[token] ?? 0) : count(game, frame);
          changeTokens(game, seat, token, -lost, '§20.8');
        }
      }
      return false;
    });
  if (effect.morale !== undefined) loseMorale(who, compileNum(effect.morale, names), program);
}

/** A team loses once, however many of its characters are meant. */
function loseMorale(who: string, amount: ReturnType<typeof compileNum>, program: Program): void {
  forEachSeat(
    program,
    (game, frame) => {
      const seats = groupOf(game, who, frame);
      const team = (seat: number) => seatOf(game, seat).team;
      return seats.filter((seat, i) => seats.findIndex((other) => team(other) === team(seat)) === i);
    },
    (seat) =>
      add(program, (game, frame) => {
        const loss = amount(game, frame);
        if (loss <= 0) return true;
        return call(frame, 'morale', newMorale(seatOf(game, seat(frame)).team, loss, 'skill', seat(frame)));
      }),
  );
}
