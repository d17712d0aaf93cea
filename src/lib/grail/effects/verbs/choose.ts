/** `choose`: one of several bodies that can be declared now; whoever decides also pays (§21.8). */
import { completable } from '../../choices/declarations.ts';
import type { EffectData } from '../../state/frames.ts';
import type { Game } from '../../state/game.ts';
import { askFields, askOption } from '../asking.ts';
import { compileBody } from '../body.ts';
import { compileEffects } from '../effects.ts';
import type { Body } from '../language/body.ts';
import type { Who } from '../language/words.ts';
import { inside, type Names } from '../names.ts';
import { add, discardUnplaced, onlyIf, temp, type Program } from '../program.ts';
import { compileOne } from '../who.ts';
import type { EffectBase } from './effect-base.ts';
import type { Effect } from './index.ts';

/** One of the options that can be done; `who` decides and pays; `optional`: or none, then `otherwise`. */
export interface ChooseOne extends EffectBase {
  do: 'choose';
  who?: Who;
  options: Body[];
  optional?: true;
  otherwise?: Effect[];
}

export function choose(effect: ChooseOne, program: Program, names: Names): void {
  const { optional, otherwise } = effect;
  const decider = effect.who === undefined ? null : compileOne(effect.who, names);
  const asked = (game: Game, frame: EffectData) => (decider === null ? frame.user : decider(game, frame));
  const [slot, user] = [temp(program), temp(program)];
  const options = effect.options.map((option, i) => {
    const here = inside(inside(names, 'options'), i);
    return compileBody(option, here, temp(program));
  });
  askOption(
    program,
    slot,
    asked,
    (game, frame) => {
      const seat = asked(game, frame);
      if (seat < 0) return [];
      const scope = () => ({ seat: frame.seat, user: seat, slots: { ...frame.slots } });
      const open = options.flatMap((body, i) => (completable(game, body, 0, scope()) ? [i + 1] : []));
      return optional || (open.length === 0 && otherwise !== undefined) ? [0, ...open] : open;
    },
    names.at,
  );
  const chose = (number: number) => [
    (_game: Game, { slots }: { slots: EffectData['slots'] }) => slots[slot]?.[0] === number,
  ];
  add(program, (game, frame) => {
    frame.slots[user] = [frame.user];
    if ((frame.slots[slot]?.[0] ?? 0) > 0) frame.user = asked(game, frame);
    return true;
  });
  options.forEach((body, i) =>
    onlyIf(program, chose(i + 1), () => {
      askFields(program, body);
      body.pay(program);
      body.run(program);
      if (body.places) discardUnplaced(program);
    }),
  );
  add(program, (_game, frame) => {
    frame.user = frame.slots[user]?.[0] ?? frame.user;
    return true;
  });
  if (otherwise !== undefined)
    onlyIf(program, chose(0), () => compileEffects(otherwise, program, inside(names, 'otherwise')));
}
