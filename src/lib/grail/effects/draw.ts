/** `draw`: a plain draw (§13.2); the machine `draw` looks at the limit afterwards. */
import { newDraw } from './calls.ts';
import { known, type Names } from './names.ts';
import { compileNum } from './numbers.ts';
import { add, call, forEachSeat, type Program } from './program.ts';
import type { EffectOf } from './skill.ts';
import { groupOf } from './who.ts';

export function draw(effect: EffectOf<'draw'>, program: Program, names: Names): void {
  const who = known(names, effect.who ?? 'self');
  const count = compileNum(effect.count, names);
  forEachSeat(
    program,
    (game, frame) => groupOf(game, who, frame),
    (seat) =>
      add(program, (game, frame) => {
        const cards = count(game, frame);
        return cards > 0 ? call(frame, 'draw', newDraw(seat(frame), cards, 'skill')) : true;
      }),
  );
}
