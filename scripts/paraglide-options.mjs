/**
 * How interface texts are compiled; read by the build (vite plugin) and by `npm run sync`.
 * The locale is always asked from src/lib/i18n/locale.svelte.ts, so no strategy of paraglide's is used.
 * @satisfies {import('@inlang/paraglide-js').CompilerOptions}
 */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/lib/i18n/paraglide',
  strategy: /** @type {['baseLocale']} */ (['baseLocale']),
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
};
