/** What stands after `#`: things people made, and where a reader stands in them. Read when it changes, written quietly. */
import { replaceState } from '$app/navigation';
import { page } from '$app/state';

export type AddressParts = Readonly<Record<string, string>>;

/** `#id=x&at=3` as its parts; what is no pair is left out. */
export function readHash(hash: string): AddressParts {
  const parts: Record<string, string> = {};
  for (const pair of hash.replace(/^#/, '').split('&')) {
    const at = pair.indexOf('=');
    if (at > 0) parts[pair.slice(0, at)] = safelyDecoded(pair.slice(at + 1));
  }
  return parts;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parts as they stand after `#`; empty ones are left out. Links are in letters that need no escape. */
export const showHash = (parts: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(parts)
    .filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
    .map(([key, value]) => `${key}=${/^[\w.:-]*$/.test(value) ? value : encodeURIComponent(value)}`)
    .join('&');

/** Puts the place into the address bar without a new entry in the history: ten steps are not ten "back"s. */
export function writeHash(parts: Readonly<Record<string, string | undefined>>): void {
  const hash = showHash(parts);
  if (location.hash.replace(/^#/, '') === hash) return;
  // eslint-disable-next-line svelte/no-navigation-without-resolve -- the page stays the same; only what stands after # changes
  replaceState(`${location.pathname}${location.search}${hash === '' ? '' : `#${hash}`}`, page.state);
}
