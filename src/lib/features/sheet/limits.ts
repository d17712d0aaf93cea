/** The limits of a character: its own, or the rulebook's (§1.6). */
import type { Sheet } from '$lib/content/sheet.ts';
import { DEFAULT_CONFIG } from '$lib/grail/index.ts';

const LIMITS = ['handLimit', 'healLimit', 'energyLimit'] as const;

export interface Limit {
  of: (typeof LIMITS)[number];
  value: number;
  /** Its own, unlike the rulebook's. */
  own: boolean;
}

export const limitsOf = (base: Sheet['base']): Limit[] =>
  LIMITS.map((of) => {
    const value = base[of] ?? DEFAULT_CONFIG[of];
    return { of, value, own: value !== DEFAULT_CONFIG[of] };
  });
