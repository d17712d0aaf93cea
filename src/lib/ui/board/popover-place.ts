/** Where a small sheet opens beside what it explains: under it, or above where there is no room; never over it. */

interface Edges {
  left: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 8;

export function besides(anchor: Edges, sheet: Size, screen: Size): { left: number; top: number } {
  const left = Math.max(MARGIN, Math.min(anchor.left, screen.width - sheet.width - MARGIN));
  const below = anchor.bottom + GAP;
  const fitsBelow = below + sheet.height + MARGIN <= screen.height;
  const above = anchor.top - GAP - sheet.height;
  if (fitsBelow) return { left, top: below };
  // Where it fits on neither side it covers what it explains rather than leave the screen.
  return { left, top: above >= MARGIN ? above : Math.max(MARGIN, screen.height - sheet.height - MARGIN) };
}
