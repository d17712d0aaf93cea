/**
 * The card that stands where a view broke. It comes after the page, but before anything can break: what would have to be
 * fetched at that moment may be just what cannot be fetched any more.
 */
const fetchCard = () => import('./Crash.svelte');
let card: ReturnType<typeof fetchCard> | null = null;

/** The card; fetched once, asked for again only if that failed. */
export function crashCard(): ReturnType<typeof fetchCard> {
  card ??= fetchCard().catch((error: unknown) => {
    card = null;
    throw error;
  });
  return card;
}
