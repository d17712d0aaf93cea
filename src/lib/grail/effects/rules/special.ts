/** Rule `special` (§6.1): another price or result of buy, synthesize and extract. */
import type { SeatId } from '../../state/board.ts';
import type { RulesConfig } from '../../state/config.ts';
import type { Game } from '../../state/game.ts';
import type { NumberOf } from '../compiled.ts';
import type { Num } from '../language/number.ts';
import type { Who } from '../language/words.ts';
import { SkillError, type Names } from '../names.ts';
import { compileNum } from '../numbers.ts';
import { compileAmong, type IsAmong } from '../who.ts';
import { eachAwake, holdsNow, nobodySays } from './live.ts';
import type { RuleBase } from './rule-base.ts';

/** Another price or result of a special action (§6.1): cards drawn, stones paid, cups and stones gained. */
export interface SpecialRule extends RuleBase {
  rule: 'special';
  who: Who;
  action: 'buy' | 'synthesize' | 'extract';
  draw?: Num;
  stones?: Num;
  cups?: Num;
}

export type SpecialAction = SpecialRule['action'];

export interface SpecialParts {
  who: IsAmong;
  draw: NumberOf | null;
  stones: NumberOf | null;
  cups: NumberOf | null;
}

/** `stones`: gained by a buy, paid for a synthesis, at most moved by an extract. */
export interface SpecialTerms {
  draw: number;
  stones: number;
  cups: number;
}

/** @throws SkillError where nothing is another. */
export function compileSpecial(rule: SpecialRule, names: Names): SpecialParts {
  const { draw, stones, cups } = rule;
  if (draw === undefined && stones === undefined && cups === undefined)
    throw new SkillError(`${names.where}: the special action is as it always is`);
  const number = (num: Num | undefined) => (num === undefined ? null : compileNum(num, names));
  return {
    who: compileAmong(rule.who, names),
    draw: number(draw),
    stones: number(stones),
    cups: number(cups),
  };
}

/** §6.1: a buy brings a gem and a crystal. */
const BOUGHT = 2;

const TERMS: Readonly<Record<SpecialAction, (config: RulesConfig) => SpecialTerms>> = {
  buy: ({ buyDraw }) => ({ draw: buyDraw, stones: BOUGHT, cups: 0 }),
  synthesize: ({ synthesizeDraw, synthesizeStones }) => ({
    draw: synthesizeDraw,
    stones: synthesizeStones,
    cups: 1,
  }),
  extract: ({ extractMax }) => ({ draw: 0, stones: extractMax, cups: 0 }),
};

/** What the special action costs and brings the seat now; of several rules the one that began last says it. */
export function specialTerms(game: Game, seat: SeatId, action: SpecialAction): SpecialTerms {
  const terms = TERMS[action](game.rules.config);
  if (!nobodySays(game, 'special', action, seat)) changeTerms(game, seat, action, terms);
  return terms;
}

function changeTerms(game: Game, seat: SeatId, action: SpecialAction, terms: SpecialTerms): void {
  eachAwake(game, 'special', (rule, scope) => {
    const { who, draw, stones, cups } = rule.parts;
    if (rule.rule.action !== action || !who(game, scope, seat) || !holdsNow(game, rule, scope)) return;
    if (draw !== null) terms.draw = Math.max(0, draw(game, scope));
    if (stones !== null) terms.stones = Math.max(0, stones(game, scope));
    if (cups !== null) terms.cups = Math.max(0, cups(game, scope));
  });
}
