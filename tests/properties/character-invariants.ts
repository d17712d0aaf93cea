/** What holds at every stop of a game with characters. Each check throws with what is wrong. */
import {
  limitOf,
  maxOf,
  requestOf,
  sheetAt,
  tokenOf,
  tokensHeld,
  type Board,
  type Game,
} from '../../src/lib/grail/index.ts';

function hold(condition: boolean, what: () => string): void {
  if (!condition) throw new Error(what());
}

/** All numbers that stand anywhere in a value: a card on its way is named by the frame that moves it. */
function numbersIn(value: unknown, found: Set<number>): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (Array.isArray(value)) for (const item of value) numbersIn(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) numbersIn(item, found);
  return found;
}

/** §1.1, §13.6: every card lies in one place, or is on its way and some running frame knows it. */
export function cardsConserved({ board, rules }: Game): void {
  const last = rules.cards.length - 1;
  const seen = new Uint8Array(last + 1);
  const zones = [board.deck, board.discard.faceUp, board.discard.faceDown, board.aside];
  for (const { hand, piles, table } of board.seats)
    zones.push(
      hand,
      ...Object.values(piles),
      table.flatMap(({ card }) => (card > 0 ? [card] : [])),
    );
  for (const zone of zones) for (const card of zone) seen[card] = (seen[card] ?? 0) + 1;
  let known: Set<number> | null = null;
  for (let card = 1; card <= last; card++) {
    if (seen[card] === 1) continue;
    hold(seen[card] === 0, () => `§1.1 card ${card} lies in ${seen[card]} places`);
    known ??= numbersIn(
      board.stack.slice(1).map(({ data }) => data),
      new Set(),
    );
    hold(board.stack.length > 3 && known.has(card), () => `§13.6 card ${card} lies nowhere`);
  }
}

/** §1.4, §15.1, §16.1: what a team has. */
export function teamCaps({ board, rules: { config } }: Game): void {
  for (const { morale, stones, cups } of board.teams) {
    hold(morale >= 0 && morale <= config.moraleCap, () => `§15.1 morale ${morale}`);
    hold(cups >= 0 && cups <= config.cupsToWin, () => `§1.4 cups ${cups}`);
    const { gem, crystal } = stones;
    hold(
      gem >= 0 && crystal >= 0 && gem + crystal <= config.stoneLimit,
      () => `§16.1 stones ${gem}g${crystal}c`,
    );
  }
}

/** §14.7: while somebody settles what is too much, others may wait for it. */
const isSettling = ({ board }: Game): boolean => board.stack.some(({ machine }) => machine === 'overLimit');

/** §14.1, §16.3: hands within the limit in force, energy within its limit. */
export function handsAndEnergy(game: Game): void {
  const settling = isSettling(game);
  for (const [seat, { hand, energy, heals }] of game.board.seats.entries()) {
    const limit = limitOf(game, seat, 'hand');
    hold(hand.length <= limit || settling, () => `§14.1 seat ${seat} has ${hand.length} of ${limit} cards`);
    const held = energy.gem + energy.crystal;
    hold(energy.gem >= 0 && energy.crystal >= 0 && heals >= 0, () => `§16.3 seat ${seat}: below nothing`);
    hold(held <= limitOf(game, seat, 'energy'), () => `§16.3 seat ${seat} has ${held} energy`);
  }
}

/** Numbers under a key anywhere in a value. */
function valuesOf(value: unknown, key: string): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    name === key && typeof item === 'number' ? [item] : valuesOf(item, key),
  );
}

/** §12.3, §12.4: heals come past the limit only as far as a skill at the table says (`over`). */
export class Heals {
  readonly #over: number;
  #before: number[] = [];
  #limits: number[] = [];

  constructor(game: Game) {
    this.#over = Math.max(0, ...valuesOf(game.rules.characters, 'over'));
  }

