import type { Fact } from '$lib/grail';

/** A number that somebody asked about: which, where it stands on the page, and when it had its value if not now. */
export interface WhyQuestion {
  fact: Fact;
  from: HTMLElement;
  at: number | undefined;
}
