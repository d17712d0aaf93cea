/** Rules texts made from the skill language: whole characters, and smaller doors for the workshop and "why was I not asked?". */
export * from './describe.ts';
export { describeNeed, describePart } from './parts.ts';
export { saysYou } from './parts.text.ts';
export { hantOf, type HantNames } from './hant.ts';
export { LENGTH_LIMITS, textLength, characterLength } from './length.ts';
export { costTexts, ruleTexts, verbTexts, plainOf } from '../../grail/effects/index.text.ts';
export type {
  Character as DescribedCharacter,
  ConstructText,
  Piece,
  Said,
  VerbText,
} from '../../grail/effects/index.text.ts';
