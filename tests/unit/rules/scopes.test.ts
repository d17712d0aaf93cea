import { describe, expect, it } from 'vitest';
import { attackRules, isForbidden, limitOf, moraleFloor } from '$lib/grail/effects/rules/query.ts';
import { endAtEvent, endScope } from '$lib/grail/effects/rules/scopes.ts';
import { endUse, newProgram } from '$lib/grail/effects/program.ts';
import { apply, type Apply } from '$lib/grail/effects/verbs/apply.ts';
import type { RuleOf } from '$lib/grail/effects/rules/index.ts';
import { changeForm } from '$lib/grail/state/skill-changes.ts';
import { openQueued, openWindow } from '$lib/grail/windows/open.ts';
import { attack, effectOf, event, limitsTold, namesOf, push, run, seatAt, table } from './table.ts';

const fixed = (who: string, number: number): RuleOf<'limit'> => ({
  rule: 'limit',
  of: 'hand',
  who,
  fixed: number,
});
const shy: RuleOf<'forbid'> = { rule: 'forbid', who: 'target', what: 'be-attacked' };
const laid = (lasts: Apply['for'], ...rules: Apply['rules']): Apply => ({ do: 'apply', for: lasts, rules });
const onTarget = (game: ReturnType<typeof table>, effect: Apply) =>
  run(game, 0, effect, { target: [3], other: [4] }, { target: 'seat', other: 'seat' });

describe('apply', () => {
  it('lays a rule with the names it mentions, as they were', () => {
    const game = table();
    const frame = onTarget(game, laid('game', shy));
    frame.slots['target']?.push(5);
    expect(game.board.applied).toEqual([
      { rule: 0, seat: 0, user: 0, slots: { target: [3] }, until: 'game', depth: -1, began: 1 },
    ]);
    expect([3, 4, 5].map((seat) => isForbidden(game, seat, 'be-attacked'))).toEqual([true, false, false]);
    expect(JSON.parse(JSON.stringify(game.board))).toEqual(game.board);
  });

  it('is read for the seat that lays it, in each use anew', () => {
    const game = table();
    onTarget(game, laid('game', shy));
    run(game, 0, laid('game', shy), { target: [1] }, { target: 'seat' });
    expect([1, 2, 3].map((seat) => isForbidden(game, seat, 'be-attacked'))).toEqual([true, false, true]);
  });

  it('a part of the event means who plays it now: "the attacked gains no heals this turn"', () => {
    const game = table();
    attack(game, 0, 1, 'fire-slash');
    run(game, 0, laid('turn', { rule: 'forbid', who: ['self', 'attacked'], what: 'gain-heals' }));
    game.board.stack.length = 0;
    attack(game, 0, 3, 'fire-slash');
    expect([0, 1, 3].map((seat) => isForbidden(game, seat, 'gain-heals'))).toEqual([true, true, false]);
  });

  it('in a rule about attacks it means the parts of each attack', () => {
    const game = table();
    attack(game, 0, 1, 'fire-slash');
    const turned: RuleOf<'attack'> = {
      rule: 'attack',
      by: 'self',
      if: [{ is: 'turned', who: 'attacked' }],
      damage: 1,
    };
    run(game, 0, laid('turn', turned));
    seatAt(game, 3).sideways = true;
    expect(attackRules(game, attack(game, 0, 3, 'fire-slash')).damage).toBe(1);
  });

  it('§14.5 a lowered hand limit is looked at at once, in seat order; with none there is nothing to look at', () => {
    const game = table();
    seatAt(game, 1).hand = [1, 2, 3, 4, 5];
    expect(run(game, 0, laid('turn', fixed('opponents', 4))).call).toEqual({
      player: 1,
      excess: 0,
      cards: [],
    });
    const free = table();
    seatAt(free, 0).hand = Array.from({ length: 9 }, (_, i) => i + 1);
    const none: RuleOf<'limit'> = { rule: 'limit', of: 'hand', who: 'self', none: true };
    expect(run(free, 0, laid('game', none)).call).toBeNull();
    expect(run(free, 0, laid('game', shy), { target: [1] }, { target: 'seat' }).call).toBeNull();
  });

  it('a name that nobody bound is an error', () => {
    expect(() => run(table(), 0, laid('turn', shy))).toThrow('nobody is called "target"');
  });
});

