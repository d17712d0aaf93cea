/** The damage track: what the last attack, missile or damage has come to at each of its six stations. */
import type { Fact, GrailEvent, TableView } from '$lib/grail';
import { m } from '$lib/i18n';
import type { Station, StationId, StationState } from '../board/stations.ts';
import { plain } from '../board/words.ts';
import { seatCode, sentence, teamCode, type Naming } from './marked.ts';

const NAMES: readonly [StationId, () => string][] = [
  ['t1.launch', () => m.track_t1()],
  ['t2.hit', () => m.track_t2()],
  ['t3.deal', () => m.track_t3()],
  ['t4.heal', () => m.track_t4()],
  ['t5.actual', () => m.track_t5()],
  ['t6.take', () => m.track_t6()],
];

/** The track draws the number of a station itself. */
const bare = (name: string): string => name.replace(/^[\u2460-\u2465]\s*/, '');

interface Cell {
  value?: string;
  notes: string[];
  reached: boolean;
  why?: { fact: Fact; at: number };
}

const BEGINS: ReadonlySet<GrailEvent['type']> = new Set(['attackDeclared', 'missileAimed']);

/** The stretch of the log that the track shows: from the newest attack or missile on, or a damage on its own. */
function stretch(events: readonly GrailEvent[]): readonly GrailEvent[] {
  let from = events.findLastIndex((event) => BEGINS.has(event.type));
  const poison = events.findLastIndex((event) => event.type === 'damageDealt' && event.by === 'poison');
  if (poison > from) from = poison;
  return from < 0 ? [] : events.slice(from);
}

const SETTLES: ReadonlySet<GrailEvent['type']> = new Set([
  ...(['attackHit', 'attackMissed', 'missileEnded', 'damageDealt', 'damageActual'] as const),
]);

/** Whether these events are of an attack, a missile or a damage, which may have begun before them. */
export const tellOfDamage = (events: readonly GrailEvent[]): boolean =>
  events.some(({ type }) => SETTLES.has(type));

/** Which station an event speaks of, with the number and the note it leaves there. */
function reading(event: GrailEvent): { at: number; value?: number; note?: string } | null {
  switch (event.type) {
    case 'attackDeclared':
      return { at: 0, value: event.damage, note: m.track_note_base({ points: event.damage }) };
    case 'missileAimed':
      return { at: 0, value: event.points, note: m.track_note_missile({ points: event.points }) };
    case 'attackHit':
      return { at: 1, note: event.forced ? m.track_note_forced() : m.track_note_hit() };
    case 'attackMissed':
      return { at: 1, note: missNote(event) };
    case 'missileEnded':
      return { at: 1, note: event.by === 'block' ? m.track_note_block() : m.track_note_shield() };
    case 'stonesChanged':
      return event.why === 'hit' ? { at: 1, note: stoneNote(event) } : null;
    case 'damageDealt':
      return { at: 2, value: event.points };
    case 'healsUsed':
      return {
        at: 3,
        value: event.points.after,
        note:
          event.count === 0
            ? m.track_note_noHeals()
            : m.track_note_heals({ seat: seatCode(event.seat), count: event.count }),
      };
    case 'damageActual':
      return { at: 4, value: event.points, ...(event.points === 0 ? { note: m.track_note_none() } : {}) };
    case 'cardsDrawn':
      return event.kind === 'damage'
        ? { at: 5, note: m.track_note_draw({ count: event.hidden.count }) }
        : null;
    case 'overLimit':
      return { at: 5, note: m.track_note_overLimit({ count: event.excess }) };
    case 'moraleLost':
      return { at: 5, note: m.track_note_morale(event.morale) };
    default:
      return null;
  }
}

/** Before ③ the number is that of the attack or the missile. */
function factAt({ type }: GrailEvent, station: number): Fact {
  if (station > 1) return { of: 'table', what: 'damage' };
  return { of: 'table', what: type === 'missileAimed' ? 'missile' : 'attack' };
}

function missNote({ by }: Extract<GrailEvent, { type: 'attackMissed' }>): string {
  if (by === 'counter') return m.track_note_miss();
  return by === 'block' ? m.track_note_block() : m.track_note_shield();
}

function stoneNote({ team, before, after }: Extract<GrailEvent, { type: 'stonesChanged' }>): string {
  return after.gem > before.gem
    ? m.track_note_gem({ team: teamCode(team) })
    : m.track_note_crystal({ team: teamCode(team) });
}

/** The station at which somebody is being asked, or −1. */
function askedStation({ asked, stack }: TableView): number {
  if (asked === null) return -1;
  if (asked.state === 'respond') return 1;
  if (asked.machine === 'damage') return 3;
  return asked.machine === 'overLimit' && stack.some(({ machine }) => machine === 'damage') ? 5 : -1;
}

/** All six stations, for the newest attack, missile or damage in these events. */
export function stations(events: readonly GrailEvent[], view: TableView, naming: Naming): Station[] {
  const cells: Cell[] = NAMES.map(() => ({ notes: [], reached: false }));
  const told = stretch(events);
  for (const event of told) {
    const found = reading(event);
    const cell = found && cells[found.at];
    if (!cell) continue;
    cell.reached = true;
    if (found.value !== undefined) {
      cell.value = String(found.value);
      cell.why = { fact: factAt(event, found.at), at: event.id };
    }
    if (found.note !== undefined) cell.notes.push(plain(sentence(found.note, naming)));
  }
  const asked = askedStation(view);
  const ended = told.some(({ type }) => type === 'attackMissed' || type === 'missileEnded');
  const last = cells.findLastIndex(({ reached }) => reached);
  return NAMES.map(([id, name], index) => {
    const { value, notes, why }: Partial<Cell> & Pick<Cell, 'notes'> = cells[index] ?? { notes: [] };
    const state = stateOf(index, { asked, ended, last });
    return {
      id,
      name: bare(name()),
      state,
      notes,
      ...(value === undefined ? {} : { value, why }),
      waits: index === asked,
    };
  });
}

function stateOf(index: number, at: { asked: number; ended: boolean; last: number }): StationState {
  if (index === at.asked) return 'now';
  if (at.asked >= 0) return index < at.asked ? 'done' : 'next';
  if (at.ended && index > 1) return 'skipped';
  return index <= at.last ? 'done' : 'next';
}
