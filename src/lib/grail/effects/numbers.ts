/** Numbers of skills: whole numbers, formulas over bound numbers ("X + 1"), facts of the board. Read when a step runs. */
import { seatOf } from '../state/changes.ts';
import type { Game } from '../state/game.ts';
import type { NumberOf, Scope } from './compiled.ts';
import { known, SkillError, type Names } from './names.ts';
import { eventOf, pointsOf } from './pending.ts';
import { limitOf } from './rules.ts';
import type { Fact, Num } from './skill.ts';
import { groupOf } from './who.ts';

export function compileNum(num: Num, names: Names): NumberOf {
  if (typeof num === 'number') return () => num;
  if (typeof num === 'string') return new Formula(num, names).whole();
  return compileFact(num, names);
}

/** A fact about several characters is their sum. */
export function compileFact(fact: Fact, names: Names): NumberOf {
  const plus = fact.plus ?? 0;
  if ('team' in fact) return (game, scope) => teamFact(game, scope, fact.count, fact.team === 'own') + plus;
  const who = known(names, fact.of ?? 'self');
  return (game, scope) => {
    let sum = plus;
    for (const seat of groupOf(game, who, scope)) sum += seatFact(game, seat, fact);
    return sum;
  };
}

function seatFact(game: Game, seat: number, fact: Fact): number {
  const owner = seatOf(game, seat);
  switch (fact.count) {
    case 'hand':
      return owner.hand.length;
    case 'hand-limit':
      return limitOf(game, seat, 'hand');
    case 'heals':
      return owner.heals;
    case 'energy':
      return owner.energy.gem + owner.energy.crystal;
    case 'tokens':
      return owner.tokens[fact.token] ?? 0;
    default:
      throw new SkillError(`nobody can count "${fact.count}"`);
  }
}

function teamFact(game: Game, scope: Scope, count: 'morale' | 'cups' | 'stones', own: boolean): number {
  const { team } = seatOf(game, scope.seat);
  const state = game.board.teams[own ? team : team === 0 ? 1 : 0];
  return count === 'stones' ? state.stones.gem + state.stones.crystal : state[count];
}

/** sum = product {(+|−) product} · product = value {* value} · value = number, name, −value, (sum), min|max(sum, sum). */
class Formula {
  private readonly tokens: string[];
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly names: Names,
  ) {
    this.tokens = text.match(/[A-Za-z][A-Za-z0-9]*|\d+|\S/g) ?? [];
  }

  whole(): NumberOf {
    const value = this.sum();
    if (this.at < this.tokens.length) this.fail();
    return value;
  }

  private sum(): NumberOf {
    let left = this.product();
    for (;;) {
      const minus = this.take('-');
      if (!minus && !this.take('+')) return left;
      const a = left;
      const b = this.product();
      left = minus
        ? (game, scope) => a(game, scope) - b(game, scope)
        : (game, scope) => a(game, scope) + b(game, scope);
    }
  }

  private product(): NumberOf {
    let left = this.value();
    while (this.take('*')) {
      const a = left;
      const b = this.value();
      left = (game, scope) => a(game, scope) * b(game, scope);
    }
    return left;
  }

  private value(): NumberOf {
    if (this.take('-')) {
      const a = this.value();
      return (game, scope) => -a(game, scope);
    }
    if (this.take('(')) {
      const inner = this.sum();
      this.need(')');
      return inner;
    }
    const token = this.tokens[this.at++] ?? this.fail();
    if (/^\d/.test(token)) {
      const number = Number(token);
      return () => number;
    }
    if (token === 'points') return (game) => pointsOf(game, eventOf(game));
    if (token === 'min' || token === 'max') return this.call(token === 'min' ? Math.min : Math.max);
    if (!this.names.bound.has(token)) this.fail();
    return (_game, scope) => scope.slots[token]?.[0] ?? 0;
  }

  private call(pick: (a: number, b: number) => number): NumberOf {
    this.need('(');
    const a = this.sum();
    this.need(',');
    const b = this.sum();
    this.need(')');
    return (game, scope) => pick(a(game, scope), b(game, scope));
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  private need(token: string): void {
    if (!this.take(token)) this.fail();
  }

  private fail(): never {
    throw new SkillError(`${this.names.where}: cannot read the number "${this.text}"`);
  }
}
