/** What may stand beside a table. */
export type PaneTab = 'track' | 'chart' | 'why' | 'log';
export const PANE_TABS: readonly PaneTab[] = ['track', 'chart', 'why', 'log'];
