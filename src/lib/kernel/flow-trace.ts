/** Hears of every state that is entered and every frame that comes or goes; null in simulation. */
export interface FlowTrace {
  entered(machine: string, state: string, depth: number, from: string | null): void;
  called(depth: number): void;
  returned(depth: number): void;
}
