import { describe, expect, it } from 'vitest';
import { requestOf, type Game, type Situation } from '$lib/grail/index.ts';
import { NO_CHANGES } from '$lib/grail/effects/attack-changes.ts';
import { newDamage } from '$lib/grail/effects/calls.ts';
import { loseMorale, showFromHand } from '$lib/grail/state/changes.ts';
import type { AttackData, DamageData, TurnData } from '$lib/grail/state/frames.ts';
import { push, settle } from '$lib/kernel/run.ts';
import { asked, eventsOf, hands, magic, passive, play, scene, seatAt } from './scene.ts';

/** A damage that an effect makes while seat 0 chooses its action; the question stands again when it is over. */
function hurt(game: Game, target: number, amount: number, rest: Partial<DamageData> = {}): Game {
  push(game.rules.flow, game, 'damage', {
    ...newDamage(0, target, 'magic', 'skill', amount, 'test'),
    ...rest,
  });
  const { stack } = game.board;
  const caller = stack[stack.length - 2];
  // The damage lies on a state that asks; there it returns to a call, as it would in play.
  if (caller !== undefined) caller.state = 'attacking';
  settle(game.rules.flow, game);
  return game;
}

function dataOf<T>(game: Game, machine: string): T {
  return game.board.stack.findLast((frame) => frame.machine === machine)?.data as T;
}

const full: Situation = {
  seats: { 0: { hand: ['fire', 'wind'] }, 1: { hand: ['x', 'x', 'x', 'x', 'x', 'x'] } },
};

describe('a damage', () => {
  it('§11.4 that begins at ⑥ is neither dealt nor healed', () => {
    const game = hurt(scene({ seats: { 0: { hand: ['fire'] }, 1: { heals: 2 } } }), 1, 2, { late: true });
    expect(hands(game)[1]).toBe(2);
    expect(seatAt(game, 1).heals).toBe(2);
    expect(eventsOf(game, 'damageDealt')).toEqual([]);
    expect(eventsOf(game, 'damageEntered')).toMatchObject([{ points: 2, target: 1 }]);
    expect(game.board.turn.dealt).toEqual([]);
  });

  it('§11.1 is remembered for the turn once it is dealt', () => {
    const game = hurt(scene(full), 1, 1);
    expect(game.board.turn.dealt).toEqual([{ source: 0, target: 1, kind: 'magic' }]);
  });

  it('§14.3 whose loss is fixed costs exactly that, where it would cost any', () => {
    const game = play(hurt(scene(full), 1, 3, { loss: 1 }), 'discard any');
    expect(game.board.teams[1].morale).toBe(14);
    const none = hurt(scene(full), 3, 3, { loss: 1 });
    expect(none.board.teams[1].morale).toBe(15);
  });

  it('§15.3 whose loss is fixed at nothing opens no moment of a loss', () => {
    const game = play(hurt(scene(full), 1, 2, { loss: 0 }), 'discard any');
    expect(game.board.teams[1].morale).toBe(15);
    expect(eventsOf(game, 'windowOpened').map(({ timing }) => timing)).not.toContain('morale.loss');
  });

  it('§14.3 counts the morale that its over-limit cost', () => {
    const game = scene(full);
    const pending = newDamage(0, 1, 'magic', 'skill', 2, 'test');
    hurt(game, 1, 2, pending);
    const running = dataOf<DamageData>(game, 'damage');
    play(game, 'discard any');
    expect(running.lost).toBe(2);
  });

  it('§11.4 is followed by what somebody after its target takes of it', () => {
    const part = { ...newDamage(0, 3, 'magic', 'skill', 1, 'test'), late: true, moved: true };
    const game = hurt(scene(full), 2, 1, { rest: part });
    expect(eventsOf(game, 'damageTaken').map(({ target, points }) => [target, points])).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });
});

describe('an attack', () => {
  const armed: Situation = {
    seats: { 0: { hand: ['fire'] }, 1: { hand: ['fire'] }, 2: { hand: ['x'] } },
  };

  it('§7.3 takes up what waited for the next active one, and only that one', () => {
    const game = scene(armed);
    game.board.nextActive.push({
      seat: 0,
      skill: 'hoard',
      change: { ...NO_CHANGES, damage: 1, noLight: true },
    });
    game.board.nextActive.push({ seat: 1, skill: 'other', change: { ...NO_CHANGES, damage: 5 } });
    play(game, 'attack fire->1');
    expect(dataOf<AttackData>(game, 'attack')).toMatchObject({ damage: 3, lightable: false });
    expect(eventsOf(game, 'attackChanged')[0]).toMatchObject({
      skill: 'hoard',
      damage: { before: 2, after: 3 },
    });
    play(game, 'counter fire->2');
    expect(dataOf<AttackData>(game, 'attack')).toMatchObject({ active: false, damage: 2 });
    expect(game.board.nextActive.map(({ skill }) => skill)).toEqual(['other']);
  });

  it('§7.7 that answers one carries what was said of it', () => {
    const game = play(scene(armed), 'attack fire->1');
    dataOf<AttackData>(game, 'attack').counterChange = { ...NO_CHANGES, damage: -1, noCounter: true };
    play(game, 'counter fire->2');
    expect(dataOf<AttackData>(game, 'attack')).toMatchObject({ damage: 1, counterable: false });
    play(game, 'take');
    expect(hands(game)[2]).toBe(2);
  });

  it('§7.6 does what was set, whatever was added', () => {
    const game = play(scene(armed), 'attack fire->1');
    Object.assign(dataOf<AttackData>(game, 'attack'), { damageSet: 1, damage: 4 });
    play(game, 'take');
    expect(hands(game)[1]).toBe(2);
    expect(eventsOf(game, 'attackChanged').at(-1)).toMatchObject({
      skill: null,
      damage: { before: 4, after: 1 },
    });
  });

  it('§7.6 without damage still hits: the gem comes, no damage follows', () => {
    const game = play(scene(armed), 'attack fire->1');
    dataOf<AttackData>(game, 'attack').harmless = true;
    play(game, 'take');
    expect(game.board.teams[0].stones).toEqual({ gem: 1, crystal: 0 });
    expect(hands(game)[1]).toBe(1);
    expect(eventsOf(game, 'windowOpened').map(({ timing }) => timing)).not.toContain('t3.deal');
  });

  it('§18.1 of an extra action has its own effect at ①, before the window', () => {
    const game = scene({
      start: 'action.extra',
      seats: { 0: { hand: ['fire'], skills: [magic('warm', { do: [{ do: 'gain', heals: 1 }] })] } },
      extra: [{ kinds: ['attack'] }],
    });
    const [entry] = game.board.turn.extra;
    if (entry === undefined) throw new Error('no entry');
    entry.launch = { ability: 0, pc: 0, seat: 0, user: 0, slots: {} };
    play(game, 'extra attack', 'attack fire->1');
    expect(seatAt(game, 0).heals).toBe(1);
    const order = (game.log?.events ?? []).flatMap((event) =>
      event.type === 'healsGained' ? ['heals'] : event.type === 'windowOpened' ? [event.timing] : [],
    );
    expect(order.indexOf('heals')).toBeLessThan(order.indexOf('t1.launch'));
  });
});

