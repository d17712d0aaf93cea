/** Says events through the page's live region. The words of the log come when they are first needed. */
import type { GrailEvent } from '$lib/grail';
import { plain } from '$lib/ui/board/words.ts';
import type { Naming } from '$lib/ui/wording/marked.ts';
import type { Teller } from './teller.ts';

/** Most sentences told at once: more would keep a listener from the question. */
const MOST = 8;

export async function tellEvents(
  teller: Teller | undefined,
  events: readonly GrailEvent[],
  naming: Naming,
): Promise<void> {
  if (!teller || events.length === 0) return;
  const { logLines } = await import('$lib/ui/wording/log.ts');
  for (const { text } of logLines(events, naming).slice(-MOST)) teller.say(plain(text));
}
