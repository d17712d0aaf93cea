/** A number on the table, named so that one can ask why it is what it is; and all of those that a view shows. */
import type { SeatId, TeamId } from '../state/board.ts';
import type { TableView } from '../view.ts';

export type SeatNumber =
  | 'hand'
  | 'heals'
  | 'gem'
  | 'crystal'
  /** Gems and crystals together (§16.3). */
  | 'energy'
  | 'form'
  | 'handLimit'
  | 'healLimit'
  | 'energyLimit';
export type TeamNumber = 'morale' | 'gem' | 'crystal' | 'cups';
/** `attack`, `missile`, `damage`: the points of the one that runs, the innermost. */
export type TableNumber = 'deck' | 'discard' | 'attack' | 'missile' | 'damage' | 'turn' | 'extra';

export type Fact =
  | { of: 'seat'; seat: SeatId; what: SeatNumber }
  | { of: 'token'; seat: SeatId; token: string }
  /** How many cards lie covered under a token. */
  | { of: 'pile'; seat: SeatId; token: string }
  | { of: 'team'; team: TeamId; what: TeamNumber }
  | { of: 'table'; what: TableNumber };

/** What a fact says: a number, the name of a form, or null (no form; nothing of the kind runs). */
export type FactValue = number | string | null;

const SEAT_NUMBERS: readonly SeatNumber[] = [
  ...(['hand', 'heals', 'gem', 'crystal', 'energy', 'form'] as const),
  ...(['handLimit', 'healLimit', 'energyLimit'] as const),
];
const TEAM_NUMBERS: readonly TeamNumber[] = ['morale', 'gem', 'crystal', 'cups'];
const TABLE_NUMBERS: readonly TableNumber[] = ['deck', 'discard', 'turn', 'extra'];
const RUNNING = ['attack', 'missile', 'damage'] as const;

/** Every fact that a view shows. */
export function factsOf(view: TableView): Fact[] {
  const facts: Fact[] = [];
  for (const { seat, tokens, piles } of view.seats) {
    for (const what of SEAT_NUMBERS) facts.push({ of: 'seat', seat, what });
    for (const token of Object.keys(tokens)) facts.push({ of: 'token', seat, token });
    for (const { token } of piles) facts.push({ of: 'pile', seat, token });
  }
  for (const { team } of view.teams) for (const what of TEAM_NUMBERS) facts.push({ of: 'team', team, what });
  for (const what of TABLE_NUMBERS) facts.push({ of: 'table', what });
  for (const what of RUNNING) if (view[what] !== null) facts.push({ of: 'table', what });
  return facts;
}

/** What the view shows for a fact. */
export function factValue(view: TableView, fact: Fact): FactValue {
  if (fact.of === 'table') return tableValue(view, fact.what);
  if (fact.of === 'team') return teamValue(view, fact.team, fact.what);
  const owner = view.seats[fact.seat];
  if (!owner) throw new Error(`no seat ${fact.seat}`);
  if (fact.of === 'token') return owner.tokens[fact.token] ?? 0;
  if (fact.of === 'pile') return owner.piles.find(({ token }) => token === fact.token)?.size ?? 0;
  switch (fact.what) {
    case 'hand':
      return owner.handSize;
    case 'energy':
      return owner.energy.gem + owner.energy.crystal;
    case 'gem':
    case 'crystal':
      return owner.energy[fact.what];
    default:
      return owner[fact.what];
  }
}

function teamValue({ teams }: TableView, team: TeamId, what: TeamNumber): number {
  const { morale, cups, stones } = teams[team];
  return { morale, cups, ...stones }[what];
}

function tableValue(view: TableView, what: TableNumber): number | null {
  switch (what) {
    case 'deck':
      return view.deckSize;
    case 'discard':
      return view.discardSize;
    case 'turn':
      return view.turn.number;
    case 'extra':
      return view.turn.extra;
    case 'attack':
      return view.attack?.damage ?? null;
    case 'missile':
      return view.missile?.points ?? null;
    case 'damage':
      return view.damage?.points ?? null;
  }
}

/** The § of a number that nothing has changed since the set-up. */
export function setUpRule(fact: Fact): string {
  if (fact.of === 'token' || fact.of === 'pile') return '§1.6';
  if (fact.of === 'team') return fact.what === 'morale' ? '§15.1' : '§1.4';
  if (fact.of === 'seat') return SEAT_RULES[fact.what];
  return TABLE_RULES[fact.what];
}

const SEAT_RULES: Readonly<Record<SeatNumber, string>> = {
  hand: '§2.5',
  heals: '§1.6',
  gem: '§1.6',
  crystal: '§1.6',
  energy: '§1.6',
  form: '§1.6',
  handLimit: '§14.1',
  healLimit: '§12.3',
  energyLimit: '§16.3',
};
const TABLE_RULES: Readonly<Record<TableNumber, string>> = {
  deck: '§2.5',
  discard: '§2.5',
  attack: '§7.1',
  missile: '§9.2',
  damage: '§11.1',
  turn: '§2.6',
  extra: '§18.1',
};
