import { browser } from '$app/environment';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** static/boot.js reads the same key before the first paint. */
const KEY = 'grailwright.theme';

let current = $state<Theme>('system');

/** The theme chosen by the reader; `system` until one is chosen. */
export const theme = {
  get current(): Theme {
    return current;
  },
};

/** Takes over what static/boot.js put on the page. */
export function adoptTheme(): void {
  const set = document.documentElement.dataset.theme;
  if (set === 'light' || set === 'dark') current = set;
}

/** Changes the theme at once and remembers it where the browser allows that. */
export function setTheme(wanted: Theme): void {
  current = wanted;
  if (!browser) return;
  if (wanted === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
  try {
    if (wanted === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, wanted);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