describe('the turn', () => {
  it('§5.1 asks once about Weakness and everything like it, and draws the sum at once', () => {
    const game = scene({
      start: 'action.before',
      seats: { 0: { hand: ['fire'], table: [{ card: 'weak', by: 3 }] } },
    });
    dataOf<TurnData>(game, 'turn').binds.unshift({ by: 1, skill: 'bind', draw: 2 });
    expect(requestOf(game)?.options.at(-1)).toEqual({
      type: 'drawThree',
      draws: [
        { by: 1, skill: 'bind', draw: 2 },
        { by: 3, skill: 'weakness', draw: 3 },
      ],
    });
    play(game, 'draw3');
    expect(eventsOf(game, 'cardsDrawn').map(({ hidden, kind }) => [hidden.count, kind])).toEqual([
      [5, 'weakness'],
    ]);
    expect(asked(game)).toBe('0 action.choose');
  });

  it('§5 step 10 passes over a skipped turn, and goes the other way round when it is turned', () => {
    const game = scene({ seats: { 0: { hand: ['fire'] } } });
    game.board.skipped.push({ seat: 5, what: 'turn' });
    game.board.direction = -1;
    play(game, 'attack fire->1', 'take');
    expect(game.board.turn.player).toBe(4);
    expect(game.board.skipped).toEqual([]);
    expect(eventsOf(game, 'phaseSkipped')).toMatchObject([{ seat: 5, why: 'skill', what: 'turn' }]);
  });

  it('§5.1 leaves out an action phase that an effect took away, once', () => {
    const game = scene({ seats: { 0: { hand: ['fire'] } } });
    game.board.skipped.push({ seat: 1, what: 'action-phase' }, { seat: 1, what: 'action-phase' });
    play(game, 'attack fire->3', 'take');
    expect(game.board.turn.player).toBe(2);
    expect(game.board.skipped).toEqual([{ seat: 1, what: 'action-phase' }]);
  });

  it('§19.1 has no startup where an effect took it away', () => {
    const startup = {
      id: 'rise',
      type: 'startup' as const,
      does: [{ on: { time: 'action.start' as const }, do: [{ do: 'gain' as const, heals: 1 }] }],
    };
    const game = scene({ seats: { 0: { hand: ['fire'] }, 1: { hand: ['wind'], skills: [startup] } } });
    game.board.skipped.push({ seat: 1, what: 'startup' });
    play(game, 'attack fire->3', 'take');
    expect(asked(game)).toBe('1 action.choose');
  });

  it('§6.7 remembers what actions were made', () => {
    const game = scene({ seats: { 0: { hand: ['fire'] }, 1: { hand: ['poison'] } } });
    play(game, 'attack fire->3', 'take');
    expect(game.board.turn.actions).toEqual([]);
    const made: string[][] = [];
    const watched = scene({
      seats: { 0: { hand: ['poison'], skills: [passive('look', 'action.end', { do: 'gain', heals: 0 })] } },
    });
    watched.log = watched.log && {
      ...watched.log,
      watch(event) {
        if (event.type === 'windowOpened' && event.timing === 'action.end')
          made.push([...watched.board.turn.actions]);
      },
    };
    play(watched, 'magic poison->1');
    expect(made).toEqual([['magic']]);
  });
});

describe('morale and cards', () => {
  it('§15.2 stops at a floor, and what was below it stays', () => {
    const game = scene({});
    game.board.teams[0].morale = 3;
    expect(loseMorale(game, 0, 5, 'skill', 0, 1)).toBe(2);
    expect(game.board.teams[0].morale).toBe(1);
    expect(loseMorale(game, 0, 5, 'skill', 0, 4)).toBe(0);
    expect(game.board.ended).toBe(false);
  });

  it('§4.2 a covered card that is used like one of the hand leaves its pile and no hand', () => {
    const game = scene({ seats: { 0: { hand: ['fire'] } } });
    seatAt(game, 0).piles['blessing'] = [150];
    showFromHand(game, 0, 150, 'magic', '§8');
    expect(seatAt(game, 0).piles).toEqual({ blessing: [] });
    expect(eventsOf(game, 'cardShown')).toMatchObject([{ from: 'blessing', hand: { before: 1, after: 1 } }]);
  });
});
