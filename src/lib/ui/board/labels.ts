/** What a card and a seat are called for those who do not see them: one sentence each. */
import type { CardFace, SeatView, TeamView } from '$lib/grail/index.ts';
import { m } from '$lib/i18n';
import type { BoardWords } from './words.ts';

export function cardLabel(face: CardFace, words: BoardWords): string {
  const facts = {
    card: words.card(face),
    element: words.element(face.element),
    faction: words.faction(face.faction),
  };
  const base = face.kind === 'attack' ? m.board_card_attack(facts) : m.board_card_magic(facts);
  if (face.unique.length === 0) return base;
  const skills = face.unique.map(({ skill }) => words.unique(skill)).join(m.board_and());
  return base + m.board_card_unique({ skills });
}

export function seatLabel(seat: SeatView, words: BoardWords): string {
  const who = words.seatLong(seat.seat, seat.team);
  const name = words.seatName(seat.seat);
  const role = words.role(seat.seat);
  return name === role ? m.board_seat_who({ who, name }) : m.board_seat_who_role({ who, name, role });
}

/** Numbers, tokens and what lies in front, after the name. */
export function seatFacts(seat: SeatView, words: BoardWords): string {
  const facts = [
    m.board_seat_hand({ count: seat.handSize, limit: seat.handLimit }),
    m.board_seat_heals({ count: seat.heals, limit: seat.healLimit }),
    m.board_seat_energy({ gem: seat.energy.gem, crystal: seat.energy.crystal, limit: seat.energyLimit }),
  ];
  for (const { token, size } of seat.piles)
    if (size > 0) facts.push(m.board_seat_token({ token: words.token(token, seat.seat), count: size }));
  for (const [token, count] of Object.entries(seat.tokens)) {
    if (count > 0) facts.push(m.board_seat_token({ token: words.token(token, seat.seat), count }));
  }
  if (seat.sideways) facts.push(m.board_seat_sideways());
  const placed = seat.table.map(({ name, by }) => words.placed(name, by)).join(m.board_and());
  facts.push(placed === '' ? m.board_seat_nothing() : m.board_seat_front({ placed }));
  return facts.join(m.board_semicolon());
}

/** A team's numbers as one sentence, for every way they are drawn. */
export function teamLabel(team: TeamView, words: Pick<BoardWords, 'team'>): string {
  return m.board_score_team({
    team: words.team(team.team),
    morale: team.morale,
    cap: team.moraleCap,
    cups: team.cups,
    goal: team.cupsToWin,
    gem: team.stones.gem,
    crystal: team.stones.crystal,
  });
}
