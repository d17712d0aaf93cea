/** Which drafts take part where line-ups are drawn: a plain setting of this browser, none at first. */
const KEY = 'homebrew-enabled';
const MOST = 500;

/** Their ids. */
export function enabledDrafts(): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(read) ? read.filter((id) => typeof id === 'string').slice(0, MOST) : []);
  } catch {
    return new Set();
  }
}

/** Drafts take part from now on, or no more: one, or all of a set. @returns those that do */
export function enableDrafts(ids: readonly string[], on: boolean): ReadonlySet<string> {
  const enabled = new Set(enabledDrafts());
  for (const id of ids) {
    if (on) enabled.add(id);
    else enabled.delete(id);
  }
  try {
    localStorage.setItem(KEY, JSON.stringify([...enabled].slice(-MOST)));
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  return enabled;
}
