/** What reading and showing choices share: the question that stands, and what a text that is no choice comes back as. */
import type { CompiledSkills } from '../effects/compiled.ts';
import type { Choice, ChoiceType, Option, RefusalCode, Request } from './choice.ts';
import type { CardFinder } from './notation-cards.ts';

/** A text that is no choice. With `refusal` it speaks of something the rules never offer ("end my turn"). */
export interface NotationError {
  text: string;
  /** What is wrong and what could stand there. */
  message: string;
  refusal: RefusalCode | null;
}

export interface NotationContext extends CardFinder {
  request: Request;
  skills: Pick<CompiledSkills, 'abilities'> | null;
}

/** The first word of each choice; several types may share one. */
export const CHOICE_WORDS: Readonly<Record<ChoiceType, string>> = {
  attack: 'attack',
  magic: 'magic',
  buy: 'buy',
  synthesize: 'synthesize',
  extract: 'extract',
  counter: 'counter',
  block: 'block',
  take: 'take',
  pass: 'pass',
  useHeals: 'heals',
  discard: 'discard',
  skipActionPhase: 'skip',
  drawThree: 'draw3',
  declareCannotAct: 'declare-cannot-act',
  noStartup: 'no-startup',
  takeExtra: 'extra',
  stopExtra: 'stop-extra',
  startup: 'startup',
  use: 'use',
  attackSkill: 'skill',
  magicSkill: 'skill',
  specialSkill: 'skill',
  choose: 'choose',
};

/** Tells a text that is no choice from a choice. */
export function isNotationError(value: Choice | NotationError): value is NotationError {
  return 'message' in value;
}

export function notationError(
  text: string,
  message: string,
  refusal: RefusalCode | null = null,
): NotationError {
  return { text, message, refusal };
}

/** The options of one sort that stand in the request. */
export function optionsOf<T extends Option['type']>(
  request: Request,
  type: T,
): Extract<Option, { type: T }>[] {
  return request.options.filter((option): option is Extract<Option, { type: T }> => option.type === type);
}
