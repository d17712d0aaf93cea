/** Which rooms the site has: a link or a hit leads only to a page that is there. Build and test time only. */
const pages = Object.keys(import.meta.glob('../../routes/**/+page.svelte', { query: '?raw' }));

/** @param path the first parts of an address, e.g. "charts" or "situations/table" */
export const hasRoom = (path: string): boolean =>
  pages.some((file) => file.startsWith(`../../routes/${path}/`));
