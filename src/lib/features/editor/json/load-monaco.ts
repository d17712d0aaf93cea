/** Fetches Monaco when somebody first looks at a text as JSON, with the words of its own menus. */
import type { Locale } from '$lib/i18n';
import type { Monaco } from './monaco.ts';

/** Its words must be there before its code; English is in the code. */
const WORDS: Partial<Record<Locale, () => Promise<unknown>>> = {
  'zh-Hans': () => import('monaco-editor/nls/lang/zh-cn.js'),
  'zh-Hant': () => import('monaco-editor/nls/lang/zh-tw.js'),
};

let loading: Promise<Monaco> | null = null;

/** @throws where it cannot be fetched; the next call tries again */
export function loadMonaco(locale: Locale): Promise<Monaco> {
  loading ??= fetchMonaco(locale).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchMonaco(locale: Locale): Promise<Monaco> {
  // Menus in English are better than no editor.
  await WORDS[locale]?.().catch(() => undefined);
  return (await import('./monaco.ts')).makeMonaco();
}
