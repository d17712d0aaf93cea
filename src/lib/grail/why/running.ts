/** What ran at an event of the log: the stack of machines, read from the events that enter and leave them. */
import type { GrailEvent } from '../events.ts';
import type { MachineId } from '../state/frames.ts';

export interface RunningFrame {
  machine: MachineId;
  depth: number;
  /** Event by which it was entered. */
  began: number;
  /** Events that happened in it or in what it called, as far as nothing of the same kind ran inside. */
  own: number[];
}

/** The frames that are on the stack when event `upTo` has been written, outermost first. */
export function framesAt(events: readonly GrailEvent[], upTo: number): RunningFrame[] {
  const frames: RunningFrame[] = [];
  for (const event of events) {
    if (event.id > upTo) break;
    if (event.type === 'machineReturned') cut(frames, event.depth);
    else if (event.type === 'stateEntered' && event.from === null) {
      cut(frames, event.depth);
      frames.push({ machine: event.machine, depth: event.depth, began: event.id, own: [] });
    } else note(frames, event.id);
  }
  return frames;
}

function cut(frames: RunningFrame[], depth: number): void {
  while (frames.length > 0 && (frames.at(-1) as RunningFrame).depth >= depth) frames.pop();
}

/** An event belongs to the innermost frame of each kind. */
function note(frames: readonly RunningFrame[], id: number): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as RunningFrame;
    if (frames.findLastIndex(({ machine }) => machine === frame.machine) === i) frame.own.push(id);
  }
}