  check(game: Game): void {
    for (const [seat, { heals }] of game.board.seats.entries()) {
      const limit = limitOf(game, seat, 'heals');
      const most = Math.max(limit, this.#limits[seat] ?? 0, this.#over);
      const [now, before] = [heals, this.#before[seat] ?? 0];
      hold(now <= Math.max(before, most), () => `§12.3 seat ${seat} has ${now} heals, ${most} at most`);
      [this.#before[seat], this.#limits[seat]] = [heals, limit];
    }
  }
}

/** §20.9: tokens within their maximum; a pile may be over while its owner is asked what to throw away. */
export function tokenCaps(game: Game): void {
  const asked = requestOf(game);
  for (const [seat, owner] of game.board.seats.entries())
    for (const token of [...Object.keys(owner.tokens), ...Object.keys(owner.piles)]) {
      const held = tokensHeld(owner, token, tokenOf(game, seat, token));
      const most = maxOf(game, seat, token);
      hold(
        tokenOf(game, seat, token) !== null,
        () => `seat ${seat} has ${token}, which its sheet does not know`,
      );
      hold(held >= 0, () => `seat ${seat}: ${held} ${token}`);
      const choosing = asked?.machine === 'effect' && asked.seat === seat;
      hold(held <= most || choosing, () => `§20.9 seat ${seat}: ${held} of ${most} ${token}`);
    }
}

/** §22.2, §22.3: an exclusive card is there once; of one name lies one basic effect, Poison excepted. */
export function laidCards({ board }: Game): void {
  const exclusive = new Set<string>();
  for (const [seat, { table, gone }] of board.seats.entries()) {
    for (const name of gone) {
      hold(!exclusive.has(`${seat} ${name}`), () => `§22.3 ${name} of seat ${seat} left twice`);
      exclusive.add(`${seat} ${name}`);
    }
    const names = new Set<string>();
    for (const placed of table) {
      const name = placed.countsAs ?? placed.name;
      if (name !== 'poison') {
        hold(!names.has(name), () => `§22.2 seat ${seat} has ${name} twice`);
        names.add(name);
      }
      if (!placed.exclusive) continue;
      const key = `${placed.by} ${placed.name}`;
      hold(placed.card === 0 && !exclusive.has(key), () => `§22.3 ${placed.name} of seat ${placed.by} twice`);
      exclusive.add(key);
    }
  }
}

/** §3: a form is one of its character's, and lies as its sheet says. */
export function forms(game: Game): void {
  for (const [seat, { form, sideways }] of game.board.seats.entries()) {
    const known = sheetAt(game, seat)?.forms ?? {};
    if (form === null) {
      hold(!sideways, () => `§3 seat ${seat} lies sideways without a form`);
      continue;
    }
    hold(Object.hasOwn(known, form), () => `§3 seat ${seat} is in ${form}`);
    hold(known[form]?.turned === sideways, () => `§3 seat ${seat} in ${form}: sideways ${sideways}`);
  }
}

/** Machines in the middle of whose steps events wait: a card is being shown, a draw settled, an effect runs. */
const INSIDE = new Set(['overLimit', 'window', 'effect']);

const MACHINE_OF = { attack: 'attack', damage: 'damage', action: 'action', skill: 'effect' } as const;

/**
 * §21.5: an event in the middle of something is looked at when that is done; what players do on their own leaves none
 * waiting. What lasts with a frame stands only while that frame runs; what lasts a turn is gone when the next one begins.
 */
export class Scopes {
  #turn = 0;
  #ofTurn = new Set<object>();

  check({ board }: Game): void {
    const top = board.stack.at(-1);
    const waiting = () => `at ${top?.machine}.${top?.state} waits ${JSON.stringify(board.queue)}`;
    const settling = board.stack.some(({ machine }) => INSIDE.has(machine));
    hold(board.queue.length === 0 || settling, waiting);
    const standing = [...board.applied, ...board.laters, ...board.locks];
    if (board.turn.number !== this.#turn) {
      const left = standing.find((one) => this.#ofTurn.has(one));
      hold(left === undefined, () => `of an earlier turn: ${JSON.stringify(left)}`);
      this.#turn = board.turn.number;
      this.#ofTurn = new Set();
    }
    for (const one of standing) {
      if (one.until === 'turn') this.#ofTurn.add(one);
      if (one.depth < 0) continue;
      const frame = board.stack[one.depth];
      hold(frame !== undefined, () => `its frame is over: ${JSON.stringify(one)}`);
      const machine = (MACHINE_OF as Partial<Record<string, string>>)[one.until];
      hold(
        machine === undefined || frame?.machine === machine,
        () => `in ${frame?.machine}: ${JSON.stringify(one)}`,
      );
    }
  }
}

/** Plain data: what a stored board is, is the board. */
export function isPlain(board: Board): void {
  const stored = JSON.stringify(board);
  hold(JSON.stringify(JSON.parse(stored)) === stored, () => 'the board is no plain data');
}
