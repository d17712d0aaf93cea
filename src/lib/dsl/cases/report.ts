/** A board and a failed case as plain text, for terminals and test reports. */
import { requestOf, type Game, type Seat } from '../../grail/index.ts';
import { showCards, showStones } from './expect-board.ts';
import type { Case, Finding } from './parse.ts';
import type { CaseResult, Failure } from './run.ts';

/** The board as a compact table: a line for each seat, then teams, piles, and who is asked. `*` marks the turn player. */
export function boardTable(game: Game): string {
  const { board } = game;
  const head = ['seat', 'hand', 'in front', 'heals', 'energy', 'more'];
  const rows = board.seats.map((seat, at) => [
    `${at}${seat.team === 0 ? 'R' : 'B'}${board.turn.player === at ? '*' : ''}`,
    `${seat.hand.length}: ${seat.hand.length === 0 ? '-' : showCards(game, seat.hand)}`,
    seat.table.map(({ name, by }) => `${name}<${by}`).join(' ') || '-',
    String(seat.heals),
    showStones(seat.energy),
    moreOf(seat),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line), ...publicLines(game)].join('\n');
}

function moreOf(seat: Seat): string {
  const tokens = Object.entries(seat.tokens).map(([name, count]) => `${name} ${count}`);
  const covered = Object.entries(seat.piles)
    .filter(([, cards]) => cards.length > 0)
    .map(([token, cards]) => `${token} ${cards.length}`);
  const form = seat.form === null ? [] : [`form ${seat.form}`];
  return [...tokens, ...covered, ...form, ...(seat.sideways ? ['sideways'] : [])].join(', ');
}

function publicLines(game: Game): string[] {
  const { board } = game;
  const team = (at: 0 | 1): string => {
    const { morale, stones, cups } = board.teams[at];
    return `${at === 0 ? 'red' : 'blue'} morale ${morale} stones ${showStones(stones)} cups ${cups}`;
  };
  const { faceUp, faceDown } = board.discard;
  const request = requestOf(game);
  const asked =
    request === null ? 'the game is over' : `asks ${request.seat} in ${request.machine}.${request.state}`;
  return [
    `${team(0)} | ${team(1)} | deck ${board.deck.length} discard ${faceUp.length + faceDown.length} | ${asked}`,
  ];
}

/** One line a finding, as editors jump to them. */
export function showFinding({ file, line, column, message }: Finding): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** What a reader needs to know of a failed case: where, expected against found, the board before and after. */
export function showResult({ case: entry, failures }: CaseResult): string {
  return failures.map((one) => showFailure(entry, one)).join('\n');
}

function showFailure(entry: Case, { branch, step, text, line, misses, before, after }: Failure): string {
  const branches =
    entry.branches.length > 1
      ? ` (branch ${entry.branches.indexOf(branch) + 1} of ${entry.branches.length})`
      : '';
  const where = step === 0 ? 'given' : step > branch.steps.length ? 'then' : `step ${step}: ${text}`;
  const differences = misses.flatMap(({ what, expected, found }) => [
    `    ${what}`,
    `      expected ${expected}`,
    `      found    ${found}`,
  ]);
  const boards = [before, after].every((board) => board === '')
    ? []
    : ['  before', indent(before), ...(after === before ? [] : ['  after', indent(after)])];
  return [
    `FAIL ${entry.id}${entry.title === null ? '' : ` ${entry.title}`}${branches}  ${entry.file}:${line}`,
    `  ${where}`,
    ...differences,
    ...boards,
  ].join('\n');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((row) => `    ${row}`)
    .join('\n');
}
