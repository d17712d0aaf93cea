import { loadCharts } from '$lib/ui/chart/load.ts';
import type { PageLoad } from './$types';

/** The drawings in the language of the prerendered page; the page fetches the reader's words itself. */
export const load: PageLoad = async ({ data }) => ({ ...data, charts: await loadCharts('zh-Hans') });
