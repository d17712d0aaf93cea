/** What is worth knowing about a position that can be: "not wrong, maybe what you ask". Read off the view and the settings. */
import type { RulesConfig, SeatId, SeatView, TeamId, TeamView } from '$lib/grail';
import type { SituationStart } from '$lib/grail';

export type Note =
  | { code: 'handFull'; rule: '§14.1'; seat: SeatId; hand: number }
  | { code: 'weaknessOver'; rule: '§10.4'; seat: SeatId; hand: number; draws: number }
  | { code: 'healsOver'; rule: '§12.3'; seat: SeatId; heals: number; limit: number }
  | { code: 'effectsWait'; rule: '§10.1'; seat: SeatId }
  | { code: 'moraleLast'; rule: '§17.1'; team: TeamId; morale: number }
  | { code: 'cupLast'; rule: '§17.1'; team: TeamId };

export interface Position {
  seats: readonly SeatView[];
  teams: readonly TeamView[];
  config: RulesConfig;
  start: SituationStart;
  turn: SeatId;
}

/** Moments at which Poison and Weakness in front of the turn player are still to be dealt with (§10.1). */
const BEFORE_ACTION: readonly SituationStart[] = ['turn', 'action.before'];

function notesOfSeat(view: SeatView, { config, start, turn }: Position): Note[] {
  const { seat, handSize: hand, handLimit, heals, healLimit, table } = view;
  const names = table.map(({ name }) => name);
  const early = BEFORE_ACTION.includes(start);
  const notes: Note[] = [];
  if (hand === handLimit) notes.push({ code: 'handFull', rule: '§14.1', seat, hand });
  const draws = config.weaknessDraw;
  if (seat === turn && early && names.includes('weakness') && hand + draws > handLimit)
    notes.push({ code: 'weaknessOver', rule: '§10.4', seat, hand, draws });
  if (seat === turn && !early && names.some((name) => name === 'poison' || name === 'weakness'))
    notes.push({ code: 'effectsWait', rule: '§10.1', seat });
  if (heals > healLimit) notes.push({ code: 'healsOver', rule: '§12.3', seat, heals, limit: healLimit });
  return notes;
}

export function notesOf(position: Position): Note[] {
  const ofTeams = position.teams.flatMap(({ team, morale, cups, cupsToWin }): Note[] => [
    ...(morale === 1 ? [{ code: 'moraleLast', rule: '§17.1', team, morale } as const] : []),
    ...(cups === cupsToWin - 1 ? [{ code: 'cupLast', rule: '§17.1', team } as const] : []),
  ]);
  return [...position.seats.flatMap((view) => notesOfSeat(view, position)), ...ofTeams];
}
