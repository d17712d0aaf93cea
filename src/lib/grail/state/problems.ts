/** What is wrong with a set-up or a situation: all of it at once, as codes with facts; words stand in the message files. */

export interface Problem {
  code: ProblemCode;
  facts: Record<string, number | string>;
}

/** Every reason why a position or a set-up cannot be, with the § it breaks. */
export const PROBLEMS = {
  seatingLetters: '§2.3',
  seatingFirst: '§2.3',
  seatingTeams: '§2.1',
  seatingSize: '§2.1',
  playersAndSeating: '§2.1',
  unknownSetting: '§24',
  wrongSetting: '§24',
  seatOutOfRange: '§2.2',
  unknownCharacter: '§2.4',
  unknownVariant: '§2.4',
  sameCharacterTwice: '§2.4',
  twoCharacters: '§2.4',
  unknownToken: '§1.6',
  tooManyTokens: '§20.9',
  unknownForm: '§1.6',
  unknownLaidCard: '§22.1',
  exclusiveTwice: '§22.3',
  unknownCardWord: '§1.2',
  noSuchCard: '§1.1',
  cardTwice: '§1.1',
  notEnoughCopies: '§1.3',
  noFiller: '§1.3',
  tooManyCards: '§1.1',
  notAWholeNumber: '§1.6',
  tooManyStones: '§16.1',
  tooMuchEnergy: '§16.3',
  moraleOverCap: '§15.1',
  gameIsOver: '§17.1',
  handOverLimit: '§14.1',
  sameEffectTwice: '§22.2',
  notAnEffect: '§22.1',
  placedWithoutCard: '§22.1',
  exclusiveIsNoBasicCard: '§22.3',
  deckTopTooLong: '§13.1',
  deckSizeNotMet: '§13.3',
  discardTooLong: '§13.3',
  discardSizeNotMet: '§13.3',
  unknownStart: '§5',
  wrongExtra: '§18.1',
  extraTooEarly: '§18.5',
  startupTooEarly: '§19.1',
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** A situation or set-up that cannot be. `problems` holds everything that was found. */
export class SituationError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(explainProblem).join('; '));
    this.name = 'SituationError';
    this.problems = problems;
  }
}

/** Plain words for a log or a terminal: the code, its § and its facts. */
export function explainProblem({ code, facts }: Problem): string {
  const details = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return `${code} (${PROBLEMS[code]})${details.length > 0 ? `: ${details.join(', ')}` : ''}`;
}
