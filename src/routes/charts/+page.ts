import { loadMap } from '$lib/ui/chart/load.ts';
import type { PageLoad } from './$types';

/** The map in the language of the prerendered page; the page fetches the reader's words itself. */
export const load: PageLoad = async () => ({ map: await loadMap('zh-Hans') });
