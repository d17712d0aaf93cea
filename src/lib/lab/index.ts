/** The room for many games: random play, counts and what they come to. */
export { simulate, type Simulation, type SimulationPlan } from './simulate.ts';
export {
  playOut,
  noCounts,
  Counter,
  PlayError,
  type PlayFault,
  type Counts,
  type SkillCount,
  type WindowCount,
} from './play-out.ts';
export { seated, type LineUp } from './line-up.ts';
export { findTrial, triedAbilities, type Trial, type TrialWish } from './trial.ts';
export { replayLine, sayLine, type Replayed, type SaidLine, type Stopped } from './try-replay.ts';
export {
  filedCases,
  openCase,
  ownCases,
  runCases,
  SELF,
  type CaseData,
  type CaseFailure,
  type CaseOutcome,
  type CaseTable,
  type OpenedCase,
} from './try-cases.ts';
export {
  noGames,
  playMany,
  watchGame,
  type FaultKind,
  type ManyGames,
  type ManyPlan,
  type Seats,
  type SkillTally,
  type WatchedGame,
  type WatchFor,
} from './try-many.ts';