describe('the end of scopes', () => {
  it('"this turn" and "this game"', () => {
    const game = table();
    onTarget(game, laid('turn', fixed('self', 4)));
    onTarget(game, laid('game', shy));
    expect(limitOf(game, 0, 'hand')).toBe(4);
    expect(endScope(game, 'attack')).toBe(false);
    expect(endScope(game, 'turn')).toBe(true);
    expect(limitOf(game, 0, 'hand')).toBe(6);
    expect(game.board.applied.map(({ until }) => until)).toEqual(['game']);
    expect(endScope(game, 'turn')).toBe(false);
    expect(limitsTold(game)).toEqual(['0 hand 6→4', '0 hand 4→6']);
  });

  it('the last rule of all is told when it ends, and the next when it begins', () => {
    const game = table();
    for (const number of [4, 5]) {
      onTarget(game, laid('turn', fixed('self', number)));
      endScope(game, 'turn');
    }
    expect(limitsTold(game)).toEqual(['0 hand 6→4', '0 hand 4→6', '0 hand 6→5', '0 hand 5→6']);
  });

  it('an attack ends what was laid for it, not what an outer attack laid', () => {
    const game = table();
    const bonus: RuleOf<'attack'> = { rule: 'attack', by: 'all', damage: 1 };
    const outer = attack(game, 0, 1, 'fire-slash');
    run(game, 0, laid('attack', bonus));
    const inner = attack(game, 1, 2, 'fire-slash', false);
    run(game, 1, laid('attack', bonus, bonus));
    expect(attackRules(game, inner).damage).toBe(2);
    expect(endScope(game, 'attack')).toBe(false);
    game.board.stack.pop();
    expect(game.board.applied).toHaveLength(1);
    expect(attackRules(game, outer).damage).toBe(1);
    endScope(game, 'attack');
    expect(game.board.applied).toEqual([]);
  });

  it('the running skill: no hand limit until it is done', () => {
    const game = table();
    const none: RuleOf<'limit'> = { rule: 'limit', of: 'hand', who: 'self', none: true };
    push(game, 'action', {} as never);
    run(game, 0, laid('skill', none));
    const effect = push(game, 'effect', effectOf(0));
    expect(effect.seat).toBe(0);
    expect(limitOf(game, 0, 'hand')).toBeGreaterThan(100);
    push(game, 'effect', effectOf(1));
    expect(endScope(game, 'skill')).toBe(false);
    game.board.stack.pop();
    expect(endScope(game, 'skill')).toBe(true);
    expect(limitOf(game, 0, 'hand')).toBe(6);
  });

  it('at skill.used it lasts as long as the skill that is answered', () => {
    const game = table();
    push(game, 'effect', effectOf(0));
    push(game, 'window', event('skill.used', 0));
    onTarget(game, laid('skill', shy));
    expect(game.board.applied[0]?.depth).toBe(0);
    push(game, 'effect', effectOf(0));
    endScope(game, 'skill');
    expect(game.board.applied).toHaveLength(1);
    game.board.stack.length = 1;
    endScope(game, 'skill');
    expect(game.board.applied).toEqual([]);
  });

  it('a limit that is back when the skill is done is looked at then', () => {
    const game = table();
    seatAt(game, 0).hand = [1, 2, 3, 4, 5, 6, 7];
    const none: RuleOf<'limit'> = { rule: 'limit', of: 'hand', who: 'self', none: true };
    const program = newProgram();
    apply(laid('skill', none), program, namesOf(game, 0));
    endUse(program);
    const frame = push(game, 'effect', effectOf(0));
    const went = program.steps.map((step) => step(game, frame));
    expect(went).toEqual([true, true, true, false]);
    expect(frame.call).toEqual({ player: 0, excess: 0, cards: [] });
    expect(game.board.applied).toEqual([]);
  });

  it('in the window of another event it lasts as long as the answer itself', () => {
    const game = table();
    push(game, 'effect', effectOf(0));
    push(game, 'window', event('form.left', 0));
    onTarget(game, laid('skill', shy));
    expect(game.board.applied[0]?.depth).toBe(2);
  });

  it('waiting parts and shut skills end with their scopes too', () => {
    const game = table();
    const later = { ability: 1, seat: 0, user: 0, slots: {} };
    game.board.laters.push(
      { ...later, until: 'turn', depth: -1 },
      { ...later, until: 'damage', depth: 0 },
      { ...later, until: 'damage', depth: 1 },
      { ...later, until: 'game', depth: -1 },
    );
    game.board.locks.push(
      { seat: 0, skills: ['a'], until: 'action', depth: 0 },
      { seat: 0, skills: ['b'], until: 'turn', depth: -1 },
    );
    push(game, 'damage', {} as never);
    push(game, 'damage', {} as never);
    endScope(game, 'damage');
    expect(game.board.laters.map(({ until, depth }) => `${until} ${depth}`)).toEqual([
      'turn -1',
      'damage 0',
      'game -1',
    ]);
    game.board.stack.pop();
    endScope(game, 'action');
    expect(game.board.locks.map(({ skills }) => skills)).toEqual([['b']]);
    endScope(game, 'turn');
    expect([game.board.laters.length, game.board.locks.length]).toEqual([2, 0]);
  });
});

