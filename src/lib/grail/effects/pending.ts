/** The pending things of the stack: what the innermost running machine of a kind is doing (§21.5). */
import type { FrameData, MachineId, WindowData } from '../state/frames.ts';
import type { Game } from '../state/game.ts';

/** Data of the nearest frame of that machine, from the top of the stack downward; null if none runs. */
export function nearest<M extends MachineId>(game: Game, machine: M): FrameData[M] | null {
  const { stack } = game.board;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.machine === machine) return frame.data as FrameData[M];
  }
  return null;
}

/** Depth of the nearest frame of that machine; −1 none. */
export function depthOf(game: Game, machine: MachineId): number {
  const { stack } = game.board;
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.machine === machine) return i;
  return -1;
}

/** The event that the running effect or the open window is about; null for actions and startups. */
export function eventOf(game: Game): WindowData | null {
  const { stack } = game.board;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.machine === 'window') return frame.data as WindowData;
    if (frame?.machine !== 'effect') return null;
  }
  return null;
}

/** The event's number as it is now: effects of the same window may have changed it since it opened. */
export function pointsOf(game: Game, event: WindowData | null): number {
  if (event === null) return 0;
  const { timing } = event;
  if (timing === 't6.taken') return nearest(game, 'damage')?.taken ?? event.points;
  if (isDamageTime(timing)) return nearest(game, 'damage')?.amount ?? event.points;
  if (isAttackTime(timing)) return nearest(game, 'attack')?.damage ?? event.points;
  if (timing === 'morale.loss') return nearest(game, 'morale')?.amount ?? event.points;
  return event.points;
}

export function isDamageTime(timing: string): boolean {
  return (
    timing.startsWith('t3.') ||
    timing.startsWith('t4.') ||
    timing.startsWith('t5.') ||
    timing.startsWith('t6.') ||
    timing === 'damage.end'
  );
}

export function isAttackTime(timing: string): boolean {
  return timing.startsWith('t1.') || timing.startsWith('t2.') || timing === 'respond';
}

export function isMoraleTime(timing: string): boolean {
  return timing === 'morale.loss' || timing === 'morale.lost';
}

/** The damage whose draw went over the limit and now costs morale; null for any other loss (§14.3). */
export function damageOfLoss(game: Game): FrameData['damage'] | null {
  const loss = nearest(game, 'morale');
  if (loss?.cause !== 'overLimit' || nearest(game, 'draw')?.kind !== 'damage') return null;
  return nearest(game, 'damage');
}

/** The use that a window `skill.used` or `skill.resolved` is about; null elsewhere. */
export function usedSkill(game: Game): FrameData['effect'] | null {
  const { stack } = game.board;
  for (let i = stack.length - 1; i > 0; i--) {
    const frame = stack[i];
    if (frame?.machine !== 'window') continue;
    const below = stack[i - 1];
    return below?.machine === 'effect' ? (below.data as FrameData['effect']) : null;
  }
  return null;
}
