import type { Pathname } from '$app/types';
import { m } from '$lib/i18n';

export interface NavEntry {
  path: Pathname;
  /** Called in a template, so that it follows the language. */
  label: () => string;
}

/** The main pages, in the order of the top bar. Only what works stands here. */
export const NAV: readonly NavEntry[] = [
  { path: '/learn/', label: () => m.ui_nav_learn() },
  { path: '/play/', label: () => m.ui_nav_play() },
  { path: '/situations/', label: () => m.ui_nav_situations() },
  { path: '/codex/characters/', label: () => m.codex_nav() },
  { path: '/editor/', label: () => m.editor_nav() },
  { path: '/rules/', label: () => m.rulebook_nav() },
  { path: '/charts/', label: () => m.chart_title() },
];
