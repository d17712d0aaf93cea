/** An actor that comes after the first sight of its page: what is sent before waits for it, and nothing is lost. */
import { browser } from '$app/environment';
import { onDestroy } from 'svelte';

interface Started<Snapshot, Event> {
  send: (event: Event) => void;
  stop: () => unknown;
  subscribe: (tell: (snapshot: Snapshot) => void) => unknown;
}

export class LateActor<Snapshot, Event> {
  #actor: Started<Snapshot, Event> | null = null;
  #waiting: Event[] = [];
  /** Null until something has been sent: the page shows where the machine begins. */
  current = $state.raw<Snapshot | null>(null);
  /** Rejected if the machine cannot be fetched; never settled where nobody presses anything. */
  readonly arrived: Promise<void>;

  /** Call while a component is set up. @param start fetches the machine and starts it */
  constructor(start: () => Promise<Started<Snapshot, Event>>) {
    this.arrived = browser ? this.#begin(start) : new Promise(() => undefined);
    onDestroy(() => this.#actor?.stop());
  }

  async #begin(start: () => Promise<Started<Snapshot, Event>>): Promise<void> {
    const actor = await start();
    this.#actor = actor;
    actor.subscribe((snapshot) => (this.current = snapshot));
    for (const event of this.#waiting.splice(0)) actor.send(event);
  }

  send(event: Event): void {
    if (this.#actor) this.#actor.send(event);
    else this.#waiting.push(event);
  }
}
