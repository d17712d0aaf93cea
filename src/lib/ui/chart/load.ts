import type { Drawings } from '$lib/charts/drawing.ts';
import type { MapDrawing } from '$lib/charts/map.ts';
import type { ChartNames } from '$lib/charts/names.ts';
import type { Locale } from '$lib/i18n';

/** All that a chart shows: every machine laid out, and its words in one language. */
export interface Charts {
  drawings: Drawings;
  names: ChartNames;
}

const NAMES: Readonly<Record<Locale, () => Promise<{ default: ChartNames }>>> = {
  'zh-Hans': () => import('virtual:chart-names/zh-Hans'),
  'zh-Hant': () => import('virtual:chart-names/zh-Hant'),
  en: () => import('virtual:chart-names/en'),
};

/**
 * Fetches the drawings and one language's words: two small chunks that no page needs for its first paint.
 * All machines come at once, so that a chart never waits while a game steps from one into another.
 */
export async function loadCharts(locale: Locale): Promise<Charts> {
  const [drawings, names] = await Promise.all([import('virtual:chart-drawings'), NAMES[locale]()]);
  return { drawings: drawings.default, names: names.default };
}

/** The bird's eye: all machines and who calls whom, and the words. */
export interface MapCharts {
  map: MapDrawing;
  names: ChartNames;
}

/** Fetches the map and one language's words. */
export async function loadMap(locale: Locale): Promise<MapCharts> {
  const [map, names] = await Promise.all([import('virtual:chart-map'), NAMES[locale]()]);
  return { map: map.default, names: names.default };
}
