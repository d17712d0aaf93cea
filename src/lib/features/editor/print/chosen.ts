/** What is to be printed, as it stands after `#`: `own=ID.ID&official=ID.ID&paper=letter&count=2`. */
import { readHash } from '$lib/features/table/address.svelte.ts';
import { COUNTS, PAPERS, type Count, type Paper } from './geometry.ts';

export interface Chosen {
  own: readonly string[];
  official: readonly string[];
  paper: Paper;
  count: Count;
}

const MOST = 200;
const idsIn = (text = ''): string[] =>
  [...new Set(text.split('.').filter((id) => /^[\w-]{1,60}$/.test(id)))].slice(0, MOST);

/** Reads an address; what it does not say is as usual: A4, six on a sheet. */
export function readChosen(hash: string): Chosen {
  const { own, official, paper, count } = readHash(hash);
  return {
    own: idsIn(own),
    official: idsIn(official),
    paper: paper !== undefined && Object.hasOwn(PAPERS, paper) ? (paper as Paper) : 'a4',
    count: COUNTS.find((one) => String(one) === count) ?? 6,
  };
}

/** The parts of an address that says so. */
export const chosenParts = ({ own, official, paper, count }: Chosen): Record<string, string | undefined> => ({
  own: own.join('.'),
  official: official.join('.'),
  paper: paper === 'a4' ? undefined : paper,
  count: count === 6 ? undefined : String(count),
});
