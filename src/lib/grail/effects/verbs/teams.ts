/** What belongs to a team happens once for it, however many of its characters are meant. */
import { seatOf } from '../../state/changes.ts';
import type { SeatsOf } from '../who.ts';

/** The first character of each team among them. */
export function oneOfEachTeam(who: SeatsOf): SeatsOf {
  return (game, scope) => {
    const seats = who(game, scope);
    const team = (seat: number) => seatOf(game, seat).team;
    return seats.filter((seat, at) => seats.findIndex((other) => team(other) === team(seat)) === at);
  };
}
