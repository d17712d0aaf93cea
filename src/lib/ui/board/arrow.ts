import type { CardFace, Element } from '$lib/grail/index.ts';

/** From who acts to whom it concerns. Solid: it happens. Dotted with a hollow head: it would, or it goes on. */
export interface Arrow {
  id: string;
  from: number;
  to: number;
  element: Element;
  line: 'solid' | 'dotted';
  /** The card that did it, shown half way. */
  card?: CardFace | undefined;
  /** Two short lines beside that card, where there is room: what it is, who at whom. */
  caption?: { title: string; text: string } | undefined;
}
