/** Hot-seat: several people at one screen. Who holds it sees their own hand only, also when looking back. */
import type { SeatId } from '$lib/grail';
import type { CursorSession } from '$lib/features/table/cursor-session.svelte.ts';
import { lastStep } from '$lib/kernel/timeline.ts';

export class HotSeat {
  readonly #session: CursorSession;
  /** Who holds the screen; null before anybody took it. */
  holder = $state<SeatId | null>(null);

  /** Who is to act at the end of the line, where the game stands. */
  readonly next = $derived.by((): SeatId | null => {
    const { walk } = this.#session;
    return walk.asked[lastStep(walk.timeline)] ?? null;
  });
  /** The screen is to change hands: nothing hidden is shown meanwhile. */
  readonly handsOver = $derived.by(
    () => !this.#session.open && this.next !== null && this.next !== this.holder,
  );

  constructor(session: CursorSession) {
    this.#session = session;
    this.#show();
  }

  #show(): void {
    const { open } = this.#session;
    this.#session.eyes = open ? 'asked' : this.handsOver ? null : this.holder;
  }

  /** The person at the next seat says that they have the screen. */
  take(): void {
    this.holder = this.next;
    this.#show();
  }

  /** After every answer, take-back and jump: hides what the holder may not see. */
  follow(): void {
    this.#show();
  }
}
