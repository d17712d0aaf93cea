import { describe, expect, it } from 'vitest';
import type { Num } from '$lib/grail/effects/language/index.ts';
import { SkillError } from '$lib/grail/effects/names.ts';
import type { Rule, RuleOf } from '$lib/grail/effects/rules/index.ts';
import { limitOf, NO_LIMIT } from '$lib/grail/effects/rules/query.ts';
import type { Apply } from '$lib/grail/effects/verbs/apply.ts';
import { changeForm, changeTokens } from '$lib/grail/state/skill-changes.ts';
import { gainCups } from '$lib/grail/state/changes.ts';
import { lay, limitsTold, run, seatAt, table } from './table.ts';

type Limit = RuleOf<'limit'>;
const hand = (change: Partial<Limit>): Limit => ({ rule: 'limit', of: 'hand', who: 'self', ...change });
const handLimits = (game: ReturnType<typeof table>) =>
  game.board.seats.map((_seat, i) => limitOf(game, i, 'hand'));

describe('§1.6 limits', () => {
  it('are those of the rulebook, or of the character, where no rule speaks', () => {
    const game = table();
    seatAt(game, 3).limits.heals = 5;
    expect([limitOf(game, 0, 'hand'), limitOf(game, 0, 'heals'), limitOf(game, 0, 'energy')]).toEqual([
      6, 2, 3,
    ]);
    expect(limitOf(game, 3, 'heals')).toBe(5);
  });

  it('add up over all rules of all characters', () => {
    const game = table(
      [0, hand({ who: 'own-side', add: 1 })],
      [0, hand({ add: 2 })],
      [2, hand({ who: 'opponents', add: -3 })],
    );
    expect(handLimits(game)).toEqual([9, 3, 7, 3, 7, 3]);
    expect(limitOf(game, 0, 'heals')).toBe(2);
  });

  it('never fall below 0', () => {
    const game = table([0, hand({ add: -9 })], [1, hand({ fixed: -2 })]);
    expect(handLimits(game).slice(0, 2)).toEqual([0, 0]);
  });

  it('a floor holds after everything is added, the highest of several, whatever else lowers it', () => {
    const game = table(
      [0, hand({ add: -5, atLeast: 3 })],
      [0, hand({ atLeast: 2 })],
      [1, hand({ who: 'opponents', add: -4 })],
    );
    expect(limitOf(game, 0, 'hand')).toBe(3);
    expect(limitOf(game, 2, 'hand')).toBe(2);
  });

  it('count tokens at every look', () => {
    const where: Record<string, Num> = { P: { count: 'tokens', token: 'pupa' } };
    const game = table([0, hand({ where, add: '-P', atLeast: 3 })]);
    const limits = [0, 1, 3, 4].map((pupas) => {
      seatAt(game, 0).tokens['pupa'] = pupas;
      return limitOf(game, 0, 'hand');
    });
    expect(limits).toEqual([6, 5, 3, 3]);
  });

  it('§3 a fixed one ignores whatever is added, and every floor', () => {
    const game = table([0, hand({ fixed: 5 })], [1, hand({ who: 'opponents', add: -2, atLeast: 8 })]);
    expect(limitOf(game, 0, 'hand')).toBe(5);
  });

  it('"no limit" beats all, and is a number that JSON knows', () => {
    const game = table([0, hand({ fixed: 5 })], [0, hand({ none: true })], [1, hand({ add: 1 })]);
    expect(limitOf(game, 0, 'hand')).toBe(NO_LIMIT);
    expect(JSON.parse(JSON.stringify(NO_LIMIT))).toBe(NO_LIMIT);
    expect(limitOf(game, 1, 'hand')).toBe(7);
  });

  it('heals and energy have limits of the same kind', () => {
    const game = table(
      [0, { rule: 'limit', of: 'heals', who: 'self', add: 3 }],
      [0, { rule: 'limit', of: 'energy', who: 'teammates', add: 1 }],
    );
    expect([limitOf(game, 0, 'heals'), limitOf(game, 0, 'energy'), limitOf(game, 2, 'energy')]).toEqual([
      5, 3, 4,
    ]);
  });

  it('hang on what is so: only as many cups as the others', () => {
    const cups: Limit['if'] = [{ count: 'cups', team: 'own', atLeast: { count: 'cups', team: 'other' } }];
    const game = table([0, { rule: 'limit', of: 'heals', who: 'self', if: cups, add: 1 }]);
    expect(limitOf(game, 0, 'heals')).toBe(3);
    game.board.teams[1].cups = 1;
    expect(limitOf(game, 0, 'heals')).toBe(2);
  });

  it('hang on a form of their owner; `none` is upright', () => {
    const game = table(
      [0, hand({ form: 'stealth', add: -1 })],
      [0, hand({ form: 'none', who: 'teammates', add: 1 })],
    );
    expect(handLimits(game)).toEqual([6, 6, 7, 6, 7, 6]);
    seatAt(game, 0).form = 'stealth';
    seatAt(game, 2).form = 'stealth';
    expect(handLimits(game)).toEqual([5, 6, 6, 6, 6, 6]);
  });
});