describe('rules until an event', () => {
  const until = { time: 'turn.before', by: 'self' } as const;
  const floor: RuleOf<'morale-floor'> = { rule: 'morale-floor', team: 'other', atLeast: 1 };

  it('end just before such an event is looked at, no sooner', () => {
    const game = table();
    run(game, 1, laid({ until }, floor));
    endScope(game, 'turn');
    expect(endAtEvent(game, event('turn.before', 0))).toBe(false);
    expect(endAtEvent(game, event('turn.start', 1))).toBe(false);
    expect(moraleFloor(game, 0)).toBe(1);
    endAtEvent(game, event('turn.before', 1));
    expect([moraleFloor(game, 0), game.board.applied.length]).toEqual([0, 0]);
  });

  it('end though nobody listens to it: when its window opens, or when what was queued is opened', () => {
    const game = table();
    const open = (timing: string, by: number) => openWindow(game, timing, by, -1, 0, 0, null, '§5');
    run(game, 1, laid({ until }, floor));
    expect(open('turn.start', 1)).toBeNull();
    expect(open('turn.before', 0)?.timing).toBe('turn.before');
    expect(moraleFloor(game, 0)).toBe(1);
    open('turn.before', 1);
    expect(moraleFloor(game, 0)).toBe(0);
    expect(open('turn.before', 1)).toBeNull();
    run(game, 1, laid({ until: { time: 'form.left', by: 'self' } }, floor));
    seatAt(game, 1).form = 'stealth';
    changeForm(game, 1, null);
    expect(moraleFloor(game, 0)).toBe(1);
    openQueued(game);
    expect(moraleFloor(game, 0)).toBe(0);
  });

  it('may name somebody whom the effect chose, and end limits', () => {
    const game = table();
    const byTarget = { time: 'turn.end', by: 'target' } as const;
    onTarget(game, laid({ until: byTarget }, fixed('self', 4), shy));
    expect(endAtEvent(game, event('turn.end', 0))).toBe(false);
    expect(endAtEvent(game, event('turn.end', 3))).toBe(true);
    expect(limitOf(game, 0, 'hand')).toBe(6);
  });
});
