/**
 * What a check beside a verb, cost or rule is told, and what it may find. Only the validation runs checks; the engine
 * never does. The words and numbers of the findings are the validation's.
 */
import type { Cost } from '../costs/index.ts';
import type { Character, Token } from './character.ts';
import type { Time } from './trigger.ts';

export type VerbFault =
  | 'unknownToken'
  | 'neverPayable'
  | 'energyTooDear'
  | 'elementsTooMany'
  | 'wrongPending'
  | 'tooLate'
  | 'damageTooLate'
  | 'noEventCards'
  | 'laterNever'
  | 'placeWithoutPlay'
  | 'twoLimits'
  | 'emptyEffect'
  | 'eitherOr'
  | 'tokenKind'
  | 'unknownSide'
  | 'unknownStone';

export type Params = Readonly<Record<string, string | number>>;

export interface CheckContext {
  character: Character;
  /** When it happens: of several, one of them. Empty for continuous rules. */
  times: readonly Time[];
  /** Costs that are paid before it. */
  costs: readonly Cost[];
  /** @param field which part of the effect is meant; left out: all of it */
  report(fault: VerbFault, params?: Params, field?: string): void;
}

/** A check of one kind of effect, cost or rule. */
export type Check<T> = (part: T, context: CheckContext) => void;

export const ATTACK_TIMES: readonly Time[] = ['t1.launch', 'respond', 't2.hit', 't2.miss'];
/** The damage is not taken yet. */
export const PENDING_DAMAGE: readonly Time[] = ['t3.deal', 't4.heal', 't5.actual', 't6.take'];
/** The event is about cards. */
export const CARD_TIMES: readonly Time[] = [
  'card.revealed',
  'card.discarded',
  'tokens.gained',
  'tokens.removed',
  'morale.loss',
  'morale.lost',
];

/** Something pending is changed: none of the times has it, then the effect never finds it. */
export function needsTime(context: CheckContext, wanted: readonly Time[], field?: string): boolean {
  const fits = context.times.length === 0 || context.times.some((time) => wanted.includes(time));
  if (!fits)
    context.report('wrongPending', { times: wanted.join(', '), now: context.times.join(', ') }, field);
  return fits;
}

/** Says what an effect needs to do anything: at least one of these fields. */
export function needsOneOf(part: object, fields: readonly string[], context: CheckContext): void {
  if (!fields.some((field) => Object.hasOwn(part, field)))
    context.report('emptyEffect', { fields: fields.join(', ') });
}

/** Of these fields only one may stand. */
export function atMostOneOf(part: object, fields: readonly string[], context: CheckContext): void {
  const there = fields.filter((field) => Object.hasOwn(part, field));
  if (there.length > 1) context.report('eitherOr', { fields: there.join(', ') }, there[1]);
}

/** A token must be of such a kind. @returns the token if it is */
export function needsToken<K extends Token['kind']>(
  id: string,
  kinds: readonly K[],
  context: CheckContext,
): Extract<Token, { kind: K }> | undefined {
  const token = Object.hasOwn(context.character.tokens ?? {}, id)
    ? context.character.tokens?.[id]
    : undefined;
  if (token === undefined) return undefined;
  if (kinds.some((kind) => kind === token.kind)) return token as Extract<Token, { kind: K }>;
  context.report('tokenKind', { token: id, is: token.kind, wanted: kinds.join(', ') }, 'token');
  return undefined;
}

/** A number that is written out. */
export const isWhole = (value: unknown): value is number => typeof value === 'number';
