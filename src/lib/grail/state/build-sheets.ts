/** What a situation says of seats that have a sheet, held against the sheet (§1.6, §20.9, §22). */
import type { Character, Token } from '../effects/language/index.ts';
import type { SituationSeat } from '../situation.ts';
import type { SeatId } from './board.ts';
import type { Sheets } from './build-characters.ts';
import type { Demand, PlacedWish } from './build-demands.ts';
import type { Problem, ProblemCode } from './problems.ts';
import { laidCard, mostOf, sideKey } from './sheet.ts';

type Report = (code: ProblemCode, facts: Problem['facts']) => void;

/** Checks tokens, covered cards, forms and laid cards; a seat without a sheet may have any of them. */
export function checkSheets(
  seats: readonly [SeatId, SituationSeat][],
  placed: readonly PlacedWish[],
  demands: readonly Demand[],
  sheets: Sheets,
  problems: Problem[],
): void {
  const found: Report = (code, facts) => void problems.push({ code, facts });
  for (const [seat, wish] of seats) {
    const sheet = sheets[seat] ?? null;
    if (sheet === null) continue;
    checkTokens(seat, sheet, wish.tokens ?? {}, found);
    checkPiles(seat, sheet, demands, found);
    const { form } = wish;
    if (form !== undefined && !Object.hasOwn(sheet.forms ?? {}, form))
      found('unknownForm', { seat, form, known: known(sheet.forms) });
    for (const card of wish.gone ?? [])
      if (laidCard(sheet, card)?.kind !== 'exclusive')
        found('unknownLaidCard', { seat, card, known: known(sheet.cards) });
  }
  checkPlaced(placed, sheets, found);
}

const known = (record: object | undefined): string => Object.keys(record ?? {}).join(' ') || '-';

/** The keys under which tokens of the sheet are counted: a two-sided one by its sides. */
function countKeys(sheet: Character): Map<string, [id: string, token: Token]> {
  const keys = new Map<string, [string, Token]>();
  for (const [id, token] of Object.entries(sheet.tokens ?? {}))
    if (token.kind === 'two-sided')
      for (const side of Object.keys(token.sides)) keys.set(sideKey(id, side), [id, token]);
    else if (token.kind === 'counter') keys.set(id, [id, token]);
  return keys;
}

function checkTokens(
  seat: SeatId,
  sheet: Character,
  tokens: Readonly<Record<string, number>>,
  found: Report,
): void {
  const keys = countKeys(sheet);
  const sums = new Map<string, { token: Token; count: number }>();
  for (const [key, count] of Object.entries(tokens)) {
    const [id, token] = keys.get(key) ?? [];
    if (id === undefined || token === undefined)
      found('unknownToken', { seat, token: key, known: [...keys.keys()].join(' ') || '-' });
    else sums.set(id, { token, count: (sums.get(id)?.count ?? 0) + count });
  }
  for (const [token, { token: definition, count }] of sums) checkMost(seat, token, definition, count, found);
}

function checkPiles(seat: SeatId, sheet: Character, demands: readonly Demand[], found: Report): void {
  const sizes = new Map<string, number>();
  for (const { zone, seat: owner, pile } of demands)
    if (zone === 'covered' && owner === seat) sizes.set(pile, (sizes.get(pile) ?? 0) + 1);
  for (const [pile, count] of sizes) {
    const token = Object.hasOwn(sheet.tokens ?? {}, pile) ? sheet.tokens?.[pile] : undefined;
    if (token?.kind === 'covered') checkMost(seat, pile, token, count, found);
    else found('unknownToken', { seat, token: pile, known: coveredIds(sheet) });
  }
}

function coveredIds(sheet: Character): string {
  const ids = Object.entries(sheet.tokens ?? {}).filter(([, { kind }]) => kind === 'covered');
  return ids.map(([id]) => id).join(' ') || '-';
}

function checkMost(seat: SeatId, token: string, definition: Token, count: number, found: Report): void {
  const most = mostOf(definition);
  if (count > most) found('tooManyTokens', { seat, token, count, most });
}

/** §22.3: a card of a sheet is one of its cards; an exclusive one is there once. */
function checkPlaced(placed: readonly PlacedWish[], sheets: Sheets, found: Report): void {
  const seen = new Set<string>();
  for (const { seat, as, by, exclusive } of placed) {
    const sheet = sheets[by] ?? null;
    if (sheet === null || as === null) continue;
    if (laidCard(sheet, as) === null) {
      found('unknownLaidCard', { seat, card: as, by, known: known(sheet.cards) });
      continue;
    }
    if (!exclusive) continue;
    if (seen.has(`${by} ${as}`)) found('exclusiveTwice', { seat, card: as, by });
    seen.add(`${by} ${as}`);
  }
}
