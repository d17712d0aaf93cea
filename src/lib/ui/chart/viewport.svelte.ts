/** How a large picture is looked at: its scale, and what of it is in sight. Moving is the box's own scrolling. */
import { flushSync } from 'svelte';
import type { Box } from '$lib/charts/drawing.ts';
import type { Size } from '$lib/charts/stretch.ts';

const SMALLEST = 0.05;
const LARGEST = 3;
/** One press of a button, one turn of the wheel. */
export const STEP = 1.25;
/** A picture is shown smaller by itself only as far as its words stay readable. */
const READABLE = 0.9;
const WIDEST = 1.2;

/** A state that is to be brought into sight; a new object is a new wish. */
export interface Sight {
  path: string;
}

export class Viewport {
  scale = $state(1);
  /** Of the picture at scale 1. */
  size = $state.raw<Size>({ w: 0, h: 0 });
  /** What of the picture is in sight, at scale 1. */
  seen = $state.raw<Box>({ x: 0, y: 0, w: 0, h: 0 });
  /** The picture as it stands, for saving it. */
  picture: SVGSVGElement | undefined;
  #box: HTMLElement | undefined;
  #moved = false;
  /** What was to be shown before the box had its size. */
  #waiting: Box | null = null;
  #measured = false;

  readonly whole = $derived(this.seen.w >= this.size.w - 1 && this.seen.h >= this.size.h - 1);

  /** The box that scrolls; its first child is the picture. */
  attach(box: HTMLElement): () => void {
    this.#box = box;
    const look = () => this.look();
    const watch = new ResizeObserver(() => {
      if (!this.#moved) this.settle();
      look();
      // A box that is not shown yet has no size.
      if (box.clientWidth === 0) return;
      this.#measured = true;
      if (this.#waiting !== null) this.reveal(this.#waiting, false);
      this.#waiting = null;
    });
    watch.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
      this.#box = undefined;
    };
  }

  /** A scale at which the picture fits the width, unless that would make it hard to read. */
  settle(): void {
    const width = this.#box?.clientWidth ?? 0;
    if (width > 0 && this.size.w > 0)
      this.#scaleTo(Math.min(WIDEST, Math.max(READABLE, width / this.size.w)));
  }

  fit(): void {
    const box = this.#box;
    if (box === undefined) return;
    this.#moved = true;
    this.#scaleTo(Math.min(WIDEST, box.clientWidth / this.size.w, box.clientHeight / this.size.h));
  }

  /** Zooms; what lies under the given point of the screen stays there, or else the middle. */
  zoomBy(factor: number, at?: { x: number; y: number }): void {
    const box = this.#box;
    const picture = box?.firstElementChild;
    if (box === undefined || !picture) return;
    this.#moved = true;
    const frame = box.getBoundingClientRect();
    const point = at ?? { x: frame.x + box.clientWidth / 2, y: frame.y + box.clientHeight / 2 };
    const before = picture.getBoundingClientRect();
    const part = { x: (point.x - before.x) / before.width, y: (point.y - before.y) / before.height };
    this.#scaleTo(this.scale * factor);
    const after = picture.getBoundingClientRect();
    box.scrollLeft += after.x + part.x * after.width - point.x;
    box.scrollTop += after.y + part.y * after.height - point.y;
  }

  /** Moves so that a part of the picture is in the middle. */
  reveal(part: Box, smooth: boolean): void {
    if (!this.#measured) this.#waiting = part;
    const offset = this.#offset();
    this.#box?.scrollTo({
      left: offset.x + (part.x + part.w / 2) * this.scale - this.#box.clientWidth / 2,
      top: offset.y + (part.y + part.h / 2) * this.scale - this.#box.clientHeight / 2,
      behavior: smooth ? 'smooth' : 'auto',
    });
  }

  panBy(dx: number, dy: number): void {
    this.#box?.scrollBy({ left: dx, top: dy });
  }

  look(): void {
    const box = this.#box;
    if (box === undefined) return;
    const offset = this.#offset();
    this.seen = {
      x: (box.scrollLeft - offset.x) / this.scale,
      y: (box.scrollTop - offset.y) / this.scale,
      w: box.clientWidth / this.scale,
      h: box.clientHeight / this.scale,
    };
  }

  #scaleTo(scale: number): void {
    this.scale = Math.min(LARGEST, Math.max(SMALLEST, scale));
    // The picture must have its new size before the box can be scrolled to it.
    flushSync();
    this.look();
  }

  /** A picture smaller than its box stands in the middle of it. */
  #offset(): { x: number; y: number } {
    const picture = this.#box?.firstElementChild;
    if (!this.#box || !picture) return { x: 0, y: 0 };
    const [frame, inner] = [this.#box.getBoundingClientRect(), picture.getBoundingClientRect()];
    return {
      x: inner.x - frame.x - this.#box.clientLeft + this.#box.scrollLeft,
      y: inner.y - frame.y - this.#box.clientTop + this.#box.scrollTop,
    };
  }
}

const between = ([a, b]: readonly [Touch, Touch]): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const pair = ({ touches: [a, b] }: TouchEvent): [Touch, Touch] | null =>
  a !== undefined && b !== undefined ? [a, b] : null;

/** Ctrl and the wheel, and two fingers. Listeners of its own, since a browser would zoom the page first. */
export function zoomGestures(box: HTMLElement, view: Viewport): () => void {
  let apart = 0;
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    view.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };
  const begin = (event: TouchEvent) => {
    const fingers = pair(event);
    apart = fingers === null ? 0 : between(fingers);
  };
  const pinch = (event: TouchEvent) => {
    const fingers = pair(event);
    if (fingers === null || apart === 0) return;
    event.preventDefault();
    const now = between(fingers);
    const [a, b] = fingers;
    view.zoomBy(now / apart, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
    apart = now;
  };
  box.addEventListener('wheel', wheel, { passive: false });
  box.addEventListener('touchstart', begin, { passive: true });
  box.addEventListener('touchmove', pinch, { passive: false });
  return () => {
    box.removeEventListener('wheel', wheel);
    box.removeEventListener('touchstart', begin);
    box.removeEventListener('touchmove', pinch);
  };
}
