import { readFileSync } from 'node:fs';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vitest/config';
import { chartsPlugin } from './scripts/chart-drawings.ts';
import { lazyLocales } from './scripts/lazy-locales.mjs';
import { paraglideOptions } from './scripts/paraglide-options.mjs';
import { topicsPlugin } from './scripts/message-topics.mjs';
import { manifest } from './scripts/web-manifest.mjs';

const base = `${(process.env.BASE_PATH ?? '').replace(/\/$/, '')}/`;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The service worker: everything is kept for offline use; an unknown address gets the 404 page. */
const pwa = SvelteKitPWA({
  registerType: 'prompt',
  injectRegister: false,
  base,
  scope: base,
  manifest: manifest(base),
  kit: {
    base,
    trailingSlash: 'always',
    adapterFallback: '404.html',
    spa: { fallbackMapping: '404.html', fallbackRevision: () => Promise.resolve(String(Date.now())) },
  },
  workbox: {
    globPatterns: ['client/**/*.{js,css,svg,png,woff2,ttf,json}', 'prerendered/**/*.{html,json}'],
    // The version must always be asked from the network, or a page would never learn that it is old.
    // The type of printed cards is eleven MB in two hundred slices: fetched when one is drawn, kept from then on.
    globIgnores: ['**/_app/version.json', '**/noto-*-sc-*.woff2'],
    maximumFileSizeToCacheInBytes: 8_000_000,
    navigateFallback: '404.html',
    // Only so that the very first visit can go offline too; a later version still waits for a press.
    clientsClaim: true,
  },
});

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    lazyLocales(),
    topicsPlugin(),
    chartsPlugin(),
    sveltekit(),
    pwa,
  ],
  worker: { format: 'es' },
  build: {
    // `light-dark()` stays what it is (tests/house/css-support.ts): a printed card is light on a dark page too.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // A text or function that nobody exports would only be missed by the reader.
      onwarn(warning, warn) {
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message);
        warn(warning);
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    passWithNoTests: false,
    // A hang is caught; how fast things are is for the bench to say, not for a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
});
