import type { Handle } from '@sveltejs/kit';
import { LOCALES, m } from '$lib/i18n';

/** The one text that must be readable without any script stands in the page in every language. */
const noscript = () =>
  LOCALES.map((locale) => `<p lang="${locale}">${m.ui_noscript({}, { locale })}</p>`).join('');

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%grailwright.noscript%', noscript()),
  });
