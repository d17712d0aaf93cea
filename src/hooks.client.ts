import type { HandleClientError } from '@sveltejs/kit';
import { messageOf, noteFault } from '$lib/features/system/report.svelte.ts';

/** A page that could not be loaded: the words go to +error.svelte, which says what to do. */
export const handleError: HandleClientError = ({ error, status }) => {
  if (status !== 404) console.warn('A page could not be opened:', error);
  return { message: messageOf(error) };
};

addEventListener('unhandledrejection', (event) => noteFault(event.reason));
addEventListener('error', (event) => {
  // Errors of the page's own resources (a picture) have no error object and say nothing to the reader.
  if (event.error !== null && event.error !== undefined) noteFault(event.error);
});
