/** Questions that a running effect puts to somebody: one of several ways, or the fields of a body one after the other. */
import { completable } from '../choices/declarations.ts';
import type { SeatId } from '../state/board.ts';
import type { EffectAsk, EffectData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { CompiledBody, Space } from './compiled.ts';
import { add, type Program } from './program.ts';

/** Asks which of the numbered ways; 0 is "no". With one way, or none (then 0), nobody is asked. */
export function askOption(
  program: Program,
  slot: string,
  seat: (game: Game, frame: EffectData) => SeatId,
  ways: (game: Game, frame: EffectData) => number[],
  at: string,
): void {
  add(program, (game, frame) => {
    const from = ways(game, frame);
    if (from.length < 2) {
      frame.slots[slot] = [from[0] ?? 0];
      return true;
    }
    ask(frame, { seat: seat(game, frame), slot, pick: 'option', from, min: 1, max: 1, at });
    return false;
  });
}

function ask(frame: EffectData, question: EffectAsk): void {
  frame.signal = 'ask';
  frame.ask = question;
}

/** Every field of the body in order, by `frame.user`; what has only one value is not asked, what has none stays empty. */
export function askFields(program: Program, body: CompiledBody): void {
  add(program, (_game, frame) => {
    for (const step of body.steps)
      if (step.step === 'field') delete frame.slots[step.field.name];
      else if (step.step === 'where') delete frame.slots[step.name];
    return true;
  });
  body.steps.forEach((step, i) => {
    if (step.step === 'check') return;
    if (step.step === 'where') {
      add(program, (game, frame) => {
        if (step.when === null || step.when(game, frame)) frame.slots[step.name] = [step.value(game, frame)];
        return true;
      });
      return;
    }
    const { field, when } = step;
    add(program, (game, frame) => {
      if (when !== null && !when(game, frame)) return true;
      const space = openSpace(game, frame, body, i);
      if (space === null || (space.from.length <= space.min && space.min === space.max)) {
        frame.slots[field.name] = space?.from ?? [];
        return true;
      }
      const { from, min, max, together } = space;
      const { pick, name: slot, at } = field;
      ask(frame, {
        seat: frame.user,
        slot,
        pick,
        from,
        min,
        max,
        ...(together === undefined ? {} : { together }),
        ...(at === undefined ? {} : { at }),
      });
      return false;
    });
  });
}

/** The values of a field with which the rest can still be declared. */
function openSpace(game: Game, frame: EffectData, body: CompiledBody, at: number): Space | null {
  const step = body.steps[at];
  if (step?.step !== 'field') return null;
  const space = step.field.space(game, frame);
  if (space === null || space.max !== 1 || space.min !== 1) return space;
  const { name } = step.field;
  const from = space.from.filter((value) =>
    completable(game, body, at + 1, {
      seat: frame.seat,
      user: frame.user,
      slots: { ...frame.slots, [name]: [value] },
    }),
  );
  return from.length === 0 ? null : { ...space, from };
}
