/**
 * The game without a screen: the only door of the rules core.
 * A game is set-up + seed + choices; `apply` answers the one question that stands and runs to the next.
 */
export {
  newGame,
  freshGame,
  begin,
  apply,
  replay,
  recordGame,
  reopenGame,
  RULES_VERSION,
  type GrailRecord,
  makeGame,
  type GameOptions,
} from './new-game.ts';
export { machines } from './flow/index.ts';
export { registry } from './actions/registry.ts';
export { requestOf, legal, whyNot, askedSeat } from './choices/request.ts';
export { fieldsOf } from './choices/skills.ts';
export { sample, sampleAnswer, enumerate, ENUMERATE_LIMIT } from './choices/sample.ts';
export { viewFor, eventFor, eventsFor } from './make-view.ts';
export { factsOf, factValue, setUpRule, type Fact, type FactValue } from './why/fact.ts';
export { whyNumber, chainOf, EARLIER_MOST, type NumberChange, type WhyNumber } from './why/number.ts';
export { whyAsked, type AskedAs, type WhyAsked } from './why/asked.ts';
export { whyNobody, LEFT_OUT, type LeftOutCode, type SkippedQuestion, type WhyNobody } from './why/nobody.ts';
export { courseOf, type Course, type SeatCourse, type SeatReason, type Standing } from './why/window.ts';
export { SILENT, type SilentCode, type SkillReason, type Viewer } from './why/skill-reason.ts';
export { refusedKinds, whyNotCard, whyNotSkill, type RefusedKind } from './why/not-now.ts';
export {
  gameAtStep,
  logOf,
  lookAt,
  positionAt,
  readStep,
  seatAskedAt,
  walkGame,
  type Eyes,
  type Position,
  type Walk,
} from './walk.ts';
export { hashPlain as hashBoard } from '../kernel/hash.ts';
export { CHOICE_BOUND } from '../kernel/play.ts';
export { limitOf } from './effects/rules/query.ts';
export { parseChoice, parseStones } from './choices/notation.ts';
export { showChoice } from './choices/notation-show.ts';
export { isNotationError, CHOICE_WORDS, type NotationError } from './choices/notation-context.ts';
export {
  SituationError,
  PROBLEMS,
  explainProblem,
  type Problem,
  type ProblemCode,
} from './state/problems.ts';
export { situationProblems } from './state/build.ts';
export { resolveConfig, checkConfig } from './state/build-config.ts';
export {
  explainWord,
  fits,
  isWordError,
  nameOfWord,
  parseCardWord,
  parseCardWords,
  shortName,
  type CardPattern,
  type WordError,
} from './state/words.ts';
export { TIMINGS } from './effects/triggers.ts';
export { SkillError } from './effects/names.ts';
export { REFUSALS } from './choices/choice.ts';
export { DEFAULT_CONFIG, DEFAULT_SEATING } from './state/config.ts';
export { cardTable, ELEMENTS } from './state/cards.ts';
export {
  cardsOf,
  cardsOfGame,
  ELEMENTS_OF,
  isCut,
  kindOfCard,
  type Deck,
  type DeckCard,
  type DeckCut,
  type PrintedSkill,
} from './state/own-deck.ts';
export type {
  Choice,
  ChoiceType,
  Field,
  Option,
  Picks,
  Refusal,
  RefusalCode,
  Request,
  SkillChoiceType,
} from './choices/choice.ts';
export type { GrailEvent, EventType, BeforeAfter, HiddenCards } from './events.ts';
export type {
  TableView,
  SeatView,
  TeamView,
  PlacedView,
  PileView,
  SheetView,
  AttackView,
  MissileView,
  DamageView,
  PendingView,
} from './view.ts';
export type { Situation, SituationSeat, SituationStart, Setup, PlacedInput } from './situation.ts';
export type { Board, Seat, SeatId, TeamId, Stones, ExtraAction, GameResult } from './state/board.ts';
export type { CardFace, CardId, CardName, CardTable, CardKind, Element, Faction } from './state/cards.ts';
export type { RulesConfig, ConfigInput } from './state/config.ts';
export type { Game, Rules } from './state/game.ts';
export type { MachineId } from './state/frames.ts';
export type { Character, LaidCard, Form, Skill, Text, Token } from './effects/language/index.ts';
export type { Sheets } from './state/build-characters.ts';
export { checkCharacters } from './state/build-characters.ts';
export {
  effectiveCharacter,
  exclusiveAvailable,
  laidCardOf,
  maxOf,
  ONLY_PILE,
  pileOf,
  sheetAt,
  sideKey,
  tokenOf,
  tokensHeld,
} from './state/sheet.ts';
export { thingsIn } from './state/things.ts';
export type * from './effects/language/index.ts';
export type { SmallSkill as SkillDef } from './effects/language/index.ts';
export type { Effect } from './effects/verbs/index.ts';
export type { Cost } from './effects/costs/index.ts';
export type { Rule } from './effects/rules/index.ts';
