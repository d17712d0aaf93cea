/** Gems and crystals in words; apart from the log, which a page may fetch later. */
import type { Stones } from '$lib/grail';
import { m } from '$lib/i18n';

export function stonesText({ gem, crystal }: Stones): string {
  return gem + crystal === 0 ? m.table_stones_none() : m.table_stones({ gem, crystal });
}
