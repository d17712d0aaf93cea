/** Which § or word the address points at: it is scrolled to and marked. */
import { afterNavigate } from '$app/navigation';
import { tick } from 'svelte';
import { locale } from '$lib/i18n';

export interface Anchor {
  /** What stands after # in the address; empty: nothing is pointed at. */
  readonly current: string;
}

/** Call while a page is set up. */
export function pointedAt(): Anchor {
  let current = $state('');
  const scroll = () => document.getElementById(current)?.scrollIntoView();

  // Not `:target`: a page that is gone to without a load has none.
  afterNavigate(() => {
    current = decodeURIComponent(location.hash.slice(1));
    void tick().then(scroll);
  });
  $effect(() => {
    void locale.current;
    // The words of another language move everything; once the reader sees the page it stays where it is.
    if (document.documentElement.dataset.hydrated !== 'true') void tick().then(scroll);
  });
  return {
    get current() {
      return current;
    },
  };
}
