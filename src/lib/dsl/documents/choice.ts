/** The shape of a choice as it stands in a record. Whether it may be made is for the rules to say, when it is played. */
import { z } from '../zod.ts';
import type { Choice } from '../../grail/index.ts';

const int = z.int().min(0).max(999);
export const seat = z.int().min(0).max(7);
const card = int;
const stone = z.enum(['gem', 'crystal']);
const stones = z.strictObject({ gem: int, crystal: int });
const as = z.string().max(60).optional();
const list = z.array(int).max(200);
const picks = z.record(z.string().max(60), list);

const of = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), seat, ...shape });
const skillUse = <T extends string>(type: T) => of(type, { ability: int, picks });

export const choiceSchema = z.discriminatedUnion('type', [
  of('attack', { card, target: seat, as }),
  of('magic', { card, target: seat.optional(), as }),
  of('buy', { stone: stone.optional() }),
  of('synthesize', { stones }),
  of('extract', { stones }),
  of('counter', { card, target: seat, as }),
  of('block', { card }),
  of('take', {}),
  of('pass', { card: card.optional() }),
  of('useHeals', { count: int }),
  of('discard', { cards: list }),
  of('skipActionPhase', {}),
  of('drawThree', {}),
  of('declareCannotAct', {}),
  of('noStartup', {}),
  of('takeExtra', { entry: int }),
  of('stopExtra', {}),
  skillUse('startup'),
  skillUse('use'),
  skillUse('attackSkill'),
  skillUse('magicSkill'),
  skillUse('specialSkill'),
  of('choose', { values: list }),
]);

/** A choice of the rules that has no shape here, or the other way round, is a type error. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
const complete: Same<z.output<typeof choiceSchema>['type'], Choice['type']> = true;
void complete;
