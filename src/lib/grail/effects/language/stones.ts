/** Gems and crystals, of energy or of a zone (§16). */
import type { Num } from './number.ts';

export interface Stones {
  gem?: Num;
  crystal?: Num;
}
