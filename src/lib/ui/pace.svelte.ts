/** How fast things move and play, and whether single letters are keys: remembered in the browser. */
import { browser } from '$app/environment';

export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const KEYS = {
  pace: 'grailwright.pace',
  letters: 'grailwright.letters',
} as const;
/** `--pace` as the style sheets and `board/motion.ts` read it: a factor of every duration. */
const FACTOR: Readonly<Record<Pace, string>> = { slow: '2', normal: '1', instant: '0' };

let pace = $state<Pace>('normal');
let letters = $state(true);

/** What the reader chose; the usual until then. */
export const pacing = {
  get pace(): Pace {
    return pace;
  },
  /** Single-letter keys. */
  get letters(): boolean {
    return letters;
  },
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string, usual: string): void {
  if (!browser) return;
  try {
    if (value === usual) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

function show(): void {
  if (!browser) return;
  const { style } = document.documentElement;
  if (pace === 'normal') style.removeProperty('--pace');
  else style.setProperty('--pace', FACTOR[pace]);
}

/** Takes over what was chosen before; the root layout calls it once the page runs. */
export function adoptPacing(): void {
  const kept = read(KEYS.pace);
  pace = PACES.find((one) => one === kept) ?? 'normal';
  letters = read(KEYS.letters) !== 'off';
  show();
}

export function setPace(wanted: Pace): void {
  pace = wanted;
  remember(KEYS.pace, wanted, 'normal');
  show();
}

export function setLetters(wanted: boolean): void {
  letters = wanted;
  remember(KEYS.letters, wanted ? 'on' : 'off', 'on');
}