describe('§22 rules of a laid card', () => {
  const shared = hand({ card: 'shared-life', who: ['self', 'holder'], add: -2 });

  it('sleep until it lies before somebody, and then know before whom', () => {
    const game = table([0, shared]);
    expect(handLimits(game)).toEqual([6, 6, 6, 6, 6, 6]);
    lay(game, 'shared-life', 0, 3);
    expect(handLimits(game)).toEqual([4, 6, 6, 4, 6, 6]);
  });

  it('are not woken by the card of another who plays the same character', () => {
    const game = table([0, shared]);
    lay(game, 'shared-life', 1, 3);
    expect(handLimits(game)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('hold once for each holder', () => {
    const game = table(
      [0, hand({ card: ['mark', 'brand'], who: 'holder', add: -1 })],
      [0, hand({ card: 'mark', add: 1 })],
    );
    lay(game, 'mark', 0, 1);
    lay(game, 'mark', 0, 3);
    lay(game, 'brand', 0, 3);
    expect(handLimits(game)).toEqual([8, 5, 6, 5, 6, 6]);
  });
});

describe('§3 two fixed hand limits: the one that began last holds, after it the other again', () => {
  const forbidden = hand({ form: 'exhausted', fixed: 4 });
  const lowering = (until: 'turn' | 'game'): Apply => ({
    do: 'apply',
    for: until,
    rules: [hand({ who: 'opponents', fixed: 5 })],
  });

  it('that of a situation is the oldest', () => {
    const game = table([0, forbidden]);
    seatAt(game, 0).limits.handFixed = 7;
    expect(limitOf(game, 0, 'hand')).toBe(7);
    changeForm(game, 0, 'exhausted');
    expect(limitOf(game, 0, 'hand')).toBe(4);
  });

  it('a form that is entered after a rule was laid', () => {
    const game = table([0, forbidden]);
    run(game, 1, lowering('game'));
    changeForm(game, 0, 'exhausted');
    expect(limitOf(game, 0, 'hand')).toBe(4);
    changeForm(game, 0, null);
    expect(limitOf(game, 0, 'hand')).toBe(5);
  });

  it('a rule that is laid in the form, or in one that a situation began with', () => {
    const entered = table([0, forbidden]);
    changeForm(entered, 0, 'exhausted');
    run(entered, 1, lowering('game'));
    expect(limitOf(entered, 0, 'hand')).toBe(5);
    const begun = table([0, forbidden]);
    seatAt(begun, 0).form = 'exhausted';
    run(begun, 1, lowering('game'));
    expect(limitOf(begun, 0, 'hand')).toBe(5);
  });

  it('one of the whole game begins with the game', () => {
    const game = table([0, forbidden], [0, hand({ fixed: 7 })]);
    expect(limitOf(game, 0, 'hand')).toBe(7);
    changeForm(game, 0, 'exhausted');
    expect(limitOf(game, 0, 'hand')).toBe(4);
  });

  it('one that is woken by tokens begins then', () => {
    const full = hand({ if: [{ count: 'tokens', token: 'rage', atLeast: 3 }], fixed: 8 });
    const game = table([0, full], [0, forbidden]);
    changeForm(game, 0, 'exhausted');
    changeTokens(game, 0, 'rage', 3, '§3');
    expect(limitOf(game, 0, 'hand')).toBe(8);
    changeTokens(game, 0, 'rage', -1, '§3');
    expect(limitOf(game, 0, 'hand')).toBe(4);
  });

  it('of two that begin together the one written last; what has only just become so is the youngest', () => {
    const healed = hand({ if: [{ count: 'heals', atLeast: 1 }], fixed: 8 });
    const game = table([0, healed], [0, hand({ fixed: 5 })], [0, hand({ fixed: 7 })]);
    expect(limitOf(game, 0, 'hand')).toBe(7);
    seatAt(game, 0).heals = 1;
    expect(limitOf(game, 0, 'hand')).toBe(8);
  });

  it('the order is in the state, and the same with and without a log', () => {
    const boards = [true, false].map((logged) => {
      const game = table([0, forbidden]);
      if (!logged) game.log = null;
      changeForm(game, 0, 'exhausted');
      run(game, 1, lowering('turn'));
      return JSON.stringify(game.board);
    });
    expect(boards[0]).toBe(boards[1]);
  });
});

describe('a limit that reads limits', () => {
  const small: Rule = hand({ if: [{ count: 'hand-limit', atMost: 5 }], add: 3 });

  it('reads what the rules make of it that read none, itself left out', () => {
    const game = table([0, small]);
    expect(limitOf(game, 0, 'hand')).toBe(6);
    const lowered = table([0, small], [1, hand({ who: 'opponents', add: -1 })]);
    expect(limitOf(lowered, 0, 'hand')).toBe(8);
  });

  it('many that wait for each other end, and say the same each time', () => {
    const each = (seat: number): [number, Rule] => [
      seat,
      hand({ who: 'all', where: { L: { count: 'hand-limit', of: 'all' } }, add: 'min(L, 1)' }),
    ];
    const game = table(...Array.from({ length: 120 }, (_, i) => each(i % 6)));
    expect([limitOf(game, 0, 'hand'), limitOf(game, 0, 'hand')]).toEqual([126, 126]);
  });

  it('the guard is lifted again after a rule that broke', () => {
    const game = table([0, small], [0, hand({ where: { N: 1 }, add: 'N' })]);
    const broken = game.rules.skills.rules[0]?.holds;
    broken?.unshift(() => {
      throw new Error('broken');
    });
    expect(() => limitOf(game, 0, 'hand')).toThrow('broken');
    broken?.shift();
    seatAt(game, 0).limits.hand = 4;
    expect(limitOf(game, 0, 'hand')).toBe(8);
  });
});

describe('limitChanged in the log', () => {
  it('comes after whatever changed a limit: a form, tokens, cups', () => {
    const cups: Limit['if'] = [{ count: 'cups', team: 'own', atLeast: 1 }];
    const game = table(
      [0, hand({ form: 'stealth', add: -1 })],
      [1, hand({ add: { count: 'tokens', token: 'rebirth' } })],
      [2, { rule: 'limit', of: 'heals', who: 'own-side', if: cups, add: 1 }],
    );
    changeForm(game, 4, 'other');
    changeForm(game, 0, 'stealth');
    changeTokens(game, 1, 'rebirth', 2, '§3');
    gainCups(game, 0, 1, '§6.1');
    expect(limitsTold(game)).toEqual([
      '0 hand 6→5',
      '1 hand 6→8',
      '0 heals 2→3',
      '2 heals 2→3',
      '4 heals 2→3',
    ]);
    expect(game.log?.events.map(({ type }) => type).slice(1, 3)).toEqual(['formChanged', 'limitChanged']);
  });

  it('is not written where nothing changed', () => {
    const game = table([0, hand({ add: 1 })]);
    changeForm(game, 0, 'stealth');
    changeForm(game, 0, null);
    expect(limitsTold(game)).toEqual([]);
  });
});

describe('what is no limit', () => {
  it('one that says nothing, or of nothing there is', () => {
    expect(() => table([0, hand({})])).toThrow(SkillError);
    expect(() => table([0, hand({ of: 'cups' as 'hand', add: 1 })])).toThrow('there is no limit of "cups"');
  });

  it('one for somebody nobody knows, or with a number nobody bound', () => {
    expect(() => table([0, hand({ who: 'friend', add: 1 })])).toThrow('nobody is called "friend"');
    expect(() => table([0, hand({ add: 'X + 1' })])).toThrow('cannot read the number "X + 1"');
  });
});
