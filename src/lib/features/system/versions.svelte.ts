/**
 * Watches for a new version of the site. Nothing here reloads a page by itself: a game or a text being
 * typed would be lost. Only `switchNow`, pressed by the reader, does, and only in the window it was
 * pressed in; other windows are told.
 */

export type Update = 'none' | 'waiting' | 'replaced';

let state = $state<Update>('none');
let waiting: ServiceWorker | undefined;
let asked = false;

/** `waiting`: a new version is ready; `replaced`: another window has switched to it already. */
export const update = {
  get current(): Update {
    return state;
  },
};

function offer(worker: ServiceWorker | null): void {
  if (worker === null) return;
  waiting = worker;
  state = 'waiting';
}

function follow(registration: ServiceWorkerRegistration): void {
  // The first worker ever is no update: there is no active one beside it.
  const ready = () => {
    if (registration.active !== null) offer(registration.waiting);
  };
  const watchComing = () => registration.installing?.addEventListener('statechange', ready);
  ready();
  // One may be on its way already, from before this page listened.
  watchComing();
  registration.addEventListener('updatefound', watchComing);
}

/**
 * Registers the service worker.
 * @param base sub-path of the site without its last slash
 */
export async function watchVersions(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled) state = 'replaced';
    controlled = true;
  });
  try {
    follow(await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` }));
  } catch {
    // Private windows and plain http forbid service workers; the site works without, but not offline.
  }
}

/** Switches this window to the new version. */
export function switchNow(): void {
  if (state === 'replaced') {
    location.reload();
    return;
  }
  asked = true;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Puts the bar away until the next visit. */
export function switchLater(): void {
  state = 'none';
}
