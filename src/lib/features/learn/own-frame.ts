/** What a lesson that somebody made has in place of a chapter. */
import type { Snippet } from 'svelte';
import type { TextLocale } from '$lib/lesson/format.ts';

export interface OwnFrame {
  /** Where its progress is kept: by what is in it, so that an edited lesson begins anew. */
  key: string;
  /** The language its author wrote in. */
  locale: TextLocale;
  /** Acts of its page, under its title. */
  tools: Snippet;
}
