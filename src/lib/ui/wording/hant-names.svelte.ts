/** Names on sheets for readers of traditional characters: fetched when the first one is to be shown to one of them. */
let names = $state.raw<Readonly<Record<string, string>>>({});
let fetching: Promise<void> | undefined;

async function fetchNames(): Promise<void> {
  try {
    names = (await import('virtual:sheet-names/zh-Hant')).default;
  } catch {
    // Better readable as typed than not at all; the next name tries again.
    fetching = undefined;
  }
}

/** @returns the name as typed until the others are there, and where it is none of an official character */
export function hantName(hans: string): string {
  fetching ??= fetchNames();
  return Object.hasOwn(names, hans) ? (names[hans] ?? hans) : hans;
}
