/** The room for many games: random play, counts and what they come to. */
export { simulate, type Simulation, type SimulationPlan } from './simulate.ts';
export {
  playOut,
  noCounts,
  Counter,
  PlayError,
  type Counts,
  type SkillCount,
  type WindowCount,
} from './play-out.ts';
export { seated, type LineUp } from './line-up.ts';
