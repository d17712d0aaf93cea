/** sum = product {(+|−) product} · product = value {* value} · value = number, name, −value, (sum), min|max(sum, sum). */
import type { NumberOf } from './compiled.ts';
import { SkillError, type Names } from './names.ts';
import { eventOf, pointsOf } from './pending.ts';

/** @throws SkillError where the text is no formula or names no number. */
export function compileFormula(text: string, names: Names): NumberOf {
  return new Formula(text, names).whole();
}

class Formula {
  private readonly tokens: string[];
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly names: Names,
  ) {
    this.tokens = text.slice(0, 200).match(/[A-Za-z][A-Za-z0-9]*|\d+|\S/g) ?? [];
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
    if (this.names.bound.get(token) !== 'number') this.fail();
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
