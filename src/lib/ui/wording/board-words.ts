/** What the table's things are called, for one viewer. */
import type { Element, SeatId, SheetView, TableView, TeamId } from '$lib/grail';
import { locale, m } from '$lib/i18n';
import type { BoardWords } from '../board/words.ts';
import { ownText } from './own-names.svelte.ts';
import { formWord, laidWord, sealOf, tokenWord } from './sheet-words.ts';
import { cardName, elementName, factionName, placedName, skillName } from './terms.ts';

/** The one character of each element's badge where the word itself is longer (English): data of the glossary. */
export type ElementMarks = Readonly<Record<Element, string>>;

const SEALS = [
  () => m.lesson_seal_1(),
  () => m.lesson_seal_2(),
  () => m.lesson_seal_3(),
  () => m.lesson_seal_4(),
  () => m.lesson_seal_5(),
  () => m.lesson_seal_6(),
  () => m.lesson_seal_7(),
  () => m.lesson_seal_8(),
];

const teamName = (team: TeamId): string => (team === 0 ? m.table_team_red() : m.table_team_blue());

/** @param view gives who sits where, with which sheet; its numbers are not looked at */
export function boardWords(
  { seats, viewer }: Pick<TableView, 'seats' | 'viewer'>,
  marks: ElementMarks,
): BoardWords {
  const own = seats.find(({ seat }) => seat === viewer)?.team;
  const role = (seat: SeatId): string => {
    if (seat === viewer) return m.table_you();
    // To a spectator nobody is friend or foe.
    if (own === undefined) return teamName(seats.find((one) => one.seat === seat)?.team ?? 0);
    return seats.find((one) => one.seat === seat)?.team === own ? m.table_teammate() : m.table_opponent();
  };
  const sheetOf = (seat: SeatId): SheetView | null => seats.find((one) => one.seat === seat)?.sheet ?? null;
  const isPile = (key: string, seat: SeatId): boolean =>
    seats.find((one) => one.seat === seat)?.piles.some(({ token }) => token === key) ?? false;
  return {
    card: ({ name }) => cardName(name),
    element: elementName,
    elementMark: (element) => (locale.current === 'en' ? marks[element] : elementName(element)),
    faction: factionName,
    unique: skillName,
    seatNumber: (seat) => String(seat + 1),
    seat: (seat) => m.table_number({ number: seat + 1 }),
    seatLong: (seat, team) => m.table_seat_name({ mark: teamName(team), number: seat + 1 }),
    role,
    seatName: (seat) => {
      const sheet = sheetOf(seat);
      return sheet === null ? role(seat) : ownText(sheet.name);
    },
    seal: (seat) => {
      const sheet = sheetOf(seat);
      return (sheet === null ? SEALS[seat]?.() : sealOf(sheet)) ?? String(seat + 1);
    },
    team: teamName,
    placed: (name, by) =>
      name === '' ? m.board_face_down() : (laidWord(sheetOf(by), name) ?? placedName(name)),
    token: (key, seat) =>
      tokenWord(sheetOf(seat), key) ?? (isPile(key, seat) ? m.board_covered() : skillName(key)),
    form: (id, seat) => formWord(sheetOf(seat), id) ?? skillName(id),
  };
}
