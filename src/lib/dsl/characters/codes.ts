/** Every finding: its number, how far the file was read when it came up, and how bad it is. Words: `finding_<code>`. */
import type { VerbFault } from '../../grail/effects/language/checks.ts';

/** J: the text is no JSON · F: its shape · E, W: its meaning · S: its style · D, DW: a deck. */
export type Level = 'shape' | 'meaning' | 'style';
export type Severity = 'error' | 'warning' | 'style';

const ids = {
  tooLarge: 'J1',
  tooDeep: 'J2',
  empty: 'J3',
  notJson: 'J4',
  endsEarly: 'J5',
  comment: 'J6',
  trailingComma: 'J7',
  missingComma: 'J8',
  duplicateKey: 'J9',
  forbiddenKey: 'J10',
  notANumber: 'J11',
  numberTooLarge: 'J12',
  openText: 'J13',
  badEscape: 'J14',
  brokenText: 'J15',
  textTooLong: 'J16',
  tooMuch: 'J17',
  notUtf8: 'J18',
  byteOrderMark: 'J19',
  notData: 'J20',

  unknownField: 'F1',
  missingField: 'F2',
  wrongType: 'F3',
  notOneOf: 'F4',
  badName: 'F5',
  tooLong: 'F6',
  tooMany: 'F7',
  tooSmall: 'F8',
  tooBig: 'F9',
  notWhole: 'F10',
  missingWord: 'F11',
  unknownWord: 'F12',
  wrongLength: 'F13',
  moreFindings: 'F14',
  newerFormat: 'F15',

  unknownToken: 'E1',
  unknownForm: 'E2',
  unknownCard: 'E3',
  unknownSkill: 'E4',
  unboundName: 'E5',
  boundTwice: 'E6',
  reservedName: 'E7',
  roleNotHere: 'E8',
  roleNotCommon: 'E9',
  holderWithoutCard: 'E10',
  formula: 'E11',
  formulaType: 'E12',
  groupForOne: 'E13',
  emptyRange: 'E14',
  endlessNumber: 'E15',
  neverPayable: 'E16',
  energyTooDear: 'E17',
  elementsTooMany: 'E18',
  neverGained: 'E19',
  formNeverEntered: 'E20',
  formContradiction: 'E21',
  wrongPending: 'E22',
  tooLate: 'E23',
  damageTooLate: 'E24',
  ofAttack: 'E25',
  noEventCards: 'E26',
  laterNever: 'E27',
  placeWithoutPlay: 'E28',
  notOnDeck: 'E29',
  startupTime: 'E30',
  magicTime: 'E31',
  limitScope: 'E32',
  lockSelf: 'E33',
  twoLimits: 'E34',
  loop: 'E35',
  damageLoop: 'E36',
  extraNotYours: 'E37',
  wrongKind: 'E38',
  skillTwice: 'E39',
  variantSkill: 'E40',
  emptyEffect: 'E41',
  eitherOr: 'E42',
  tokenKind: 'E43',
  unknownSide: 'E44',
  setupOverMax: 'E45',
  circular: 'E46',
  itNotHere: 'E47',
  uniqueNotPlayed: 'E48',
  unknownStone: 'E49',
  pointsNotHere: 'E50',
  thisSkill: 'E51',

  tooFewTargets: 'W1',
  mustImplied: 'W2',
  unusedName: 'W3',
  cardWithoutEffect: 'W4',
  startupStrands: 'W6',
  unusedThing: 'W7',
  neverTrue: 'W8',
  notYourCard: 'W9',
  emptySkill: 'W10',

  cardElement: 'D1',
  elementMissing: 'D2',
  deckTooSmall: 'D3',
  deckTooBig: 'D4',
  cutWithoutBase: 'D5',
  cutNothing: 'D6',
  uniqueTwice: 'D7',

  deckSize: 'DW1',
  elementsWithoutCards: 'DW2',
  unknownUnique: 'DW3',
  uniqueForNobody: 'DW4',
  uniqueFaction: 'DW5',
  noAttackCards: 'DW6',

  textTooLongForCard: 'S1',
  tooDeepToRead: 'S2',
  freeGain: 'S3',
  textMissing: 'S4',
  nestedConditions: 'S5',
} as const;

export type FindingCode = keyof typeof ids;

/** A fault that a verb may name and nobody has a number for is a type error here. */
const numbered: Readonly<Record<VerbFault, string>> = ids;
void numbered;

const LEVELS: Readonly<Record<string, [Level, Severity]>> = {
  J: ['shape', 'error'],
  F: ['shape', 'error'],
  E: ['meaning', 'error'],
  W: ['meaning', 'warning'],
  S: ['style', 'style'],
  D: ['meaning', 'error'],
  DW: ['meaning', 'warning'],
};

export interface Kind {
  id: string;
  level: Level;
  severity: Severity;
}

/** Number, level and severity of every finding. */
export const KINDS = Object.fromEntries(
  Object.entries(ids).map(([code, id]) => {
    const [level, severity] = LEVELS[id.replace(/\d+$/, '')] ?? ['shape', 'error'];
    return [code, { id, level, severity }];
  }),
) as Readonly<Record<FindingCode, Kind>>;
