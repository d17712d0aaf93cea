/** Carrying a card with mouse, pen or finger. Everything it does, a press does too. */
import type { Attachment } from 'svelte/attachments';
import type { SeatId } from '$lib/grail';

/** The card that is carried, and the place in a hand that it comes from. */
export interface Carried {
  word: string;
  from: { seat: SeatId; at: number } | null;
}
export type DropPlace =
  { kind: 'seat'; seat: SeatId } | { kind: 'hand'; at: number | undefined } | { kind: 'deck' };

/** So far a pointer moves before a press becomes a drag. */
const SLACK = 6;
/** So long a finger rests on a card before it lifts it; sooner it scrolls the page. */
const REST_MS = 200;

function placeAt(x: number, y: number): DropPlace | null {
  const under = document.elementFromPoint(x, y);
  const seat = under?.closest<HTMLElement>('.place[data-seat]')?.dataset['seat'];
  if (seat !== undefined) return { kind: 'seat', seat: Number(seat) };
  const zone = under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  if (zone === 'deck') return { kind: 'deck' };
  if (zone !== 'hand') return null;
  const at = under?.closest<HTMLElement>('[data-at]')?.dataset['at'];
  return { kind: 'hand', at: at === undefined ? undefined : Number(at) };
}

export class Drag {
  carried = $state.raw<Carried | null>(null);
  over = $state.raw<DropPlace | null>(null);
  x = $state(0);
  y = $state(0);
  readonly #ondrop: (carried: Carried, place: DropPlace) => void;

  constructor(ondrop: (carried: Carried, place: DropPlace) => void) {
    this.#ondrop = ondrop;
  }

  move(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.over = placeAt(x, y);
  }
  end(drop: boolean): void {
    const { carried, over } = this;
    this.carried = null;
    this.over = null;
    if (drop && carried && over) this.#ondrop(carried, over);
  }

  begin(carried: Carried, x: number, y: number): void {
    this.carried = carried;
    this.move(x, y);
  }

  /** Makes an element something that can be carried away. */
  lifts(what: () => Carried): Attachment<HTMLElement> {
    return (element) => {
      const grip = new Grip(this, element, what);
      const listening = new AbortController();
      grip.listen(listening.signal);
      return () => listening.abort();
    };
  }
}

/** One element that can be carried, and the pointer that is on it. */
class Grip {
  readonly #drag: Drag;
  readonly #element: HTMLElement;
  readonly #what: () => Carried;
  #begin: { x: number; y: number; pointer: number } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #wasDragged = false;

  constructor(drag: Drag, element: HTMLElement, what: () => Carried) {
    this.#drag = drag;
    this.#element = element;
    this.#what = what;
  }

  #lift(x: number, y: number): void {
    if (this.#begin === null) return;
    this.#element.setPointerCapture(this.#begin.pointer);
    this.#wasDragged = true;
    this.#drag.begin(this.#what(), x, y);
  }
  #stop(drop: boolean): void {
    clearTimeout(this.#rest);
    this.#begin = null;
    if (this.#drag.carried) this.#drag.end(drop);
  }
  #down({ button, isPrimary, clientX: x, clientY: y, pointerId: pointer, pointerType }: PointerEvent): void {
    if (button !== 0 || !isPrimary) return;
    this.#wasDragged = false;
    this.#begin = { x, y, pointer };
    if (pointerType === 'touch') this.#rest = setTimeout(() => this.#lift(x, y), REST_MS);
    // A quick mouse has left the card before it says that it moved.
    else this.#element.setPointerCapture(pointer);
  }
  #move({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (this.#begin === null) return;
    if (this.#drag.carried) this.#drag.move(x, y);
    else if (Math.hypot(x - this.#begin.x, y - this.#begin.y) < SLACK) return;
    else if (pointerType === 'touch') this.#stop(false);
    else this.#lift(x, y);
  }
  /** The press that ends a drag is none. */
  #click(event: MouseEvent): void {
    if (!this.#wasDragged) return;
    this.#wasDragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  listen(signal: AbortSignal): void {
    const element = this.#element;
    const on = { signal };
    element.addEventListener('pointerdown', (event) => this.#down(event), on);
    element.addEventListener('pointermove', (event) => this.#move(event), on);
    element.addEventListener('pointerup', () => this.#stop(true), on);
    element.addEventListener('pointercancel', () => this.#stop(false), on);
    element.addEventListener('click', (event) => this.#click(event), { ...on, capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), on);
    // A finger that carries a card must not scroll the page at the same time.
    const still = (event: TouchEvent) => {
      if (this.#drag.carried) event.preventDefault();
    };
    element.addEventListener('touchmove', still, { ...on, passive: false });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#stop(false), on);
  }
}
