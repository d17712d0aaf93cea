import type { Board } from './board.ts';

/**
 * A short fingerprint of a board (64 bits as hex): equal boards, equal text. For comparing replays (design.md §3.9),
 * not against forgery. FNV-1a twice over the board's JSON, whose key order is that of the constant shape.
 */
export function hashBoard(board: Board): string {
  const text = JSON.stringify(board);
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15);
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}
