/** What the page's one live region can do (ui/board/LiveRegion.svelte). */
export interface Teller {
  /** What happened. */
  say: (sentence: string) => void;
  /** What the viewer is asked. */
  ask: (sentence: string) => void;
}
