/** Where an arrow key leads in a row of which one item is the tab stop. */
export function nextStop(key: string, at: number, count: number): number | null {
  const goal: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = goal[key];
  // The ends hold: a hand is a row with a first and a last card.
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}
