import adapter from '@sveltejs/adapter-static';

/** Sub-path of the site, e.g. `/grail`; empty at the root of a host. */
const base = (process.env.BASE_PATH ?? '').replace(/\/$/, '');
if (base !== '' && !base.startsWith('/')) throw new Error(`BASE_PATH must start with "/": ${base}`);

/** Where the finished site goes; the sub-path build of the tests goes beside the real one. */
const out = process.env.BUILD_DIR ?? 'build';

/** @type {import('@sveltejs/kit').Config} */
const config = {
  compilerOptions: { runes: true },
  vitePlugin: {
    // Packages may still be written for Svelte 4; only our own files must use runes.
    dynamicCompileOptions: ({ filename }) =>
      filename.includes('node_modules') ? { runes: undefined } : undefined,
  },
  kit: {
    adapter: adapter({ pages: out, assets: out, fallback: '404.html', strict: true, precompress: true }),
    alias: { $content: 'content' },
    paths: { base: /** @type {`/${string}`} */ (base), relative: false },
    serviceWorker: { register: false },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self', 'unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'worker-src': ['self'],
        'connect-src': ['self'],
        'object-src': ['none'],
        'base-uri': ['self'],
        'form-action': ['none'],
      },
    },
    typescript: {
      config: (ts) => ({
        ...ts,
        include: [
          ...ts.include,
          '../content/**/*.ts',
          '../scripts/**/*.mjs',
          '../tests/**/*.ts',
          '../*.config.ts',
          '../*.config.js',
        ],
      }),
    },
  },
};

export default config;
