/** `turn-over`: two-sided tokens are arranged at will, or a card shows its back. */
import type { SeatId } from '../../state/board.ts';
import { seatOf, turnPlaced } from '../../state/changes.ts';
import type { Game } from '../../state/game.ts';
import { sheetAt, sideKey, tokenOf } from '../../state/sheet.ts';
import { flipTokens } from '../../state/skill-changes.ts';
import { askValues, numbers } from '../ask-values.ts';
import type { LaidId, TokenId } from '../language/words.ts';
import { lyingCalled } from '../lying.ts';
import { SkillError, type Names } from '../names.ts';
import { add, checkOverLimits, temp, type Program } from '../program.ts';
import type { EffectBase } from './effect-base.ts';

/** Two-sided tokens are arranged at will, or a card shows its back. */
export interface TurnOver extends EffectBase {
  do: 'turn-over';
  token?: TokenId;
  card?: LaidId;
}

export function turnOver(effect: TurnOver, program: Program, names: Names): void {
  if (effect.token === undefined && effect.card === undefined)
    throw new SkillError(`${names.where}: say what is turned over`);
  if (effect.token !== undefined) arrange(effect.token, program);
  if (effect.card !== undefined) turnCard(effect.card, program);
  checkOverLimits(program);
}

/** Its sides and how many lie on each. */
function sidesOf(game: Game, seat: SeatId, token: string): { side: string; count: number }[] {
  const definition = tokenOf(game, seat, token);
  if (definition?.kind !== 'two-sided') return [];
  const { tokens } = seatOf(game, seat);
  return Object.keys(definition.sides).map((side) => ({ side, count: tokens[sideKey(token, side)] ?? 0 }));
}

/** The user says how many lie on the first side afterwards. */
function arrange(token: string, program: Program): void {
  const first = temp(program);
  askValues(
    program,
    first,
    'number',
    (_game, frame) => frame.user,
    (game, frame) =>
      numbers(
        0,
        sidesOf(game, frame.seat, token).reduce((sum, { count }) => sum + count, 0),
      ),
  );
  add(program, (game, frame) => {
    const [front, back] = sidesOf(game, frame.seat, token);
    if (front === undefined || back === undefined) return true;
    const more = (frame.slots[first]?.[0] ?? front.count) - front.count;
    if (more > 0) flipTokens(game, frame.seat, token, back.side, front.side, more, '§20.8');
    if (more < 0) flipTokens(game, frame.seat, token, front.side, back.side, -more, '§20.8');
    return more === 0;
  });
}

function turnCard(card: string, program: Program): void {
  add(program, (game, frame) => {
    const lying = lyingCalled(game, card, frame.seat, -1);
    const back = backOf(game, frame.seat, card);
    if (lying === null || back === null) return true;
    turnPlaced(game, lying.seat, lying.placed, back, '§22.3');
    return false;
  });
}

/** One of the two names the other as its back. */
function backOf(game: Game, seat: SeatId, card: string): string | null {
  const cards = sheetAt(game, seat)?.cards ?? {};
  return cards[card]?.backs ?? Object.keys(cards).find((id) => cards[id]?.backs === card) ?? null;
}
