/** The pending things of the stack: what the innermost running machine of a kind is doing (§21.5). */
import type { DamageData, DrawData, FrameData, MachineId, WindowData } from '../state/frames.ts';
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

/**
 * The damage whose draw filled the hand that is looked at now, or that costs morale now; null: it was no damage.
 * Asked while the over-limit or its loss runs.
 */
export function damageOfLoss(game: Game): DamageData | null {
  const { stack } = game.board;
  let at = stack.length - 1;
  while (at >= 0 && stack[at]?.machine !== 'overLimit' && stack[at]?.machine !== 'morale') at--;
  if (stack[at]?.machine === 'morale') at--;
  const [drawn, dealt] = [stack[at - 1], stack[at - 2]];
  if (stack[at]?.machine !== 'overLimit' || drawn?.machine !== 'draw' || dealt?.machine !== 'damage')
    return null;
  return (drawn.data as DrawData).kind === 'damage' ? (dealt.data as DamageData) : null;
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
  if (timing === 't6.taken' || timing === 'damage.end') return nearest(game, 'damage')?.taken ?? event.points;
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
