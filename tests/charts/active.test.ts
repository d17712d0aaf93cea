import { describe, expect, it } from 'vitest';
import { advance, DARK, idle, litAt, litStack, litSteps } from '../../src/lib/charts/active.ts';

const entered = (depth: number, machine: string, state: string, from: string | null = null) => ({
  type: 'stateEntered',
  machine,
  state,
  depth,
  from,
});
const returned = (depth: number) => ({ type: 'machineReturned', depth });
const chose = (type: string) => ({ type: 'choiceMade', choice: { type } });

const attack = [
  entered(0, 'turn', 'normalAction'),
  entered(1, 'action', 'choose'),
  { type: 'asked' },
  chose('attack'),
  entered(1, 'action', 'attacking', 'choose'),
  entered(2, 'attack', 'launch'),
  entered(3, 'window', 'next'),
  entered(3, 'window', 'done', 'next'),
  returned(3),
  entered(2, 'attack', 'respond', 'launch'),
];

describe('litAt', () => {
  it('shows the stack outermost first, each machine with its way', () => {
    expect(litAt(attack).frames).toEqual([
      { machine: 'turn', state: 'normalAction', depth: 0, path: ['normalAction'], lastEdge: null },
      {
        machine: 'action',
        state: 'attacking',
        depth: 1,
        path: ['choose', 'attacking'],
        lastEdge: { from: 'choose', to: 'attacking', event: 'attack' },
      },
      {
        machine: 'attack',
        state: 'respond',
        depth: 2,
        path: ['launch', 'respond'],
        lastEdge: { from: 'launch', to: 'respond', event: null },
      },
    ]);
  });

  it('takes the first events only, up to the cursor', () => {
    expect(litAt(attack, 7).frames.map((frame) => frame.machine)).toEqual([
      'turn',
      'action',
      'attack',
      'window',
    ]);
    expect(litAt(attack, 0)).toEqual(DARK);
  });

  it('cuts the stack when a machine has returned', () => {
    expect(litAt([...attack, returned(1)]).frames.map((frame) => frame.machine)).toEqual(['turn']);
  });

  it('begins anew where a machine is called again at the same depth', () => {
    const again = litAt([...attack, returned(2), entered(2, 'attack', 'declared')]);
    expect(again.frames[2]?.path).toEqual(['declared']);
  });

  it('forgets the deeper machines when an outer one moves, even without being told of their return', () => {
    const moved = litAt([...attack, entered(1, 'action', 'attackEnd', 'attacking')]);
    expect(moved.frames.map((frame) => frame.state)).toEqual(['normalAction', 'attackEnd']);
    expect(moved.frames[1]?.path).toEqual(['choose', 'attacking', 'attackEnd']);
  });

  it('keeps a state entered twice twice in the way', () => {
    const poison = litAt([entered(0, 'turn', 'poison'), entered(0, 'turn', 'poison', 'poison')]);
    expect(poison.frames[0]?.path).toEqual(['poison', 'poison']);
  });

  it('can begin in the middle: from a known stack, or from a log that lacks the beginning', () => {
    const start = litStack([{ machine: 'attack', state: 'respond' }]);
    const lit = litAt([entered(0, 'attack', 'shieldCheck', 'respond')], 1, start);
    expect(lit.frames[0]?.path).toEqual(['respond', 'shieldCheck']);
    expect(litAt([entered(0, 'attack', 'shieldCheck', 'respond')])).toEqual({
      ...lit,
      frames: [{ ...lit.frames[0], lastEdge: { from: 'respond', to: 'shieldCheck', event: null } }],
    });
  });

  it('shows a machine that does not run without any light', () => {
    expect(idle('damage').frames[0]).toMatchObject({ machine: 'damage', state: '', path: [] });
  });
});

describe('advance', () => {
  it('taken step by step comes to the same as reading all at once', () => {
    let lit = DARK;
    attack.forEach((event, i) => {
      lit = advance(lit, event);
      expect(lit).toEqual(litAt(attack, i + 1));
    });
  });

  it('hands back the same object for an event that moves nothing', () => {
    const lit = litAt(attack);
    expect(advance(lit, { type: 'cardsDrawn' })).toBe(lit);
  });
});

describe('litSteps', () => {
  it('shows each state on the way to a later cursor, the last being where that stands', () => {
    const steps = litSteps(attack, 4, attack.length);
    expect(steps.map(({ frames }) => frames.at(-1)?.state)).toEqual([
      'attacking',
      'launch',
      'next',
      'done',
      'respond',
    ]);
    expect(steps.at(-1)).toEqual(litAt(attack));
  });

  it('keeps the answer that led along a way', () => {
    expect(litSteps(attack, 3, 5)[0]?.frames[1]?.lastEdge?.event).toBe('attack');
  });

  it('shows nothing on the way back', () => {
    expect(litSteps(attack, attack.length, 2)).toEqual([]);
    expect(litSteps(attack, 5, 5)).toEqual([]);
  });
});
