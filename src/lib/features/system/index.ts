/** What every page has around it: crash cards, fault reports, the search, and the bars for no network and a new version. */
export { crashCard } from './crash-card.ts';
export { default as Foot } from './Foot.svelte';
export { default as Guarded } from './Guarded.svelte';
export { default as Lost } from './Lost.svelte';
export { default as NotOpened } from './NotOpened.svelte';
export { default as OfflineBar } from './OfflineBar.svelte';
export { openSearch } from './search/search-state.svelte.ts';
export { default as SearchButton } from './search/SearchButton.svelte';
export { default as SearchHost } from './search/SearchHost.svelte';
export { forgetClosed, noteFault, registerReport } from './report.svelte.ts';
export { watchVersions } from './versions.svelte.ts';
