/** Movement tells causes; it takes --pace into account and stops for readers who asked for less. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** Milliseconds at pace 1, as in tokens.css. */
const MOVE = 200;
const FLIGHT = 320;

/** 0 instant, 1 normal, 2 slow: read where the thing moves, so that a page may set its own. */
function paceAt(node: Element): number {
  if (prefersReducedMotion.current) return 0;
  const pace = Number.parseFloat(getComputedStyle(node).getPropertyValue('--pace'));
  return Number.isFinite(pace) ? pace : 1;
}

/** A number or a line that has just changed comes in; the old one is gone at once. */
export function appear(node: Element): TransitionConfig {
  return { duration: MOVE * paceAt(node), easing: cubicOut, css: (t) => `opacity: ${t}` };
}

/** A line grows from its cause to what it points at. */
export function grow(node: SVGPathElement): TransitionConfig {
  const length = node.getTotalLength();
  return {
    duration: FLIGHT * paceAt(node),
    easing: cubicOut,
    css: (t, u) => `stroke-dasharray: ${length}; stroke-dashoffset: ${u * length}`,
  };
}

/** What waits for a line to arrive: its head, the card on it. */
export function arrive(node: Element): TransitionConfig {
  const pace = paceAt(node);
  return { delay: FLIGHT * pace, duration: (MOVE / 2) * pace, css: (t) => `opacity: ${t}` };
}
